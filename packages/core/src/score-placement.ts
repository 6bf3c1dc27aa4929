/**
 * What a placement scores, word by word and letter by letter (rules R45–R56, R86–R102).
 *
 * This is the judge: it follows the text of the rules as plainly as it can and shares nothing with
 * the packed scorer of the search, so that each can convict the other.
 */
import { IN_ENDING } from '@bestzug/lexicon';
import type { Board } from './board.ts';
import type { BoardLayout } from './board-layout.ts';
import { formedWords, type FormedLetter, type FormedWord } from './formed-words.ts';
import { endsInPlural } from './in-rule.ts';
import type { NewTile } from './move.ts';
import type { RuleProfile } from './profile.ts';
import { isBlankTile, tileLetter } from './tile.ts';

/** A letter of a formed word with its arithmetic: `points = value × letterMultiplier`. */
export interface ScoredLetter extends FormedLetter {
  /** Whether a blank stands for the letter. */
  readonly isBlank: boolean;
  /** Face value in points: 0 for a blank (R55), 10 or 0 for *IN (R87, R88). */
  readonly value: number;
  /** Letter premium under a new tile; 1 under an old one (R48). */
  readonly letterMultiplier: number;
  readonly points: number;
}

/** A formed word with its arithmetic: `points = letterSum × wordMultiplier`. */
export interface ScoredWord extends FormedWord {
  readonly letters: readonly ScoredLetter[];
  /** Sum of the letters' points, letter premiums included (R46). */
  readonly letterSum: number;
  /** Product of the word premiums under the new tiles (R47). */
  readonly wordMultiplier: number;
  readonly points: number;
}

/** A placement with its arithmetic: `total = Σ points of the words + bonus`. */
export interface PlacementScore {
  /** Main word first, as `formedWords` lists them. */
  readonly words: readonly ScoredWord[];
  /** `bingoBonus` of the profile for exactly `rackSize` new tiles, else 0 (R50). */
  readonly bonus: number;
  readonly total: number;
}

/** What of a profile matters for the score. */
export type ScoringRules = Pick<RuleProfile, 'tileSet' | 'rackSize' | 'bingoBonus' | 'inRule'>;

/**
 * Scores tiles newly laid on empty squares of the board. Whether they may lie there and whether the
 * words are words is not asked here (`checkPlacement` does).
 */
export function scorePlacement(
  board: Board,
  newTiles: readonly NewTile[],
  rules: ScoringRules,
): PlacementScore {
  const words = formedWords(board, newTiles).map((word) => scoreWord(word, board.layout, rules));
  const bonus = newTiles.length === rules.rackSize ? rules.bingoBonus : 0;
  const total = words.reduce((sum, word) => sum + word.points, bonus);
  return { words, bonus, total };
}

function scoreWord(word: FormedWord, layout: BoardLayout, rules: ScoringRules): ScoredWord {
  const isPlural = endsInPlural(word.letters.map(({ tile }) => tileLetter(tile)));
  const letters = word.letters.map((letter) => scoreLetter(letter, isPlural, layout, rules));
  const letterSum = letters.reduce((sum, letter) => sum + letter.points, 0);
  const wordMultiplier = letters
    .filter(({ isNew }) => isNew)
    .reduce((product, { square }) => product * layout.wordMultipliers[square]!, 1);
  return { ...word, letters, letterSum, wordMultiplier, points: letterSum * wordMultiplier };
}

function scoreLetter(
  letter: FormedLetter,
  isPlural: boolean,
  layout: BoardLayout,
  rules: ScoringRules,
): ScoredLetter {
  const { square, tile, isNew } = letter;
  const isInEnding = tileLetter(tile) === IN_ENDING;
  const value = isInEnding && isPlural ? 0 : rules.tileSet.points[tile]!;
  const isFlat = isInEnding && rules.inRule.letterPremium === 'flat';
  const letterMultiplier = isNew && !isFlat ? layout.letterMultipliers[square]! : 1;
  const isBlank = isBlankTile(tile);
  return { ...letter, isBlank, value, letterMultiplier, points: value * letterMultiplier };
}
