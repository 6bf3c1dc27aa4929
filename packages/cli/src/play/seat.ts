/** Who sits at the table: the option `--players`. */
import type { Player } from '@bestzug/core';
import { parsePlayerSpec, PLAYER_KINDS } from '@bestzug/strategy';
import { CliError } from '../cli-error.ts';
import type { PlayTexts } from './play-texts.ts';

const MAX_NAME_LENGTH = 30;

/** A comma, unless another parameter of a computer player follows: `sim:plies=2,samples=500`. */
const SEPARATOR = /,(?!\s*[a-z]+=)/u;

/** German for a kind of player. */
const GERMAN_LEVEL = /^(?:stufe|spielstärke)(?=:|$)/iu;

/**
 * The players named: kinds of computer players such as `level:3` (also `stufe:3`), and else people.
 *
 * @throws CliError `badName`, `sameName`, the kinds of `PlayerSpecFault`
 */
export function readPlayers(text: string, texts: PlayTexts): Player[] {
  const players: Player[] = [];
  for (const entry of text.normalize('NFC').split(SEPARATOR)) {
    const found = entry.trim();
    const spec = found.replace(GERMAN_LEVEL, 'level');
    const player = isSpec(spec) ? computerPlayer(spec, texts) : { name: found, engine: undefined };
    if (player.engine === undefined) checkName(player.name, players);
    players.push({ ...player, name: unusedName(player.name, players) });
  }
  return players;
}

/** A computer player by its text. @throws CliError of the kinds of `PlayerSpecFault` */
export function computerPlayer(text: string, texts: PlayTexts): Player {
  const spec = parsePlayerSpec(text);
  if (!spec.ok) throw new CliError({ ...spec.error, option: '--players' });
  const engine = spec.value.text;
  return { name: texts.computerName(engine), engine };
}

const isSpec = (text: string): boolean =>
  text.includes(':') || PLAYER_KINDS.some(({ name }) => name === text);

function checkName(name: string, others: readonly Player[]): void {
  if (name === '' || [...name].length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name)) {
    throw new CliError({ kind: 'badName', found: name, limit: MAX_NAME_LENGTH });
  }
  if (others.some((other) => other.name === name)) throw new CliError({ kind: 'sameName', name });
}

/** Two computer players of one kind are told apart by a number. */
function unusedName(name: string, others: readonly Player[]): string {
  const isTaken = (wanted: string): boolean => others.some((other) => other.name === wanted);
  let unused = name;
  for (let copy = 2; isTaken(unused); copy++) unused = `${name} (${copy})`;
  return unused;
}
