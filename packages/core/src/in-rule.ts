/**
 * The optional ending *IN (rules R86–R106): which words with it are valid. Words are in capitals
 * with `*` for the ending. Its points are counted in `score-placement.ts`.
 */
import { characterOf, IN_ENDING, letterOf, type Letter } from '@bestzug/lexicon';
import type { InRule } from './profile.ts';
import type { WordLookup } from './word-lookup.ts';

/** What the words of a move are judged by. */
export interface WordJudge {
  readonly lexicon: WordLookup;
  readonly inRule: InRule;
  /**
   * Base forms of nouns for persons, such as TISCHLER and GEFÄHRTE (R89, R92). Without them a noun
   * counts as one for persons if the lexicon has its feminine forms in -IN and -INNEN, which also
   * admits animals.
   */
  readonly personNouns?: WordLookup | undefined;
}

/** The ending as a character of a word. */
const ENDING = characterOf(IN_ENDING);

/** What makes a plural of it; nothing else may stand behind it (R97, R98). */
const PLURAL = 'NEN';

const PLURAL_LETTERS: readonly (Letter | undefined)[] = Array.from(PLURAL, letterOf);

/** Vowels that may change before the feminine ending: FRANZOSE, FRANZÖSIN. */
const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['A', 'Ä'],
  ['O', 'Ö'],
  ['U', 'Ü'],
]);

/**
 * Whether a word is valid: in the lexicon, or an *IN form where the rule is on (R34, R92). With the
 * rule off a word with `*` is none, wherever the tile comes from.
 */
export function isValidWord(word: string, judge: WordJudge): boolean {
  if (!word.includes(ENDING)) return judge.lexicon.has(word);
  return judge.inRule.enabled && isInForm(word, judge);
}

/** Whether *IN in this row of letters has N, E, N directly behind it and so counts 0 (R88, R97). */
export function endsInPlural(letters: readonly Letter[]): boolean {
  const place = letters.indexOf(IN_ENDING);
  return place >= 0 && PLURAL_LETTERS.every((letter, k) => letters[place + 1 + k] === letter);
}

/** STEM*IN or STEM*INNEN: one ending, a person's noun before it, nothing else behind it. */
function isInForm(word: string, judge: WordJudge): boolean {
  const [stem = '', tail = '', ...more] = word.split(ENDING);
  const hasLegalTail = tail === '' || tail === PLURAL;
  return more.length === 0 && hasLegalTail && isPersonStem(stem, judge);
}

const isPersonStem = (stem: string, judge: WordJudge): boolean =>
  judgeInStem(stem, judge).kind === 'fits';

/** Whether *IN fits a stem, and why not. */
export type InStemVerdict =
  /** The base form, from which *IN may have taken the E (R89). */
  | { readonly kind: 'fits'; readonly base: string }
  /** A noun, but none that is known to name persons (R92). */
  | { readonly kind: 'noPerson'; readonly base: string }
  /**
   * A person without the feminine that *IN would stand for (R93); `other` is the one with an umlaut that
   * the lexicon has instead.
   */
  | {
      readonly kind: 'noFeminine';
      readonly base: string;
      readonly feminine: string;
      readonly other: string | undefined;
    }
  /** A word that ends neither in -ER nor in -E (R89). */
  | { readonly kind: 'wrongEnding'; readonly base: string }
  /** No base form in the lexicon. */
  | { readonly kind: 'unknown' };

/** R92: the base form is the stem itself if it ends in ER, or the stem with the dropped E. */
export function judgeInStem(stem: string, judge: WordJudge): InStemVerdict {
  const { lexicon, personNouns } = judge;
  const bases = stem.endsWith('ER') ? [stem, `${stem}E`] : [`${stem}E`];
  const person = bases.find((base) => (personNouns ?? lexicon).has(base));
  if (person !== undefined) {
    const hasFeminine = (personNouns ? hasListedFeminine : hasFeminineForms)(stem, judge);
    if (hasFeminine) return { kind: 'fits', base: person };
    const other = umlautStems(stem).find((form) => lexicon.has(`${form}IN`));
    const feminine = { feminine: `${stem}IN`, other: other && `${other}IN` };
    return { kind: 'noFeminine', base: person, ...feminine };
  }
  if (!stem.endsWith('ER') && lexicon.has(stem)) return { kind: 'wrongEnding', base: stem };
  const base = bases.find((word) => lexicon.has(word));
  return base === undefined ? { kind: 'unknown' } : { kind: 'noPerson', base };
}

/** R93: with an explicit list only `reject` asks for the feminine, and only for its existence. */
const hasListedFeminine = (stem: string, { lexicon, inRule }: WordJudge): boolean =>
  inRule.umlautStem === 'accept' || lexicon.has(`${stem}IN`);

/** Without a list the feminine forms have to tell persons from things. */
function hasFeminineForms(stem: string, { lexicon, inRule }: WordJudge): boolean {
  const stems = inRule.umlautStem === 'accept' ? [stem, ...umlautStems(stem)] : [stem];
  return stems.some((form) => lexicon.has(`${form}IN`) && lexicon.has(`${form}INNEN`));
}

/** The stem with one of its vowels changed, for each such vowel. */
const umlautStems = (stem: string): string[] =>
  [...stem].flatMap((character, place, characters) => {
    const umlaut = UMLAUTS.get(character);
    return umlaut === undefined ? [] : [characters.with(place, umlaut).join('')];
  });
