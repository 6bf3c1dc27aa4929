/**
 * A word graph with further words, without building it anew. The states on the way of a new word are
 * made again, all others stay as they are and are shared, so that a few thousand words cost some
 * milliseconds. The result is not minimal: a state made again may equal one of the old ones.
 */
import { compareLetters, IN_ENDING, letterOf, type Letter } from './alphabet.ts';
import { lettersOf } from './letter-set.ts';
import { StateRegistry } from './state-registry.ts';
import { EDGE_OFFSET_MASK, type WordGraph, type WordState } from './word-graph.ts';

/** Ints of one level: both masks, then an edge per symbol at most. */
const LEVEL_STRIDE = 32;

/**
 * The graph that accepts the words of `graph` and these, in capitals, `*` for the ending *IN (R91).
 * Repetitions and words already there do no harm. Anything but two or more letters is a bug and
 * throws; so does `WordGraphSizeError` when they do not fit.
 */
export function graftWords(graph: WordGraph, words: Iterable<string>): WordGraph {
  const spellings = Array.from(words, spellingOf).sort(compareLetters);
  if (spellings.length === 0) return graph;
  const graft = new Graft(graph, spellings);
  const root = graft.stateWith(graph.root, { from: 0, to: spellings.length }, 0) & EDGE_OFFSET_MASK;
  return {
    nodes: graft.nodes(),
    root,
    wordCount: graph.wordCount + graft.newWords,
    longestWord: Math.max(graph.longestWord, ...spellings.map(({ length }) => length)),
  };
}

/** Sorted words with the same beginning. */
interface Range {
  readonly from: number;
  readonly to: number;
}

class Graft {
  newWords = 0;
  readonly #old: Int32Array;
  readonly #words: readonly (readonly Letter[])[];
  readonly #states: StateRegistry;
  /** [letters × LEVEL_STRIDE] the open state of each depth. */
  readonly #levels: Int32Array;

  constructor(graph: WordGraph, words: readonly (readonly Letter[])[]) {
    this.#old = graph.nodes;
    this.#words = words;
    this.#states = new StateRegistry(graph.nodes);
    const longest = Math.max(...words.map(({ length }) => length));
    this.#levels = new Int32Array((longest + 1) * LEVEL_STRIDE);
  }

  nodes(): Int32Array {
    return this.#states.nodes();
  }

  /** The edge to a state that accepts what the old one does, and the endings of these words. */
  stateWith(old: WordState, range: Range, depth: number): number {
    const edges = this.#edgesOf(old);
    let accept = this.#old[old + 1]!;
    for (const [letter, group] of this.#groups(range, depth)) {
      let { from } = group;
      if (this.#words[from]!.length === depth + 1) {
        if (((accept >>> letter) & 1) === 0) this.newWords++;
        accept |= 1 << letter;
        while (from < group.to && this.#words[from]!.length === depth + 1) from++;
      }
      const edge = edges.get(letter) ?? 0;
      const longer = { from, to: group.to };
      edges.set(
        letter,
        from < group.to ? this.stateWith(edge & EDGE_OFFSET_MASK, longer, depth + 1) : edge,
      );
    }
    return this.#freeze(edges, accept, depth);
  }

  #freeze(edges: ReadonlyMap<Letter, number>, accept: number, depth: number): number {
    const level = depth * LEVEL_STRIDE;
    const letters = [...edges.keys()].sort((one, other) => one - other);
    this.#levels[level] = letters.reduce((mask, letter) => mask | (1 << letter), 0);
    this.#levels[level + 1] = accept;
    letters.forEach((letter, place) => {
      this.#levels[level + 2 + place] = edges.get(letter)!;
    });
    return this.#states.freeze(this.#levels, level, letters.length);
  }

  #edgesOf(state: WordState): Map<Letter, number> {
    const letters = [...lettersOf(this.#old[state]!)];
    return new Map(letters.map((letter, place) => [letter, this.#old[state + 2 + place]!]));
  }

  /** The words by their letter at this depth. */
  *#groups({ from, to }: Range, depth: number): Generator<[Letter, Range], void, void> {
    while (from < to) {
      const letter = this.#words[from]![depth]!;
      let end = from + 1;
      while (end < to && this.#words[end]![depth] === letter) end++;
      yield [letter, { from, to: end }];
      from = end;
    }
  }
}

function spellingOf(word: string): Letter[] {
  const letters = Array.from(word, (character) => {
    const letter = character === '*' ? IN_ENDING : letterOf(character);
    if (letter === undefined)
      throw new Error(`bug: ${JSON.stringify(word)} is not in playable form`);
    return letter;
  });
  if (letters.length < 2) throw new Error(`bug: ${JSON.stringify(word)} is not in playable form`);
  return letters;
}
