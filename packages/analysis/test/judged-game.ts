/** Games with the mini lexicon, and their reports. */
import {
  emptyBoard,
  parseMoveText,
  parseRack,
  playAction,
  startGame,
  startSeededGame,
  actionOfMove,
  symbolsOf,
  TURNIER_DE,
  wordLookupOf,
  type Game,
  type GameAction,
  type RuleProfile,
} from '@bestzug/core';
import { MoveGenerator, SearchBoard } from '@bestzug/movegen';
import { createPairLeaves, moveOf, viewOfGame, type Player } from '@bestzug/strategy';
import { MINI_LEXICON } from '@bestzug/testkit';
import {
  questionsOf,
  recordedGameOf,
  reportOf,
  simulateTurn,
  STATIC_PLAN,
  TurnJudge,
  type GameReport,
  type JudgeEquipment,
  type JudgePlan,
  type RecordedGame,
} from '../src/index.ts';

const { graph, identity } = MINI_LEXICON;
const generator = new MoveGenerator(graph, TURNIER_DE);

/** What tests judge with. */
export const EQUIPMENT: JudgeEquipment = {
  graph,
  profile: TURNIER_DE,
  generator,
  leaves: createPairLeaves(),
  simulate: simulateTurn,
};

/** Few draws: most tests ask for other things. */
export const QUICK_PLAN: JudgePlan = { ...STATIC_PLAN, draws: 4 };

const LOOKUP = wordLookupOf(graph);

const PLAYERS = [
  { name: 'Anna', engine: undefined },
  { name: 'Ben', engine: undefined },
];

/** A seeded game of two computer players to its end. */
export function gameBetween(players: readonly Player[], seed: number): Game {
  const agreement = { profile: TURNIER_DE, lexicon: identity, players: PLAYERS };
  const started = startSeededGame(agreement, seed);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const board = new SearchBoard(graph, TURNIER_DE.layout, TURNIER_DE.tileSet);
  let game = started.value;
  while (game.phase.kind !== 'over') {
    const { toMove } = game;
    if (game.phase.kind === 'window') {
      game = after(game, [{ kind: 'closeWindow', player: toMove }]);
      continue;
    }
    const view = viewOfGame(game, board, seed);
    game = after(game, [actionOfMove(toMove, moveOf(view, players[toMove]!.chooseMove(view)))]);
  }
  return game;
}

/** The beginning of a game with these racks, the rest of the bag in the order of R2. */
export function gameWithRacks(racks: readonly string[], profile: RuleProfile = TURNIER_DE): Game {
  const held = racks.map((text) => {
    const rack = parseRack(text, profile);
    if (!rack.ok) throw new Error(JSON.stringify(rack.error));
    return rack.value;
  });
  const rest = profile.tileSet.counts.map(
    (count, symbol) => count - held.reduce((sum, { counts }) => sum + counts[symbol]!, 0),
  );
  const deal = {
    board: emptyBoard(profile.layout),
    racks: held,
    bag: { symbols: symbolsOf({ counts: rest, size: 0 }) },
    random: undefined,
    scores: [0, 0],
    toMove: 0,
    consecutivePasses: 0,
    scorelessTurns: 0,
  };
  const started = startGame({ profile, lexicon: identity, players: PLAYERS }, deal);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** The move a text stands for, as an action of the player to move. */
export function move(game: Game, text: string): GameAction {
  const read = parseMoveText(text, { ...game.profile, board: game.board });
  if (!read.ok || read.value.kind === 'exchangeCount') throw new Error(`no move: ${text}`);
  const { toMove: player } = game;
  return read.value.kind === 'placement'
    ? { kind: 'placement', player, placement: read.value }
    : actionOfMove(player, read.value);
}

/** The game after actions that are all accepted. */
export const after = (game: Game, actions: readonly GameAction[]): Game =>
  actions.reduce((before, action) => {
    const next = playAction(before, action, LOOKUP);
    if (!next.ok) throw new Error(JSON.stringify([action, next.error]));
    return next.value;
  }, game);

/** The report of a game. */
export const reportOfGame = (game: Game, plan: JudgePlan = QUICK_PLAN): GameReport =>
  reportOfRecord(recordedGameOf(game), plan);

/** The same from a record. */
export function reportOfRecord(game: RecordedGame, plan: JudgePlan = QUICK_PLAN): GameReport {
  const judge = new TurnJudge({ ...EQUIPMENT, profile: game.profile }, plan);
  const verdicts = questionsOf(game).map((question) => judge.judge(question));
  return reportOf(game, { depth: plan.rollouts > 0 ? 'sim' : 'static', verdicts });
}
