/** What a block of training games sees: each full rack, and the equity of its best move. */
import type { MoveGenerator } from '@bestzug/movegen';
import type { GameTable } from '../match/game-table.ts';
import { playSelfPlayBlock, type GameBlock } from '../match/self-play.ts';
import type { PackedMove, Player, TurnView } from '../player/player.ts';
import { StaticPlayer } from '../player/static-player.ts';
import type { LeaveTable } from './leave-table.ts';
import { MultisetRank } from './multiset-rank.ts';

/** Racks seen in some games, in the order of turns. Small enough to be sent between threads. */
export interface BlockSightings {
  readonly games: number;
  /** Points of both seats in all games. */
  readonly scoreSum: number;
  /** [sightings] number of the rack among all multisets of up to a rack's size. */
  readonly racks: Int32Array;
  /** [sightings] equity of the best move, in millipoints. */
  readonly equities: Int32Array;
}

/** Plays static games with a table and notes what they see. */
export class TrainingGames {
  readonly #table: GameTable;
  readonly #generator: MoveGenerator;
  readonly #ranking: MultisetRank;

  /** @param generator may be shared with other players of the thread */
  constructor(table: GameTable, generator: MoveGenerator) {
    const { tileSet, rackSize } = table.profile;
    this.#table = table;
    this.#generator = generator;
    this.#ranking = new MultisetRank(tileSet.counts, rackSize);
  }

  /** Plays a block with a table of leaves. */
  play(leaves: LeaveTable, games: GameBlock): BlockSightings {
    const player = new NotingPlayer(new StaticPlayer(this.#generator, leaves), this.#ranking);
    const { scoreSum } = playSelfPlayBlock(this.#table, player, games);
    return {
      games: games.count,
      scoreSum,
      racks: Int32Array.from(player.racks),
      equities: Int32Array.from(player.equities),
    };
  }
}

/** Plays as the static player does. */
class NotingPlayer implements Player {
  readonly racks: number[] = [];
  readonly equities: number[] = [];
  readonly #player: StaticPlayer;
  readonly #ranking: MultisetRank;

  constructor(player: StaticPlayer, ranking: MultisetRank) {
    this.#player = player;
    this.#ranking = ranking;
  }

  chooseMove(view: TurnView): PackedMove {
    const { move, equity } = this.#player.judgeMove(view);
    // With an empty bag equity is about the end of the game, and a pass has none.
    if (view.unseen.bag > 0 && move.kind !== 'pass') {
      this.racks.push(this.#ranking.numberOf(view.rack.counts));
      this.equities.push(equity);
    }
    return move;
  }
}
