/**
 * The set-up behind `npm start -- …`, `npm test` and `npm run check`: installs, builds and makes the
 * German word graph when something is missing or stale, then runs the command line or the tests.
 *
 *   node scripts/run.mjs start [arguments of bestzug]
 *   node scripts/run.mjs test  [arguments of vitest]
 *   node scripts/run.mjs check
 *
 * Needs nothing but Node and npm. This file alone must be understood by old versions of Node, so that
 * they can be told to make room for a new one: no static imports, no syntax younger than 2018.
 */
void import('fs').then((fs) => {
  const manifest = fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const needed = JSON.parse(manifest).engines.node.match(/\d+/g).map(Number);
  const present = process.versions.node.split('.').map(Number);
  if (present[0] > needed[0] || (present[0] === needed[0] && present[1] >= needed[1])) {
    return import('./command.mjs').then((command) => command.runCommand(process.argv.slice(2)));
  }
  const wanted = needed.join('.');
  console.error(
    `Bestzug braucht Node ${wanted} oder neuer, hier läuft ${process.versions.node}: bitte von https://nodejs.org installieren.\n` +
      `Bestzug needs Node ${wanted} or newer, this is ${process.versions.node}: please install it from https://nodejs.org.`,
  );
  process.exitCode = 3;
});
