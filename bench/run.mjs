/** `npm run bench`: brings the build up to date, then runs the benchmarks in this process. */
import { explain, SetUpError } from '../scripts/set-up-error.mjs';
import { Interrupted, setUp } from '../scripts/set-up.mjs';

async function isSetUp() {
  try {
    await setUp('command line');
    return true;
  } catch (problem) {
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
    return false;
  }
}

if (await isSetUp()) await import('./dist/main.js');
