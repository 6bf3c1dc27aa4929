/** The position that „Beispiel laden“ shows: the middle of a game. */

/** A CGP text of the standard board. */
export const EXAMPLE_CGP =
  '7L6N/SCHNaUZE6I/2A4GEB2T1M/FING3E1EXTREM/2D6C2Ä2/2Y2QUARK2U2/9E2M2/7DON1MESS/6JA7/6U8/3EVENT7/6I8/15/15/15 DLOÖRSU/ 227/176 0';
