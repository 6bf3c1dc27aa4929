/** Events in records, and the actions that make them again. */
import { err, IN_ENDING, ok, type Result } from '@bestzug/lexicon';
import type { BoardLayout } from '../board-layout.ts';
import type { Game } from '../game/game.ts';
import type { GameAction } from '../game/game-action.ts';
import type { GameEvent, LostTurnEvent, PlacementEvent } from '../game/game-event.ts';
import { formatMoveText, parseMoveText } from '../notation/move-text.ts';
import { signOfRackSymbol } from '../notation/letter-sign.ts';
import { readRackSigns } from '../notation/rack-text.ts';
import { blankTile } from '../tile.ts';
import { badValue, type RecordFault } from './record-fault.ts';
import type { EventRecord, LaidRecord } from './game-record-shape.ts';

/** What makes an event happen again: the action, and the words that were not admissible then. */
export interface RecordedAction {
  readonly action: GameAction;
  readonly invalidWords: readonly string[];
}

/** An event as JSON. */
export function recordOfEvent(event: GameEvent, layout: BoardLayout): EventRecord {
  switch (event.kind) {
    case 'placement': {
      const { kind, player, points, bonus, drawn } = event;
      return { kind, player, ...laidRecord(event, layout), points, bonus, drawn: signsOf(drawn) };
    }
    case 'lostTurn': {
      const { kind, player, invalidWords } = event;
      return { kind, player, ...laidRecord(event, layout), invalidWords };
    }
    case 'exchange': {
      const { kind, player, symbols, drawn } = event;
      return { kind, player, tiles: signsOf(symbols), drawn: signsOf(drawn) };
    }
    case 'challenge':
    case 'pass':
    case 'closeWindow':
    case 'overtime':
      return event;
  }
}

/** Reads an event of a game that has come this far. */
export function actionFromRecord(
  record: EventRecord,
  game: Game,
  path: string,
): Result<RecordedAction, RecordFault> {
  const { player } = record;
  switch (record.kind) {
    case 'placement':
    case 'lostTurn': {
      const { profile, board } = game;
      const read = parseMoveText(record.move, { ...profile, board });
      if (!read.ok || read.value.kind !== 'placement') {
        return err(badValue(`${path}.move`, 'placement', record.move));
      }
      const { direction, start, signs } = read.value;
      const tiles = record.extraTile === true ? signs.map(asExtraTile) : signs;
      const action: GameAction = {
        kind: 'placement',
        player,
        placement: { direction, start, signs: tiles },
      };
      return ok({ action, invalidWords: record.kind === 'lostTurn' ? record.invalidWords : [] });
    }
    case 'exchange': {
      const symbols = readRackSigns(record.tiles);
      if (!symbols.ok) return err(badValue(`${path}.tiles`, 'rack', record.tiles));
      const action: GameAction = { kind: 'exchange', player, symbols: symbols.value };
      return ok({ action, invalidWords: [] });
    }
    case 'challenge': {
      const { kind, words, invalidWords } = record;
      return ok({ action: { kind, player, words }, invalidWords });
    }
    case 'pass':
    case 'closeWindow':
    case 'overtime':
      return ok({ action: record, invalidWords: [] });
  }
}

/** What placements and lost turns have in common. */
function laidRecord(
  { placement, words }: PlacementEvent | LostTurnEvent,
  layout: BoardLayout,
): Omit<LaidRecord, 'player'> {
  const laid = { move: formatMoveText(placement, layout), words };
  return placement.tiles.includes(IN_ENDING) ? { ...laid, extraTile: true } : laid;
}

const signsOf = (symbols: readonly number[]): string => symbols.map(signOfRackSymbol).join('');

/** In moves `*` is a blank as *IN; the record says where it is the printed tile (R104). */
const asExtraTile = (tile: number): number => (tile === blankTile(IN_ENDING) ? IN_ENDING : tile);
