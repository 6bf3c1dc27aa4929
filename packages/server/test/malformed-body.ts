/** Bodies that no question of the API can have, made from a seed. */
import { createRandom, type Random } from '@bestzug/core';

/** A request that has to be refused. */
export interface MalformedRequest {
  readonly path: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const GOOD = {
  '/api/best': { rack: 'OHREN?', top: 3, sort: 'score', blank: true },
  '/api/score': { move: '8H OHR', rack: 'OHREN', list: true },
  '/api/check': { words: ['OHR', 'REH'] },
  '/api/analyze': { gcg: '#player1 Anna Anna' },
} as const;

const PATHS = Object.keys(GOOD);

const OTHER_VALUES = [null, [], {}, [[]], { a: 1 }, -1, 1e308, 0.5] as const;

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.nextBelow(items.length)]!;

/** Numbers from 0 to 255, any of them. */
const randomBytes = (random: Random, length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, () => random.nextBelow(256));

const MAKERS: readonly ((path: string, random: Random) => string | Uint8Array<ArrayBuffer>)[] = [
  // No text at all: begins with a byte that no UTF-8 text begins with.
  (_path, random) => Uint8Array.from([0xff, ...randomBytes(random, random.nextBelow(300))]),
  // Cut off.
  (path, random) => {
    const text = JSON.stringify(goodBody(path));
    return text.slice(0, random.nextBelow(text.length));
  },
  // A sign too many.
  (path, random) => {
    const text = JSON.stringify(goodBody(path));
    const at = random.nextBelow(text.length - 1) + 1;
    return `${text.slice(0, at)}${pick(random, ['\u0000', '\n', '\u0007'])}}${text.slice(at)}`;
  },
  // JSON, but no object.
  (_path, random) => JSON.stringify(pick(random, [null, 1, 'OHR', true, [], [{}], [['OHR']]])),
  // A value of the wrong kind.
  (path, random) => {
    const body = goodBody(path);
    return JSON.stringify({
      ...body,
      [pick(random, Object.keys(body))]: pick(random, OTHER_VALUES),
    });
  },
  // A property that is none.
  (path, random) => {
    const name = `x${random.nextBelow(1e9).toString(36)}`;
    return JSON.stringify({
      ...goodBody(path),
      [pick(random, [name, 'constructor', '', 'Rack'])]: 1,
    });
  },
  // A poisoned prototype.
  (path, random) => {
    const key = pick(random, ['__proto__', 'constructor":{"prototype":{}},"y']);
    return JSON.stringify(goodBody(path)).replace('{', `{"${key}":{"a":1},`);
  },
  // Nested deeper than anybody would.
  (_path, random) => '{"rack":'.repeat(100 + random.nextBelow(5000)),
  (_path, random) => {
    const depth = 100 + random.nextBelow(5000);
    return `{"words":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  },
  // Too many, too long, too large.
  () => JSON.stringify({ words: Array.from({ length: 1001 }, () => 'OHR') }),
  (_path, random) => JSON.stringify({ rack: 'E'.repeat(101 + random.nextBelow(1000)) }),
  (_path, random) => JSON.stringify({ rack: 'E'.repeat(65_537 + random.nextBelow(1000)) }),
  // Of the right kind, but no rack, no board, no move.
  (_path, random) => JSON.stringify({ rack: `OHR${oddSign(random)}` }),
  (_path, random) => JSON.stringify({ rack: 'OHR', board: `${oddSign(random)}/15/15` }),
  (_path, random) => JSON.stringify({ rack: 'OHR', board: '15/'.repeat(1 + random.nextBelow(13)) }),
  (_path, random) => JSON.stringify({ rack: 'OHR', move: `${oddSign(random)}` }),
  (_path, random) => JSON.stringify({ rack: 'OHR', square: `${oddSign(random)}99` }),
  (_path, random) => JSON.stringify({ rack: 'OHR', contains: oddSign(random) }),
  (_path, random) => JSON.stringify({ rack: 'OHR', top: 1001 + random.nextBelow(1e9) }),
];

/** Nothing that is on a tile, stands for one or is white space. */
const oddSign = (random: Random): string =>
  pick(random, ['#', '\u0000', '🀄', '\ud800', '€', '漢', '\u202e', 'ẞ', '0', '%', '$', '\u0301']);

const goodBody = (path: string): object => Object.entries(GOOD).find(([name]) => name === path)![1];

/** So many of them; the same for the same seed. */
export function* malformedRequests(seed: number, count: number): Generator<MalformedRequest> {
  const random = createRandom(seed);
  for (let number = 0; number < count; number++) {
    const path = pick(random, PATHS);
    yield { path, body: pick(random, MAKERS)(path, random) };
  }
}
