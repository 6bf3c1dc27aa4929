/** What answers hold, as JSON Schema, for the OpenAPI document; tests hold real answers against it. */

const IDENTITY = {
  type: 'object',
  description: 'The word list.',
  required: ['name', 'words', 'sha256'],
  properties: {
    name: { type: 'string', examples: ['de'] },
    words: { type: 'integer' },
    sha256: { type: 'string' },
  },
} as const;

const RULES = {
  type: 'string',
  description: 'The rule profile.',
  examples: ['turnier-de'],
} as const;

const DIRECTION = { type: 'string', enum: ['across', 'down'] } as const;

const REASONS = {
  type: 'array',
  description: 'Why the move is refused, in the order of rules R25–R34; facts by kind.',
  items: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
} as const;

const MOVE_PROPERTIES = {
  type: { type: 'string', enum: ['placement'] },
  move: { type: 'string', examples: ['8D GRÜNDE'] },
  direction: DIRECTION,
  square: { type: 'string', examples: ['8D'] },
  word: { type: 'string' },
  placed: { type: 'string', description: 'New tiles, "." for those that lay there.' },
  score: { type: 'integer' },
  bingo: { type: 'boolean' },
  leave: { type: 'string' },
  equity: { type: 'number' },
  words: {
    type: 'array',
    items: {
      type: 'object',
      required: ['word', 'points'],
      properties: { word: { type: 'string' }, points: { type: 'integer' } },
    },
  },
} as const;

/** The answer to `best`. */
export const BEST_ANSWER = {
  type: 'object',
  required: ['list', 'rules', 'board', 'rack', 'sort', 'count', 'threads', 'timeMs', 'moves'],
  properties: {
    list: IDENTITY,
    rules: RULES,
    board: { type: 'string' },
    rack: { type: 'string' },
    sort: { type: 'string', enum: ['score', 'equity'] },
    count: { type: 'integer', description: 'All legal placements.' },
    matching: { type: 'integer', description: 'Those that pass the filters, where there are any.' },
    threads: { type: 'integer' },
    timeMs: { type: 'number' },
    moves: {
      type: 'array',
      items: {
        type: 'object',
        required: Object.keys(MOVE_PROPERTIES),
        properties: MOVE_PROPERTIES,
      },
    },
    ownMove: {
      type: 'object',
      required: ['move', 'valid', 'rank', 'errors'],
      properties: {
        ...MOVE_PROPERTIES,
        type: { type: 'string', enum: ['placement', 'exchange', 'pass'] },
        valid: { type: 'boolean' },
        rank: { type: ['integer', 'null'] },
        scoreLoss: { type: 'number' },
        equityLoss: { type: 'number' },
        errors: REASONS,
      },
    },
  },
} as const;

/** The answer to `score`. */
export const SCORE_ANSWER = {
  type: 'object',
  required: ['list', 'rules', 'legal', 'valid', 'total', 'bonus', 'move', 'words', 'errors'],
  properties: {
    list: { ...IDENTITY, type: ['object', 'null'] },
    rules: RULES,
    legal: { type: 'boolean', description: 'Geometry and tiles.' },
    valid: { type: 'boolean', description: 'Legal, and all words are in the list.' },
    total: { type: ['integer', 'null'], description: 'null: there is nothing to count.' },
    bonus: { type: 'integer' },
    move: { type: 'string' },
    placed: { type: 'string' },
    words: {
      type: 'array',
      items: {
        type: 'object',
        required: ['word', 'square', 'direction', 'inList', 'letterSum', 'points', 'letters'],
        properties: {
          word: { type: 'string' },
          square: { type: 'string' },
          direction: DIRECTION,
          inList: { type: ['boolean', 'null'] },
          reason: { type: 'string' },
          letterSum: { type: 'integer' },
          wordMultiplier: { type: 'integer' },
          points: { type: 'integer' },
          letters: {
            type: 'array',
            items: {
              type: 'object',
              required: ['letter', 'blank', 'new', 'value', 'letterMultiplier', 'points'],
              properties: {
                letter: { type: 'string' },
                blank: { type: 'boolean' },
                new: { type: 'boolean' },
                value: { type: 'integer' },
                letterMultiplier: { type: 'integer' },
                points: { type: 'integer' },
              },
            },
          },
        },
      },
    },
    errors: REASONS,
  },
} as const;

/** The answer to `check`. */
export const CHECK_ANSWER = {
  type: 'array',
  items: {
    type: 'object',
    required: ['input', 'valid'],
    properties: {
      input: { type: 'string' },
      word: { type: 'string', description: 'Playable form.' },
      valid: { type: 'boolean' },
      reason: { type: 'string', examples: ['not-in-list', 'proper-noun'] },
      similar: { type: 'string', description: 'A word that may have been meant.' },
    },
  },
} as const;

/** The answer to `analyze`; what is null follows from a rack that is not known. */
export const ANALYZE_ANSWER = {
  type: 'object',
  required: ['list', 'depth', 'rules', 'players', 'scores', 'turns'],
  properties: {
    list: IDENTITY,
    depth: { type: 'string', enum: ['static', 'sim'] },
    rules: RULES,
    players: { type: 'array', items: { type: 'object' } },
    scores: { type: 'array', items: { type: 'integer' } },
    turns: {
      type: 'array',
      items: {
        type: 'object',
        required: ['turn', 'player', 'move', 'score', 'best', 'bestScore', 'equityLoss', 'phony'],
        properties: {
          turn: { type: 'integer' },
          player: { type: 'string' },
          move: { type: 'string' },
          score: { type: 'integer' },
          best: { type: ['string', 'null'] },
          bestScore: { type: ['integer', 'null'] },
          equityLoss: { type: ['number', 'null'] },
          phony: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
} as const;

/** Any error. */
export const ERROR_ANSWER = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'Facts by kind beside these two.',
      required: ['kind', 'message'],
      properties: {
        kind: { type: 'string', examples: ['illegalLetter'] },
        message: { type: 'string', description: 'One sentence in German or English.' },
      },
    },
  },
} as const;

/** The answer of `/health`. */
export const HEALTH_ANSWER = {
  type: 'object',
  description: 'It is up.',
  required: ['status', 'version', 'list', 'rules', 'threads'],
  properties: {
    status: { type: 'string', enum: ['ok'] },
    version: { type: 'string' },
    list: IDENTITY,
    rules: RULES,
    threads: { type: 'integer' },
  },
} as const;
