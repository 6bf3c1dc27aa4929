/**
 * What is wrong with a file of leaves, of a training or of a win table.
 *
 * - `foreign`: no such file at all
 * - `version`: written by another version of the program
 * - `truncated`: the end is missing; lengths in bytes
 * - `damaged`: contents that do not fit each other
 */
export type LeaveFileFault =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'version'; readonly found: number; readonly expected: number }
  | { readonly kind: 'truncated'; readonly length: number; readonly expected: number }
  | { readonly kind: 'damaged'; readonly part: 'length' | 'checksum' | 'contents' };

/** Thrown for bytes that are no file of leaves, of a training or of a win table that this version can use. */
export class LeaveFileError extends Error {
  override readonly name = 'LeaveFileError';
  readonly fault: LeaveFileFault;

  constructor(fault: LeaveFileFault) {
    super(`not a usable file of leaves or chances: ${describe(fault)}`);
    this.fault = fault;
  }

  get kind(): LeaveFileFault['kind'] {
    return this.fault.kind;
  }
}

function describe(fault: LeaveFileFault): string {
  switch (fault.kind) {
    case 'foreign':
      return 'it is something else';
    case 'version':
      return `format version ${fault.found} instead of ${fault.expected}`;
    case 'truncated':
      return `${fault.length} bytes of ${fault.expected}`;
    case 'damaged':
      return `damaged ${fault.part}`;
  }
}
