/** The word graph in memory that all threads read. */
import type { WordGraph } from '@bestzug/lexicon';

/** The same graph with its nodes in shared memory; copied once unless it already lies there. */
export function shareWordGraph(graph: WordGraph): WordGraph {
  if (graph.nodes.buffer instanceof SharedArrayBuffer) return graph;
  const nodes = new Int32Array(new SharedArrayBuffer(graph.nodes.byteLength));
  nodes.set(graph.nodes);
  return { ...graph, nodes };
}
