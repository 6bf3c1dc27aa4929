/** `bestzug best`: the best placements of a rack. */
import { parseMoveInput, parseRackText, positionOfSetup, searchGraphOf } from '@bestzug/answers';
import {
  bestDocument,
  describeRow,
  judgeOwnMove,
  ORDERS,
  rankPlacements,
  type Query,
} from '@bestzug/answers/best';
import { readBoard, type BoardOptions } from '../board-input.ts';
import { CliError, valueOf } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { chosenLeaves } from '../german-leaves.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { readFilter, type FilterOptions } from '../placement-filter.ts';
import { searchPlacements } from '../placement-search.ts';
import { openListOf } from '../ruled-list.ts';
import { chooseRules } from '../rules-input.ts';
import { print, printJson, type Session } from '../session.ts';
import { readSimulation, type SimulationOptions } from '../sim/simulation-options.ts';
import type { SimulationRequest } from '../sim/simulate-position.ts';
import { bestAsText } from '../best-text.ts';

/** Options of `best`, as typed. */
export interface BestOptions extends FilterOptions, BoardOptions, SimulationOptions {
  readonly top?: string;
  readonly all?: true;
  readonly sort?: string;
  readonly threads?: string;
  readonly move?: string;
  readonly leaves?: string;
  /** False with `--no-check`. */
  readonly check: boolean;
}

const DEFAULT_TOP = 10;
const MAX_THREADS = 256;

/** Finds, ranks and shows the placements. */
export async function runBest(
  session: Session,
  rackText: string | undefined,
  options: BestOptions,
): Promise<ExitCode> {
  const { globals } = session;
  const chosen = await chooseRules(globals);
  const top = wholeNumber('--top', options.top, { min: 1 }) ?? DEFAULT_TOP;
  const threads = wholeNumber('--threads', options.threads, { min: 1, max: MAX_THREADS });
  const wishes = readSimulation(options, threads);
  const order = wishes ? 'equity' : (oneOf('--sort', options.sort, ORDERS) ?? 'score');
  if (options.all === true && options.top !== undefined) {
    throw new CliError({ kind: 'conflict', options: ['--all', '--top'] });
  }
  const { setup, rules } = await readBoard(options, chosen, session);
  const { profile } = rules;
  const filter = readFilter(options, profile);
  const [ownRack, ...otherRacks] = setup.racks;
  const rack = rackText === undefined ? ownRack : valueOf(parseRackText(rackText, profile));
  if (rack === undefined || rack.size === 0) throw new CliError({ kind: 'missingRack' });
  const racks = [rack, ...otherRacks];
  const check = options.check ? 'all' : 'nothing';
  const position = valueOf(positionOfSetup({ ...setup, racks }, profile, check));
  const ownMove =
    options.move === undefined
      ? undefined
      : valueOf(parseMoveInput(options.move, position.board, profile));

  const leaves = chosenLeaves(options.leaves, profile);
  const list = await openListOf(rules, session);
  const graph = searchGraphOf(list);
  const { found, effort } = await searchPlacements(graph, position, rack, wishes ? 1 : threads);
  const query: Query = { position, rack, list, order, filter, leaves };
  const ranked = rankPlacements(found, query);
  const shown = options.all === true ? ranked.rows : ranked.rows.slice(0, top);
  const moves = Array.from(shown, (row) => describeRow(row, ranked, query));
  const own = ownMove && judgeOwnMove(ownMove, ranked, query);

  const isFound = ranked.rows.length > 0 || filter.isOpen;
  if (wishes !== undefined && isFound) {
    return simulate(session, { query, ranked, leaves, ownText: ownMove, own, top, wishes });
  }
  const answer = { query, ranked, moves, own, effort };
  if (session.isJson) printJson(bestDocument(answer));
  else print(bestAsText(session, answer));
  return EXIT_CODE.done;
}

/** Loaded only where it is wanted, as it brings the threads with it. */
async function simulate(session: Session, request: SimulationRequest): Promise<ExitCode> {
  const { simulatePosition } = await import('../sim/simulate-position.ts');
  const { simulationDocument } = await import('@bestzug/answers/simulation');
  const { simulationAsText } = await import('../sim/simulation-text.ts');
  const graph = searchGraphOf(request.query.list);
  const answer = await simulatePosition(graph, request, session.messages);
  if (session.isJson) printJson(simulationDocument(answer));
  else print(simulationAsText(session, answer));
  return answer.end === 'interrupted' ? EXIT_CODE.interrupted : EXIT_CODE.done;
}
