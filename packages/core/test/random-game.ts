/** Random games for property tests: whatever players may try, sensible or not. */
import type { Result } from '@bestzug/lexicon';
import {
  createRandom,
  FAMILIE,
  INTERNATIONAL,
  playAction,
  shuffled,
  startSeededGame,
  symbolsOf,
  TURNIER_DE,
  type Game,
  type GameAction,
  type PlacementAttempt,
  type Random,
  type RawTile,
  type ActionFault,
  type RuleProfile,
  type Tile,
  type WordLookup,
} from '../src/index.ts';

/** Accepts about three of four words, always the same ones. */
export const SOME_WORDS: WordLookup = {
  has: (word) => {
    let hash = 7;
    for (const letter of word) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1009;
    return hash % 4 !== 0;
  },
};

/** An action with what came of it. */
export interface RandomTurn {
  readonly before: Game;
  readonly action: GameAction;
  readonly result: Result<Game, ActionFault>;
}

const RULE_VARIANTS: readonly RuleProfile[] = [
  FAMILIE,
  TURNIER_DE,
  INTERNATIONAL,
  { ...FAMILIE, onInvalid: 'loseTurn', exchangeMinBag: 1, exchangesPerGame: 2 },
  { ...FAMILIE, challengePolicy: 'double', withdrawnResetsPasses: false },
  { ...FAMILIE, challengePolicy: 'double', scorelessTurnsToEnd: 5, endCount: 'doubleOpponent' },
  { ...FAMILIE, challengePolicy: 'single', exchangeResetsPasses: false, exchangeMaxTiles: 3 },
  { ...FAMILIE, inRule: { ...FAMILIE.inRule, enabled: true, extraTile: true } },
  { ...TURNIER_DE, players: { min: 2, max: 4 }, rackSize: 8 },
];

const pick = <Value>(values: readonly Value[], random: Random): Value =>
  values[random.nextBelow(values.length)]!;

/** A game at its start, of one of the rule variants, for two to four players. */
export function startRandomGame(seed: number): Game {
  const random = createRandom(seed, 1);
  const variant = random.nextBelow(RULE_VARIANTS.length);
  const rules = RULE_VARIANTS[variant]!;
  const profile = { ...rules, name: `${rules.name} ${variant}` };
  const { min, max } = profile.players;
  const players = Array.from({ length: min + random.nextBelow(max - min + 1) }, (_, player) => ({
    name: `player ${player + 1}`,
    engine: player === 0 ? undefined : 'level:3',
  }));
  const lexicon = { name: 'some words', words: 0, sha256: '0' };
  const toMove = random.nextBelow(players.length);
  const started = startSeededGame({ profile, lexicon, players }, seed, toMove);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

/** Plays until the game is over, or so many actions were tried. */
export function playRandomGame(seed: number, maxActions = 300): readonly RandomTurn[] {
  const random = createRandom(seed, 2);
  const turns: RandomTurn[] = [];
  let game = startRandomGame(seed);
  while (game.phase.kind !== 'over' && turns.length < maxActions) {
    const action = randomAction(game, random);
    const result = playAction(game, action, SOME_WORDS);
    turns.push({ before: game, action, result });
    if (result.ok) game = result.value;
  }
  return turns;
}

export const gamesOf = (turns: readonly RandomTurn[]): readonly Game[] =>
  turns.flatMap(({ result }) => (result.ok ? [result.value] : []));

/** Mostly a sensible action of the player to move, sometimes anything; in some games many passes. */
export function randomAction(game: Game, random: Random): GameAction {
  const anyone = random.nextBelow(game.players.length);
  const player = random.nextBelow(20) === 0 ? anyone : game.toMove;
  const isLazy = game.deal.random !== undefined && game.deal.random[0] % 4 === 0;
  const kind = isLazy && random.nextBelow(3) > 0 ? 90 : random.nextBelow(100);
  if (game.phase.kind === 'window' && kind < 25) {
    if (kind < 12) return { kind: 'closeWindow', player: anyone };
    const { words } = game.phase.event;
    return kind < 20
      ? { kind: 'challenge', player: anyone }
      : { kind: 'challenge', player: anyone, words: [pick(words, random)] };
  }
  if (kind < 80) return { kind: 'placement', player, placement: randomAttempt(game, random) };
  if (kind < 87) return { kind: 'exchange', player, symbols: randomSymbols(game, random) };
  if (kind < 93) return { kind: 'pass', player };
  if (kind < 95) return { kind: 'challenge', player: anyone, words: ['QUATSCH'] };
  if (kind < 97) return { kind: 'setOption', player, option: 'bingoBonus', value: 40 };
  if (kind < 98) return { kind: 'closeWindow', player };
  return { kind: 'overtime', player: anyone, seconds: random.nextBelow(400) };
}

function randomSymbols(game: Game, random: Random): number[] {
  const rack = symbolsOf(game.racks[game.toMove]!).filter(() => random.nextBelow(2) === 0);
  return random.nextBelow(10) === 0 ? [...rack, random.nextBelow(40)] : rack;
}

/** Tiles of the rack on free squares along a lane, near the lying ones: often legal. */
function randomAttempt({ board, racks, toMove }: Game, random: Random): PlacementAttempt {
  const { size, star } = board.layout;
  const isDown = random.nextBelow(2) === 0;
  const touched = [...board.tiles.keys()].filter((square) => board.tiles[square] !== 0);
  const near = touched.length === 0 ? star : pick(touched, random);
  let row = Math.floor(near / size) - (isDown ? random.nextBelow(3) : random.nextBelow(2));
  let column = (near % size) - (isDown ? random.nextBelow(2) : random.nextBelow(3));
  const wanted = 1 + random.nextBelow(random.nextBelow(4) === 0 ? 9 : 4);
  const tiles: RawTile[] = [];
  if (random.nextBelow(20) > 0) {
    row = Math.min(Math.max(row, 0), size - 1);
    column = Math.min(Math.max(column, 0), size - 1);
  }
  for (const symbol of shuffled(symbolsOf(racks[toMove]!), random).slice(0, wanted)) {
    while (row < size && column < size && column >= 0 && board.tiles[row * size + column]) {
      if (isDown) row++;
      else column++;
    }
    if (Math.max(row, column) >= size && tiles.length > 0) break;
    tiles.push({ row, column, tile: tileFor(symbol, random) });
    if (isDown) row++;
    else column++;
  }
  return { tiles };
}

const tileFor = (symbol: number, random: Random): Tile =>
  symbol === 0 ? 32 + 1 + random.nextBelow(30) : random.nextBelow(150) === 0 ? 5 : symbol;
