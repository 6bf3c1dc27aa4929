/**
 * The board of an endgame search: tiles are laid and taken back, and every lane is known by a number.
 *
 * What can be laid in a lane depends on its own tiles and on its cross-checks. Both are joined in a
 * key of 64 bits; the number of the key (`lanes`) tells the placements of the lane (lane-moves.ts)
 * without generating them. A play changes only the lanes through its tiles and those at the ends of
 * the words it forms, and the same lanes come again and again in all branches of the search.
 */
import type { LetterSet, WordGraph } from '@bestzug/lexicon';
import {
  cellOf,
  DIRECTIONS,
  firstCellOf,
  MAX_RACK_SIZE,
  packedTile,
  TILE_TABLE_SIZE,
  tileCountOf,
  type Board,
  type Cell,
  type RuleProfile,
  type Square,
} from '@bestzug/core';
import type { KeyIndex } from './key-index.ts';
import { LaneContents } from './lane-contents.ts';
import type { LaneView } from './lane-generator.ts';
import { createSearchGeometry, NO_LANE, type SearchGeometry } from './search-geometry.ts';
import { cellKeys } from './zobrist.ts';

/** Most plays on top of each other: every play lays a tile of one of two racks. */
const MAX_PLAYS: number = 2 * MAX_RACK_SIZE + 2;

/** Ints for a set of lanes: two of the largest board's directions fit. */
export const LANE_WORDS = 2;

/** Parts the lanes of an empty board, where the star rules (R31), from those of any other. */
const OPENING_KEY = 0x3c6ef372;

/** Board with undo. Columns by level: level 0 is the loaded board, level n the one after n plays. */
export class EndgameBoard {
  readonly geometry: SearchGeometry;
  /** [cells] tiles, in both directions. */
  readonly tiles: Uint8Array;
  /** [cells] premiums. */
  readonly letterMultipliers: Uint8Array;
  readonly wordMultipliers: Uint8Array;
  /** Number of plays laid. */
  level = 0;
  /** [levels × laneCount] number of each lane. */
  readonly lanes: Int32Array;
  /**
   * [levels × 2 × LANE_WORDS] lanes in which a player may be able to lay something, as bits. A hand only
   * loses tiles along a line, so whoever finds that nothing can be laid in a lane may close it; a play
   * that changes it opens it again.
   */
  readonly openLanes: Int32Array = new Int32Array((MAX_PLAYS + 1) * 2 * LANE_WORDS);
  /** [levels] 64 bits that stand for the tiles on the board. */
  readonly keysLow: Int32Array = new Int32Array(MAX_PLAYS + 1);
  readonly keysHigh: Int32Array = new Int32Array(MAX_PLAYS + 1);
  /** Key after the placement last looked at. */
  nextLow = 0;
  nextHigh = 0;
  /** [levels] the play that led to the next level. */
  readonly letters: Int32Array = new Int32Array(MAX_PLAYS + 1);
  readonly places: Int32Array = new Int32Array(MAX_PLAYS + 1);

  readonly #contents: LaneContents;
  readonly #laneIndex: KeyIndex;
  readonly #cellLow: Int32Array;
  readonly #cellHigh: Int32Array;
  /** [levels × laneCount] content of each lane. */
  readonly #laneContents: Int32Array;
  /** [levels × laneCount] its cross-checks. */
  readonly #checksLow: Int32Array;
  readonly #checksHigh: Int32Array;
  /** [levels × MAX_RACK_SIZE] cells laid. */
  readonly #cells: Int32Array = new Int32Array((MAX_PLAYS + 1) * MAX_RACK_SIZE);
  /** [LANE_WORDS] set of the lanes that the play being laid changes. */
  readonly #changed: Int32Array = new Int32Array(LANE_WORDS);
  #isOpening = false;
  readonly #star: Square;

