/**
 * The file of a training under way. Its body: plan, rules, facts, the entries of the present table, then
 * the blocks that are in, each with its racks and equities.
 */
import { ByteReader, ByteWriter, type FileFormat } from './byte-file.ts';
import { readLeaves, writeLeaves } from './leave-file.ts';
import { readFacts, writeFacts } from './leave-facts.ts';
import type { TrainingPlan, TrainingState } from './leave-training.ts';

const TRAINING_FORMAT: FileFormat = { letters: 'BZLT', version: 1 };

/** The file of a training; about 200 bytes a game. */
export function encodeTraining({ plan, rules, facts, leaves, blocks }: TrainingState): Uint8Array {
  const writer = new ByteWriter();
  writer.f64(plan.seed);
  writer.f64(plan.blockGames);
  writer.u32(plan.games.length);
  for (const games of plan.games) writer.f64(games);
  writer.text(rules);
  writeFacts(writer, facts);
  writeLeaves(writer, leaves);
  writer.u32(blocks.length);
  for (const { block, sightings } of blocks) {
    writer.u32(block);
    writer.u32(sightings.games);
    writer.f64(sightings.scoreSum);
    writer.u32(sightings.racks.length);
    writer.ints(sightings.racks);
    writer.ints(sightings.equities);
  }
  return writer.seal(TRAINING_FORMAT);
}

/** The training in a file. Throws `LeaveFileError`. */
export function decodeTraining(bytes: Uint8Array): TrainingState {
  const reader = new ByteReader(bytes, TRAINING_FORMAT);
  const plan = readPlan(reader);
  const rules = reader.text();
  const facts = readFacts(reader);
  const leaves = readLeaves(reader, facts);
  const blocks: TrainingState['blocks'][number][] = [];
  for (let left = reader.u32(); left > 0; left--) {
    const block = reader.u32();
    const games = reader.u32();
    const scoreSum = reader.f64();
    const count = reader.u32();
    const sightings = { games, scoreSum, racks: reader.ints(count), equities: reader.ints(count) };
    blocks.push({ block, sightings });
  }
  reader.close();
  return { plan, rules, facts, leaves, blocks };
}

function readPlan(reader: ByteReader): TrainingPlan {
  const seed = reader.f64();
  const blockGames = reader.f64();
  const games: number[] = [];
  for (let left = reader.u32(); left > 0; left--) games.push(reader.f64());
  return { seed, blockGames, games };
}
