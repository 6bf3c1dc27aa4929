/** The beginning of a game: who starts, the deal, and what a deal has to fulfil (rules R22, R44). */
import { err, ok, SYMBOL_COUNT, type Result } from '@bestzug/lexicon';
import { drawTiles, returnTiles, shuffledBag, tileCountsOf } from '../bag.ts';
import { emptyBoard } from '../board.ts';
import { invariant } from '../invariant.ts';
import { signOfRackSymbol } from '../notation/letter-sign.ts';
import type { RuleProfile } from '../profile.ts';
import { rackOf, type Rack } from '../rack.ts';
import { createRandom, type Random } from '../random.ts';
import { tilesInPlay } from './conservation.ts';
import type { Deal, Game, GameAgreement } from './game.ts';
import type { PlayerIndex } from './game-event.ts';

/** Tiles drawn at the same time for the start: [drawing player] who drew what. */
export type StartRound = readonly { readonly player: PlayerIndex; readonly symbol: number }[];

/** The drawing for the start. */
export interface StartDraw {
  /** The second and later rounds are among those who drew the best tile together. */
  readonly rounds: readonly StartRound[];
  readonly first: PlayerIndex;
}

/**
 * Draws for the start (R22): the best tile begins, the blank before A, then the order of R2. Equal
 * tiles draw again, after all tiles went back.
 */
export function drawForStart(players: number, profile: RuleProfile, random: Random): StartDraw {
  const rounds: StartRound[] = [];
  let drawing: PlayerIndex[] = Array.from({ length: players }, (_, player) => player);
  let bag = shuffledBag(profile, random);
  while (drawing.length > 1) {
    const { drawn, bag: rest } = drawTiles(bag, drawing.length);
    const round = drawn.map((symbol, place) => ({ player: drawing[place]!, symbol }));
    rounds.push(round);
    const best = Math.min(...drawn);
    drawing = round.filter(({ symbol }) => symbol === best).map(({ player }) => player);
    bag = returnTiles(rest, drawn, random);
  }
  return { rounds, first: drawing[0]! };
}

/**
 * An empty board, and racks dealt from a mixed bag, clockwise from the player who begins (R22). The
 * same seed gives the same tiles; who begins gets the same rack whichever player it is.
 *
 * @param players 2 or more
 */
export function dealTiles(
  profile: RuleProfile,
  players: number,
  toMove: PlayerIndex,
  random: Random,
): Deal {
  let bag = shuffledBag(profile, random);
  const racks: Rack[] = [];
  for (let place = 0; place < players; place++) {
    const draw = drawTiles(bag, profile.rackSize);
    racks[(toMove + place) % players] = rackOf(draw.drawn);
    bag = draw.bag;
  }
  return {
    board: emptyBoard(profile.layout),
    racks,
    bag,
    random: random.state,
    scores: racks.map(() => 0),
    toMove,
    consecutivePasses: 0,
    scorelessTurns: 0,
  };
}

/** Why no game can start so. Players count from 0. */
export type StartFault =
  | {
      readonly kind: 'playerCount';
      readonly found: number;
      readonly min: number;
      readonly max: number;
    }
  /** Racks, scores or the player to move do not belong to these players. */
  | { readonly kind: 'dealMismatch'; readonly part: 'racks' | 'scores' | 'toMove' }
  | { readonly kind: 'layoutMismatch'; readonly found: string; readonly expected: string }
  | {
      readonly kind: 'rackTooLong';
      readonly player: PlayerIndex;
      readonly found: number;
      readonly expected: number;
    }
  /** Board, racks and bag do not add up to the tile set (R44). */
  | {
      readonly kind: 'tileCount';
      /** Sign of the first such tile in the order of R2, `?` for blanks. */
      readonly tile: string;
      readonly found: number;
      readonly expected: number;
    };

/**
 * Starts a game. Words on a given board are not judged.
 *
 * Faults in the order of `StartFault`.
 *
 * @param tileCounts `ignore`: the tiles may be any part of a set, as in constructed positions
 */
export function startGame(
  agreement: GameAgreement,
  deal: Deal,
  tileCounts: 'check' | 'ignore' = 'check',
): Result<Game, StartFault> {
  const fault = playerFault(agreement, deal) ?? tileFault(agreement, deal, tileCounts);
  if (fault !== undefined) return err(fault);
  const { profile, lexicon, players } = agreement;
  const none = players.map(() => 0);
  return ok({
    profile,
    lexicon,
    players,
    ...deal,
    deal,
    phase: { kind: 'running' },
    exchangeCounts: none,
    turnsToSkip: none,
    overtimeSeconds: none,
    history: [],
    previous: undefined,
  });
}

/** Starts a game with dealt tiles: the common case. */
export function startSeededGame(
  agreement: GameAgreement,
  seed: number,
  toMove: PlayerIndex = 0,
): Result<Game, StartFault> {
  const { profile, players } = agreement;
  const fault = playerCountFault(agreement);
  if (fault !== undefined) return err(fault);
  invariant(toMove < players.length, 'one of the players begins');
  return startGame(agreement, dealTiles(profile, players.length, toMove, createRandom(seed)));
}

function playerCountFault({ profile, players }: GameAgreement): StartFault | undefined {
  const { min, max } = profile.players;
  const found = players.length;
  return found < min || found > max ? { kind: 'playerCount', found, min, max } : undefined;
}

function playerFault(agreement: GameAgreement, deal: Deal): StartFault | undefined {
  const count = agreement.players.length;
  const countFault = playerCountFault(agreement);
  if (countFault !== undefined) return countFault;
  if (deal.racks.length !== count) return { kind: 'dealMismatch', part: 'racks' };
  if (deal.scores.length !== count) return { kind: 'dealMismatch', part: 'scores' };
  return deal.toMove < count ? undefined : { kind: 'dealMismatch', part: 'toMove' };
}

function tileFault(
  { profile }: GameAgreement,
  deal: Deal,
  tileCounts: 'check' | 'ignore',
): StartFault | undefined {
  const { layout, rackSize } = profile;
  const { name } = deal.board.layout;
  if (name !== layout.name) return { kind: 'layoutMismatch', found: name, expected: layout.name };
  const player = deal.racks.findIndex(({ size }) => size > rackSize);
  if (player >= 0) {
    const found = deal.racks[player]!.size;
    return { kind: 'rackTooLong', player, found, expected: rackSize };
  }
  if (tileCounts === 'ignore') return undefined;
  const all = tilesInPlay(deal);
  const wanted = tileCountsOf(profile);
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    const found = all[symbol]!;
    const expected = wanted[symbol]!;
    if (found !== expected)
      return { kind: 'tileCount', tile: signOfRackSymbol(symbol), found, expected };
  }
  return undefined;
}
