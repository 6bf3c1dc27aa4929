/** Checks that a JSON value has the shape of a record. */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  array,
  exactOptional,
  finite,
  getDotPath,
  integer,
  literal,
  looseObject,
  maxValue,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  safeParse,
  strictObject,
  strictTuple,
  string,
  unknown,
  variant,
  type BaseIssue,
} from 'valibot';
import { RECORD_FORMAT, RECORD_VERSION, type GameRecord } from './game-record-shape.ts';
import { badValue, type RecordFault } from './record-fault.ts';

const whole = pipe(number(), integer(), minValue(0), maxValue(Number.MAX_SAFE_INTEGER));
const points = pipe(
  number(),
  integer(),
  minValue(Number.MIN_SAFE_INTEGER),
  maxValue(Number.MAX_SAFE_INTEGER),
);
const word32 = pipe(number(), integer(), minValue(0), maxValue(2 ** 32 - 1));
const words = array(string());

const dealSchema = strictObject({
  tiles: picklist(['complete', 'partial']),
  board: string(),
  racks: array(string()),
  bag: string(),
  random: nullable(strictTuple([word32, word32, word32, word32])),
  scores: array(points),
  toMove: whole,
  consecutivePasses: whole,
  scorelessTurns: whole,
});

const laid = {
  player: whole,
  move: string(),
  extraTile: exactOptional(literal(true)),
  words,
};

const eventSchema = variant('kind', [
  strictObject({ kind: literal('placement'), ...laid, points, bonus: whole, drawn: string() }),
  strictObject({ kind: literal('lostTurn'), ...laid, invalidWords: words }),
  strictObject({ kind: literal('exchange'), player: whole, tiles: string(), drawn: string() }),
  strictObject({ kind: literal('pass'), player: whole }),
  strictObject({
    kind: literal('challenge'),
    player: whole,
    words,
    invalidWords: words,
    loser: whole,
    points,
  }),
  strictObject({ kind: literal('closeWindow'), player: whole }),
  strictObject({
    kind: literal('overtime'),
    player: whole,
    seconds: pipe(number(), finite(), minValue(0)),
  }),
]);

const recordSchema = strictObject({
  format: literal(RECORD_FORMAT),
  version: literal(RECORD_VERSION),
  profile: unknown(),
  lexicon: nullable(strictObject({ name: string(), words: whole, sha256: string() })),
  players: array(strictObject({ name: string(), engine: nullable(string()) })),
  deal: dealSchema,
  events: array(eventSchema),
  scores: array(points),
  checksum: string(),
});

/** Checks the shape. A record of another version is named as such, whatever else is wrong with it. */
export function parseRecord(json: unknown): Result<GameRecord, RecordFault> {
  const head = safeParse(looseObject({ format: literal(RECORD_FORMAT), version: number() }), json);
  if (head.success && head.output.version !== RECORD_VERSION) {
    return err({ kind: 'unknownVersion', path: 'version', found: String(head.output.version) });
  }
  const parsed = safeParse(recordSchema, json, { abortEarly: true });
  return parsed.success ? ok(parsed.output) : err(faultOf(parsed.issues[0]));
}

function faultOf(issue: BaseIssue<unknown>): RecordFault {
  const path = getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && path !== '') {
    if (issue.expected === 'never') return { kind: 'unknownKey', path };
    if (issue.input === undefined) return { kind: 'missingKey', path };
  }
  return badValue(path, issue.expected ?? issue.type, issue.input);
}
