/** Stored runs: one JSON file each in `bench/baseline`, named by date and commit. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunRecord, type RunRecord } from './run-record.ts';

/** Where runs are stored. */
export const BASELINE_FOLDER: string = fileURLToPath(new URL('../baseline', import.meta.url));

/** A stored run cannot be read. */
export class RecordFormatError extends Error {
  override readonly name = 'RecordFormatError';
}

/** Stored runs, oldest first. Throws `RecordFormatError`. */
export function readRecords(folder: string = BASELINE_FOLDER): readonly RunRecord[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readRecord(join(folder, name)))
    .toSorted((left, right) => (left.date < right.date ? -1 : 1));
}

function readRecord(file: string): RunRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RecordFormatError(`${file}: no JSON`, { cause: error });
  }
  if (!isRunRecord(parsed)) throw new RecordFormatError(`${file}: no record of this format`);
  return parsed;
}

/** Stores a run; returns the file. */
export function saveRecord(record: RunRecord, folder: string = BASELINE_FOLDER): string {
  mkdirSync(folder, { recursive: true });
  const time = record.date.slice(0, 16).replace('T', '-').replace(':', '');
  const file = join(folder, `${time}-${record.commit}.json`);
  writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`);
  return file;
}
