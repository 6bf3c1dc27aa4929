/** Texts of `play`. German and English implement them. */
import type {
  GameRefusal,
  JudgedMoveFacts,
  PlayEvent,
  PlayEventOf,
  ReasonFacts,
  TurnSummary,
} from './play-event.ts';

/** Events that are told in sentences alone. */
export type NewsEvent = Exclude<
  PlayEvent,
  { readonly kind: 'refused' | 'placement' | 'best' | 'why' | 'over' | 'help' | 'rack' }
>;

/** All texts of one language. */
export interface PlayTexts {
  /** Name of a person who gives none. */
  readonly personName: string;
  /** Name of a computer player: `Stufe 3`. */
  computerName(engine: string): string;
  readonly help: string;

  prompt(name: string): string;
  /** Who may challenge the last placement of the game. */
  windowPrompt(name: string): string;
  readonly overPrompt: string;
  handOver(name: string): string;
  readonly retry: string;
  thinking(name: string): string;
  readonly chooseOpponent: string;
  /** Below the choices: what the keys do. */
  readonly chooseKeys: string;
  levelChoice(level: number): string;
  continueGame(scores: string): string;
  readonly yesOrNo: { readonly hint: string; readonly yes: string; readonly no: string };

  readonly rackTitle: string;
  unseenTitle(count: number): string;
  bag(count: number): string;

  news(event: NewsEvent): string[];
  placed(event: PlayEventOf<'placement'> & { readonly parts: readonly string[] }): string;
  refusal(refusal: GameRefusal): string;
  readonly blankHint: string;
  readonly commandHint: string;
  nothingBetter(own: string): string;
  better(facts: {
    readonly own: JudgedMoveFacts | null;
    readonly ownText: string;
    readonly best: JudgedMoveFacts;
    readonly loss: number | null;
  }): string;
  reason(facts: ReasonFacts): string[];
  readonly noPoints: string;
  /** Why nothing is said about whether the words of an attempt are valid. */
  readonly notLookedUp: string;

  readonly titles: Readonly<
    Record<
      'number' | 'player' | 'move' | 'points' | 'total' | 'moves' | 'rest' | 'count' | 'result',
      string
    >
  >;
  turnText(kind: TurnSummary['kind'], move: string): string;
  /** Why the game is over and how it is counted. */
  ending(event: PlayEventOf<'over'>): string[];
  winner(event: PlayEventOf<'over'>): string;
}
