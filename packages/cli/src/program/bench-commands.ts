/** Commands that measure. */
import type { BenchPositionsOptions } from '../commands/bench-positions.ts';
import type { BenchScoringOptions } from '../commands/bench-scoring.ts';
import type { BenchSelfplayOptions } from '../commands/bench-selfplay.ts';
import { checkoutPath } from '../invocation.ts';
import { addCommand, within, type CommandFrame } from './command-frame.ts';

/** `bench positions`, `bench scoring` and `bench selfplay`. */
export function addBenchCommands(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { bench, benchPositions, benchScoring, benchSelfplay, values } = messages.help;
  const file = checkoutPath('packages/testkit/positions/positions.tsv');
  const positionsExample = `bench positions ${file} --repeat 3`;
  const benches = within(frame, addCommand(frame, 'bench', bench, positionsExample));
  addCommand(benches, 'positions', benchPositions, positionsExample)
    .argument(`<${benchPositions.args.file[0]}>`, benchPositions.args.file[1])
    .option(`--mode <${values.mode}>`, benchPositions.options.mode)
    .option(`--repeat <${values.number}>`, benchPositions.options.repeat)
    .option(`--threads <${values.number}>`, benchPositions.options.threads)
    .action(async (positions: string, options: BenchPositionsOptions) => {
      const { runBenchPositions } = await import('../commands/bench-positions.ts');
      finish(await runBenchPositions(openSession(), positions, options));
    });
  addCommand(benches, 'scoring', benchScoring, `bench scoring ${file} --repeat 3`)
    .argument(`<${benchScoring.args.file[0]}>`, benchScoring.args.file[1])
    .option(`--repeat <${values.number}>`, benchScoring.options.repeat)
    .action(async (positions: string, options: BenchScoringOptions) => {
      const { runBenchScoring } = await import('../commands/bench-scoring.ts');
      finish(await runBenchScoring(openSession(), positions, options));
    });
  addCommand(benches, 'selfplay', benchSelfplay, 'bench selfplay --games 100')
    .option(`--games <${values.number}>`, benchSelfplay.options.games)
    .option(`--seed <${values.number}>`, benchSelfplay.options.seed)
    .option(`--player <${values.player}>`, benchSelfplay.options.player)
    .option(`--threads <${values.number}>`, benchSelfplay.options.threads)
    .option(`--queue <${values.queue}>`, benchSelfplay.options.queue)
    .action(async (options: BenchSelfplayOptions) => {
      const { runBenchSelfplay } = await import('../commands/bench-selfplay.ts');
      finish(await runBenchSelfplay(openSession(), options));
    });
}
