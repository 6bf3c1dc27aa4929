/** The steps from a fresh clone to a running program: install, build, kernel, word graph, web page. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runNodeQuietly, runNpxQuietly } from './child.mjs';
import { withLock } from './lock.mjs';
import { SetUpError } from './set-up-error.mjs';
import { hashFiles, isStamped, listFiles, removeStamp, writeStamp } from './stamp.mjs';
import {
  CLI_MAIN,
  inRoot,
  projectFolders,
  readManifest,
  toolPath,
  WORD_GRAPH,
} from './workspace.mjs';

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET/;
const NO_WRITE = /EACCES|EPERM|EROFS/;

/** Raised when Ctrl-C ended a step; carries the exit code. */
export class Interrupted extends Error {
  constructor(code) {
    super('interrupted');
    this.name = 'Interrupted';
    this.code = code;
  }
}

/** Ends the set-up if the step's program did not end well. */
function demandSuccess({ code, interrupted, output }, explainFailure) {
  if (interrupted) throw new Interrupted(code);
  if (code !== 0) throw explainFailure(output);
}

function explainInstallFailure(output) {
  if (NO_NETWORK.test(output)) {
    return new SetUpError(
      'Die Pakete ließen sich nicht herunterladen: bitte die Internetverbindung prüfen und den Befehl wiederholen.',
      'The packages could not be downloaded: check the internet connection and repeat the command.',
    );
  }
  if (NO_WRITE.test(output)) {
    return new SetUpError(
      'Die Pakete ließen sich nicht ablegen, weil Schreibrechte fehlen: bitte den Ordner beschreibbar machen.',
      'The packages could not be stored for lack of write permission: make the folder writable.',
      output,
    );
  }
  return new SetUpError(
    'Die Pakete ließen sich nicht installieren, der Grund steht darüber.',
    'The packages could not be installed, the reason stands above.',
    output,
  );
}

/**
 * A step. Its stamp is what `inputs` saw before it ran and `outputs` after it: fresh means that both
 * are seen again. `isThere` finds results that somebody has deleted.
 */
const INSTALL = {
  name: 'install',
  title: 'Pakete installieren · installing packages',
  inputs: () =>
    [
      process.platform,
      process.arch,
      hashFiles([
        inRoot('package.json'),
        inRoot('pnpm-lock.yaml'),
        inRoot('pnpm-workspace.yaml'),
        ...projectFolders().map((folder) => join(folder, 'package.json')),
      ]),
    ].join(' '),
  outputs: () => '',
  isThere: () =>
    ['.modules.yaml', 'typescript', 'vitest'].every((name) =>
      existsSync(inRoot('node_modules', name)),
    ),
  async run() {
    const { packageManager } = readManifest();
    const args = ['--yes', packageManager, 'install', '--frozen-lockfile'];
    // With CI set, pnpm replaces a foreign node_modules folder without asking.
    demandSuccess(await runNpxQuietly(args, { CI: 'true' }), explainInstallFailure);
  },
};

const KERNEL_FOLDER = inRoot('packages', 'kernel');
const KERNEL_FILE = join(KERNEL_FOLDER, 'dist', 'kernel.wasm');

const buildInfo = (folder) => join(folder, 'dist', '.tsbuildinfo');

const BUILD = {
  name: 'build',
  title: 'Übersetzen · building',
  inputs: () =>
    listFiles([
      inRoot('tsconfig.json'),
      inRoot('tsconfig.base.json'),
      inRoot('node_modules', '.modules.yaml'),
      ...projectFolders().flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'src')]),
    ]),
  outputs: () => '',
  isThere: () => existsSync(CLI_MAIN) && projectFolders().map(buildInfo).every(existsSync),
  async run() {
    // tsc believes its own notes: where output was deleted but the note was not, it must be forced.
    const force = existsSync(CLI_MAIN) ? [] : ['--force'];
    const result = await runNodeQuietly([toolPath('typescript'), '-b', ...force]);
    demandSuccess(
      result,
      (output) =>
        new SetUpError(
          'Der Quelltext ließ sich nicht übersetzen, die Fehler stehen darüber.',
          'The sources could not be built, the errors stand above.',
          output,
        ),
    );
  },
};

const KERNEL = {
  name: 'kernel',
  title: 'Suchkern übersetzen · compiling the search kernel',
  inputs: () =>
    listFiles([
      ...['assembly', 'asconfig.json', join('src', 'layout.ts')].map((name) =>
        join(KERNEL_FOLDER, name),
      ),
      inRoot('node_modules', '.modules.yaml'),
    ]),
  // Without its kernel everything works, at half the speed: nobody would notice that it is damaged.
  outputs: () => listFiles([KERNEL_FILE]),
  isThere: () => existsSync(KERNEL_FILE),
  async run() {
    const result = await runNodeQuietly([
      toolPath('assemblyscript', KERNEL_FOLDER),
      '--baseDir',
      KERNEL_FOLDER,
    ]);
    demandSuccess(
      result,
      (output) =>
        new SetUpError(
          'Der Suchkern ließ sich nicht übersetzen, die Fehler stehen darüber.',
          'The search kernel could not be compiled, the errors stand above.',
          output,
        ),
    );
  },
};

