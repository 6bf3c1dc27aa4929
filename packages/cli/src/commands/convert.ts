/** `bestzug convert`: files of games, positions, word lists and leaves in another format. */
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { MAX_BOARD_SIZE, type RuleProfile, type Setup } from '@bestzug/core';
import { parsePositionText } from '@bestzug/answers';
import { decodeLeaveFile, encodeLeaveFile, LeaveFileError } from '@bestzug/strategy';
import { CliError, valueOf } from '../cli-error.ts';
import type { Conversion, Format } from '../convert/convert-result.ts';
import { convertGcg, convertSavedGame, convertSetup } from '../convert/convert-game.ts';
import { convertKlv } from '../convert/convert-leaves.ts';
import { convertList } from '../convert/convert-list.ts';
import { formatOfName, formatOfText, isPacked, targetFormat } from '../convert/file-format.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { gunzipped } from '../gzip-file.ts';
import { wholeNumber } from '../options.ts';
import { checkOutput, writeOutput } from '../output-file.ts';
import { readGame } from '../play/save-file.ts';
import { loadList } from '../ruled-list.ts';
import { chooseRules } from '../rules-input.ts';
import { print, printJson, tell, warnAll, type Session } from '../session.ts';
import { decodeText, readBytes } from '../text-file.ts';
import { loadWordList, MAX_LIST_BYTES } from '../word-graph-loader.ts';

/** Options of `convert`, as typed. */
export interface ConvertOptions {
  readonly turn?: string;
  readonly force?: true;
}

/** Converts a file; what is lost is told, and is no failure. */
export async function runConvert(
  session: Session,
  source: string,
  target: string,
  options: ConvertOptions,
): Promise<ExitCode> {
  const turn = wholeNumber('--turn', options.turn, { min: 1 });
  const { profile, warnings } = await chooseRules(session.globals);
  const named = formatOfName(target);
  const from = sourceFormat(source, profile);
  const to = targetFormat(from, named, target);
  const isPosition = to === 'cgp' || to === 'board';
  if (turn !== undefined && !(isPosition && (from === 'gcg' || from === 'json'))) {
    throw new CliError({ kind: 'turnWithoutGame' });
  }
  checkOutput(target);
  if (options.force !== true && existsSync(target)) {
    throw new CliError({ kind: 'outputExists', file: target });
  }
  const conversion = await convertFile(session, { source, target, from, to, profile, turn });
  const { contents } = conversion;
  const bytes = typeof contents === 'string' ? Buffer.from(contents, 'utf8') : contents;
  const written = isPacked(target) ? gzipSync(bytes) : bytes;
  writeOutput(target, written);
  warnAll(session.messages, [...warnings, ...conversion.warnings]);
  report(session, { source, target, from, to, bytes: written.length }, conversion);
  return EXIT_CODE.done;
}

/** What is to be done. */
interface Task {
  readonly source: string;
  readonly target: string;
  readonly from: Format;
  readonly to: Format;
  readonly profile: RuleProfile;
  readonly turn: number | undefined;
}

/** Packed texts are lists: nobody packs a board. */
function sourceFormat(source: string, profile: RuleProfile): Format {
  const named = formatOfName(source);
  if (named !== 'text') return named;
  const bytes = readBytes(source, MAX_LIST_BYTES);
  return isPacked(source) ? 'words' : formatOfText(bytes, source, profile.layout);
}

async function convertFile(session: Session, task: Task): Promise<Conversion> {
  const { source, target, from, to, profile, turn } = task;
  const file = source;
  switch (to) {
    case 'gcg':
    case 'json':
    case 'cgp':
    case 'board': {
      if (from === 'json') {
        return convertSavedGame(readGame(file), to, { file, profile, turn, list: undefined });
      }
      const bytes = readBytes(file, MAX_LIST_BYTES);
      if (from === 'gcg') {
        const { list: listFile } = session.globals;
        const list =
          listFile === undefined ? undefined : await loadList({ profile, list: listFile });
        return convertGcg(bytes, to, { file, profile, turn, list });
      }
      if (to !== 'cgp' && to !== 'board') break;
      return convertSetup(setupIn(bytes, file, profile), to);
    }
    case 'bzg':
    case 'kwg':
    case 'words':
      return convertList(await loadWordList(file, MAX_BOARD_SIZE), to, target);
    case 'leaves':
      return from === 'klv' ? convertKlv(leaveBytes(file), file, profile) : repackLeaves(file);
    case 'klv':
    case 'kbwg':
      break;
  }
  throw new Error(`bug: no way from ${from} to ${to}`);
}

function setupIn(bytes: Uint8Array, file: string, { layout }: RuleProfile): Setup {
  try {
    return valueOf(parsePositionText(decodeText(bytes, file).text, layout));
  } catch (error) {
    throw error instanceof CliError ? error.at({ file }) : error;
  }
}

/** Ours, packed or not; read, so that a damaged file is not handed on. */
function repackLeaves(file: string): Conversion {
  try {
    const table = decodeLeaveFile(leaveBytes(file));
    return { contents: encodeLeaveFile(table), losses: [], warnings: [] };
  } catch (error) {
    if (error instanceof LeaveFileError) throw new CliError({ kind: 'badLeaves', file });
    throw error;
  }
}

function leaveBytes(file: string): Uint8Array {
  const bytes = readBytes(file, MAX_LIST_BYTES);
  return isPacked(file) ? gunzipped(bytes, file, MAX_LIST_BYTES) : bytes;
}

function report(
  session: Session,
  result: Omit<Task, 'profile' | 'turn'> & { readonly bytes: number },
  { losses }: Conversion,
): void {
  const { messages } = session;
  const { source, target, from, to, bytes } = result;
  const sentences = losses.map((loss) => messages.convert.loss(loss));
  for (const sentence of sentences) tell(messages.convert.lost(sentence));
  if (session.isJson) {
    printJson({
      from: { file: source, format: from },
      to: { file: target, format: to, bytes },
      losses: losses.map((loss, index) => ({ ...loss, message: sentences[index] })),
    });
    return;
  }
  print(messages.convert.done({ file: target, bytes, losses: losses.length }));
}
