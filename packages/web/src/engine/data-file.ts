/** Files of the page's own data: fetched with their progress, and unpacked. */
import type { LoadProgress } from './engine-protocol.ts';

const GZIP_MAGIC: readonly number[] = [0x1f, 0x8b];

/** Whether bytes are gzip. A server may have unpacked on the way what it sends with an encoding. */
const isGzip = (bytes: Uint8Array): boolean =>
  GZIP_MAGIC.every((byte, index) => bytes[index] === byte);

/** Unpacks gzip; other bytes are handed back. */
async function unpackGzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isGzip(bytes)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Fetches a file and unpacks it; undefined = it could not be had.
 *
 * @param onProgress called at most every fiftieth of the file
 */
export async function fetchData(
  url: string,
  onProgress?: (progress: LoadProgress) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok || response.body === null) return undefined;
    const total = Number(response.headers.get('content-length') ?? 0);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let loaded = 0;
    let told = 0;
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      loaded += part.value.length;
      if (total > 0 && loaded - told > total / 50) {
        told = loaded;
        onProgress?.({ loaded, total: Math.max(total, loaded) });
      }
    }
    return await unpackGzip(new Uint8Array(await new Blob(parts).arrayBuffer()));
  } catch {
    // A network that is gone, and an archive that cannot be unpacked: the file cannot be had.
    return undefined;
  }
}
