/** The engine behind the worker's messages: one list, one position, one simulation at a time. */
import { questionsOf, TurnJudge, type RecordedGame, type TurnVerdict } from '@bestzug/analysis';
import {
  containsWord,
  err,
  ok,
  type LexiconIdentity,
  parseWordLines,
  type WordGraph,
} from '@bestzug/lexicon';
import {
  checkPlacement,
  graphForRules,
  invariant,
  isValidWord,
  wordLookupOf,
  type Game,
  type InRule,
  type Move,
  type PlacementAttempt,
  type PlacementCheck,
  type RuleProfile,
} from '@bestzug/core';
import { MoveGenerator, SearchBoard } from '@bestzug/movegen';
import {
  decodeLeaveFile,
  decodeWinTable,
  endgameOfView,
  EndgameSolver,
  LeaveFileError,
  leavesFor,
  LevelPlayer,
  levelPlayerWith,
  LEVELS,
  makePresetPlayer,
  moveOf,
  viewOfGame,
  Vocabulary,
  VocabularyFormatError,
  winTableFor,
  type CountedWins,
  type LeaveTable,
  type LevelNumber,
  type Player,
  type TrainedLeaves,
} from '@bestzug/strategy';
import germanLeavesUrl from '#data/de.leaves.gz?url';
import personNounsUrl from '#data/de.person-nouns.gz?url';
import germanWinsUrl from '#data/de.wins.gz?url';
import germanTiersUrl from '#data/de.tiers.gz?url';
import { profileOf, type RuleChoice } from '../settings/rule-profile.ts';
import { fetchData } from './data-file.ts';
import type {
  Engine,
  EngineAnswer,
  LevelMove,
  ListRequest,
  LoadProgress,
  MoveFilter,
  MoveOrder,
  OwnMove,
  OwnMoveQuestion,
  PositionQuestion,
  RankedMoves,
  SimulationState,
  SolvedEndgame,
  WordReport,
} from './engine-protocol.ts';
import { loadList, storeOwnList, type LoadedList } from './list-store.ts';
import { simulateLive } from './live-simulation.ts';
import { viewOfQuestion } from './position-view.ts';
import { Ranking } from './ranking.ts';
import { reportWord } from './word-report.ts';

/** What searches under one profile need; made once for a list. */
interface Bench {
  readonly profile: RuleProfile;
  /** The words of these rules: the list, and those with *IN where the rules have them. */
  readonly graph: WordGraph;
  readonly board: SearchBoard;
  readonly generator: MoveGenerator;
  readonly leaves: LeaveTable;
}

/** Most effort for an endgame, see `EndgameLimits`: about two seconds. */
const ENDGAME_EFFORT = 600_000;

/** See `Engine`. */
export class BestzugEngine implements Engine {
  #list: LoadedList | undefined;
  #leaves: TrainedLeaves | undefined;
  #wins: CountedWins | undefined;
  /** Nouns that *IN fits; undefined if they could not be had: the list then has to tell (R92). */
  #personNouns: ReadonlySet<string> | undefined;
  #vocabulary: Vocabulary | undefined;
  readonly #benches: Map<string, Bench> = new Map();
  readonly #players: Map<string, Player> = new Map();
  #ranking: { readonly key: string; readonly ranking: Ranking } | undefined;
  /** Counts the simulations asked for; an older one stops. */
  #simulations = 0;

  async useList(
    request: ListRequest,
    onProgress: (progress: LoadProgress) => void,
  ): Promise<EngineAnswer<LexiconIdentity>> {
    const list = await loadList(request, onProgress);
    if (!list.ok) return list;
    this.#personNouns ??= await fetchWords(personNounsUrl);
    this.#list = list.value;
    this.#forget();
    return ok(list.value.lexicon.identity);
  }

