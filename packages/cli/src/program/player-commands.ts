/** Commands that have computer players play against each other. */
import type { MatchOptions } from '../commands/match.ts';
import type { TrainLeavesOptions } from '../commands/train-leaves.ts';
import type { TrainWinsOptions } from '../commands/train-wins.ts';
import { addCommand, within, type CommandFrame } from './command-frame.ts';

/** `match`. */
export function addMatchCommand(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { match, values } = messages.help;
  addCommand(frame, 'match', match, 'match --a static --b greedy --games 100')
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
      const { runMatch } = await import('../commands/match.ts');
      finish(await runMatch(openSession(), options));
    });
}

/** `train leaves` and `train wins`. */
export function addTrainCommands(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { train, trainLeaves, trainWins, values } = messages.help;
  const example = 'train leaves --games 200,400 --output test.leaves.gz';
  const trainings = within(frame, addCommand(frame, 'train', train, example));
  addCommand(trainings, 'leaves', trainLeaves, example)
    .requiredOption(`-o, --output <${values.file}>`, trainLeaves.options.output)
    .option(`--games <${values.numbers}>`, trainLeaves.options.games)
    .option(`--seed <${values.number}>`, trainLeaves.options.seed)
    .option(`--threads <${values.number}>`, trainLeaves.options.threads)
    .option('--resume', trainLeaves.options.resume)
    .option(`--queue <${values.queue}>`, trainLeaves.options.queue)
    .action(async (options: TrainLeavesOptions) => {
      const { runTrainLeaves } = await import('../commands/train-leaves.ts');
      finish(await runTrainLeaves(openSession(), options));
    });
  const winsExample = 'train wins --games 500 --output test.wins.gz';
  addCommand(trainings, 'wins', trainWins, winsExample)
    .requiredOption(`-o, --output <${values.file}>`, trainWins.options.output)
    .option(`--games <${values.number}>`, trainWins.options.games)
    .option(`--seed <${values.number}>`, trainWins.options.seed)
    .option(`--threads <${values.number}>`, trainWins.options.threads)
    .action(async (options: TrainWinsOptions) => {
      const { runTrainWins } = await import('../commands/train-wins.ts');
      finish(await runTrainWins(openSession(), options));
    });
}
