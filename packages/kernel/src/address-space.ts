/** How many addresses the process may use: each WebAssembly memory takes gigabytes of them. */
import { readFileSync } from 'node:fs';

const LIMIT_LINE = /^Max address space +(?<bytes>\d+)/mu;

/** Bytes, as `ulimit -v` sets them on Linux; Infinity where nothing limits them or nothing says so. */
export function addressSpaceLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(LIMIT_LINE.exec(limits)?.groups?.['bytes'] ?? Infinity);
  } catch {
    return Infinity;
  }
}
