/** Running other programs: quietly for the set-up, visibly for tests. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './workspace.mjs';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Exit code of a shell for a program ended by a signal: 130 for Ctrl-C. */
const codeOfSignal = (signal) => 128 + (constants.signals[signal] ?? 0);

/**
 * Starts a program in the checkout and waits for its end. A signal that reaches us is passed on, and
 * we stay until the program has ended.
 *
 * @returns {Promise<{ code: number, interrupted: boolean, output: string }>}
 */
function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, ...options });
    let output = '';
    let received;
    const passOn = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of PASSED_ON) process.on(signal, passOn);
    const stopPassingOn = () => PASSED_ON.forEach((signal) => process.off(signal, passOn));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => {
      stopPassingOn();
      reject(error);
    });
    child.on('close', (code, signal) => {
      stopPassingOn();
      const ending = received ?? signal;
      resolve({
        code: ending ? codeOfSignal(ending) : (code ?? 1),
        interrupted: Boolean(ending),
        output,
      });
    });
  });
}

/** Runs a Node program without showing anything; its input is empty. */
export const runNodeQuietly = (args) =>
  run(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs a program of npm's folder without showing anything. On Windows these are `.cmd` files, which need a shell. */
export function runNpxQuietly(args, environment) {
  const options = {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  };
  return process.platform === 'win32'
    ? run(['npx', ...args].join(' '), [], { ...options, shell: true })
    : run('npx', args, options);
}

/** Runs a Node program on our terminal and gives its exit code. */
export async function runNode(args) {
  const { code } = await run(process.execPath, args, { stdio: 'inherit' });
  return code;
}
