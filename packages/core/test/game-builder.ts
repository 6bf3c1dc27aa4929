/** Short ways to a game in tests. */
import {
  FAMILIE,
  playAction,
  startGame,
  type ActionFault,
  type Deal,
  type Game,
  type GameAction,
  type RuleProfile,
  type WordLookup,
} from '../src/index.ts';
import { boardOf, moveOf, rackFrom } from './rule-case.ts';

/** A game to begin with; tiles as signs, the bag in drawing order. */
export interface TestGame {
  readonly profile?: Partial<RuleProfile>;
  readonly racks: readonly string[];
  readonly bag?: string;
  readonly toMove?: number;
  readonly random?: Deal['random'];
}

export const symbolsIn = (text: string): number[] =>
  Array.from(text, (sign) => rackFrom(sign).counts.indexOf(1));

/** The game with TOR on the board, rows 8, columns G to I. */
export function gameOf({ profile, racks, bag = '', toMove = 0, random }: TestGame): Game {
  const row = '......TOR......';
  const deal: Deal = {
    board: boardOf([...Array.from({ length: 7 }, () => '.'.repeat(15)), row]),
    racks: racks.map(rackFrom),
    bag: { symbols: symbolsIn(bag) },
    random,
    scores: racks.map(() => 0),
    toMove,
    consecutivePasses: 0,
    scorelessTurns: 0,
  };
  const players = racks.map((_, index) => ({ name: 'ABCD'.charAt(index), engine: undefined }));
  const agreement = { profile: { ...FAMILIE, ...profile }, lexicon: undefined, players };
  const started = startGame(agreement, deal, 'ignore');
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** `8G ...E`, `-QX`, `-` as an action of the player. */
export function moveBy(player: number, text: string): GameAction {
  if (text === '-') return { kind: 'pass', player };
  if (text.startsWith('-')) return { kind: 'exchange', player, symbols: symbolsIn(text.slice(1)) };
  return { kind: 'placement', player, placement: moveOf(text) };
}

export const challengeBy = (player: number, ...words: readonly string[]): GameAction => ({
  kind: 'challenge',
  player,
  words: words.length === 0 ? undefined : words,
});

/** The game after actions that are all accepted. */
export function played(game: Game, actions: readonly GameAction[], lookup?: WordLookup): Game {
  return actions.reduce((before, action) => {
    const next = playAction(before, action, lookup);
    if (!next.ok) throw new Error(JSON.stringify([action, next.error]));
    return next.value;
  }, game);
}

/** Why the action is refused. */
export function faultOf(game: Game, action: GameAction, lookup?: WordLookup): ActionFault {
  const next = playAction(game, action, lookup);
  if (next.ok) throw new Error(`accepted: ${JSON.stringify(action)}`);
  return next.error;
}
