#!/usr/bin/env node
/**
 * How good the endgame solver is, on endgames of static games against themselves.
 *
 *     node scripts/endgame-figures.mjs proof [--count 100] [--seconds 5] [--seed 1]
 *     node scripts/endgame-figures.mjs gain [--count 200] [--effort 100000] [--seed 1]
 *     node scripts/endgame-figures.mjs last-tile [--count 20] [--effort 2000] [--seed 1]
 *
 * `proof`: how many endgames with both racks full are proven in the time of the processor given for
 * each. `gain`: what the player on turn at the first empty bag wins by solving, against a static
 * player, compared to playing on statically itself. `last-tile`: what is gained by rating the candidates
 * over all draws of the last tile, compared to the moves of `static` and `sim`; the moves chosen are
 * judged by endgames with twenty times the effort. Games are taken in the order of their numbers.
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
  chooseCandidates,
  decodeLeaveFile,
  dealOf,
  endgameOfView,
  EndgamePlayer,
  EndgameSolver,
  GameTable,
  leavesFor,
  parsePlayerSpec,
  PreEndgame,
  StaticPlayer,
} from '../packages/strategy/dist/index.js';
import { inRoot, WORD_GRAPH } from './workspace.mjs';

/** log₂ of the positions remembered for proofs. */
const PROOF_TABLE_BITS = 20;

/** Times the effort of choosing that judging takes. */
const JUDGE_EFFORT = 20;

/** Static games, each stopped at the first turn with at most so many tiles in the bag. */
function* endgames(table, player, seed, bag = 0) {
  for (let gameNumber = 0; ; gameNumber++) {
    table.start(dealOf(TURNIER_DE, seed, gameNumber));
    while (table.end === undefined && table.view().unseen.bag > bag) {
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

function printLastTile({ graph, generator, leaves, table, player }, { count, effort, seed }) {
  const preEndgame = new PreEndgame(graph, TURNIER_DE, generator, leaves);
  const { profile } = table;
  const sim = parsePlayerSpec('sim').value.create({ graph, profile, generator, leaves });
  const rivals = { static: player, sim };
  const sums = {
    static: { different: 0, wins: 0, spread: 0 },
    sim: { different: 0, wins: 0, spread: 0 },
  };
  let turns = 0;
  for (const gameNumber of endgames(table, player, seed, 1)) {
    const view = table.view();
    if (view.unseen.bag !== 1) continue;
    const candidates = chooseCandidates(view, { generator, leaves }).map(({ move }) => move);
    const [best] = preEndgame.rate(view, candidates, { effort, samples: 1 });
    for (const [name, rival] of Object.entries(rivals)) {
      const move = rival.chooseMove(view);
      if (JSON.stringify(move) === JSON.stringify(best.move)) continue;
      const plan = { effort: JUDGE_EFFORT * effort, samples: 1 };
      const judged = preEndgame.rate(view, [best.move, move], plan);
      const own = judged.find((rating) => rating.move === best.move);
      const other = judged.find((rating) => rating.move !== best.move);
      sums[name].different++;
      sums[name].wins += own.winRate - other.winRate;
      sums[name].spread += own.meanSpread - other.meanSpread;
    }
    turns++;
    console.error(`game ${gameNumber}: ${JSON.stringify(sums)}`);
    if (turns === count) break;
  }
  for (const [name, { different, wins, spread }] of Object.entries(sums)) {
    const perTurn = (sum) => (sum / turns).toFixed(3);
    console.log(
      `against ${name}: ${different} of ${turns} moves differ, gained per turn: wins ${perTurn(wins)}, spread ${perTurn(spread)}`,
    );
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    effort: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [figure] = positionals;
const options = {
  count: Number(values.count ?? { proof: 100, gain: 200 }[figure] ?? 20),
  seconds: Number(values.seconds),
  effort: Number(values.effort ?? { gain: 100_000 }[figure] ?? 2000),
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
  generator,
  leaves,
  table: new GameTable(graph, TURNIER_DE),
  player: new StaticPlayer(generator, leaves),
};
if (figure === 'proof') printProof(equipment, options);
else if (figure === 'gain') printGain(equipment, options);
else if (figure === 'last-tile') printLastTile(equipment, options);
else console.error('proof, gain or last-tile?');
