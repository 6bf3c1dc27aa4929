/** Rule profiles as data (rules R82–R85 and the table of section 9). */
import { STANDARD_15, SUPER_21, type BoardLayout } from './board-layout.ts';
import { DE_102, DE_119, DE_SUPER_200, type TileSet } from './tile-set.ts';

/** What happens to a placement with an invalid word (R60–R64). */
export type ChallengePolicy = 'void' | 'single' | 'double' | 'penalty';

/** What the player of a refused placement may do under `void` (R60). */
export type OnInvalid = 'reject' | 'loseTurn';

/** How the rests are counted at the end (R76, R78). */
export type EndCount = 'plusMinus' | 'doubleOpponent';

/** Switches of the optional rule *IN (R86–R106). */
export interface InRule {
  readonly enabled: boolean;
  /** R95: whether a letter premium multiplies the 10 points. */
  readonly letterPremium: 'multiply' | 'flat';
  /** R93: whether BAUER*IN is valid although it is BÄUERIN. */
  readonly umlautStem: 'reject' | 'accept';
  /** R104: the printed extra tile. */
  readonly extraTile: boolean;
}

/** All parameters of a rule variant. Immutable, stored with each game (R67). */
export interface RuleProfile {
  readonly name: string;
  readonly tileSet: TileSet;
  readonly layout: BoardLayout;
  readonly rackSize: number;
  /** Points for placing exactly `rackSize` tiles in one move (R50). */
  readonly bingoBonus: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly exchangeMinBag: number;
  readonly exchangeMaxTiles: number;
  readonly exchangesPerGame: number | null;
  readonly passesPerPlayerToEnd: number | null;
  readonly scorelessTurnsToEnd: number | null;
  readonly exchangeResetsPasses: boolean;
  readonly withdrawnResetsPasses: boolean;
  readonly endCount: EndCount;
  readonly challengePolicy: ChallengePolicy;
  readonly onInvalid: OnInvalid;
  readonly challengePenaltyPerWord: number;
  readonly challengeWindowSeconds: number | null;
  readonly clockSecondsPerPlayer: number | null;
  readonly overtimePenaltyPerMinute: number;
  readonly overtimeLossMinutes: number | null;
  readonly inRule: InRule;
}

const IN_RULE_OFF: InRule = {
  enabled: false,
  letterPremium: 'multiply',
  umlautStem: 'reject',
  extraTile: false,
};

/** At the kitchen table. */
export const FAMILIE: RuleProfile = {
  name: 'familie',
  tileSet: DE_102,
  layout: STANDARD_15,
  rackSize: 7,
  bingoBonus: 50,
  players: { min: 2, max: 4 },
  exchangeMinBag: 7,
  exchangeMaxTiles: 7,
  exchangesPerGame: null,
  passesPerPlayerToEnd: 2,
  scorelessTurnsToEnd: null,
  exchangeResetsPasses: true,
  withdrawnResetsPasses: true,
  endCount: 'plusMinus',
  challengePolicy: 'void',
  onInvalid: 'reject',
  challengePenaltyPerWord: 0,
  challengeWindowSeconds: null,
  clockSecondsPerPlayer: null,
  overtimePenaltyPerMinute: 0,
  overtimeLossMinutes: null,
  inRule: IN_RULE_OFF,
};

/** German tournaments; the default of engine commands (R83). */
export const TURNIER_DE: RuleProfile = {
  ...FAMILIE,
  name: 'turnier-de',
  players: { min: 2, max: 2 },
  challengePolicy: 'penalty',
  onInvalid: 'loseTurn',
  challengePenaltyPerWord: 10,
  challengeWindowSeconds: 20,
  clockSecondsPerPlayer: 1800,
  overtimePenaltyPerMinute: 10,
  overtimeLossMinutes: 5,
};

/** As English-language engines play (R74, R78). */
export const INTERNATIONAL: RuleProfile = {
  ...FAMILIE,
  name: 'international',
  players: { min: 2, max: 2 },
  passesPerPlayerToEnd: null,
  scorelessTurnsToEnd: 6,
  endCount: 'doubleOpponent',
};

/** The Super edition at home: 21 × 21 squares and 200 tiles (R8). */
export const SUPER: RuleProfile = {
  ...FAMILIE,
  name: 'super',
  tileSet: DE_SUPER_200,
  layout: SUPER_21,
};

/** The German edition before 1990 at home: 119 tiles, eight of them on the rack (R8). */
export const BEFORE_1990: RuleProfile = {
  ...FAMILIE,
  name: 'de-119',
  tileSet: DE_119,
  rackSize: 8,
};

/** Profiles by name. */
export const PROFILES: ReadonlyMap<string, RuleProfile> = new Map(
  [FAMILIE, TURNIER_DE, INTERNATIONAL, SUPER, BEFORE_1990].map((profile) => [
    profile.name,
    profile,
  ]),
);

/** Profiles that fix the rule *IN as off (R86, section 9). */
const WITHOUT_IN_RULE: ReadonlySet<string> = new Set([TURNIER_DE.name, INTERNATIONAL.name]);

/** Whether players of the built-in profile of this name cannot agree on the rule *IN. */
export const fixesInRule = (name: string): boolean => WITHOUT_IN_RULE.has(name);

/** The profile of engine commands unless another is chosen (R83). */
export const DEFAULT_PROFILE: RuleProfile = TURNIER_DE;
