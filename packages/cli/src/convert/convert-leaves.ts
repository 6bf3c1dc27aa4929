/** Leave values of other engines as a table of ours. */
import type { RuleProfile } from '@bestzug/core';
import { readKlv } from '@bestzug/formats';
import {
  denseLeavesFrom,
  encodeLeaveFile,
  leaveRankingOf,
  NO_NUMBER,
  type DenseLeaves,
} from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import { nameOfFile } from '../word-graph-loader.ts';
import type { Conversion, Loss } from './convert-result.ts';

const SYMBOLS = 31;
const MILLIPOINTS_PER_POINT = 1000;

/** A KLV or KLV2 file, for the tiles of these rules. @throws CliError `badKlv` */
export function convertKlv(bytes: Uint8Array, file: string, profile: RuleProfile): Conversion {
  const klv = readKlv(bytes);
  if (!klv.ok) throw new CliError({ kind: 'badKlv', file, reason: klv.error });
  const { tileSet, rackSize } = profile;
  const ranking = leaveRankingOf(tileSet, rackSize);
  const points = new Float64Array(ranking.count);
  const isKnown = new Uint8Array(ranking.count);
  const counts = new Uint8Array(SYMBOLS);
  let leftOut = 0;
  for (const leave of klv.value.leaves()) {
    counts.fill(0);
    for (const symbol of leave.symbols) counts[symbol]!++;
    const number = ranking.numberOf(counts);
    if (number === NO_NUMBER) {
      leftOut++;
      continue;
    }
    points[number] = leave.points;
    isKnown[number] = 1;
  }
  // The empty leave is worth nothing in any table.
  const missing = isKnown.reduce((sum, known) => sum + (known === 0 ? 1 : 0), 0) - 1;
  const leaves = denseLeavesFrom(ranking, points);
  const losses: Loss[] = [];
  if (leftOut > 0) losses.push({ kind: 'leavesLeftOut', count: leftOut });
  if (missing > 0) losses.push({ kind: 'leavesMissing', count: missing });
  const rounded = countRounded(leaves, points);
  if (rounded > 0) losses.push({ kind: 'leavesRounded', count: rounded });
  const contents = encodeLeaveFile({
    leaves,
    facts: {
      tileSet: tileSet.name,
      tileCounts: tileSet.counts,
      rackSize,
      profile: profile.name,
      // Leaves of other programs do not say which list they were made with.
      list: { name: nameOfFile(file), words: 0, sha256: '' },
      generations: [],
    },
  });
  return { contents, losses, warnings: [] };
}

function countRounded({ values }: DenseLeaves, points: Float64Array): number {
  const millipoints = (value: number): number => Math.round(value * MILLIPOINTS_PER_POINT);
  return points.reduce(
    (sum, value, number) => sum + (millipoints(value) === values[number]! * 10 ? 0 : 1),
    0,
  );
}
