/** Bytes as they come from broken disks and careless hands. */
import fc, { type Arbitrary } from 'fast-check';

type Mutation = (bytes: readonly number[]) => number[];

const byte = fc.integer({ min: 0, max: 255 });
/** A place as a fraction, so that it fits files of any length. */
const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const few = fc.integer({ min: 1, max: 12 });

const at = (bytes: readonly number[], fraction: number): number =>
  Math.floor(bytes.length * fraction);

const mutation: Arbitrary<Mutation> = fc.oneof(
  fc.tuple(place, byte).map(
    ([where, value]): Mutation =>
      (bytes) =>
        bytes.length === 0 ? [value] : bytes.with(at(bytes, where), value),
  ),
  fc.tuple(place, fc.integer({ min: 0, max: 7 })).map(([where, bit]): Mutation => (bytes) => {
    if (bytes.length === 0) return [];
    const index = at(bytes, where);
    return bytes.with(index, bytes[index]! ^ (1 << bit));
  }),
  fc.tuple(place, few).map(
    ([where, count]): Mutation =>
      (bytes) =>
        bytes.toSpliced(at(bytes, where), count),
  ),
  fc.tuple(place, fc.array(byte, { minLength: 1, maxLength: 12 })).map(
    ([where, added]): Mutation =>
      (bytes) =>
        bytes.toSpliced(at(bytes, where), 0, ...added),
  ),
  fc.tuple(place, place, few).map(([from, to, count]): Mutation => (bytes) => {
    const copied = bytes.slice(at(bytes, from), at(bytes, from) + count * 8);
    return bytes.toSpliced(at(bytes, to), 0, ...copied);
  }),
  place.map(
    (where): Mutation =>
      (bytes) =>
        bytes.slice(0, at(bytes, where)),
  ),
);

/** One of the files with up to eight things done to it. */
export const mutatedFile = (files: readonly Uint8Array[]): Arbitrary<Uint8Array> =>
  fc
    .tuple(fc.constantFrom(...files), fc.array(mutation, { minLength: 1, maxLength: 8 }))
    .map(([file, mutations]) =>
      Uint8Array.from(mutations.reduce((bytes, mutate) => mutate(bytes), [...file])),
    );
