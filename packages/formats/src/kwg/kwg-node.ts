/**
 * Nodes of a KWG, the "Kurnia word graph" of the engine wolges (rules R124, R125): little-endian u32
 * after u32, nothing else in the file.
 *
 *   bits  0…21  arc: index of the first child, 0 for none
 *   bit     22  is-end: the last of its siblings, which lie one behind the other by rising tile
 *   bit     23  accepts: a word ends with this tile
 *   bits 24…31  tile: number of the letter as in R2; 0 = separator of the GADDAG, in leaves the blank
 *
 * The arc of node 0 leads to the root list of the DAWG, that of node 1 to the GADDAG's. KBWG, for
 * larger lists: tile in bits 0…5, is-end 6, accepts 7, arc 8…31.
 */

/** Which bits mean what. */
export type KwgVariant = 'kwg' | 'kbwg';

/** Bytes of a node. */
export const NODE_BYTES = 4;

/** Largest index an arc can name. */
export const MAX_ARC = 0x3fffff;

/** Largest index an arc of a KBWG can name. */
const MAX_BIG_ARC = 0xffffff;

/** A list of siblings has a node per tile number at most. */
const LONGEST_LIST = 256;

/** Nodes in front of all lists: the roots of DAWG and GADDAG. */
export const ROOT_NODES = 2;

/** Tile 0 between the reversed beginning of a word and its rest. */
export const SEPARATOR = 0;

const IS_END = 0x400000;
const ACCEPTS = 0x800000;

/** A node as it is written, the last of its siblings only with `withIsEnd`. */
export const packNode = (tile: number, accepts: boolean, arc: number): number =>
  ((tile << 24) | (accepts ? ACCEPTS : 0) | arc) >>> 0;

/** The node as the last of its siblings. */
export const withIsEnd = (node: number): number => (node | IS_END) >>> 0;

/** The node, which has no arc yet, with one. */
export const withArc = (node: number, arc: number): number => (node | arc) >>> 0;

/** The nodes of a file or of a part of one; reading copies nothing. */
export class KwgNodes {
  /** Nodes that can be reached. */
  readonly count: number;
  readonly #view: DataView;
  readonly #isBig: boolean;

  /** @param bytes a whole number of nodes, at any address */
  constructor(bytes: Uint8Array, variant: KwgVariant) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#isBig = variant === 'kbwg';
    // What no arc can reach does not count, however long the file is.
    const reachable = (this.#isBig ? MAX_BIG_ARC : MAX_ARC) + LONGEST_LIST;
    this.count = Math.min(bytes.length / NODE_BYTES, reachable);
  }

  /** Index of the first node of the list that the arc leads to; 0 = it leads nowhere. */
  arc(index: number): number {
    const node = this.#node(index);
    return this.#isBig ? node >>> 8 : node & MAX_ARC;
  }

  /** Letter of the node as the format numbers it. */
  tile(index: number): number {
    const node = this.#node(index);
    return this.#isBig ? node & 0x3f : node >>> 24;
  }

  /** Whether the node is the last of its list. */
  isEnd(index: number): boolean {
    return (this.#node(index) & (this.#isBig ? 1 << 6 : IS_END)) !== 0;
  }

  /** Whether a word ends with the node. */
  accepts(index: number): boolean {
    return (this.#node(index) & (this.#isBig ? 1 << 7 : ACCEPTS)) !== 0;
  }

  #node(index: number): number {
    return this.#view.getUint32(index * NODE_BYTES, true);
  }
}
