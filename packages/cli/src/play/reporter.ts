/** Who tells the players what happens: in sentences or in lines of JSON. */
import {
  formatCgpBoard,
  formatRack,
  signOfRackSymbol,
  type Game,
  tileCountsOf,
  rackSymbol,
} from '@bestzug/core';
import { printJson, sentenceOf } from '../session.ts';
import { CliError } from '../cli-error.ts';
import type { Messages } from '../messages.ts';
import type { GameRefusal, PlayEvent, PlayRefusal } from './play-event.ts';

/** Tells. Players are numbers in the order of turns. */
export interface Reporter {
  tell(event: PlayEvent): void;
  /**
   * The table as it stands.
   *
   * @param viewer whose turn it is and whose rack is shown; undefined: nobody's
   */
  show(game: Game, viewer: number | undefined): void;
  showRack(game: Game, viewer: number | undefined): void;
  /** Takes the last player's rack out of sight. */
  hide(game: Game): void;
  /** A computer player has begun to think. */
  think(text: string): void;
}

/** A line of JSON for each event; `turn` where a person is to move. */
export function createJsonReporter(messages: Messages): Reporter {
  const write = (kind: string, facts: object): void => printJson({ event: kind, ...facts });
  return {
    tell(event) {
      const { kind, ...facts } = event;
      if (event.kind === 'help') return write(kind, { text: messages.play.help });
      if (event.kind !== 'refused') return write(kind, facts);
      const errors = event.errors.map((refusal) => errorAsJson(refusal, messages));
      write(kind, { input: event.input, errors, hint: event.hint });
    },
    show(game, viewer) {
      if (viewer === undefined) return;
      const { players, scores, bag, board, racks, history } = game;
      write('turn', {
        turn: history.length + 1,
        player: players[viewer]!.name,
        board: formatCgpBoard(board),
        rack: formatRack(racks[viewer]!),
        scores,
        bag: bag.symbols.length,
        unseen: unseenOf(game, viewer),
      });
    },
    showRack(game, viewer) {
      if (viewer === undefined) return;
      write('rack', {
        player: game.players[viewer]!.name,
        rack: formatRack(game.racks[viewer]!),
        bag: game.bag.symbols.length,
        unseen: unseenOf(game, viewer),
      });
    },
    hide: () => undefined,
    think: () => undefined,
  };
}

/** Tiles neither on the board nor on the player's rack, by sign, in the order of R2. */
export function unseenOf(
  { board, racks, profile }: Game,
  player: number,
): Readonly<Record<string, number>> {
  const counts = tileCountsOf(profile);
  for (const tile of board.tiles) if (tile !== 0) counts[rackSymbol(tile)]!--;
  racks[player]!.counts.forEach((count, symbol) => (counts[symbol]! -= count));
  return Object.fromEntries(
    [...counts.entries()]
      .filter(([, count]) => count > 0)
      .map(([symbol, count]) => [signOfRackSymbol(symbol), count]),
  );
}

/** The sentence of a refusal. */
export function refusalSentence(refusal: PlayRefusal, messages: Messages): string {
  if (refusal.kind === 'fault') return sentenceOf(messages, new CliError(refusal.fault));
  return isGameRefusal(refusal) ? messages.play.refusal(refusal) : messages.refusal(refusal);
}

const GAME_REFUSALS: ReadonlySet<string> = new Set<GameRefusal['kind']>([
  'tooManyExchanged',
  'noExchangeLeft',
  'exchangeTilesNeeded',
  'nothingToChallenge',
  'gameOver',
  'challengeOrAccept',
  'nothingToAccept',
  'nothingToUndo',
  'nothingToRedo',
  'noOwnMove',
  'nothingToExplain',
]);

const isGameRefusal = (refusal: PlayRefusal): refusal is GameRefusal =>
  GAME_REFUSALS.has(refusal.kind);

function errorAsJson(refusal: PlayRefusal, messages: Messages): object {
  const message = refusalSentence(refusal, messages);
  return refusal.kind === 'fault' ? { ...refusal.fault, message } : { ...refusal, message };
}
