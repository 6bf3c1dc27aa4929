#!/usr/bin/env node
/**
 * How good the endgame solver is, on endgames of static games against themselves.
 *
 *     node scripts/endgame-figures.mjs proof [--count 100] [--seconds 5] [--seed 1]
 *     node scripts/endgame-figures.mjs gain [--count 200] [--effort 100000] [--seed 1]
 *
 * `proof`: how many endgames with both racks full are proven in the time of the processor given for
 * each. `gain`: what the player on turn at the first empty bag wins by solving, against a static
 * player, compared to playing on statically itself. Games are taken in the order of their numbers.
 *
 * Needs a build (`pnpm build`) and the word graph (`npm start -- check OHM` makes it).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { TURNIER_DE } from '../packages/core/dist/index.js';
import { decodeWordGraphFile } from '../packages/lexicon/dist/index.js';
import { MoveGenerator } from '../packages/movegen/dist/index.js';
import {
  decodeLeaveFile,
  dealOf,
  endgameOfView,
  EndgamePlayer,
  EndgameSolver,
  GameTable,
  leavesFor,
  StaticPlayer,
} from '../packages/strategy/dist/index.js';
import { inRoot, WORD_GRAPH } from './workspace.mjs';

/** log₂ of the positions remembered for proofs. */
const PROOF_TABLE_BITS = 20;

/** Static games, each stopped at the first empty bag. */
function* endgames(table, player, seed) {
  for (let gameNumber = 0; ; gameNumber++) {
    table.start(dealOf(TURNIER_DE, seed, gameNumber));
    while (table.end === undefined && table.view().unseen.bag > 0) {
      table.play(player.chooseMove(table.view()));
    }
    if (table.end === undefined) yield gameNumber;
  }
}

const processorMilliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function printProof({ graph, table, player }, { count, seconds, seed }) {
  const solver = new EndgameSolver(graph, TURNIER_DE, PROOF_TABLE_BITS);
  const times = [];
  let proven = 0;
  for (const gameNumber of endgames(table, player, seed)) {
    const view = table.view();
    const { rackSize } = TURNIER_DE;
    if (view.rack.size < rackSize || view.unseen.count < rackSize) continue;
    const start = processorMilliseconds();
    const time = { now: processorMilliseconds, limit: seconds * 1000 };
    const { value, isProven, effort } = solver.solve(endgameOfView(view), { time });
    const milliseconds = Math.round(processorMilliseconds() - start);
    times.push(milliseconds);
    if (isProven) proven++;
    console.log(
      `game ${gameNumber}: ${value} ${isProven ? 'proven' : 'open'}, effort ${effort}, ${milliseconds} ms`,
    );
    if (times.length === count) break;
  }
  times.sort((one, other) => one - other);
  console.log(
    `proven ${proven} of ${count} within ${seconds} s of processor time, median ${times[count >> 1]} ms`,
  );
}

/** Spread of the player on turn when the game is played on like this. */
function playOn(table, own, other) {
  const seat = table.toMove;
  while (table.end === undefined) {
    table.play((table.toMove === seat ? own : other).chooseMove(table.view()));
  }
  const scores = table.finalScores();
  return scores[seat] - scores[1 - seat];
}

function printGain({ graph, table, player }, { count, effort, seed }) {
  const exact = new EndgamePlayer(player, graph, TURNIER_DE, effort);
  const again = new GameTable(graph, TURNIER_DE);
  const gains = [];
  let wins = 0;
  for (const gameNumber of endgames(table, player, seed)) {
    again.start(dealOf(TURNIER_DE, seed, gameNumber));
    while (again.view().unseen.bag > 0) again.play(player.chooseMove(again.view()));
    const solved = playOn(table, exact, player);
    const without = playOn(again, player, player);
    gains.push(solved - without);
    wins += (Math.sign(solved) - Math.sign(without)) / 2;
    if (gains.length === count) break;
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / count;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (count - 1);
  const error = 1.96 * Math.sqrt(variance / count);
  console.log(`${count} endgames: mean spread gained ${mean.toFixed(2)} ± ${error.toFixed(2)}`);
  console.log(
    `better ${gains.filter((gain) => gain > 0).length}, worse ${gains.filter((gain) => gain < 0).length}, games won more ${wins}`,
  );
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    effort: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const [figure] = positionals;
const options = {
  count: Number(values.count ?? (figure === 'proof' ? 100 : 200)),
  seconds: Number(values.seconds),
  effort: Number(values.effort),
  seed: Number(values.seed),
};
const { graph } = decodeWordGraphFile(readFileSync(WORD_GRAPH));
const generator = new MoveGenerator(graph, TURNIER_DE);
const leaveFile = gunzipSync(readFileSync(inRoot('packages/strategy/data/de.leaves.gz')));
const leaves = leavesFor(
  TURNIER_DE,
  decodeLeaveFile(leaveFile, (length) => new Int16Array(length)),
);
const equipment = {
  graph,
  table: new GameTable(graph, TURNIER_DE),
  player: new StaticPlayer(generator, leaves),
};
if (figure === 'proof') printProof(equipment, options);
else if (figure === 'gain') printGain(equipment, options);
else console.error('proof or gain?');
