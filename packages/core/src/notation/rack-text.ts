/** Racks as text: letters in any order and case, `?` for a blank (rules R3, R15, R111). */
import { err, IN_ENDING, ok, type Result } from '@bestzug/lexicon';
import { rackOf, type Rack } from '../rack.ts';
import type { TileSet } from '../tile-set.ts';
import {
  letterFault,
  rackSymbolOfSign,
  signOfRackSymbol,
  type LetterFault,
} from './letter-sign.ts';

/** More copies of a tile than the set has. */
export interface TooManyFault {
  readonly kind: 'tooMany';
  /** Sign of the tile, `?` for blanks. */
  readonly tile: string;
  readonly found: number;
  readonly available: number;
}

/** More tiles than a rack holds. */
export interface RackTooLongFault {
  readonly kind: 'rackTooLong';
  readonly found: number;
  /** The rack size of the profile. */
  readonly expected: number;
}

/** Why a text is no rack. */
export type RackFault = { readonly kind: 'empty' } | LetterFault | RackTooLongFault | TooManyFault;

/** What a rack is measured against; a rule profile fits. */
export interface RackLimits {
  readonly tileSet: TileSet;
  readonly rackSize: number;
}

/**
 * Reads a rack. Blank space between the letters is skipped.
 *
 * Faults: `empty`, `illegalLetter` with the position (ß carries `instead: 'SS'`), `rackTooLong`,
 * `tooMany`, in this order.
 */
export function parseRack(text: string, limits: RackLimits): Result<Rack, RackFault> {
  const symbols = parseRackSymbols(text, limits);
  return symbols.ok ? ok(rackOf(symbols.value)) : symbols;
}

/** As `parseRack`, but keeps the order in which the tiles were written (R111). */
export function parseRackSymbols(text: string, limits: RackLimits): Result<number[], RackFault> {
  const read = readRackSigns(text);
  if (!read.ok) return read;
  const symbols = read.value;
  if (symbols.length === 0) return err({ kind: 'empty' });
  const extra = symbols.indexOf(IN_ENDING);
  if (extra >= 0 && limits.tileSet.counts[IN_ENDING] === 0) {
    return err(letterFault('*', { position: [...text.normalize('NFC')].indexOf('*') + 1 }));
  }
  if (symbols.length > limits.rackSize) {
    return err({ kind: 'rackTooLong', found: symbols.length, expected: limits.rackSize });
  }
  const tooMany = findTooMany(rackOf(symbols).counts, limits.tileSet);
  return tooMany === undefined ? ok(symbols) : err(tooMany);
}

/** Letters to rack symbols without any limit; an empty text is an empty list. */
export function readRackSigns(text: string): Result<number[], LetterFault> {
  const symbols: number[] = [];
  let position = 0;
  for (const sign of text.normalize('NFC')) {
    position++;
    if (/\s/u.test(sign)) continue;
    const symbol = rackSymbolOfSign(sign);
    if (symbol === undefined) return err(letterFault(sign, { position }));
    symbols.push(symbol);
  }
  return ok(symbols);
}

/** The first symbol, in the order of R2, that is counted more often than the set has it (R113). */
export function findTooMany(counts: ArrayLike<number>, tileSet: TileSet): TooManyFault | undefined {
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const found = counts[symbol]!;
    const available = tileSet.counts[symbol]!;
    if (found > available) {
      return { kind: 'tooMany', tile: signOfRackSymbol(symbol), found, available };
    }
  }
  return undefined;
}