const WORDS = {
  name: 'words',
  title: 'Wortgraph bauen · building the word graph',
  inputs: () => listFiles([inRoot('wordlists', 'de'), inRoot('packages', 'lexicon', 'src')]),
  // A graph that was damaged since is made again.
  outputs: () => listFiles([WORD_GRAPH]),
  isThere: () => existsSync(WORD_GRAPH),
  async run() {
    const source = (name) => inRoot('wordlists', 'de', name);
    const unfinished = `${WORD_GRAPH}.${process.pid}`;
    mkdirSync(dirname(WORD_GRAPH), { recursive: true });
    try {
      const result = await runNodeQuietly(
        [CLI_MAIN, 'list', 'build', '--name', 'de', '-o', unfinished].concat(
          ['--base', source('base.txt.gz')],
          ['--remove', source('removals.tsv')],
          ['--add', source('additions.txt')],
        ),
      );
      demandSuccess(
        result,
        (output) =>
          new SetUpError(
            'Der Wortgraph ließ sich nicht bauen, der Grund steht darüber.',
            'The word graph could not be built, the reason stands above.',
            output,
          ),
      );
      // Renaming is atomic: a game that is loading the old graph never sees half of the new one.
      renameSync(unfinished, WORD_GRAPH);
    } finally {
      rmSync(unfinished, { force: true });
    }
  },
};

/** The folders whose sources go into the page. */
const PAGE_PACKAGES = [
  'lexicon',
  'core',
  'formats',
  'movegen',
  'strategy',
  'analysis',
  'answers',
  'web',
];

const PAGE = {
  name: 'page',
  title: 'Webseite bauen · building the web page',
  inputs: () =>
    listFiles([
      ...PAGE_PACKAGES.map((name) => inRoot('packages', name, 'src')),
      ...['build', 'public', 'service-worker', 'index.html', 'vite.config.ts'].map((name) =>
        inRoot('packages', 'web', name),
      ),
      inRoot('packages', 'strategy', 'data'),
      inRoot('wordlists', 'de'),
      inRoot('node_modules', '.modules.yaml'),
      WORD_GRAPH,
    ]),
  outputs: () => '',
  isThere: () => existsSync(inRoot('packages', 'web', 'dist', 'index.html')),
  async run() {
    const folder = inRoot('packages', 'web');
    const result = await runNodeQuietly([toolPath('vite', folder), 'build', folder]);
    demandSuccess(
      result,
      (output) =>
        new SetUpError(
          'Die Webseite ließ sich nicht bauen, die Fehler stehen darüber.',
          'The web page could not be built, the errors stand above.',
          output,
        ),
    );
  },
};

/** What the command line needs; the page takes seconds that most commands can do without. */
const COMMAND_LINE = [INSTALL, BUILD, KERNEL, WORDS];
const STEPS = { 'command line': COMMAND_LINE, page: [...COMMAND_LINE, PAGE] };

const stampOf = (inputs, outputs) => `${inputs}\n${outputs}\n`;

const isFresh = (step) =>
  step.isThere() && isStamped(step.name, stampOf(step.inputs(), step.outputs()));

async function runStep(step, place) {
  const start = performance.now();
  process.stderr.write(`[${place}] ${step.title} …`);
  try {
    removeStamp(step.name);
    // Seen before the run: what changes during it makes the step stale, not wrongly fresh.
    const inputs = step.inputs();
    await step.run();
    writeStamp(step.name, stampOf(inputs, step.outputs()));
    process.stderr.write(` ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } finally {
    process.stderr.write('\n');
  }
}

const tellAboutWaiting = (owner, lock) =>
  process.stderr.write(
    `Prozess ${owner} richtet Bestzug gerade ein, bitte warten · process ${owner} is setting Bestzug up, waiting (${lock})\n`,
  );

/**
 * Brings everything up to date. Costs a few milliseconds when it is; otherwise tells on stderr what it
 * does.
 *
 * @param {'command line' | 'page'} goal what is going to be used
 * @throws SetUpError, Interrupted
 */
export async function setUp(goal) {
  const steps = STEPS[goal];
  if (steps.every(isFresh)) return;
  await withLock(async () => {
    for (const [index, step] of steps.entries()) {
      if (!isFresh(step)) await runStep(step, `${index + 1}/${steps.length}`);
    }
  }, tellAboutWaiting);
}
