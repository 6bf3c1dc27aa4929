/**
 * Values on their way through the queue: JSON in which typed arrays are base64, deflated. Functions,
 * cycles and `undefined` in lists do not occur in what is sent.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Most bytes a value may unpack to: what comes from the queue is not trusted to be small. */
const MAX_BYTES = 256_000_000;

/** Typed arrays there are in tasks and answers. */
const ARRAYS = {
  Int32Array,
  Int16Array,
  Uint8Array,
  Float32Array,
  Float64Array,
} as const;

type ArrayName = keyof typeof ARRAYS;

/** Key of the object that stands for a typed array. */
const ARRAY_KEY = '$array';

/** The value as short text. */
export const encodeValue = (value: unknown): string =>
  deflateRawSync(JSON.stringify(value, replaceArray)).toString('base64');

/** The value of such a text. @throws Error for anything else */
export const decodeValue = (text: string): unknown =>
  JSON.parse(
    inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: MAX_BYTES }).toString('utf8'),
    reviveArray,
  );

function replaceArray(_key: string, value: unknown): unknown {
  if (!ArrayBuffer.isView(value)) return value;
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return { [ARRAY_KEY]: value.constructor.name, bytes: bytes.toString('base64') };
}

function reviveArray(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !(ARRAY_KEY in value)) return value;
  const name = value[ARRAY_KEY];
  const bytes = 'bytes' in value ? value.bytes : undefined;
  if (!isArrayName(name) || typeof bytes !== 'string') throw new Error('no typed array');
  // A copy: bytes of small buffers may begin at any address.
  const { buffer } = Uint8Array.from(Buffer.from(bytes, 'base64'));
  return new ARRAYS[name](buffer);
}

const isArrayName = (name: unknown): name is ArrayName =>
  typeof name === 'string' && Object.hasOwn(ARRAYS, name);
