/**
 * The commands, their arguments and options. What a command does is imported when it is called, so
 * that none pays for the others.
 */
import { Option, type Command } from 'commander';
import { CliError } from './cli-error.ts';
import type { AnalyzeOptions } from './commands/analyze.ts';
import type { JudgeOptions } from './commands/judge.ts';
import type { BestOptions } from './commands/best.ts';
import type { ConvertOptions } from './commands/convert.ts';
import type { ListBuildOptions } from './commands/list-build.ts';
import type { BenchPositionsOptions } from './commands/bench-positions.ts';
import type { BenchScoringOptions } from './commands/bench-scoring.ts';
import type { BenchSelfplayOptions } from './commands/bench-selfplay.ts';
import type { MatchOptions } from './commands/match.ts';
import type { PlayOptions } from './commands/play.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { PuzzleOptions } from './commands/puzzle.ts';
import type { ScoreOptions } from './commands/score.ts';
import type { TrainLeavesOptions } from './commands/train-leaves.ts';
import type { WorkerOptions } from './commands/worker.ts';
import type { TrainWinsOptions } from './commands/train-wins.ts';
import type { ExitCode } from './exit-code.ts';
import type { CommandHelp } from './help-texts.ts';
import { checkoutPath, programName, programVersion } from './invocation.ts';
import { LANGUAGES, languageOf } from './language.ts';
import { LocalizedCommand } from './localized-command.ts';
import type { Messages } from './messages.ts';
import { createSession, type GlobalOptions, type Session } from './session.ts';

/** What the commands do with the exit code they come to. */
type Finish = (exitCode: ExitCode) => void;

/** The whole command line in one language. */
export function createProgram(messages: Messages, finish: Finish): Command {
  const texts = messages.help;
  const program = new LocalizedCommand(texts);
  program
    .name(programName())
    .description(texts.program)
    .helpOption('-h, --help', texts.globalOptions.help)
    .helpCommand(`help ${texts.usageCommand}`, texts.helpCommand)
    .option('--json', texts.globalOptions.json)
    .option(`--list <${texts.values.file}>`, texts.globalOptions.list)
    .option(`--rules <${texts.values.rules}>`, texts.globalOptions.rules)
    .option('--in-rule', texts.globalOptions.inRule)
    .option('--no-color', texts.globalOptions.noColor)
    .addOption(
      new Option(`--lang <${texts.values.lang}>`, texts.globalOptions.lang).argParser(
        checkLanguage,
      ),
    )
    .version(programVersion(), '-v, --version', texts.globalOptions.version)
    .addHelpText('after', exampleText(messages, texts.best.example, 'best EEERST?'))
    .addHelpText('after', `\n${texts.exitCodes}`);
  const sessionOf = (): Session => createSession(messages, program.opts<GlobalOptions>());
  addMoveCommands(program, messages, sessionOf, finish);
  addPlayCommand(program, messages, sessionOf, finish);
  addAnalyzeCommand(program, messages, sessionOf, finish);
  addConvertCommand(program, messages, sessionOf, finish);
  addPuzzleCommand(program, messages, sessionOf, finish);
  addMatchCommand(program, messages, sessionOf, finish);
  addTrainCommands(program, messages, sessionOf, finish);
  addWorkerCommand(program, messages, sessionOf, finish);
  addListCommands(program, messages, sessionOf, finish);
  addServeCommand(program, messages, sessionOf, finish);
  addBenchCommands(program, messages, sessionOf, finish);
  return program;
}

