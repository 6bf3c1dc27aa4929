/** `bestzug serve` as it is built, for scripts that measure it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CLI_MAIN } from './workspace.mjs';

/**
 * Starts it on a free port of this machine.
 *
 * @param {readonly string[]} args further options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveBuilt(args = []) {
  const child = spawn(
    process.execPath,
    [CLI_MAIN, 'serve', '--json', '--port=0', '--rate=0', '--log=silent', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'close');
  const [line] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    ended.then(() => Promise.reject(new Error('bestzug serve has ended'))),
  ]);
  return {
    url: JSON.parse(line).url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
