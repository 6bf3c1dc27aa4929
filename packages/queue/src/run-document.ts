/**
 * A *run*: one command with what it takes, which is its rules, and checksums of list, tables and
 * words.
 */
import * as v from 'valibot';

/** Counts up whenever blocks or answers look different: both sides must have the same. */
export const WIRE_VERSION = 1;

/** What two sides must have alike to come to the same answers. */
export const NEEDS = ['version', 'list', 'rules', 'leaves', 'winTable', 'tiers'] as const;

/** One of them. */
export type Need = (typeof NEEDS)[number];

/** Checksums, or the version itself; `-` = not used. */
export type RunNeeds = Readonly<Record<Need, string>>;

/** A command, as its workers know it. */
export interface RunDocument {
  readonly needs: RunNeeds;
  /** The profile as a record (core, game-record). */
  readonly profile: unknown;
}

/** Shape of a run. */
const RUN = v.object({
  needs: v.object({
    version: v.string(),
    list: v.string(),
    rules: v.string(),
    leaves: v.string(),
    winTable: v.string(),
    tiers: v.string(),
  }),
  profile: v.unknown(),
});

/** A run that came through the queue. @throws ValiError for anything else */
export const runOf = (value: unknown): RunDocument => v.parse(RUN, value);
