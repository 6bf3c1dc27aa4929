/** The filter options of `best`. */
import { parseFilter, type PlacementFilter } from '@bestzug/answers/best';
import type { RuleProfile } from '@bestzug/core';
import { CliError, valueOf } from './cli-error.ts';
import { wholeNumber } from './options.ts';

/** Filters as typed. */
export interface FilterOptions {
  readonly minTiles?: string;
  readonly maxTiles?: string;
  /** False with `--no-blank`. */
  readonly blank: boolean;
  readonly square?: string;
  readonly contains?: string;
}

/** Reads the filters. @throws CliError */
export function readFilter(options: FilterOptions, profile: RuleProfile): PlacementFilter {
  const limits = { min: 1, max: profile.rackSize };
  const minTiles = wholeNumber('--min-tiles', options.minTiles, limits);
  const maxTiles = wholeNumber('--max-tiles', options.maxTiles, limits);
  if (minTiles !== undefined && maxTiles !== undefined && minTiles > maxTiles) {
    throw new CliError({ kind: 'conflict', options: ['--min-tiles', '--max-tiles'] });
  }
  return valueOf(parseFilter({ ...options, minTiles, maxTiles }, profile));
}
