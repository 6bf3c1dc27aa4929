/**
 * Runs what the README shows. Without an option the outputs in the README are renewed; with
 * `--check` they are compared, apart from times, and a difference ends with 1.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { CLI_MAIN, inRoot, ROOT } from './workspace.mjs';

const README = inRoot('README.md');

/** Where the library example runs: inside a package that depends on the ones it imports. */
const EXAMPLE = inRoot('packages', 'cli', 'dist', 'readme-example.mjs');

const run = (args) =>
  spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', BESTZUG_LANG: 'de', COLUMNS: '80' },
    timeout: 600_000,
  });

/** What a person sees of a command line such as `bestzug check QI --json`. */
function outputOf(commandLine) {
  const args = [...commandLine.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]);
  if (args.shift() !== 'bestzug') throw new Error(`README: unknown command ${commandLine}`);
  const { stdout, stderr } = run([CLI_MAIN, ...args]);
  return stdout + stderr;
}

function exampleOutput(code) {
  writeFileSync(EXAMPLE, code);
  const { stdout, stderr } = run([EXAMPLE]);
  return stdout + stderr;
}

/** Trailing blanks do not survive formatting; paths of this checkout mean nothing to a reader. */
const tidy = (output) =>
  output
    .replaceAll(ROOT, '')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();

const renewed = (text) =>
  text
    .replace(/```console\n\$ (.+)\n[^]*?```/g, (_block, command) =>
      ['```console', `$ ${command}`, tidy(outputOf(command)), '```'].join('\n'),
    )
    .replace(/```js\n([^]*?)```\n\n```text\n[^]*?```/, (_block, code) =>
      ['```js', `${code}\`\`\``, '', '```text', tidy(exampleOutput(code)), '```'].join('\n'),
    );

/** A slow machine needs seconds where a fast one needs milliseconds. */
const withoutTimes = (text) => text.replace(/\d[\d.,]* m?s\b/g, '… s');

const text = readFileSync(README, 'utf8');
const result = renewed(text);
if (process.argv.includes('--check')) {
  const lines = withoutTimes(text).split('\n');
  const results = withoutTimes(result).split('\n');
  const line = results.findIndex((shown, index) => shown !== lines[index]);
  if (line >= 0 || lines.length !== results.length) {
    console.error(
      `README.md, line ${line + 1}: shows\n  ${lines[line]}\nbut now it is\n  ${results[line]}`,
    );
    console.error('Renew it with: node scripts/readme.mjs');
    process.exitCode = 1;
  }
} else {
  writeFileSync(README, result);
}
