/** Whole games of our own from a seed: mostly good moves, and whatever else happens at a table. */
import {
  blankTile,
  columnOf,
  createRandom,
  FAMILIE,
  INTERNATIONAL,
  playAction,
  rowOf,
  startSeededGame,
  symbolsOf,
  TURNIER_DE,
  unpackPlacement,
  wordLookupOf,
  type Game,
  type GameAction,
  type Random,
  type RuleProfile,
} from '@bestzug/core';
import { MoveGenerator, SearchBoard } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';

/** The rules differ in what GCG has lines for: withdrawals, challenges, overtime, the final count. */
const RULES: readonly RuleProfile[] = [
  TURNIER_DE,
  FAMILIE,
  INTERNATIONAL,
  { ...FAMILIE, name: 'verliert den Zug', onInvalid: 'loseTurn' },
  { ...TURNIER_DE, name: 'doppelt', endCount: 'doubleOpponent', passesPerPlayerToEnd: 1 },
];

const NAMES = ['Änne Möhring', 'Jörg', 'Ute Grünwald', 'Kai: der Große'];
/** From here on everybody passes. */
const MAX_TRIES = 150;

const LOOKUP = wordLookupOf(MINI_LEXICON.graph);
const generator = new MoveGenerator(MINI_LEXICON.graph, TURNIER_DE);
const searchBoard = new SearchBoard(MINI_LEXICON.graph, TURNIER_DE.layout, TURNIER_DE.tileSet);

/** Plays a game to its end. */
export function playOwnGame(seed: number): Game {
  const random = createRandom(seed, 3);
  const profile = RULES[seed % RULES.length]!;
  const { min, max } = profile.players;
  const count = min + random.nextBelow(max - min + 1);
  const players = NAMES.slice(0, count).map((name) => ({ name, engine: undefined }));
  const agreement = { profile, lexicon: MINI_LEXICON.identity, players };
  const started = startSeededGame(agreement, seed, random.nextBelow(count));
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  let game = started.value;
  for (let tries = 0; game.phase.kind !== 'over' && tries < 2 * MAX_TRIES; tries++) {
    const played = playAction(game, chooseAction(game, random, tries), LOOKUP);
    // What is refused becomes a pass, so that no game goes on for ever.
    const next = played.ok
      ? played
      : playAction(game, { kind: 'pass', player: game.toMove }, LOOKUP);
    if (next.ok) game = next.value;
  }
  if (game.phase.kind !== 'over') throw new Error(`seed ${seed} gives a game without end`);
  return game;
}

function chooseAction(game: Game, random: Random, tries: number): GameAction {
  const { phase, toMove: player, racks, board } = game;
  const dice = random.nextBelow(100);
  if (phase.kind === 'window') {
    if (phase.event.words.some((word) => !LOOKUP.has(word)) && dice < 70) {
      return { kind: 'challenge', player };
    }
    if (dice < 3) return { kind: 'challenge', player };
    if (phase.endReason !== undefined) return { kind: 'closeWindow', player };
  }
  if (dice < 2 && tries < MAX_TRIES)
    return { kind: 'overtime', player, seconds: 60 * (1 + random.nextBelow(3)) };
  const rack = racks[player]!;
  if (dice < 8 && tries < MAX_TRIES) {
    const symbols = symbolsOf(rack).slice(random.nextBelow(rack.size));
    return { kind: 'exchange', player, symbols };
  }
  searchBoard.load(board, 'across');
  const found = generator.best(searchBoard, rack, 5);
  if (dice < 10 || tries > MAX_TRIES) return { kind: 'pass', player };
  if (found.count === 0) return oneTile(game, random);
  const chosen = random.nextBelow(found.count);
  const { laneBoard } = searchBoard;
  const placement = unpackPlacement(laneBoard, found.letters[chosen]!, found.places[chosen]!);
  if (dice >= 18) return { kind: 'placement', player, placement };
  // The same squares with the tiles mixed up: often no words.
  const tiles = placement.tiles.filter((tile) => tile > 0);
  return {
    kind: 'placement',
    player,
    placement: {
      ...placement,
      tiles: placement.tiles.map((tile) => (tile > 0 ? tiles.pop()! : 0)),
    },
  };
}

/** Where nothing fits, any tile beside another, so that games come to their end. */
function oneTile({ board, racks, toMove: player }: Game, random: Random): GameAction {
  const { size } = board.layout;
  const free = [...board.tiles.keys()].filter(
    (square) => board.tiles[square] === 0 && (board.tiles[square - size] ?? 0) !== 0,
  );
  const square = free[random.nextBelow(Math.max(1, free.length))];
  if (square === undefined) return { kind: 'pass', player };
  const symbol = symbolsOf(racks[player]!)[0]!;
  const tile = symbol === 0 ? blankTile(1 + random.nextBelow(29)) : symbol;
  const place = { row: rowOf(square, size), column: columnOf(square, size) };
  return { kind: 'placement', player, placement: { tiles: [{ ...place, tile }] } };
}
