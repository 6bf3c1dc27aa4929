/** Commands about a position, a move or words. */
import type { BestOptions } from '../commands/best.ts';
import type { JudgeOptions } from '../commands/judge.ts';
import type { ScoreOptions } from '../commands/score.ts';
import { addCommand, type CommandFrame } from './command-frame.ts';

/** `best`, `score`, `judge` and `check`. */
export function addMoveCommands(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { best, score, judge, check, values } = messages.help;
  addCommand(frame, 'best', best, 'best EEERST?')
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
      const { runBest } = await import('../commands/best.ts');
      finish(await runBest(openSession(), rack, options));
    });
  addCommand(frame, 'score', score, 'score "8D GRÜNDE"')
    .argument(`<${score.args.move[0]}...>`, score.args.move[1])
    .option(`--board <${values.board}>`, score.options.board)
    .option(`--turn <${values.number}>`, score.options.turn)
    .option(`--rack <${values.rack}>`, score.options.rack)
    .option('--no-list', score.options.noList)
    .option('--no-check', score.options.noCheck)
    .action(async (move: string[], options: ScoreOptions) => {
      const { runScore } = await import('../commands/score.ts');
      finish(await runScore(openSession(), move.join(' '), options));
    });
  addCommand(frame, 'judge', judge, 'judge "8D GRÜNDE" --player Anna --challenger Ben')
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
      const { runJudge } = await import('../commands/judge.ts');
      finish(await runJudge(openSession(), move.join(' '), options));
    });
  addCommand(frame, 'check', check, 'check Straße Burgund Maedchen')
    .argument(`<${check.args.words[0]}...>`, check.args.words[1])
    .action(async (words: string[]) => {
      const { runCheck } = await import('../commands/check.ts');
      finish(await runCheck(openSession(), words));
    });
}
