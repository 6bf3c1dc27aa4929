/** Where a table of leaves comes from: enough to make it again, and to see whether it fits. */
import type { LexiconIdentity } from '@bestzug/lexicon';
import type { RuleProfile } from '@bestzug/core';
import type { ByteReader, ByteWriter } from './byte-file.ts';
import type { SizeFit } from './shrinkage.ts';

/** One generation of self-play with the table of the one before. */
export interface GenerationFacts {
  readonly games: number;
  /** Seed of the series its games are (see `dealOf`). */
  readonly seed: number;
  /** Racks seen. */
  readonly sightings: number;
  /** Points per game and seat, to see at a glance that nothing is broken. */
  readonly meanScore: number;
  readonly fits: readonly SizeFit[];
}

/** The facts of a training. */
export interface LeaveFacts {
  readonly tileSet: string;
  /** [31] tiles of each symbol: a table holds for this set alone. */
  readonly tileCounts: Uint8Array;
  readonly rackSize: number;
  /** Name of the rule profile played by. */
  readonly profile: string;
  /** The word list played with. */
  readonly list: LexiconIdentity;
  /** Oldest first. */
  readonly generations: readonly GenerationFacts[];
}

/** Whether a table with these facts is one for this profile's tiles. */
export const fitsProfile = (
  { tileCounts, rackSize }: Pick<LeaveFacts, 'tileCounts' | 'rackSize'>,
  { tileSet, rackSize: wanted }: RuleProfile,
): boolean =>
  rackSize === wanted && tileCounts.every((count, symbol) => count === tileSet.counts[symbol]);

/** Writes facts into a file. */
export function writeFacts(writer: ByteWriter, facts: LeaveFacts): void {
  writer.text(facts.tileSet);
  writer.u32(facts.tileCounts.length);
  writer.bytes(facts.tileCounts);
  writer.u32(facts.rackSize);
  writer.text(facts.profile);
  writer.text(facts.list.name);
  writer.u32(facts.list.words);
  writer.text(facts.list.sha256);
  writer.u32(facts.generations.length);
  for (const { games, seed, sightings, meanScore, fits } of facts.generations) {
    for (const number of [games, seed, sightings, meanScore]) writer.f64(number);
    writer.u32(fits.length);
    for (const { size, seen, factors, noise, signal } of fits) {
      for (const number of [size, seen, ...factors, noise, signal]) writer.f64(number);
    }
  }
}

/** Reads what `writeFacts` wrote. */
export function readFacts(reader: ByteReader): LeaveFacts {
  const tileSet = reader.text();
  const tileCounts = reader.bytes(reader.u32()).slice();
  const rackSize = reader.u32();
  const profile = reader.text();
  const list = { name: reader.text(), words: reader.u32(), sha256: reader.text() };
  const generations: GenerationFacts[] = [];
  for (let left = reader.u32(); left > 0; left--) generations.push(readGeneration(reader));
  return { tileSet, tileCounts, rackSize, profile, list, generations };
}

function readGeneration(reader: ByteReader): GenerationFacts {
  const games = reader.f64();
  const seed = reader.f64();
  const sightings = reader.f64();
  const meanScore = reader.f64();
  const fits: SizeFit[] = [];
  for (let left = reader.u32(); left > 0; left--) {
    const size = reader.f64();
    const seen = reader.f64();
    const factors = [reader.f64(), reader.f64()] as const;
    fits.push({ size, seen, factors, noise: reader.f64(), signal: reader.f64() });
  }
  return { games, seed, sightings, meanScore, fits };
}
