/**
 * Minifies the scripts once more. What the bundler's own minifier leaves can still lose one part in a
 * hundred, and neither of the two alone makes them as small: together they keep all scripts below 200 kB.
 */
import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Must stand before whatever takes the scripts as finished. */
export function secondMinifier(): Plugin {
  return {
    name: 'bestzug-second-minifier',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, {
          ecma: 2020,
          module: true,
          // As for the bundler, nothing lives by reading a property.
          compress: { passes: 4, pure_getters: true },
        });
        if (code !== undefined) file.code = code;
      }
    },
  };
}
