/**
 * Files as a row of typed fields behind a sealed head, all little endian:
 *
 *    0   8 bytes   magic: four letters, then signs that a transfer as text would change
 *    8   u32       format version
 *   12   u32       bytes of the body
 *   16   u32       checksum of the body
 *   20             the body
 */
import { LeaveFileError } from './leave-file-error.ts';

/** Which file: four capitals, and the version of its layout. */
export interface FileFormat {
  readonly letters: string;
  readonly version: number;
}

const MAGIC_END: readonly number[] = [0x0d, 0x0a, 0x1a, 0x0a];
const VERSION_OFFSET = 8;
const LENGTH_OFFSET = 12;
const CHECKSUM_OFFSET = 16;
const BODY_OFFSET = 20;

/** Collects the fields of a body. */
export class ByteWriter {
  readonly #parts: Uint8Array[] = [];

  /** A whole number, 0 … 2³² - 1. */
  u32(value: number): void {
    this.#write(4, (view) => view.setUint32(0, value, true));
  }

  /** Any number. */
  f64(value: number): void {
    this.#write(8, (view) => view.setFloat64(0, value, true));
  }

  /** A text of UTF-16 units behind their number. */
  text(value: string): void {
    this.u32(value.length);
    this.#write(value.length * 2, (view) => {
      for (let at = 0; at < value.length; at++) view.setUint16(at * 2, value.charCodeAt(at), true);
    });
  }

  /** Bytes without their number; they must not change before `seal`. */
  bytes(values: Uint8Array): void {
    this.#parts.push(values);
  }

  /** Ints without their number. */
  ints(values: Int32Array): void {
    this.#write(values.length * 4, (view) => {
      for (let at = 0; at < values.length; at++) view.setInt32(at * 4, values[at]!, true);
    });
  }

  /** The whole file. */
  seal({ letters, version }: FileFormat): Uint8Array {
    const bodyLength = this.#parts.reduce((sum, part) => sum + part.length, 0);
    const file = new Uint8Array(BODY_OFFSET + bodyLength);
    file.set(magicOf(letters));
    let at = BODY_OFFSET;
    for (const part of this.#parts) {
      file.set(part, at);
      at += part.length;
    }
    const view = new DataView(file.buffer);
    view.setUint32(VERSION_OFFSET, version, true);
    view.setUint32(LENGTH_OFFSET, bodyLength, true);
    view.setUint32(CHECKSUM_OFFSET, checksumOf(file.subarray(BODY_OFFSET)), true);
    return file;
  }

  #write(length: number, fill: (view: DataView) => void): void {
    const part = new Uint8Array(length);
    fill(new DataView(part.buffer));
    this.#parts.push(part);
  }
}

/** Reads the fields of a body in the order they were written. Throws `LeaveFileError`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  /** Opens a file: right kind and version, whole, and unchanged. */
  constructor(file: Uint8Array, { letters, version }: FileFormat) {
    const magic = magicOf(letters);
    if (file.length === 0 || magic.some((byte, at) => at < file.length && file[at] !== byte)) {
      throw new LeaveFileError({ kind: 'foreign' });
    }
    if (file.length < BODY_OFFSET) throw truncated(file.length, BODY_OFFSET);
    const head = new DataView(file.buffer, file.byteOffset, BODY_OFFSET);
    const found = head.getUint32(VERSION_OFFSET, true);
    if (found !== version) throw new LeaveFileError({ kind: 'version', found, expected: version });
    const expected = BODY_OFFSET + head.getUint32(LENGTH_OFFSET, true);
    if (file.length < expected) throw truncated(file.length, expected);
    if (file.length > expected) throw damaged('length');
    this.#bytes = file.subarray(BODY_OFFSET);
    if (checksumOf(this.#bytes) !== head.getUint32(CHECKSUM_OFFSET, true))
      throw damaged('checksum');
    this.#view = new DataView(file.buffer, file.byteOffset + BODY_OFFSET, this.#bytes.length);
  }

  /** The next four bytes as an unsigned number. */
  u32(): number {
    return this.#view.getUint32(this.#advance(4), true);
  }

  /** The next eight bytes as a double. */
  f64(): number {
    return this.#view.getFloat64(this.#advance(8), true);
  }

  /** Text with its length in front, as `text` of the writer leaves it. */
  text(): string {
    const length = this.u32();
    const start = this.#advance(length * 2);
    let text = '';
    for (let at = 0; at < length; at++) {
      text += String.fromCharCode(this.#view.getUint16(start + at * 2, true));
    }
    return text;
  }

  /** A view of so many bytes of the file. */
  bytes(count: number): Uint8Array {
    const start = this.#advance(count);
    return this.#bytes.subarray(start, start + count);
  }

  /** So many ints, copied. */
  ints(count: number): Int32Array {
    const start = this.#advance(count * 4);
    const values = new Int32Array(count);
    for (let at = 0; at < count; at++) values[at] = this.#view.getInt32(start + at * 4, true);
    return values;
  }

  /** Nothing may be left. */
  close(): void {
    if (this.#at !== this.#bytes.length) throw damaged('contents');
  }

  #advance(count: number): number {
    const start = this.#at;
    if (start + count > this.#bytes.length) throw damaged('contents');
    this.#at += count;
    return start;
  }
}

const truncated = (length: number, expected: number): LeaveFileError =>
  new LeaveFileError({ kind: 'truncated', length, expected });

const damaged = (part: 'length' | 'checksum' | 'contents'): LeaveFileError =>
  new LeaveFileError({ kind: 'damaged', part });

const magicOf = (letters: string): number[] => [
  ...Array.from(letters, (letter) => letter.charCodeAt(0)),
  ...MAGIC_END,
];

/** FNV-1a (Fowler, Noll, Vo), 32 bits: a change of one byte always shows. */
function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash >>> 0;
}