function addMoveCommands(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { best, score, judge, check, values } = messages.help;
  addCommand(program, messages, 'best', best, 'best EEERST?')
    .argument(`[${best.args.rack[0]}]`, best.args.rack[1])
    .option(`--board <${values.board}>`, best.options.board)
    .option(`--turn <${values.number}>`, best.options.turn)
    .option(`--top <${values.number}>`, best.options.top)
    .option('--all', best.options.all)
    .option(`--sort <${values.order}>`, best.options.sort)
    .option(`--threads <${values.number}>`, best.options.threads)
    .option(`--leaves <${values.file}>`, best.options.leaves)
    .option(`--move <${values.move}>`, best.options.move)
    .option(`--min-tiles <${values.number}>`, best.options.minTiles)
    .option(`--max-tiles <${values.number}>`, best.options.maxTiles)
    .option('--no-blank', best.options.noBlank)
    .option(`--square <${values.square}>`, best.options.square)
    .option(`--contains <${values.text}>`, best.options.contains)
    .option('--no-check', best.options.noCheck)
    .option('--sim', best.options.sim)
    .option(`--samples <${values.number}>`, best.options.samples)
    .option(`--time <${values.seconds}>`, best.options.time)
    .option(`--plies <${values.number}>`, best.options.plies)
    .option(`--candidates <${values.number}>`, best.options.candidates)
    .option(`--seed <${values.number}>`, best.options.seed)
    .action(async (rack: string | undefined, options: BestOptions) => {
      const { runBest } = await import('./commands/best.ts');
      finish(await runBest(sessionOf(), rack, options));
    });
  addCommand(program, messages, 'score', score, 'score "8D GRÜNDE"')
    .argument(`<${score.args.move[0]}...>`, score.args.move[1])
    .option(`--board <${values.board}>`, score.options.board)
    .option(`--turn <${values.number}>`, score.options.turn)
    .option(`--rack <${values.rack}>`, score.options.rack)
    .option('--no-list', score.options.noList)
    .option('--no-check', score.options.noCheck)
    .action(async (move: string[], options: ScoreOptions) => {
      const { runScore } = await import('./commands/score.ts');
      finish(await runScore(sessionOf(), move.join(' '), options));
    });
  addCommand(program, messages, 'judge', judge, 'judge "8D GRÜNDE" --player Anna --challenger Ben')
    .argument(`<${judge.args.move[0]}...>`, judge.args.move[1])
    .option(`--board <${values.board}>`, judge.options.board)
    .option(`--turn <${values.number}>`, judge.options.turn)
    .option(`--rack <${values.rack}>`, judge.options.rack)
    .option(`--player <${values.name}>`, judge.options.player)
    .option(`--challenger <${values.name}>`, judge.options.challenger)
    .option(`--words <${values.text}>`, judge.options.words)
    .option('--unchallenged', judge.options.unchallenged)
    .option('--no-check', judge.options.noCheck)
    .action(async (move: string[], options: JudgeOptions) => {
      const { runJudge } = await import('./commands/judge.ts');
      finish(await runJudge(sessionOf(), move.join(' '), options));
    });
  addCommand(program, messages, 'check', check, 'check Straße Burgund Maedchen')
    .argument(`<${check.args.words[0]}...>`, check.args.words[1])
    .action(async (words: string[]) => {
      const { runCheck } = await import('./commands/check.ts');
      finish(await runCheck(sessionOf(), words));
    });
}

function addPlayCommand(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { play, values } = messages.help;
  addCommand(program, messages, 'play', play, 'play --players Anna,level:3')
    .option(`--players <${values.players}>`, play.options.players)
    .option(`--seed <${values.number}>`, play.options.seed)
    .option(`--save <${values.file}>`, play.options.save)
    .option(`--resume [${values.file}]`, play.options.resume)
    .action(async (options: PlayOptions) => {
      const { runPlay } = await import('./commands/play.ts');
      finish(await runPlay(sessionOf(), options));
    });
}

function addAnalyzeCommand(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { analyze, values } = messages.help;
  const example = `analyze ${checkoutPath('docs/examples/anna-ben.bestzug.json')}`;
  addCommand(program, messages, 'analyze', analyze, example)
    .argument(`<${analyze.args.games[0]}...>`, analyze.args.games[1])
    .option(`--depth <${values.depth}>`, analyze.options.depth)
    .option(`--turn <${values.number}>`, analyze.options.turn)
    .option(`--html <${values.file}>`, analyze.options.html)
    .option(`--leaves <${values.file}>`, analyze.options.leaves)
    .option(`--threads <${values.number}>`, analyze.options.threads)
    .option(`--queue <${values.queue}>`, analyze.options.queue)
    .option('--no-cache', analyze.options.noCache)
    .action(async (games: string[], options: AnalyzeOptions) => {
      const { runAnalyze } = await import('./commands/analyze.ts');
      finish(await runAnalyze(sessionOf(), games, options));
    });
}

function addConvertCommand(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { convert, values } = messages.help;
  const game = checkoutPath('docs/examples/anna-ben.bestzug.json');
  addCommand(program, messages, 'convert', convert, `convert ${game} anna-ben.gcg`)
    .argument(`<${convert.args.source[0]}>`, convert.args.source[1])
    .argument(`<${convert.args.target[0]}>`, convert.args.target[1])
    .option(`--turn <${values.number}>`, convert.options.turn)
    .option('--force', convert.options.force)
    .action(async (source: string, target: string, options: ConvertOptions) => {
      const { runConvert } = await import('./commands/convert.ts');
      finish(await runConvert(sessionOf(), source, target, options));
    });
}

function addPuzzleCommand(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { puzzle, values } = messages.help;
  const example = `puzzle --level ${messages.puzzle.level('easy')} --date 2026-12-24`;
  addCommand(program, messages, 'puzzle', puzzle, example)
    .option(`--level <${values.level}>`, puzzle.options.level)
    .option(`--date <${values.date}>`, puzzle.options.date)
    .option(`--seed <${values.number}>`, puzzle.options.seed)
    .option(`--hint [${values.number}]`, puzzle.options.hint)
    .option(`--answer <${values.move}>`, puzzle.options.answer)
    .option('--solution', puzzle.options.solution)
    .action(async (options: PuzzleOptions) => {
      const { runPuzzle } = await import('./commands/puzzle.ts');
      finish(await runPuzzle(sessionOf(), options));
    });
}

