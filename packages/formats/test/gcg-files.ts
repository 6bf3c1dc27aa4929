/** The sample games of the testkit with what has to be read from them. */
import { readFileSync } from 'node:fs';

/** One file of expected.json; see the README beside it. */
export interface ExpectedGame {
  readonly encoding: 'UTF-8' | 'ISO-8859-1';
  readonly players: readonly { readonly nick: string; readonly name: string }[];
  readonly events: readonly {
    readonly player: string;
    readonly type: string;
    readonly move?: string;
    readonly tiles?: string;
    readonly words?: readonly string[];
    readonly points: number;
    readonly total: number;
  }[];
  readonly scoresBeforeCount: Readonly<Record<string, number>>;
  readonly endReason: string;
  readonly endCountInFile: string;
  readonly finalScoresInFile: Readonly<Record<string, number>>;
  readonly finalScoresGermanCount: Readonly<Record<string, number>>;
  readonly rests: Readonly<Record<string, string>>;
  readonly tilesInBag: number;
  readonly board: readonly string[];
}

const FOLDER = new URL('../../testkit/cases/gcg/', import.meta.url);

/** The bytes of a sample game. */
export const readGame = (name: string): Uint8Array =>
  Uint8Array.from(readFileSync(new URL(name, FOLDER)));

const expected: Readonly<Record<string, ExpectedGame>> = JSON.parse(
  readFileSync(new URL('expected.json', FOLDER), 'utf8'),
);

/** Names of the sample games with what is expected of each. */
export const EXPECTED_GAMES: readonly (readonly [string, ExpectedGame])[] =
  Object.entries(expected);
