/** A checksum over JSON, against accidents and thoughtless edits; it protects from no forger. */

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a (Fowler, Noll, Vo), 32 bits, over the UTF-16 units of the JSON text with sorted keys; hex. */
export function checksumOf(json: unknown): string {
  let hash = FNV_OFFSET;
  const text = JSON.stringify(json, sortKeys);
  for (let place = 0; place < text.length; place++) {
    hash = Math.imul(hash ^ text.charCodeAt(place), FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The order of keys is no content. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