  async loadLeaves(): Promise<boolean> {
    if (this.#leaves !== undefined) return true;
    const [bytes, wins] = await Promise.all([fetchData(germanLeavesUrl), fetchData(germanWinsUrl)]);
    if (bytes === undefined || wins === undefined) return false;
    try {
      this.#leaves = decodeLeaveFile(bytes);
      this.#wins = decodeWinTable(wins);
    } catch (error) {
      if (!(error instanceof LeaveFileError)) throw error;
      return false;
    }
    this.#forget();
    return true;
  }

  async rankMoves(
    question: PositionQuestion,
    view: { readonly order: MoveOrder; readonly filter: MoveFilter; readonly count: number },
  ): Promise<RankedMoves> {
    return this.#rankingOf(question).moves(view.order, view.filter, view.count);
  }

  async checkPlacement(
    { rules, board, rack }: PositionQuestion,
    attempt: PlacementAttempt,
  ): Promise<PlacementCheck> {
    return checkPlacement({
      board,
      move: attempt,
      rack,
      lexicon: wordLookupOf(this.#usedList().lexicon.graph),
      personNouns: this.#personNouns,
      profile: profileOf(rules),
    });
  }

  async judgeMove(question: PositionQuestion, own: OwnMoveQuestion): Promise<OwnMove> {
    const ranking = this.#rankingOf(question);
    if (own.kind === 'move') {
      const ranked = ranking.find(own.move);
      return { check: undefined, ranked, loss: lossOf(ranking, ranked) };
    }
    const check = await this.checkPlacement(question, own.attempt);
    const ranked =
      check.valid && check.placement !== undefined ? ranking.find(check.placement) : undefined;
    return { check, ranked, loss: lossOf(ranking, ranked) };
  }

  async simulate(
    question: PositionQuestion,
    { budget, also }: { readonly budget: number; readonly also: readonly Move[] },
    onProgress: (state: SimulationState) => void,
  ): Promise<SimulationState> {
    const number = ++this.#simulations;
    const ranking = this.#rankingOf(question);
    const { profile, graph, generator, leaves } = this.#benchFor(question.rules);
    // A board of its own: others may ask about other positions meanwhile.
    const board = new SearchBoard(graph, profile.layout, profile.tileSet);
    const view = viewOfQuestion(question, profile, board);
    const known = also.flatMap((move) => {
      const equity = ranking.find(move)?.equity;
      return equity === undefined ? [] : [{ move, equity }];
    });
    return simulateLive(
      {
        view,
        generator,
        leaves,
        winTable: winTableFor(profile, this.#wins),
        budget,
        also: known,
      },
      () => number !== this.#simulations,
      onProgress,
    );
  }

  async solveEndgame(question: PositionQuestion): Promise<SolvedEndgame | undefined> {
    const { profile, graph } = this.#benchFor(question.rules);
    const board = new SearchBoard(graph, profile.layout, profile.tileSet);
    const view = viewOfQuestion(question, profile, board);
    const endgame = endgameOfView(view);
    if (endgame === undefined) return undefined;
    const limits = { effort: ENDGAME_EFFORT };
    const { move, value, isProven } = new EndgameSolver(graph, profile).solve(endgame, limits);
    const ranked = this.#rankingOf(question).find(moveOf(view, move));
    const spread = question.scores[0] - question.scores[1] + value;
    return { move: ranked, spread, isProven };
  }

  async stopSimulation(): Promise<void> {
    this.#simulations++;
  }

  async reportWord(word: string): Promise<WordReport> {
    return reportWord(this.#usedList(), word);
  }

  async missingWords(words: readonly string[]): Promise<readonly string[]> {
    const { graph } = this.#usedList().lexicon;
    return words.filter((word) => !containsWord(graph, word));
  }

  async invalidWords(words: readonly string[], inRule: InRule): Promise<readonly string[]> {
    const lexicon = wordLookupOf(this.#usedList().lexicon.graph);
    const personNouns = this.#personNouns;
    return words.filter((word) => !isValidWord(word, { lexicon, personNouns, inRule }));
  }

  async levelMove(
    game: Game,
    level: LevelNumber,
    gameSeed: number,
    detail: 'move' | 'explained',
  ): Promise<EngineAnswer<LevelMove>> {
    const vocabulary = await this.#loadVocabulary();
    if (vocabulary === undefined) return err({ kind: 'offline' });
    const player = this.#playerFor(game.profile, level, vocabulary);
    const { graph } = this.#benchOf(game.profile);
    const board = new SearchBoard(graph, game.profile.layout, game.profile.tileSet);
    const view = viewOfGame(game, board, gameSeed);
    const move = moveOf(view, player.chooseMove(view));
    const explanation =
      detail === 'explained' && player instanceof LevelPlayer
        ? player.explainMove(view)
        : undefined;
    return ok({ move, explanation });
  }

  async judgeTurns(
    game: RecordedGame,
    onProgress: (turns: number) => void,
  ): Promise<readonly TurnVerdict[]> {
    const { profile } = game;
    const { graph, generator, leaves } = this.#benchOf(profile);
    const winTable = winTableFor(profile, this.#wins);
    const judge = new TurnJudge({ graph, profile, generator, leaves, winTable });
    const verdicts: TurnVerdict[] = [];
    for (const question of questionsOf(game)) {
      verdicts.push(judge.judge(question));
      onProgress(verdicts.length);
      // Lets other questions have their turn.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return verdicts;
  }

  async storeOwnList(
    name: string,
    text: string,
  ): Promise<EngineAnswer<{ readonly identity: LexiconIdentity; readonly discarded: number }>> {
    return ok(await storeOwnList(name, text));
  }

  #usedList(): LoadedList {
    invariant(this.#list !== undefined, 'a list is loaded before anything is asked');
    return this.#list;
  }

  /** What depends on list or leaves is made anew. */
  #forget(): void {
    this.#benches.clear();
    this.#players.clear();
    this.#ranking = undefined;
    this.#simulations++;
  }

  #benchFor(rules: RuleChoice): Bench {
    return this.#benchOf(profileOf(rules));
  }

  #benchOf(profile: RuleProfile): Bench {
    const key = JSON.stringify([profile.name, profile.inRule]);
    let bench = this.#benches.get(key);
    if (bench === undefined) {
      const graph = graphForRules(this.#usedList().lexicon.graph, profile, this.#personNouns);
      bench = {
        profile,
        graph,
        board: new SearchBoard(graph, profile.layout, profile.tileSet),
        generator: new MoveGenerator(graph, profile),
        leaves: leavesFor(profile, this.#leaves),
      };
      this.#benches.set(key, bench);
    }
    return bench;
  }

  #rankingOf(question: PositionQuestion): Ranking {
    const key = JSON.stringify([
      question.rules,
      [...question.board.tiles],
      [...question.rack.counts],
      question.scores,
    ]);
    if (this.#ranking?.key !== key) {
      const { profile, board, generator, leaves } = this.#benchFor(question.rules);
      const view = viewOfQuestion(question, profile, board);
      this.#ranking = { key, ranking: new Ranking(view, generator, leaves) };
    }
    return this.#ranking.ranking;
  }

  async #loadVocabulary(): Promise<Vocabulary | undefined> {
    if (this.#vocabulary !== undefined) return this.#vocabulary;
    const bytes = await fetchData(germanTiersUrl);
    if (bytes === undefined) return undefined;
    try {
      this.#vocabulary = new Vocabulary(new TextDecoder().decode(bytes));
    } catch (error) {
      if (!(error instanceof VocabularyFormatError)) throw error;
    }
    return this.#vocabulary;
  }

  #playerFor(profile: RuleProfile, level: LevelNumber, vocabulary: Vocabulary): Player {
    const key = `${profile.name} ${profile.inRule.enabled} ${level}`;
    let player = this.#players.get(key);
    if (player === undefined) {
      const { graph, generator, leaves } = this.#benchOf(profile);
      const equipment = { graph, profile, generator, leaves, vocabulary };
      player = levelPlayerWith(LEVELS[level - 1]!, equipment, makePresetPlayer);
      this.#players.set(key, player);
    }
    return player;
  }
}

/** Words of a file, one a line; undefined = it could not be had. */
async function fetchWords(url: string): Promise<ReadonlySet<string> | undefined> {
  const bytes = await fetchData(url);
  return bytes && new Set(parseWordLines(new TextDecoder().decode(bytes)));
}

const lossOf = (
  ranking: Ranking,
  own: { readonly equity: number } | undefined,
): number | undefined =>
  own === undefined || ranking.best === undefined ? undefined : ranking.best.equity - own.equity;
