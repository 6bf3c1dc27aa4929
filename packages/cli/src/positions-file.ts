/** Files of positions for measuring: lines with tabs, the name first, the CGP text last. */
import { parseCgpText, positionOfSetup } from '@bestzug/answers';
import type { Position, Rack, RuleProfile } from '@bestzug/core';
import { CliError, valueOf } from './cli-error.ts';
import { decodeText, readBytes, readStdin, STDIN } from './text-file.ts';

const MAX_POSITIONS_BYTES = 64_000_000;

/** A position with the rack of the player on turn. */
export interface NamedPosition {
  readonly id: string;
  readonly position: Position;
  readonly rack: Rack;
}

/** What a file of positions holds. */
export interface PositionsFile {
  readonly positions: readonly NamedPosition[];
  /** Hash of the word list that the numbers of the file belong to, if a comment names it. */
  readonly sha256: string | undefined;
}

/**
 * Reads positions. Lines that begin with `#` and a line of titles that begins with `id` are skipped.
 *
 * @throws CliError with the line, or `noPositions`, or of the kinds of `FileFault`
 */
export async function readPositionsFile(
  file: string,
  profile: RuleProfile,
): Promise<PositionsFile> {
  const bytes =
    file === STDIN ? await readStdin(MAX_POSITIONS_BYTES) : readBytes(file, MAX_POSITIONS_BYTES);
  const lines = decodeText(bytes, file).text.split(/\r\n|\n|\r/u);
  const positions: NamedPosition[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#') || /^id\t/iu.test(line)) continue;
    try {
      positions.push(readPosition(line, index + 1, profile));
    } catch (error) {
      throw error instanceof CliError ? error.at({ file, line: index + 1 }) : error;
    }
  }
  if (positions.length === 0) throw new CliError({ kind: 'noPositions' }, { file });
  const comments = lines.filter((line) => line.startsWith('#')).join('\n');
  return { positions, sha256: /\bsha256\s+([0-9a-f]{64})\b/u.exec(comments)?.[1] };
}

function readPosition(line: string, lineNumber: number, profile: RuleProfile): NamedPosition {
  const columns = line.split('\t');
  const cgp = columns.at(-1) ?? '';
  const id = columns.length > 1 ? (columns[0] ?? '') : String(lineNumber);
  const setup = valueOf(parseCgpText(cgp, profile.layout));
  const position = valueOf(positionOfSetup(setup, profile, 'tiles'));
  const [rack] = position.racks;
  if (rack === undefined || rack.size === 0) throw new CliError({ kind: 'empty', input: 'rack' });
  return { id, position, rack };
}
