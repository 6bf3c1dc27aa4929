/**
 * UTF-8 for texts inside files. The platform's encoder is no part of the language, and the packages
 * without input and output use nothing else.
 */

/** The bytes of a text; half a surrogate pair becomes U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0)!;
    const code = isSurrogate(point) ? 0xfffd : point;
    if (code < 0x80) {
      bytes.push(code);
    } else if (code < 0x800) {
      bytes.push(0xc0 | (code >> 6), continuation(code));
    } else if (code < 0x10000) {
      bytes.push(0xe0 | (code >> 12), continuation(code >> 6), continuation(code));
    } else {
      bytes.push(0xf0 | (code >> 18), continuation(code >> 12));
      bytes.push(continuation(code >> 6), continuation(code));
    }
  }
  return Uint8Array.from(bytes);
}

/** The text of the bytes, or `undefined` where they are no UTF-8 (also if too long or a surrogate). */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  let text = '';
  let index = 0;
  while (index < bytes.length) {
    const first = bytes[index++]!;
    const following = first < 0x80 ? 0 : Math.clz32(~(first << 24)) - 1;
    if (following < 0 || following > 3 || (following === 0 && first >= 0x80)) return undefined;
    let code = following === 0 ? first : first & (0x3f >> following);
    for (let step = 0; step < following; step++) {
      const next = bytes[index++];
      if (next === undefined || (next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 0x3f);
    }
    if (code < SMALLEST_CODE[following]! || code > 0x10ffff) return undefined;
    if (isSurrogate(code)) return undefined;
    text += String.fromCodePoint(code);
  }
  return text;
}

/** Smallest code point that needs so many continuation bytes. */
const SMALLEST_CODE = [0, 0x80, 0x800, 0x10000] as const;

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

const continuation = (code: number): number => 0x80 | (code & 0x3f);
