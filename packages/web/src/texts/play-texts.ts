/** Texts of the games. */
import type { ActionFault, EndReason, PlacementFault } from '@bestzug/core';
import type { LevelExplanation, LevelNumber } from '@bestzug/strategy';
import type { ClockWarning } from '../play/game-clock.ts';
import type { Language } from '../settings/settings.ts';
import { playTextsDe } from './play-texts-de.ts';
import { playTextsEn } from './play-texts-en.ts';

/** Why an action is refused for what it is, not for how tiles lie. */
export type TableFault = Exclude<ActionFault, PlacementFault>;

/** Why a computer player moved as it did, with moves as text. */
export interface LevelReasonFacts {
  readonly level: LevelNumber;
  readonly reason: LevelExplanation['reason'];
  readonly knownWords: string;
  readonly knownPlacements: string;
  /** `8D GRÜNDE, 28 Punkte`; undefined where there was none. */
  readonly favourite: string | undefined;
  readonly unknown: string | undefined;
}

/** See above. */
export interface PlayTexts {
  readonly newGame: string;
  readonly opponent: string;
  readonly againstLevel: string;
  readonly onOneScreen: string;
  level(level: LevelNumber): string;
  readonly levelSentences: Readonly<Record<LevelNumber, string>>;
  playerName(number: number): string;
  readonly ownName: string;
  readonly addPlayer: string;
  removePlayer(name: string): string;
  readonly rules: string;
  readonly ruleSentences: Readonly<Record<'familie' | 'turnier-de' | 'international', string>>;
  readonly onlyTwo: string;
  readonly whoStarts: string;
  readonly starts: Readonly<Record<'draw' | 'first' | 'second', string>>;
  /** Above what most people leave as it is. */
  readonly more: string;
  readonly clock: string;
  /** Names of the choices; minutes for each player. */
  clockMinutes(minutes: number | undefined): string;
  readonly ownMinutes: string;
  readonly minutesField: string;
  /** What happens when the time is up. */
  clockHelp(minutesToLoss: number | null): string;
  readonly begin: string;
  readonly sameNames: string;
  readonly damaged: string;
  readonly keepCopy: string;
  readonly discard: string;

  title(names: string): string;
  /** Beside the title. */
  titleNote(round: number, rules: string): string;
  readonly toMove: string;
  readonly won: string;
  tilesOnRack(count: number): string;
  readonly bag: string;
  readonly canExchange: string;
  readonly cannotExchange: string;
  readonly record: string;
  readonly noMoveYet: string;
  readonly columns: Readonly<Record<'round' | 'turn' | 'points' | 'total', string>>;
  exchanged(count: number): string;
  readonly passed: string;
  readonly lostTurn: string;
  challenged(by: string): string;
  wronglyChallenged(by: string): string;

  readonly shuffle: string;
  readonly sort: string;
  readonly recall: string;
  readonly exchange: string;
  exchangeChosen(count: number): string;
  readonly exchangeHelp: string;
  readonly lay: string;
  readonly pass: string;
  readonly passQuestion: string;
  readonly undo: string;
  readonly hint: string;
  readonly challenge: string;
  readonly accept: string;
  readonly giveUp: string;
  readonly giveUpQuestion: string;
  readonly saveGcg: string;
  readonly openInEditor: string;
  readonly why: string;

  yourTurn(name: string): string;
  waiting(name: string): string;
  running(move: string, points: number): string;
  chooseSquare(sign: string): string;
  endsUnlessChallenged(name: string): string;
  lacks(sign: string): string;
  readonly notSaved: string;
  readonly offline: string;
  action(fault: TableFault): string;
  moved(name: string, move: string, points: number, hasBonus: boolean): string;
  hintIs(move: string, points: number): string;
  hintExchange(exchange: string): string;
  readonly hintPass: string;
  exchangeOf(tiles: string): string;
  readonly nothingBetter: string;
  better(move: string, points: number): string;
  readonly turnBefore: string;
  readonly turnAfter: string;
  turnOf(turn: number, turns: number): string;

  timeLeft(time: string): string;
  timePenalty(points: number): string;
  timeLine(points: string): string;
  readonly lostOnTime: string;
  readonly clockWarnings: Readonly<Record<ClockWarning, string>>;
  readonly pause: string;
  readonly paused: string;
  readonly goOn: string;

  curtain(name: string): string;
  readonly showRack: string;
  readonly chooseLetter: string;

  result(winner: string | undefined, scores: string): string;
  readonly endReasons: Readonly<Record<EndReason, string>>;
  restLine(name: string, tiles: string, points: string): string;
  readonly again: string;
  reason(facts: LevelReasonFacts): readonly string[];

  readonly analysis: string;
  readonly analyse: string;
  analysing(done: number, all: number): string;
  readonly scoresChart: string;
  readonly winChart: string;
  showTurn(turn: number): string;
  readonly bestMove: string;
  readonly loss: string;
  readonly playedBest: string;
  readonly summary: Readonly<
    Record<'points' | 'perTurn' | 'bingos' | 'bestMoves' | 'lossPerTurn' | 'luck', string>
  >;
}

/** In both languages. */
export const playTexts: Readonly<Record<Language, PlayTexts>> = {
  de: playTextsDe,
  en: playTextsEn,
};
