/** The benchmarks are a program, `main.ts`; what others may use is the plain generator. */
export { Yardstick, type PlacementCount } from './yardstick.ts';
export type { PlainBoard } from './yardstick-board.ts';
