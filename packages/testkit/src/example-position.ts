/** Positions to look at, all with words of the mini lexicon. */

/** A position with a name for tests. */
export interface ExamplePosition {
  /** What is special about it. */
  readonly name: string;
  readonly cgp: string;
}

/** From the first move to a crowded board. Legal under `turnier-de`, the first rack to move. */
export const EXAMPLE_POSITIONS: readonly ExamplePosition[] = [
  {
    name: 'empty board',
    cgp: '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 BEEEMQU/ 0/0 0',
  },
  {
    name: 'empty board with a blank on the rack',
    cgp: '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 ?EINRST/ 0/0 0',
  },
  {
    name: 'one word across the star',
    cgp: '15/15/15/15/15/15/15/3GRÜNDE6/15/15/15/15/15/15/15 AEINRST/ 0/28 0',
  },
  {
    name: 'blanks lying and on the rack',
    cgp: '15/15/15/15/15/6S2K5/6C2L5/6HAbE5/6I2I5/6F2D5/6F8/15/15/15/15 ?DINNRU/ 0/0 0',
  },
  {
    name: 'umlauts and long words',
    cgp: '15/15/6RÄDER4/5S2O6/5C2N6/5H2N6/4RÖHRE6/1GEHEN1ER6/7N7/7T7/3WÜRFEL6/4B10/4E10/4N10/15 AIJMSST/ 0/0 0',
  },
  {
    name: 'two blanks on an open board',
    cgp: '15/15/3N6T4/1H1AS4DU4/1E2T4E5/1RUHE2KAMM4/1Z2IN1I7/4NEIN1O2T2/7DACH1I2/9HORN2/6E2S2T2/5BIRNE2E2/6S8/6E8/6N8 ??QRSUW/ 0/0 0',
  },
  {
    name: 'words along the edges',
    cgp: '12BUS/7WOHL2F1/7E2ALTE1/5H1ICH3R1/5AMT7/6U4PUTZ/6N2OMA3/4B1DÜNN1S3/4U4KUSS2/4STAR1E5/6SEELE4/7H2I2I1/10NORD1/8GAS4/9M5 ?ÄEGNRT/ 0/0 0',
  },
];
