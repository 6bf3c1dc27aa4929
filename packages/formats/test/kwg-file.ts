/** Graphs of other programs written by hand, node by node. */

/** A node as in the description of the format. */
export interface HandNode {
  readonly tile?: number;
  readonly accepts?: boolean;
  readonly isEnd?: boolean;
  readonly arc?: number;
}

/** The file with these nodes. */
export function kwgBytes(nodes: readonly HandNode[], variant: 'kwg' | 'kbwg' = 'kwg'): Uint8Array {
  const bytes = new Uint8Array(nodes.length * 4);
  const view = new DataView(bytes.buffer);
  nodes.forEach(({ tile = 0, accepts = false, isEnd = false, arc = 0 }, index) => {
    const flags = (accepts ? 2 : 0) | (isEnd ? 1 : 0);
    const node =
      variant === 'kwg' ? (tile << 24) | (flags << 22) | arc : (arc << 8) | (flags << 6) | tile;
    view.setUint32(index * 4, node, true);
  });
  return bytes;
}

/** Leaves in a DAWG, with values as float32. */
export function klvBytes(nodes: readonly HandNode[], values: readonly number[]): Uint8Array {
  const graph = kwgBytes(nodes);
  const bytes = new Uint8Array(8 + graph.length + values.length * 4);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, nodes.length, true);
  bytes.set(graph, 4);
  view.setUint32(4 + graph.length, values.length, true);
  values.forEach((value, index) => view.setFloat32(8 + graph.length + index * 4, value, true));
  return bytes;
}
