/** JSON values with something wrong in one place. */
import type { Random } from '../src/index.ts';

const STRANGE: readonly unknown[] = [
  null,
  true,
  '',
  'ß',
  '8H ',
  'Ä?*',
  '🂡',
  '15/15',
  0,
  -1,
  1,
  2.5,
  1e300,
  2 ** 53,
  -0,
  [],
  {},
  [[]],
  ['A'],
  { kind: 'pass', player: 0 },
  'A'.repeat(300),
  { ['__proto__']: 1 },
  'constructor',
];

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** A copy in which one value, key or entry somewhere is changed, removed, doubled or moved. */
export function mutatedJson(json: unknown, random: Random): unknown {
  if (!isContainer(json) || Object.keys(json).length === 0) return strangeValue(json, random);
  const entries = Object.entries(json);
  const place = random.nextBelow(entries.length);
  const [key, value] = entries[place]!;
  const kind = random.nextBelow(isContainer(value) ? 24 : 8);
  if (kind === 0) entries.splice(place, 1);
  else if (kind === 1) entries.push(entries[random.nextBelow(entries.length)]!);
  else if (kind === 2) entries[place] = [key, entries[random.nextBelow(entries.length)]![1]];
  else if (kind === 3) entries.push(['strange', strangeValue(value, random)]);
  else entries[place] = [key, mutatedJson(value, random)];
  return Array.isArray(json) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

function strangeValue(value: unknown, random: Random): unknown {
  const kind = random.nextBelow(3);
  if (kind === 0 && typeof value === 'number') return value + random.nextBelow(5) - 2;
  if (kind === 1 && typeof value === 'string' && value.length > 0) {
    const place = random.nextBelow(value.length);
    const letter = 'AEN?.15/ä*'[random.nextBelow(10)] ?? '';
    return value.slice(0, place) + letter + value.slice(place + random.nextBelow(2));
  }
  return STRANGE[random.nextBelow(STRANGE.length)];
}
