/**
 * What requests hold, as JSON Schema: what is validated, what the OpenAPI document shows, and what
 * types are made from.
 */
import type { FromSchema } from 'json-schema-to-ts';

const BOARD = {
  type: 'string',
  maxLength: 20_000,
  description:
    'The position: a CGP text, its board alone, or lines of a board ("." empty, capitals tiles, small letters blanks). Left out: the empty board.',
  examples: ['15/15/15/15/15/15/15/4GRÜNDE5/15/15/15/15/15/15/15'],
} as const;

const RACK = {
  type: 'string',
  maxLength: 100,
  description: 'The tiles on the rack in any order, "?" for a blank.',
  examples: ['EEERST?'],
} as const;

const MOVE = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  description:
    'A move: "8D GRÜNDE" across, "D8 GRÜNDE" down, small letters for blanks, "." for tiles that lie there; "-QX" exchanges, "-" passes.',
  examples: ['8D GRÜNDE'],
} as const;

const CHECK = {
  type: 'boolean',
  description: 'false: the board may hold floating tiles and more tiles than there are.',
} as const;

/** The question of `best`. */
export const BEST_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  properties: {
    rack: RACK,
    board: BOARD,
    top: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: 10,
      description: 'Most moves to list; "count" tells how many there are.',
    },
    sort: {
      type: 'string',
      enum: ['score', 'equity'],
      default: 'score',
      description: 'By points, or by points and what the tiles left over are worth.',
    },
    move: { ...MOVE, description: 'A move to be ranked among all others as "ownMove".' },
    minTiles: { type: 'integer', minimum: 1, maximum: 15, description: 'Fewest tiles to lay.' },
    maxTiles: { type: 'integer', minimum: 1, maximum: 15, description: 'Most tiles to lay.' },
    blank: { type: 'boolean', description: 'false: only moves without a blank.' },
    square: {
      type: 'string',
      maxLength: 10,
      description: 'A square that gets a new tile.',
      examples: ['H8'],
    },
    contains: {
      type: 'string',
      maxLength: 50,
      description: 'Letters one after the other in the word laid.',
      examples: ['STE'],
    },
    check: CHECK,
  },
} as const;

/** The question of `score`. */
export const SCORE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['move'],
  properties: {
    move: MOVE,
    board: BOARD,
    rack: { ...RACK, description: 'The tiles on the rack; left out: they are not checked.' },
    list: { type: 'boolean', description: 'false: rules and points only, no word is looked up.' },
    check: { ...CHECK, description: 'false: the board may hold more tiles than there are.' },
  },
} as const;

/** The question of `check`. */
export const CHECK_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['words'],
  properties: {
    words: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      items: { type: 'string', maxLength: 100 },
      description: 'The words to look up.',
      examples: [['Straße', 'Burgund', 'Maedchen']],
    },
  },
} as const;

/** The question of `analyze`, about a game by the rules of the server. */
export const ANALYZE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['gcg'],
  properties: {
    gcg: {
      type: 'string',
      minLength: 1,
      maxLength: 60_000,
      description: 'A game as the text of a GCG file.',
      examples: ['#player1 Anna Anna\n#player2 Ben Ben\n>Anna: GRÜNDEX 8D GRÜNDE +28 28'],
    },
  },
} as const;

/** `rules` is no part of the schemas above: its names are known when the server starts. */
interface WithRules {
  readonly rules?: string;
}

/** Questions that have passed their schema. */
export type BestRequest = FromSchema<typeof BEST_SCHEMA> & WithRules;
export type ScoreRequest = FromSchema<typeof SCORE_SCHEMA> & WithRules;
export type AnalyzeRequest = FromSchema<typeof ANALYZE_SCHEMA>;
export type CheckRequest = FromSchema<typeof CHECK_SCHEMA> & WithRules;

/** A schema whose `rules` may be any of these names. */
export function withRules<Schema extends { readonly properties: object }>(
  schema: Schema,
  names: readonly string[],
): Schema & { readonly properties: { readonly rules: object } } {
  const rules = {
    type: 'string',
    enum: names,
    description: 'The rule profile; left out: that of the server.',
  };
  return { ...schema, properties: { ...schema.properties, rules } };
}
