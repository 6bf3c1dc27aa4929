/** `bestzug best`: the best placements of a rack. */
import { bestAsJson } from '../best-json.ts';
import { positionOf, readRack, readSetup } from '../board-input.ts';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { type Warning } from '../messages.ts';
import { readMove } from '../move-input.ts';
import { oneOf, wholeNumber } from '../options.ts';
import { judgeOwnMove } from '../own-move.ts';
import { readFilter, type FilterOptions } from '../placement-filter.ts';
import { searchPlacements } from '../placement-search.ts';
import { describeRow, ORDERS, rankPlacements, type Query } from '../ranked-placements.ts';
import { chooseRules } from '../rules-input.ts';
import { print, printJson, warn, type Session } from '../session.ts';
import { bestAsText } from '../best-text.ts';
import { loadWordList } from '../word-graph-loader.ts';

/** Options of `best`, as typed. */
export interface BestOptions extends FilterOptions {
  readonly board?: string;
  readonly top?: string;
  readonly all?: true;
  readonly sort?: string;
  readonly threads?: string;
  readonly move?: string;
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
  const inRule = globals.inRule === true ? 'on' : 'as-profile';
  const { profile, warnings } = await chooseRules(globals.rules, inRule);
  const top = wholeNumber('--top', options.top, { min: 1 }) ?? DEFAULT_TOP;
  const threads = wholeNumber('--threads', options.threads, { min: 1, max: MAX_THREADS });
  const order = oneOf('--sort', options.sort, ORDERS) ?? 'score';
  const filter = readFilter(options, profile);
  if (options.all === true && options.top !== undefined) {
    throw new CliError({ kind: 'conflict', options: ['--all', '--top'] });
  }
  const setup = await readSetup(options.board, profile.layout);
  const [ownRack, ...otherRacks] = setup.racks;
  const rack = rackText === undefined ? ownRack : readRack(rackText, profile);
  if (rack === undefined || rack.size === 0) throw new CliError({ kind: 'missingRack' });
  const racks = [rack, ...otherRacks];
  const position = positionOf({ ...setup, racks }, profile, options.check ? 'all' : 'nothing');
  const ownMove =
    options.move === undefined ? undefined : readMove(options.move, position.board, profile);

  const list = await loadWordList(globals.list, profile.layout.size);
  const found = await searchPlacements(list.lexicon.graph, position, rack, threads);
  const query: Query = { position, rack, list, order, filter };
  const ranked = rankPlacements(found, query);
  const shown = options.all === true ? ranked.rows : ranked.rows.slice(0, top);
  const moves = Array.from(shown, (row) => describeRow(row, ranked, query));
  const own = ownMove && judgeOwnMove(ownMove, ranked, query);

  const remarks: Warning[] = [...warnings, ...list.warnings];
  if (profile.inRule.enabled) remarks.push({ kind: 'inRuleNotSearched' });
  for (const warning of remarks) warn(session.messages, warning);
  const answer = { query, ranked, moves, own };
  if (session.isJson) printJson(bestAsJson(answer));
  else print(bestAsText(session, answer));
  return EXIT_CODE.done;
}
