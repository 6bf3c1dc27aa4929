/** Moves in one line of text. */
import type { RankedMove } from '../engine/engine-protocol.ts';

/** `8D GRÜNDE`, and an exchange with its word in front. */
export const moveName = (move: RankedMove, exchange: string): string =>
  `${move.start === '' ? exchange : move.start} ${move.letters.map(({ sign }) => (sign === '*' ? '*IN' : sign)).join('')}`;
