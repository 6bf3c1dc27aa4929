/** Commands about games, and positions out of them. */
import type { AnalyzeOptions } from '../commands/analyze.ts';
import type { ConvertOptions } from '../commands/convert.ts';
import type { PlayOptions } from '../commands/play.ts';
import type { PuzzleOptions } from '../commands/puzzle.ts';
import { checkoutPath } from '../invocation.ts';
import { addCommand, type CommandFrame } from './command-frame.ts';

/** `play`. */
export function addPlayCommand(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { play, values } = messages.help;
  addCommand(frame, 'play', play, 'play --players Anna,level:3')
    .option(`--players <${values.players}>`, play.options.players)
    .option(`--seed <${values.number}>`, play.options.seed)
    .option(`--save <${values.file}>`, play.options.save)
    .option(`--resume [${values.file}]`, play.options.resume)
    .action(async (options: PlayOptions) => {
      const { runPlay } = await import('../commands/play.ts');
      finish(await runPlay(openSession(), options));
    });
}

/** `analyze`. */
export function addAnalyzeCommand(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { analyze, values } = messages.help;
  const example = `analyze ${checkoutPath('docs/examples/anna-ben.bestzug.json')}`;
  addCommand(frame, 'analyze', analyze, example)
    .argument(`<${analyze.args.games[0]}...>`, analyze.args.games[1])
    .option(`--depth <${values.depth}>`, analyze.options.depth)
    .option(`--turn <${values.number}>`, analyze.options.turn)
    .option(`--html <${values.file}>`, analyze.options.html)
    .option(`--leaves <${values.file}>`, analyze.options.leaves)
    .option(`--threads <${values.number}>`, analyze.options.threads)
    .option(`--queue <${values.queue}>`, analyze.options.queue)
    .option('--no-cache', analyze.options.noCache)
    .action(async (games: string[], options: AnalyzeOptions) => {
      const { runAnalyze } = await import('../commands/analyze.ts');
      finish(await runAnalyze(openSession(), games, options));
    });
}

/** `convert`. */
export function addConvertCommand(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { convert, values } = messages.help;
  const game = checkoutPath('docs/examples/anna-ben.bestzug.json');
  addCommand(frame, 'convert', convert, `convert ${game} anna-ben.gcg`)
    .argument(`<${convert.args.source[0]}>`, convert.args.source[1])
    .argument(`<${convert.args.target[0]}>`, convert.args.target[1])
    .option(`--turn <${values.number}>`, convert.options.turn)
    .option('--force', convert.options.force)
    .action(async (source: string, target: string, options: ConvertOptions) => {
      const { runConvert } = await import('../commands/convert.ts');
      finish(await runConvert(openSession(), source, target, options));
    });
}

/** `puzzle`. */
export function addPuzzleCommand(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { puzzle, values } = messages.help;
  const example = `puzzle --level ${messages.puzzle.level('easy')} --date 2026-12-24`;
  addCommand(frame, 'puzzle', puzzle, example)
    .option(`--level <${values.level}>`, puzzle.options.level)
    .option(`--date <${values.date}>`, puzzle.options.date)
    .option(`--seed <${values.number}>`, puzzle.options.seed)
    .option(`--hint [${values.number}]`, puzzle.options.hint)
    .option(`--answer <${values.move}>`, puzzle.options.answer)
    .option('--solution', puzzle.options.solution)
    .action(async (options: PuzzleOptions) => {
      const { runPuzzle } = await import('../commands/puzzle.ts');
      finish(await runPuzzle(openSession(), options));
    });
}