function addMatchCommand(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { match, values } = messages.help;
  addCommand(program, messages, 'match', match, 'match --a static --b greedy --games 100')
    .option(`--a <${values.player}>`, match.options.a)
    .option(`--b <${values.player}>`, match.options.b)
    .option(`--games <${values.number}>`, match.options.games)
    .option(`--seed <${values.number}>`, match.options.seed)
    .option(`--threads <${values.number}>`, match.options.threads)
    .option(`--sprt <${values.claims}>`, match.options.sprt)
    .option(`--gcg <${values.folder}>`, match.options.gcg)
    .option(`--save <${values.file}>`, match.options.save)
    .option(`--resume <${values.file}>`, match.options.resume)
    .option(`--queue <${values.queue}>`, match.options.queue)
    .action(async (options: MatchOptions) => {
      const { runMatch } = await import('./commands/match.ts');
      finish(await runMatch(sessionOf(), options));
    });
}

function addTrainCommands(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { train, trainLeaves, trainWins, values } = messages.help;
  const example = 'train leaves --games 200,400 --output test.leaves.gz';
  const trainings = addCommand(program, messages, 'train', train, example);
  addCommand(trainings, messages, 'leaves', trainLeaves, example)
    .requiredOption(`-o, --output <${values.file}>`, trainLeaves.options.output)
    .option(`--games <${values.numbers}>`, trainLeaves.options.games)
    .option(`--seed <${values.number}>`, trainLeaves.options.seed)
    .option(`--threads <${values.number}>`, trainLeaves.options.threads)
    .option('--resume', trainLeaves.options.resume)
    .option(`--queue <${values.queue}>`, trainLeaves.options.queue)
    .action(async (options: TrainLeavesOptions) => {
      const { runTrainLeaves } = await import('./commands/train-leaves.ts');
      finish(await runTrainLeaves(sessionOf(), options));
    });
  const winsExample = 'train wins --games 500 --output test.wins.gz';
  addCommand(trainings, messages, 'wins', trainWins, winsExample)
    .requiredOption(`-o, --output <${values.file}>`, trainWins.options.output)
    .option(`--games <${values.number}>`, trainWins.options.games)
    .option(`--seed <${values.number}>`, trainWins.options.seed)
    .option(`--threads <${values.number}>`, trainWins.options.threads)
    .action(async (options: TrainWinsOptions) => {
      const { runTrainWins } = await import('./commands/train-wins.ts');
      finish(await runTrainWins(sessionOf(), options));
    });
}

function addServeCommand(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { serve, values } = messages.help;
  addCommand(program, messages, 'serve', serve, 'serve --port 8080')
    .option(`--host <${values.host}>`, serve.options.host)
    .option(`--port <${values.number}>`, serve.options.port)
    .option(`--threads <${values.number}>`, serve.options.threads)
    .option(`--queue <${values.number}>`, serve.options.queue)
    .option(`--timeout <${values.milliseconds}>`, serve.options.timeout)
    .option(`--rate <${values.number}>`, serve.options.rate)
    .option(`--log <${values.level}>`, serve.options.log)
    .action(async (options: ServeOptions) => {
      const { runServe } = await import('./commands/serve.ts');
      finish(await runServe(sessionOf(), options));
    });
}

function addWorkerCommand(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { worker, values } = messages.help;
  addCommand(program, messages, 'worker', worker, 'worker --queue redis://127.0.0.1:6379')
    .option(`--queue <${values.queue}>`, worker.options.queue)
    .option(`--threads <${values.number}>`, worker.options.threads)
    .option(`--lost-after <${values.seconds}>`, worker.options.lostAfter)
    .action(async (options: WorkerOptions) => {
      const { runWorker } = await import('./commands/worker.ts');
      finish(await runWorker(sessionOf(), options));
    });
}

