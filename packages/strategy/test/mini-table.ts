/** A table with the mini lexicon and simple players for tests. */
import { createRandom, TURNIER_DE, type RuleProfile } from '@bestzug/core';
import { MoveGenerator } from '@bestzug/movegen';
import { MINI_LEXICON } from '@bestzug/testkit';
import { createPairLeaves } from '../src/leave/pair-leaves.ts';
import { GameTable } from '../src/match/game-table.ts';
import { GreedyPlayer } from '../src/player/greedy-player.ts';
import { PASS, type Player } from '../src/player/player.ts';
import type { PlayerEquipment } from '../src/player/player-spec.ts';
import { StaticPlayer } from '../src/player/static-player.ts';

/** One table per call; players may be shared. */
export const miniTable = (profile: RuleProfile = TURNIER_DE): GameTable =>
  new GameTable(MINI_LEXICON.graph, profile);

const generator = new MoveGenerator(MINI_LEXICON.graph, TURNIER_DE);

/** What parsePlayerSpec's players are made with. */
export const EQUIPMENT: PlayerEquipment = {
  graph: MINI_LEXICON.graph,
  profile: TURNIER_DE,
  generator,
  leaves: createPairLeaves(),
};

export const GREEDY: Player = new GreedyPlayer(generator);

export const STATIC: Player = new StaticPlayer(generator, createPairLeaves());

/** Never does anything. */
export const PASSER: Player = { chooseMove: () => PASS };

/** Lays any of the placements there are, now and then exchanges or passes; chance from the view. */
export const CHAOTIC: Player = {
  chooseMove({ searchBoard, rack, exchangeLimit, gameSeed, turn }) {
    const random = createRandom(gameSeed, turn);
    const list = generator.all(searchBoard, rack);
    const wish = random.nextBelow(10);
    if (wish === 0 || list.count === 0) {
      if (exchangeLimit === 0) return PASS;
      const symbols = [...rack.counts].flatMap((count, symbol) =>
        Array<number>(count).fill(symbol),
      );
      return { kind: 'exchange', symbols: symbols.slice(0, 1 + random.nextBelow(exchangeLimit)) };
    }
    if (wish === 1) return PASS;
    const row = random.nextBelow(list.count);
    return { kind: 'placement', letters: list.letters[row]!, place: list.places[row]! };
  },
};
