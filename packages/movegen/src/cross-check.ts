/**
 * Cross-checks: which letters the perpendicular word allows on each empty cell (rules R34–R35;
 * Appel & Jacobson 1988, section 3). A cell without perpendicular neighbour allows every letter.
 */
import {
  ALL_SYMBOLS,
  countBits,
  EDGE_DISTANCE_BITS,
  EDGE_OFFSET_BITS,
  EDGE_OFFSET_MASK,
  type LetterSet,
  type WordGraph,
} from '@bestzug/lexicon';
import { crossingCell, type Cell, type LaneBoard } from '@bestzug/core';

/**
 * Letters that may stand on an empty cell so that the run *along its own lane* (tiles directly
 * before and after) is a word. This is the cross-check of the crossing cell.
 */
export function lettersCompletingRun(graph: WordGraph, board: LaneBoard, cell: Cell): LetterSet {
  const { nodes } = graph;
  const { letters } = board;
  let state = graph.root;
  for (let before = board.wordStarts[cell]!; before < cell; before++) {
    state = stateAfter(nodes, state, letters[before]!);
    if (state === 0) return 0;
  }
  const blockEnd = board.nextEmpty[cell]!;
  if (blockEnd === cell + 1) return nodes[state + 1]!;
  // A word has to end exactly with the block: an edge tells without a look at its child.
  const ends = 1 << (Math.min(blockEnd - cell - 1, EDGE_DISTANCE_BITS) - 1);
  const lastLetter = letters[blockEnd - 1]!;
  let allowed = 0;
  let edgeAt = state + 2;
  for (let rest = nodes[state]!; rest !== 0; rest &= rest - 1, edgeAt++) {
    const edge = nodes[edgeAt]!;
    if (((edge >>> EDGE_OFFSET_BITS) & ends) === 0) continue;
    let inner = edge & EDGE_OFFSET_MASK;
    for (let place = cell + 1; place < blockEnd - 1 && inner !== 0; place++) {
      inner = stateAfter(nodes, inner, letters[place]!);
    }
    if (((nodes[inner + 1]! >>> lastLetter) & 1) === 1) allowed |= rest & -rest;
  }
  return allowed;
}

/** Child state, or the sink 0 where there is none. */
function stateAfter(nodes: Int32Array, state: number, letter: number): number {
  const childMask = nodes[state]!;
  if (((childMask >>> letter) & 1) === 0) return 0;
  return nodes[state + 2 + countBits(childMask & ((1 << letter) - 1))]! & EDGE_OFFSET_MASK;
}

/**
 * Fills `crossChecks` [cells] for a loaded board: 0 on tiles and borders, all letters where no
 * perpendicular word forms.
 */
export function fillCrossChecks(graph: WordGraph, board: LaneBoard, crossChecks: Int32Array): void {
  const { geometry, isSquare, letters, crossScores } = board;
  for (let cell = 0; cell < geometry.cellCount; cell++) {
    if (isSquare[cell] === 0 || letters[cell] !== 0) crossChecks[cell] = 0;
    else if (crossScores[cell]! < 0) crossChecks[cell] = ALL_SYMBOLS;
    else crossChecks[cell] = lettersCompletingRun(graph, board, crossingCell(geometry, cell));
  }
}
