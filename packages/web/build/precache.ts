/** Tells the service worker which files make up the page, so that it can keep them all. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Stands in service-worker.ts where the list of files goes. */
const PLACEHOLDER = '__PRECACHE__';
const SERVICE_WORKER = 'sw.js';

/** Writes names of all files of the build, and a hash of them and their contents, into sw.js. */
export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'bestzug-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${SERVICE_WORKER}`);
        const hash = createHash('sha256');
        const files: string[] = ['/'];
        for (const [name, file] of Object.entries(bundle).sort(([one], [other]) =>
          one < other ? -1 : 1,
        )) {
          if (name === SERVICE_WORKER || name.endsWith('.map')) continue;
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
          if (name !== 'index.html') files.push(`/${name}`);
        }
        for (const name of readdirSync(publicDir)) files.push(`/${name}`);
        hash.update(worker.code);
        const version = hash.digest('hex').slice(0, 12);
        worker.code = worker.code.replace(PLACEHOLDER, () => JSON.stringify({ version, files }));
      },
    },
  };
}
