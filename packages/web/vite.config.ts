import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { engineWorker } from './build/engine-worker.ts';
import { precache } from './build/precache.ts';
import { secondMinifier } from './build/second-minifier.ts';
import { wordData } from './build/word-data.ts';

/** Data that the engine loads lies apart, so that a server can treat it apart. */
const DATA = /\.gz$/;

export default defineConfig({
  plugins: [wordData(), engineWorker(), react(), secondMinifier(), precache()],
  resolve: { conditions: ['@bestzug/source', 'module', 'browser', 'development|production'] },
  assetsInclude: ['**/*.gz'],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What the page is made of says so.
    license: { fileName: 'licences.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Nothing here lives by reading a property.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      input: { index: 'index.html', sw: 'service-worker/service-worker.ts' },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'rules',
              test: /packages[\\/](?!web\b)|comlink|web[\\/]src[\\/]settings[\\/](?:rule-profile|edition)/,
              minShareCount: 2,
            },
          ],
        },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        assetFileNames: ({ names }) =>
          names.some((name) => DATA.test(name))
            ? 'data/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
