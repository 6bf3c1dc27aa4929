/** What would be good to play: by points and leave, exchanges included. */
import { searchGraphOf, type AnnotatedList } from '@bestzug/answers';
import {
  describeRow,
  openFilter,
  rankPlacements,
  type DescribedPlacement,
  type Query,
} from '@bestzug/answers/best';
import {
  formatMoveInFull,
  formatRack,
  formatStart,
  newTilesOf,
  rackSymbol,
  setupOf,
  signOfRackSymbol,
  withoutSymbols,
  type Game,
  type GameEvent,
  type Placement,
} from '@bestzug/core';
import { SearchBoard } from '@bestzug/movegen';
import {
  createLeaveJudge,
  equityFromPoints,
  ExchangeSearch,
  leavesFor,
  pointsFromEquity,
  viewOfGame,
  type LeaveTable,
  type TrainedLeaves,
} from '@bestzug/strategy';
import { germanLeaves } from '../german-leaves.ts';
import { searchPlacements } from '../placement-search.ts';
import type { HintEvent, JudgedMoveFacts } from './play-event.ts';

/** Worse than any move. */
const NOTHING = equityFromPoints(-1_000_000);

/** A move with its facts, and for placements where they lie. */
export interface AdvisedMove {
  readonly facts: JudgedMoveFacts;
  readonly placement: Placement | undefined;
}

/**
 * The best moves of the player to move, the best first.
 *
 * @param count most placements; the best exchange comes on top, in its place
 */
export async function bestMoves(
  game: Game,
  list: AnnotatedList,
  count: number,
): Promise<AdvisedMove[]> {
  const { query, described } = await rankedPlacements(game, list);
  const moves: AdvisedMove[] = described(count).map((move) => ({
    facts: factsOfPlacement(move),
    placement: move.placement,
  }));
  const exchange = bestExchange(game, query);
  if (exchange !== undefined) {
    const at = moves.findIndex(({ facts }) => facts.equity < exchange.equity);
    const entry = { facts: exchange, placement: undefined };
    if (at >= 0) moves.splice(at, 0, entry);
    else if (moves.length < count) moves.push(entry);
  }
  return moves;
}

/** The same facts about the move of an event in the game before it; null for passes and the like. */
export async function judgeMove(
  game: Game,
  event: GameEvent,
  list: AnnotatedList,
): Promise<JudgedMoveFacts | null> {
  const rack = game.racks[game.toMove]!;
  if (event.kind === 'exchange') {
    const leave = withoutSymbols(rack, event.symbols);
    if (leave === undefined) return null;
    return {
      move: `-${event.symbols.map(signOfRackSymbol).join('')}`,
      score: 0,
      leave: formatRack(leave),
      equity: pointsFromEquity(leaveJudge(game, list).valueOf(leave.counts)),
    };
  }
  if (event.kind !== 'placement') return null;
  const { placement, points: score } = event;
  const symbols = newTilesOf(placement, game.board.layout.size).map(({ tile }) => rackSymbol(tile));
  const leave = withoutSymbols(rack, symbols);
  if (leave === undefined) return null;
  const value = pointsFromEquity(leaveJudge(game, list).valueOf(leave.counts));
  return {
    move: formatMoveInFull(placement, game.board),
    score,
    leave: formatRack(leave),
    equity: score + value,
  };
}

/** The best move of the player to move as a hint, passing where there is none. */
export async function hintFor(
  game: Game,
  list: AnnotatedList,
  stage: HintEvent['stage'],
): Promise<HintEvent> {
  const [best] = await bestMoves(game, list, 1);
  if (best === undefined) {
    const pass = { move: '-', score: 0, leave: '', equity: 0 };
    return { kind: 'hint', stage: 3, best: pass, square: null, tiles: 0 };
  }
  const { facts, placement } = best;
  if (placement === undefined) {
    return { kind: 'hint', stage, best: facts, square: null, tiles: facts.move.length - 1 };
  }
  const { size } = game.board.layout;
  const { start, direction } = placement;
  const square = formatStart({ square: start, direction }, size);
  const tiles = newTilesOf(placement, size).length;
  return { kind: 'hint', stage, best: facts, square, tiles };
}

async function rankedPlacements(
  game: Game,
  list: AnnotatedList,
): Promise<{
  readonly query: Query;
  readonly described: (count: number) => DescribedPlacement[];
}> {
  const { board, racks, toMove, profile } = game;
  const rack = racks[toMove]!;
  const position = { ...setupOf(board, [rack]), profile };
  const filter = openFilter(profile);
  const query: Query = { position, rack, list, order: 'equity', filter, leaves: leavesOf(game) };
  const { found } = await searchPlacements(searchGraphOf(list), position, rack, 1);
  const ranked = rankPlacements(found, query);
  return {
    query,
    described: (count) =>
      Array.from(ranked.rows.slice(0, count), (row) => describeRow(row, ranked, query)),
  };
}

/** Read once a process: the table that comes with the program. */
let trained: TrainedLeaves | undefined;

function leavesOf({ profile }: Game): LeaveTable {
  trained ??= germanLeaves();
  return leavesFor(profile, trained);
}

function leaveJudge(game: Game, list: AnnotatedList): ReturnType<typeof createLeaveJudge> {
  const { layout, tileSet } = game.profile;
  const { unseen } = viewOfGame(game, new SearchBoard(searchGraphOf(list), layout, tileSet), 0);
  return createLeaveJudge(leavesOf(game), unseen, tileSet);
}

function bestExchange(game: Game, { rack, list }: Query): JudgedMoveFacts | undefined {
  const { layout, tileSet } = game.profile;
  const board = new SearchBoard(searchGraphOf(list), layout, tileSet);
  const { exchangeLimit } = viewOfGame(game, board, 0);
  const judge = leaveJudge(game, list);
  const found = new ExchangeSearch().find(rack, judge, exchangeLimit, NOTHING);
  const leave = found && withoutSymbols(rack, found.symbols);
  if (found === undefined || leave === undefined) return undefined;
  return {
    move: `-${found.symbols.map(signOfRackSymbol).join('')}`,
    score: 0,
    leave: formatRack(leave),
    equity: pointsFromEquity(found.equity),
  };
}

const factsOfPlacement = ({ move, score, leave, equity }: DescribedPlacement): JudgedMoveFacts => ({
  move,
  score,
  leave,
  equity,
});
