/**
 * Games as plain JSON: what was agreed, the deal, and every event (rules R20, R67). Apart from the
 * main entry, so that only its users load the validator.
 *
 * A record is read by playing it again. Words are judged as the record says, never by a list, and
 * everything else has to come out as it is written, so that a damaged or edited record is found out
 * together with the place.
 */
import { err, ok, type Result } from '@bestzug/lexicon';
import { actionFromRecord, recordOfEvent } from './game-record/event-record.ts';
import { badValue, differenceOf, type RecordFault } from './game-record/record-fault.ts';
import { checksumOf } from './game-record/record-checksum.ts';
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  type EventRecord,
  type GameRecord,
} from './game-record/game-record-shape.ts';
import { parseRecord } from './game-record/record-schema.ts';
import { dealFromRecord, recordOfDeal } from './game-record/deal-record.ts';
import { profileFromRecord, recordOfProfile } from './game-record/profile-record.ts';
import type { Game } from './game/game.ts';
import { withNextTiles } from './game/next-tiles.ts';
import { playJudged } from './game/play-action.ts';
import { startGame } from './game/start-game.ts';
import { readRackSigns } from './notation/rack-text.ts';

export { profileFromRecord, recordOfProfile } from './game-record/profile-record.ts';
export type { RecordFault } from './game-record/record-fault.ts';
export {
  RECORD_FORMAT,
  RECORD_VERSION,
  type DealRecord,
  type EventRecord,
  type GameRecord,
  type LaidRecord,
} from './game-record/game-record-shape.ts';

/** The record of a game, ready for `JSON.stringify`. */
export function toRecord(game: Game): GameRecord {
  const { profile, lexicon, players, deal, history, scores } = game;
  const content: Omit<GameRecord, 'checksum'> = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    profile: recordOfProfile(profile),
    lexicon: lexicon ?? null,
    players: players.map(({ name, engine }) => ({ name, engine: engine ?? null })),
    deal: recordOfDeal(deal, profile),
    events: history.map((event) => recordOfEvent(event, profile.layout)),
    scores,
  };
  return { ...content, checksum: checksumOf(content) };
}

/** The game of a record, undo included. Never throws, whatever the JSON value is. */
export function fromRecord(json: unknown): Result<Game, RecordFault> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const started = startOf(record);
  if (!started.ok) return started;
  const replayed = replay(started.value, record.events);
  return replayed.ok ? compared(replayed.value, record) : replayed;
}

/** As `fromRecord`, from a text such as a file that may be cut off. */
export function parseRecordText(text: string): Result<Game, RecordFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return err({ kind: 'notJson', path: '', reason: error instanceof Error ? error.message : '' });
  }
  return fromRecord(json);
}

function startOf(record: GameRecord): Result<Game, RecordFault> {
  const profile = profileFromRecord(record.profile);
  if (!profile.ok) return profile;
  const deal = dealFromRecord(record.deal, profile.value);
  if (!deal.ok) return deal;
  const agreement = {
    profile: profile.value,
    lexicon: record.lexicon ?? undefined,
    players: record.players.map(({ name, engine }) => ({ name, engine: engine ?? undefined })),
  };
  const tileCounts = record.deal.tiles === 'complete' ? 'check' : 'ignore';
  const started = startGame(agreement, deal.value, tileCounts);
  return started.ok ? started : err({ kind: 'start', path: 'deal', fault: started.error });
}

function replay(start: Game, events: readonly EventRecord[]): Result<Game, RecordFault> {
  let game = start;
  for (const [index, recorded] of events.entries()) {
    const path = `events.${index}`;
    if (recorded.player >= game.players.length) {
      return err(badValue(`${path}.player`, `<${game.players.length}`, recorded.player));
    }
    const event = actionFromRecord(recorded, game, path);
    if (!event.ok) return event;
    const { action, invalidWords } = event.value;
    const ready = withRecordedDraw(game, recorded);
    const played = playJudged(ready, action, (word) => !invalidWords.includes(word));
    if (!played.ok) return err({ kind: 'refused', path, fault: played.error });
    game = played.value;
    const fault = differenceOf(
      recordOfEvent(game.history.at(-1)!, game.profile.layout),
      recorded,
      path,
    );
    if (fault !== undefined) return err(fault);
  }
  return ok(game);
}

/**
 * Without random numbers the tiles come as the record says: nobody knows the bag of a game between
 * people. Tiles the bag lacks show as a difference.
 */
function withRecordedDraw(game: Game, recorded: EventRecord): Game {
  if (game.random !== undefined || !('drawn' in recorded)) return game;
  const drawn = readRackSigns(recorded.drawn);
  return (drawn.ok ? withNextTiles(game, drawn.value) : undefined) ?? game;
}

/** Compares what no replay shows: the scores it leads to, and names and the like by the checksum. */
function compared(game: Game, record: GameRecord): Result<Game, RecordFault> {
  const { checksum, ...content } = record;
  const fault =
    differenceOf(game.scores, record.scores, 'scores') ??
    differenceOf(checksumOf(content), checksum, 'checksum');
  return fault === undefined ? ok(game) : err(fault);
}