function addListCommands(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { list, listBuild, listInfo, listDiff, values } = messages.help;
  const lists = addCommand(program, messages, 'list', list, 'list info');
  const source = `<${values.file}>`;
  const buildExample = `list build --base - --name haus -o haus.bzg`;
  addCommand(lists, messages, 'build', listBuild, buildExample, 'echo HAUS | ')
    .addOption(repeated(`--base ${source}`, listBuild.options.base).makeOptionMandatory())
    .addOption(repeated(`--add ${source}`, listBuild.options.add))
    .addOption(repeated(`--remove ${source}`, listBuild.options.remove))
    .option(`--name <${values.name}>`, listBuild.options.name)
    .requiredOption(`-o, --output ${source}`, listBuild.options.output)
    .option(`--max-length <${values.number}>`, listBuild.options.maxLength)
    .action(async (options: ListBuildOptions) => {
      const { runListBuild } = await import('./commands/list-build.ts');
      finish(await runListBuild(sessionOf(), options));
    });
  addCommand(lists, messages, 'info', listInfo, 'list info')
    .argument(`[${listInfo.args.file[0]}]`, listInfo.args.file[1])
    .action(async (file: string | undefined) => {
      const { runListInfo } = await import('./commands/list-info.ts');
      finish(await runListInfo(sessionOf(), file));
    });
  const base = checkoutPath('wordlists/de/base.txt.gz');
  const german = checkoutPath('packages/cli/data/de.bzg');
  addCommand(lists, messages, 'diff', listDiff, `list diff ${base} ${german}`)
    .argument(`<${listDiff.args.earlier[0]}>`, listDiff.args.earlier[1])
    .argument(`<${listDiff.args.later[0]}>`, listDiff.args.later[1])
    .action(async (earlier: string, later: string) => {
      const { runListDiff } = await import('./commands/list-diff.ts');
      finish(await runListDiff(sessionOf(), earlier, later));
    });
}

function addBenchCommands(
  program: Command,
  messages: Messages,
  sessionOf: () => Session,
  finish: Finish,
): void {
  const { bench, benchPositions, benchScoring, benchSelfplay, values } = messages.help;
  const file = checkoutPath('packages/testkit/positions/positions.tsv');
  const positionsExample = `bench positions ${file} --repeat 3`;
  const benches = addCommand(program, messages, 'bench', bench, positionsExample);
  addCommand(benches, messages, 'positions', benchPositions, positionsExample)
    .argument(`<${benchPositions.args.file[0]}>`, benchPositions.args.file[1])
    .option(`--mode <${values.mode}>`, benchPositions.options.mode)
    .option(`--repeat <${values.number}>`, benchPositions.options.repeat)
    .option(`--threads <${values.number}>`, benchPositions.options.threads)
    .action(async (positions: string, options: BenchPositionsOptions) => {
      const { runBenchPositions } = await import('./commands/bench-positions.ts');
      finish(await runBenchPositions(sessionOf(), positions, options));
    });
  addCommand(benches, messages, 'scoring', benchScoring, `bench scoring ${file} --repeat 3`)
    .argument(`<${benchScoring.args.file[0]}>`, benchScoring.args.file[1])
    .option(`--repeat <${values.number}>`, benchScoring.options.repeat)
    .action(async (positions: string, options: BenchScoringOptions) => {
      const { runBenchScoring } = await import('./commands/bench-scoring.ts');
      finish(await runBenchScoring(sessionOf(), positions, options));
    });
  addCommand(benches, messages, 'selfplay', benchSelfplay, 'bench selfplay --games 100')
    .option(`--games <${values.number}>`, benchSelfplay.options.games)
    .option(`--seed <${values.number}>`, benchSelfplay.options.seed)
    .option(`--player <${values.player}>`, benchSelfplay.options.player)
    .option(`--threads <${values.number}>`, benchSelfplay.options.threads)
    .option(`--queue <${values.queue}>`, benchSelfplay.options.queue)
    .action(async (options: BenchSelfplayOptions) => {
      const { runBenchSelfplay } = await import('./commands/bench-selfplay.ts');
      finish(await runBenchSelfplay(sessionOf(), options));
    });
}

/** A subcommand with its texts; arguments, options and action are added by the caller. */
function addCommand(
  parent: Command,
  messages: Messages,
  name: string,
  texts: CommandHelp<string, string>,
  example: string,
  before = '',
): Command {
  const { help } = messages;
  return parent
    .command(name)
    .summary(texts.summary)
    .description(texts.description)
    .helpOption('-h, --help', help.globalOptions.help)
    .helpCommand(false)
    .addHelpText('after', exampleText(messages, texts.example, example, before));
}

const exampleText = ({ help }: Messages, title: string, example: string, before = ''): string =>
  `\n${help.exampleTitle} ${title}\n\n  ${before}${programName()} ${quotedForShells(example)}`;

/** `?` is a wildcard to some shells. */
const quotedForShells = (example: string): string => example.replace(/(\S*\?\S*)/u, '"$1"');

/** An option that may be given several times. */
const repeated = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(
    (value: string, previous: readonly string[] | undefined) => [...(previous ?? []), value],
  );

function checkLanguage(found: string): string {
  const language = languageOf(found);
  if (language !== undefined) return language;
  throw new CliError({ kind: 'badChoice', option: '--lang', found, choices: LANGUAGES });
}
