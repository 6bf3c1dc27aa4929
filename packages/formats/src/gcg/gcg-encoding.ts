/** Bytes of a GCG file as text (rule R117). */
import { decodeUtf8, err, ok, type Result } from '@bestzug/lexicon';
import type { GcgFault } from './gcg-fault.ts';
import type { GcgEncoding } from './gcg-game.ts';

/** A decoded file. */
export interface GcgText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly encoding: GcgEncoding;
}

const MARK = [0xef, 0xbb, 0xbf] as const;
const HEADER = /^\s*#character-encoding\s+(\S+)/iu;
const UTF_8: ReadonlySet<string> = new Set(['UTF8', 'UTF-8', 'ASCII', 'US-ASCII']);
const LATIN_1: ReadonlySet<string> = new Set(
  'ISO-8859-1 ISO8859-1 ISO_8859-1 ISO-8859-15 LATIN1 LATIN-1 WINDOWS-1252 CP1252'.split(' '),
);

/** Longer header lines are not looked at. */
const MAX_HEADER = 200;

/**
 * What Windows writes for 0x80–0x9F, which ISO-8859-1 has only control characters for: quotation
 * marks and dashes in notes.
 */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const CHUNK = 8192;
const LINE_FEED = 0x0a;

/**
 * The text of a file: the byte order mark or the header line decides, else bytes that are valid UTF-8
 * are UTF-8, else they are ISO-8859-1. A text given as such is taken as it is.
 *
 * Faults: `unsupportedEncoding`, `notUtf8` with the line where it stops being so.
 */
export function decodeGcg(input: Uint8Array | string): Result<GcgText, GcgFault> {
  if (typeof input === 'string') return textOf(input.replace(/^\uFEFF/u, ''));
  if (isUtf16(input)) {
    return err({ kind: 'unsupportedEncoding', line: 1, column: 1, found: 'UTF-16' });
  }
  const isMarked = MARK.every((byte, index) => input[index] === byte);
  const bytes = isMarked ? input.subarray(MARK.length) : input;
  const header = headerOf(latin1Text(bytes.subarray(0, MAX_HEADER)));
  if (!header.ok) return header;
  const declared = isMarked ? 'UTF-8' : header.value;
  if (declared === 'ISO-8859-1') return ok(latin1(bytes, true));
  const text = decodeUtf8(bytes);
  if (text !== undefined) return ok({ text, encoding: utf8(declared !== undefined) });
  return declared === undefined ? ok(latin1(bytes, false)) : err(notUtf8(bytes));
}

function textOf(text: string): Result<GcgText, GcgFault> {
  const header = headerOf(text.slice(0, MAX_HEADER));
  if (!header.ok) return header;
  return ok({ text, encoding: utf8(header.value === 'UTF-8') });
}

const utf8 = (isDeclared: boolean): GcgEncoding => ({ name: 'UTF-8', isDeclared });

const latin1 = (bytes: Uint8Array, isDeclared: boolean): GcgText => ({
  text: latin1Text(bytes),
  encoding: { name: 'ISO-8859-1', isDeclared },
});

function headerOf(head: string): Result<GcgEncoding['name'] | undefined, GcgFault> {
  const match = HEADER.exec(head);
  const found = match?.[1];
  if (match === null || found === undefined) return ok(undefined);
  const name = found.toUpperCase();
  if (UTF_8.has(name)) return ok('UTF-8');
  if (LATIN_1.has(name)) return ok('ISO-8859-1');
  const column = match[0].trimStart().length - found.length + 1;
  const line = match[0].split(/\r\n|\n|\r/u).length;
  return err({ kind: 'unsupportedEncoding', line, column, found });
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function latin1Text(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return text.replace(/[\u0080-\u009F]/gu, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80]!);
}

/** The fault, with the place of the first byte that is not UTF-8. */
function notUtf8(bytes: Uint8Array): GcgFault {
  let line = 1;
  let column = 1;
  for (let index = 0; index < bytes.length;) {
    const length = lengthOfCharacter(bytes[index]!);
    if (decodeUtf8(bytes.subarray(index, index + length)) === undefined) break;
    column++;
    if (bytes[index] === LINE_FEED) {
      line++;
      column = 1;
    }
    index += length;
  }
  return { kind: 'notUtf8', line, column };
}

/** Bytes of the character that begins so. */
function lengthOfCharacter(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}