  /** @param laneIndex numbers the lanes */
  constructor(
    graph: WordGraph,
    { layout, tileSet }: Pick<RuleProfile, 'layout' | 'tileSet'>,
    laneIndex: KeyIndex,
  ) {
    const geometry = createSearchGeometry(layout.size);
    const { cellCount, laneCount } = geometry;
    const laneRows = (MAX_PLAYS + 1) * laneCount;
    this.geometry = geometry;
    this.tiles = new Uint8Array(cellCount);
    this.lanes = new Int32Array(laneRows);
    this.#contents = new LaneContents(graph, geometry, tileSet);
    this.#laneIndex = laneIndex;
    this.#cellLow = cellKeys(cellCount, 1);
    this.#cellHigh = cellKeys(cellCount, 2);
    this.#laneContents = new Int32Array(laneRows);
    this.#checksLow = new Int32Array(laneRows);
    this.#checksHigh = new Int32Array(laneRows);
    this.#star = layout.star;
    this.letterMultipliers = new Uint8Array(cellCount);
    this.wordMultipliers = new Uint8Array(cellCount);
    for (let square = 0; square < layout.size * layout.size; square++) {
      for (const direction of DIRECTIONS) {
        const cell = cellOf(geometry, square, direction);
        this.letterMultipliers[cell] = layout.letterMultipliers[square]!;
        this.wordMultipliers[cell] = layout.wordMultipliers[square]!;
      }
    }
  }

  /** Takes over a board. @param layable letters on the racks, all of them with a blank */
  load(board: Board, layable: number): void {
    const { geometry, tiles } = this;
    const { laneCount, firstCells, size } = geometry;
    this.level = 0;
    this.#contents.clear(layable);
    tiles.fill(0);
    let tileCount = 0;
    let keyLow = 0;
    let keyHigh = 0;
    for (let square = 0; square < size * size; square++) {
      const tile = board.tiles[square]!;
      if (tile === 0) continue;
      tileCount++;
      const across = cellOf(geometry, square, 'across');
      tiles[across] = tile;
      tiles[cellOf(geometry, square, 'down')] = tile;
      keyLow ^= this.#cellLow[across * TILE_TABLE_SIZE + tile]!;
      keyHigh ^= this.#cellHigh[across * TILE_TABLE_SIZE + tile]!;
    }
    this.keysLow[0] = keyLow;
    this.keysHigh[0] = keyHigh;
    this.#isOpening = tileCount === 0;
    for (let lane = 0; lane < laneCount; lane++) this.#loadContent(lane, firstCells[lane]!);
    for (let lane = 0; lane < laneCount; lane++) this.#loadChecks(lane, firstCells[lane]!);
    this.#changeAll();
    this.openLanes.fill(-1, 0, 2 * LANE_WORDS);
    this.#numberLanes(0);
  }

