/** Parts of a word graph file, as `WordGraphFault` names them. */
export type WordGraphPart = 'length' | 'checksum' | 'header' | 'graph' | 'removed words';

/**
 * What is wrong with a word graph file.
 *
 * - `foreign`: no word graph file at all
 * - `version`: written by another version of the program
 * - `alphabet`: made for other letters
 * - `truncated`: the end is missing; lengths in bytes
 * - `damaged`: contents that do not fit each other
 */
export type WordGraphFault =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'version'; readonly found: number; readonly expected: number }
  | { readonly kind: 'alphabet'; readonly found: string; readonly expected: string }
  | { readonly kind: 'truncated'; readonly length: number; readonly expected: number }
  | { readonly kind: 'damaged'; readonly part: WordGraphPart };

/** Thrown for bytes that are no word graph file this version can use; build the file again. */
export class WordGraphFormatError extends Error {
  override readonly name = 'WordGraphFormatError';
  readonly fault: WordGraphFault;

  constructor(fault: WordGraphFault) {
    super(`not a usable word graph file: ${describe(fault)}`);
    this.fault = fault;
  }

  get kind(): WordGraphFault['kind'] {
    return this.fault.kind;
  }
}

function describe(fault: WordGraphFault): string {
  switch (fault.kind) {
    case 'foreign':
      return 'it is something else';
    case 'version':
      return `format version ${fault.found} instead of ${fault.expected}`;
    case 'alphabet':
      return `letters ${fault.found} instead of ${fault.expected}`;
    case 'truncated':
      return `${fault.length} bytes of ${fault.expected}`;
    case 'damaged':
      return `damaged ${fault.part}`;
  }
}
