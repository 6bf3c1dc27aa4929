/** Commands that work for others until they are ended. */
import type { ServeOptions } from '../commands/serve.ts';
import type { WorkerOptions } from '../commands/worker.ts';
import { addCommand, type CommandFrame } from './command-frame.ts';

/** `worker`. */
export function addWorkerCommand(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { worker, values } = messages.help;
  addCommand(frame, 'worker', worker, 'worker --queue redis://127.0.0.1:6379')
    .option(`--queue <${values.queue}>`, worker.options.queue)
    .option(`--threads <${values.number}>`, worker.options.threads)
    .option(`--lost-after <${values.seconds}>`, worker.options.lostAfter)
    .action(async (options: WorkerOptions) => {
      const { runWorker } = await import('../commands/worker.ts');
      finish(await runWorker(openSession(), options));
    });
}

/** `serve`. */
export function addServeCommand(frame: CommandFrame): void {
  const { messages, openSession, finish } = frame;
  const { serve, values } = messages.help;
  addCommand(frame, 'serve', serve, 'serve --port 8080')
    .option(`--host <${values.host}>`, serve.options.host)
    .option(`--port <${values.number}>`, serve.options.port)
    .option(`--threads <${values.number}>`, serve.options.threads)
    .option(`--queue <${values.number}>`, serve.options.queue)
    .option(`--timeout <${values.milliseconds}>`, serve.options.timeout)
    .option(`--rate <${values.number}>`, serve.options.rate)
    .option(`--log <${values.level}>`, serve.options.log)
    .action(async (options: ServeOptions) => {
      const { runServe } = await import('../commands/serve.ts');
      finish(await runServe(openSession(), options));
    });
}
