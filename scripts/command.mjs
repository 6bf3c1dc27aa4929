/** The three commands of `run.mjs`. */
import { pathToFileURL } from 'node:url';
import { runNode } from './child.mjs';
import { Interrupted, setUp } from './set-up.mjs';
import { explain, SetUpError } from './set-up-error.mjs';
import { CLI_MAIN, inRoot, toolPath } from './workspace.mjs';

/** Paths on the command line are meant from where the person typed it, not from npm's folder. */
function returnToCallersFolder() {
  const { INIT_CWD, npm_lifecycle_event, npm_package_json } = process.env;
  const isNpmStart = npm_lifecycle_event === 'start' && npm_package_json === inRoot('package.json');
  if (isNpmStart && INIT_CWD !== undefined) process.chdir(INIT_CWD);
}

/** Runs the command line in this process: that saves starting Node twice and passing signals on. */
async function start(args) {
  returnToCallersFolder();
  process.argv = [process.execPath, CLI_MAIN, ...args];
  await import(pathToFileURL(CLI_MAIN).href);
}

const runTests = (args) =>
  runNode([
    toolPath('vitest'),
    'run',
    ...['unit', 'dist', 'e2e'].flatMap((project) => ['--project', project]),
    ...args,
  ]);

async function test(args) {
  process.exitCode = await runTests(args);
}

/** Projects that are checked but not built by `tsc`. */
const TYPE_CHECKS = [
  'tsconfig.test.json',
  'packages/web',
  'packages/web/service-worker',
  'packages/web/test',
];

/** All checks of a commit, the quick ones first; a failing one does not hide the others. */
async function check() {
  const checks = [
    ['format', () => runNode([toolPath('prettier'), '--check', '.'])],
    ['lint', () => runNode([toolPath('oxlint')])],
    ...TYPE_CHECKS.map((path) => [
      'types',
      () => runNode([toolPath('typescript'), '-p', inRoot(path)]),
    ]),
    ['tests', () => runTests([])],
  ];
  const failed = [];
  for (const [name, run] of checks) {
    const code = await run();
    if (code === 130) process.exit(130);
    if (code !== 0) failed.push(name);
  }
  console.error(failed.length === 0 ? 'check: all passed' : `check: failed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const COMMANDS = { start, test, check };

function report(problem) {
  const error = explain(problem);
  if (error instanceof Interrupted) {
    process.exitCode = error.code;
  } else if (error instanceof SetUpError) {
    if (error.output !== '') console.error(error.output.trimEnd());
    console.error(`${error.german}\n${error.message}`);
    process.exitCode = 3;
  } else {
    throw error;
  }
}

/**
 * Sets up what is missing, then runs the command. Everything the set-up says goes to stderr, so that
 * stdout belongs to the command alone.
 *
 * @param {readonly string[]} args command and its arguments
 */
export async function runCommand([name, ...args]) {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error('node scripts/run.mjs start|test|check [arguments]');
    process.exitCode = 2;
    return;
  }
  // The page is only built for those who open or test it.
  const usesPage = name !== 'start' || args[0] === 'serve';
  try {
    await setUp(usesPage ? 'page' : 'command line');
  } catch (problem) {
    report(problem);
    return;
  }
  await command(args);
}
