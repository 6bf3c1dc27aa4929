/**
 * The other ways of using blanks. The search spells each word once: real tiles first, a blank only
 * when no copy is left. Wherever a blank is left over, or repeats a letter the rack also holds, the
 * same word on the same squares can be laid with other tiles blank (rule R57), and each way differs
 * from the first only by what the exchanged tiles count.
 */
import { packedLetter } from '@bestzug/core';
import type { PlacementList } from './placement-list.ts';
import { AMBIGUOUS_BIT } from './prefix-table.ts';
import type { RackIndex } from './rack-index.ts';

const LETTERS_MASK = 0x3fffffff;
const MAX_TILES = 8;

/** Records a placement in all its ways of using blanks. */
export class BlankVariants {
  /** [tiles] letter multiplier under each new tile of the play being searched; written by the search. */
  readonly letterFactors: Int32Array = new Int32Array(MAX_TILES + 1);
  /** [tiles] word multiplier of the tile's cross word, 0 without one; written by the search. */
  readonly crossFactors: Int32Array = new Int32Array(MAX_TILES + 1);

  readonly #rack: RackIndex;
  readonly #list: PlacementList;
  readonly #tilePoints: Int32Array;
  /** [tiles] what a real tile counts more than a blank there. */
  readonly #gains: Int32Array = new Int32Array(MAX_TILES);
  readonly #tileLetters: Int32Array = new Int32Array(MAX_TILES);
  /** [32] real tiles of each letter not yet used, in the general case. */
  readonly #available: Int32Array = new Int32Array(32);

  /** @param tilePoints [64] points by board tile */
  constructor(rack: RackIndex, list: PlacementList, tilePoints: Int32Array) {
    this.#rack = rack;
    this.#list = list;
    this.#tilePoints = tilePoints;
  }

  /**
   * Records the placement as spelt and all variants of it.
   *
   * @param subrack tiles left on the rack as spelt
   * @param score points as spelt
   * @param wordMultiplier of the main word
   */
  record(
    letters: number,
    place: number,
    subrack: number,
    score: number,
    wordMultiplier: number,
  ): void {
    const tileCount = (place >>> 10) & 15;
    const gains = this.#gains;
    for (let tile = 0; tile < tileCount; tile++) {
      const letter = packedLetter(letters, place, tile);
      this.#tileLetters[tile] = letter;
      gains[tile] =
        this.#tilePoints[letter]! *
        this.letterFactors[tile]! *
        (wordMultiplier + this.crossFactors[tile]!);
    }
    const blanksLeft = this.#rack.blanks[subrack]!;
    if (((letters >>> AMBIGUOUS_BIT) & 1) !== 0 || blanksLeft > 2) {
      this.#recordGeneral(letters & LETTERS_MASK, place, score, tileCount);
      return;
    }
    const list = this.#list;
    const { scores, places } = list;
    const lettersOut = list.letters;
    let row = list.count;
    scores[row] = score;
    lettersOut[row] = letters;
    places[row++] = place;
    for (let tile = 0; tile < tileCount; tile++) {
      const blank = 1 << (21 - tile);
      if ((place & blank) !== 0) continue;
      const lowered = score - gains[tile]!;
      scores[row] = lowered;
      lettersOut[row] = letters;
      places[row++] = place | blank;
      if (blanksLeft === 1) continue;
      for (let second = tile + 1; second < tileCount; second++) {
        const secondBlank = 1 << (21 - second);
        if ((place & secondBlank) !== 0) continue;
        scores[row] = lowered - gains[second]!;
        lettersOut[row] = letters;
        places[row++] = place | blank | secondBlank;
      }
    }
    list.count = row;
  }

  /** Any number of blanks, some of them exchangeable with real tiles: decide tile by tile. */
  #recordGeneral(letters: number, place: number, score: number, tileCount: number): void {
    const { full, blanks, copies } = this.#rack;
    let best = score;
    for (let tile = 0; tile < tileCount; tile++) {
      this.#available[this.#tileLetters[tile]!] = copies[this.#tileLetters[tile]!]!;
      if (((place >>> (21 - tile)) & 1) !== 0) best += this.#gains[tile]!;
    }
    const bare = place & ~(0xff << 14);
    this.#decide(0, tileCount, blanks[full]!, letters, bare, best);
  }

  #decide(
    tile: number,
    tileCount: number,
    blanksLeft: number,
    letters: number,
    place: number,
    score: number,
  ): void {
    if (tile === tileCount) {
      const list = this.#list;
      const row = list.count++;
      list.scores[row] = score;
      list.letters[row] = letters;
      list.places[row] = place;
      return;
    }
    const letter = this.#tileLetters[tile]!;
    if (this.#available[letter]! > 0) {
      this.#available[letter]!--;
      this.#decide(tile + 1, tileCount, blanksLeft, letters, place, score);
      this.#available[letter]!++;
    }
    if (blanksLeft > 0) {
      const blank = 1 << (21 - tile);
      const lowered = score - this.#gains[tile]!;
      this.#decide(tile + 1, tileCount, blanksLeft - 1, letters, place | blank, lowered);
    }
  }
}