  #loadContent(lane: number, first: Cell): void {
    let low = lane + 1;
    let high = lane + 1;
    for (let cell = first; cell < first + this.geometry.size; cell++) {
      const tile = this.tiles[cell]!;
      if (tile === 0) continue;
      low ^= this.#cellLow[cell * TILE_TABLE_SIZE + tile]!;
      high ^= this.#cellHigh[cell * TILE_TABLE_SIZE + tile]!;
    }
    this.#laneContents[lane] = this.#contents.numberOf(low, high, this.tiles, first);
  }

  #loadChecks(lane: number, first: Cell): void {
    const { crossingCells, laneOfCell, size } = this.geometry;
    let low = 0;
    let high = 0;
    for (let cell = first; cell < first + size; cell++) {
      if (this.tiles[cell] !== 0) continue;
      const crossing = crossingCells[cell]!;
      const content = this.#laneContents[laneOfCell[crossing]!]!;
      low ^= this.#contents.checkLow(content, crossing);
      high ^= this.#contents.checkHigh(content, crossing);
    }
    this.#checksLow[lane] = low;
    this.#checksHigh[lane] = high;
  }

  /** Lays a legal placement (packed-placement.ts). */
  play(letters: number, place: number): void {
    const { geometry, tiles } = this;
    const { laneCount, laneOfCell, crossingCells, firstCells } = geometry;
    const from = this.level * laneCount;
    const to = from + laneCount;
    const contents = this.#laneContents;
    for (let lane = 0; lane < laneCount; lane++) {
      this.lanes[to + lane] = this.lanes[from + lane]!;
      contents[to + lane] = contents[from + lane]!;
      this.#checksLow[to + lane] = this.#checksLow[from + lane]!;
      this.#checksHigh[to + lane] = this.#checksHigh[from + lane]!;
    }
    this.letters[this.level] = letters;
    this.places[this.level] = place;
    const count = tileCountOf(place);
    const laid = this.level * MAX_RACK_SIZE;
    const main = laneOfCell[firstCellOf(place)]!;
    let mainLow = this.#contents.keysLow[contents[from + main]!]!;
    let mainHigh = this.#contents.keysHigh[contents[from + main]!]!;
    let keyLow = this.keysLow[this.level]!;
    let keyHigh = this.keysHigh[this.level]!;
    let cell = firstCellOf(place);
    // First the demands on the squares to be covered are dropped, while they are still empty.
    for (let number = 0; number < count; number++) {
      while (tiles[cell] !== 0) cell++;
      this.#cells[laid + number] = cell;
      const crossing = crossingCells[cell]!;
      this.#toggleCheck(to, main, contents[from + laneOfCell[crossing]!]!, crossing);
      this.#toggleCheck(to, laneOfCell[crossing]!, contents[from + main]!, cell);
      cell++;
    }
    for (let number = 0; number < count; number++) {
      const tile = packedTile(letters, place, number);
      const along = this.#cells[laid + number]!;
      const crossing = crossingCells[along]!;
      const lane = laneOfCell[crossing]!;
      tiles[along] = tile;
      tiles[crossing] = tile;
      mainLow ^= this.#cellLow[along * TILE_TABLE_SIZE + tile]!;
      mainHigh ^= this.#cellHigh[along * TILE_TABLE_SIZE + tile]!;
      const across = geometry.acrossCells[along]! * TILE_TABLE_SIZE + tile;
      keyLow ^= this.#cellLow[across]!;
      keyHigh ^= this.#cellHigh[across]!;
      const old = contents[from + lane]!;
      const content = this.#contents.numberOf(
        this.#contents.keysLow[old]! ^ this.#cellLow[crossing * TILE_TABLE_SIZE + tile]!,
        this.#contents.keysHigh[old]! ^ this.#cellHigh[crossing * TILE_TABLE_SIZE + tile]!,
        tiles,
        firstCells[lane]!,
      );
      contents[to + lane] = content;
      this.#change(lane);
      this.#changeRunEnds(to, crossing, old, content);
    }
    const old = contents[from + main]!;
    const content = this.#contents.numberOf(mainLow, mainHigh, tiles, firstCells[main]!);
    contents[to + main] = content;
    this.#change(main);
    this.#changeRunEnds(to, this.#cells[laid]!, old, content);
    if (this.level === 0 && this.#isOpening) this.#changeAll();
    this.#openChanged();
    this.level++;
    this.keysLow[this.level] = keyLow;
    this.keysHigh[this.level] = keyHigh;
    this.#numberLanes(to);
  }

  /** Fills in a lane of the present board. */
  view(lane: number, view: LaneView): void {
    const { geometry, tiles } = this;
    const { size, laneOfCell, crossingCells } = geometry;
    const first = geometry.firstCells[lane]!;
    const from = this.level * geometry.laneCount;
    view.size = size;
    view.firstCell = first;
    view.isDown = lane >= size;
    view.star = this.#starOf(lane);
    for (let place = 0; place < size; place++) {
      const cell = first + place;
      view.tiles[place] = tiles[cell]!;
      if (tiles[cell] !== 0) continue;
      const crossing = crossingCells[cell]!;
      const content = this.#laneContents[from + laneOfCell[crossing]!]!;
      view.allowed[place] = this.#contents.allowedAt(content, crossing);
      view.crossPoints[place] = this.#contents.runPointsAt(content, crossing);
      view.letterMultipliers[place] = this.letterMultipliers[cell]!;
      view.wordMultipliers[place] = this.wordMultipliers[cell]!;
    }
    view.tiles[size] = 0;
  }

  /** Letters that the crossing word allows on an empty square of a lane. */
  allowedAt(cell: Cell): LetterSet {
    const { laneCount, laneOfCell, crossingCells } = this.geometry;
    const crossing = crossingCells[cell]!;
    const content = this.#laneContents[this.level * laneCount + laneOfCell[crossing]!]!;
    return this.#contents.allowedAt(content, crossing);
  }

  /** Points of the tiles in that word, `NO_CROSS_WORD` = none; ask `allowedAt` before. */
  crossPointsAt(cell: Cell): number {
    const { laneCount, laneOfCell, crossingCells } = this.geometry;
    const crossing = crossingCells[cell]!;
    const content = this.#laneContents[this.level * laneCount + laneOfCell[crossing]!]!;
    return this.#contents.runPointsAt(content, crossing);
  }

  #starOf(lane: number): number {
    if (this.level > 0 || !this.#isOpening) return -1;
    const { size } = this.geometry;
    const row = Math.floor(this.#star / size);
    const column = this.#star % size;
    if (lane === row) return column;
    return lane === size + column ? row : size;
  }

  /** Puts the key of the board after a placement into `nextLow` and `nextHigh`. */
  lookAhead(letters: number, place: number): void {
    const { tiles } = this;
    const { acrossCells } = this.geometry;
    let low = this.keysLow[this.level]!;
    let high = this.keysHigh[this.level]!;
    let cell = firstCellOf(place);
    const count = tileCountOf(place);
    for (let number = 0; number < count; number++) {
      while (tiles[cell] !== 0) cell++;
      const at = acrossCells[cell]! * TILE_TABLE_SIZE + packedTile(letters, place, number);
      low ^= this.#cellLow[at]!;
      high ^= this.#cellHigh[at]!;
      cell++;
    }
    this.nextLow = low;
    this.nextHigh = high;
  }

  /** Cell of a tile laid by the last play. */
  laidCell(number: number): Cell {
    return this.#cells[(this.level - 1) * MAX_RACK_SIZE + number]!;
  }

  /** Takes back the last play. */
  undo(): void {
    const { tiles } = this;
    const { crossingCells } = this.geometry;
    this.level--;
    const laid = this.level * MAX_RACK_SIZE;
    const count = tileCountOf(this.places[this.level]!);
    for (let number = 0; number < count; number++) {
      const cell = this.#cells[laid + number]!;
      tiles[cell] = 0;
      tiles[crossingCells[cell]!] = 0;
    }
  }

  /** The empty squares at the ends of the run through a cell: their crossing lanes see a new demand. */
  #changeRunEnds(to: number, cell: Cell, old: number, content: number): void {
    const { tiles } = this;
    const { crossingCells, laneOfCell } = this.geometry;
    let before = cell - 1;
    while (tiles[before] !== 0) before--;
    let after = cell + 1;
    while (tiles[after] !== 0) after++;
    if (laneOfCell[before] !== NO_LANE) {
      const lane = laneOfCell[crossingCells[before]!]!;
      this.#toggleCheck(to, lane, old, before);
      this.#toggleCheck(to, lane, content, before);
      this.#change(lane);
    }
    if (laneOfCell[after] !== NO_LANE) {
      const lane = laneOfCell[crossingCells[after]!]!;
      this.#toggleCheck(to, lane, old, after);
      this.#toggleCheck(to, lane, content, after);
      this.#change(lane);
    }
  }

  /** Adds to or takes from the checks of `lane` what a crossing lane demands. */
  #toggleCheck(to: number, lane: number, content: number, cell: Cell): void {
    this.#checksLow[to + lane]! ^= this.#contents.checkLow(content, cell);
    this.#checksHigh[to + lane]! ^= this.#contents.checkHigh(content, cell);
  }

  #numberLanes(to: number): void {
    const opening = this.level === 0 && this.#isOpening ? OPENING_KEY : 0;
    for (let word = 0; word < LANE_WORDS; word++) {
      let rest = this.#changed[word]!;
      this.#changed[word] = 0;
      for (; rest !== 0; rest &= rest - 1) {
        const lane = (word << 5) + 31 - Math.clz32(rest & -rest);
        const content = this.#laneContents[to + lane]!;
        this.lanes[to + lane] = this.#laneIndex.numberOf(
          this.#contents.keysLow[content]! ^ this.#checksLow[to + lane]! ^ opening,
          this.#contents.keysHigh[content]! ^ this.#checksHigh[to + lane]!,
        );
      }
    }
  }

  #change(lane: number): void {
    this.#changed[lane >>> 5]! |= 1 << (lane & 31);
  }

  #changeAll(): void {
    for (let lane = 0; lane < this.geometry.laneCount; lane++) this.#change(lane);
  }

  /** Hands on the open lanes of the present level to the next, and opens those that change. */
  #openChanged(): void {
    const from = this.level * 2 * LANE_WORDS;
    for (let at = from; at < from + 2 * LANE_WORDS; at++) {
      this.openLanes[at + 2 * LANE_WORDS] =
        this.openLanes[at]! | this.#changed[(at - from) % LANE_WORDS]!;
    }
  }
}
