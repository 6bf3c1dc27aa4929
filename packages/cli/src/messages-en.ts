/** Everything the command says in English. */
import { clipped, grouped, shortened } from '@bestzug/answers/sentence-parts';
import { ANALYZE_TEXTS_EN } from './analyze/analyze-texts-en.ts';
import { CONVERT_TEXTS_EN } from './convert/convert-texts-en.ts';
import { JUDGE_TEXTS_EN } from './judge/judge-texts-en.ts';
import { gcgWarningEn } from './convert/gcg-sentence-en.ts';
import { faultSentenceEn, SENTENCES_EN } from './faults-en.ts';
import { HELP_EN } from './help-en.ts';
import { QUEUE_TEXTS_EN } from './queue/queue-texts-en.ts';
import { MATCH_TEXTS_EN } from './match/match-texts-en.ts';
import type { Messages, PointSum, Warning } from './messages.ts';
import { PLAY_TEXTS_EN } from './play/play-texts-en.ts';
import { PUZZLE_TEXTS_EN } from './puzzle/puzzle-texts-en.ts';
import { capitalized, spokenMoveEn } from './spoken-move.ts';
import { TRAIN_TEXTS_EN } from './train/train-texts-en.ts';
import { SIMULATION_TEXTS_EN } from './sim/simulation-texts-en.ts';

const count = (value: number): string => grouped(value, ',');

const decimal = (value: number, digits: number): string => {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.');
  const sign = value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : '';
  return `${sign}${grouped(Number(whole), ',')}${fraction === undefined ? '' : `.${fraction}`}`;
};

const points = (value: number): string => `${count(value)} ${value === 1 ? 'point' : 'points'}`;

const summed = ({ parts, total }: PointSum): string =>
  parts.length > 1 ? `${parts.join(' + ')} = ${points(total)}` : points(total);

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${decimal(bytes / 1000, 1)} kB` : `${decimal(bytes / 1_000_000, 2)} MB`;

const words = (value: number): string => `${count(value)} ${value === 1 ? 'word' : 'words'}`;

/** All texts. */
export const MESSAGES_EN: Messages = {
  language: 'en',
  help: HELP_EN,
  fault: faultSentenceEn,
  faultAt: ({ file, line }, sentence) =>
    `${clipped(file)}${line === undefined ? '' : `, line ${line}`}: ${sentence}`,
  refusal: SENTENCES_EN.refusal,
  warning: warningSentence,
  wordVerdict: SENTENCES_EN.wordVerdict,
  moveText: spokenMoveEn,
  errorPrefix: 'Error: ',
  warningPrefix: 'Note: ',
  count,
  decimal,
  bytes: sizeText,
  general: {
    listLine: (list) =>
      `word list ${list.name} (${words(list.words)}, ${list.sha256.slice(0, 12)}…)`,
    noList: 'without a word list',
    rulesLine: (rules) => `Rules ${rules}`,
    direction: (direction) => direction,
    yes: 'yes',
    no: 'no',
  },
  board: {
    tileLegend: ({ hasNewTiles, hasBlanks, hasPoints }) => [
      ...(hasNewTiles ? ['› new tile'] : []),
      ...(hasBlanks ? ['small letter = blank'] : []),
      ...(hasPoints ? ['small digits = points'] : []),
    ],
    letterValue: 'letter value',
    wordValue: 'word value',
    star: 'star',
  },
  best: {
    rank: 'No.',
    move: 'Move',
    points: 'Points',
    words: 'Words',
    leave: 'Leave',
    equity: 'Equity',
    bonus: 'bonus',
    rackLine: (rack) => `Rack: ${rack}`,
    title: ({ shown, matching, count: all, isFiltered, sort }) => {
      const order = sort === 'score' ? 'by score' : 'by equity';
      const among = isFiltered
        ? `${count(matching)} matching (of ${count(all)} placements)`
        : `${count(all)} placements`;
      if (all === 1) return 'The only placement';
      if (matching === 1) return `The only one matching of ${count(all)} placements`;
      const head = shown === 1 ? 'The best' : `The best ${count(shown)}`;
      return shown < matching ? `${head} of ${among}, ${order}` : `All ${among}, ${order}`;
    },
    nothing: 'Nothing can be placed with these tiles: exchange or pass.',
    nothingMatches: 'No placement matches the filters.',
    time: ({ milliseconds, threads }) =>
      `${decimal(milliseconds, 1)} ms${threads === 1 ? '' : `, ${threads} threads`}`,
    ownMoveTitle: 'Your move',
    ownMove: ({ move, rank, count: all, points: own, behind, sort }) => {
      const place = `${move}: ${points(own)}, number ${count(rank)} of ${count(all)}`;
      if (behind === 0) return `${place}, there is nothing better`;
      const distance = sort === 'score' ? points(behind) : `${decimal(behind, 1)} points of equity`;
      return `${place}, ${distance} behind the best`;
    },
    ownMoveRefused: (move) => `${capitalized(spokenMoveEn(move))} is not possible:`,
    ownMoveUnplaced: ({ move, leave, equity, byEquity, count: all }) => {
      const kept = leave === '' ? 'nothing' : leave;
      const value = `${spokenMoveEn(move)}: 0 points, leave ${kept}, equity ${decimal(equity, 1)}`;
      if (all === 0) return value;
      const { rank, loss } = byEquity;
      const place = `${value}; by equity number ${count(rank)} of ${count(all + 1)}`;
      return loss < 0
        ? `${place}, ${decimal(-loss, 1)} points ahead of the best placement`
        : `${place}, ${decimal(loss, 1)} points behind the best placement`;
    },
    ownMoveNotRanked: (move) =>
      `${capitalized(spokenMoveEn(move))} is no placement of this search and has no rank.`,
  },
  score: {
    valid: 'legal, all words valid',
    legalOnly: 'legal, words not checked',
    wordsNotValid: 'not allowed, a word is not in the list',
    notLegal: 'not legal',
    pass: 'Pass: 0 points, the rack stays as it is.',
    exchange: (tiles) => `Exchange of ${tiles}: 0 points.`,
    bonus: 'bonus',
    total: (sum) => `Together ${summed(sum)}`,
    wouldBe: (sum) => `It would be ${summed(sum)}`,
    noTotal: 'No points can be counted for this.',
    notInList: 'not in the list',
    rackNotChecked: 'rack not checked',
  },
  check: {
    valid: 'valid',
    invalid: 'not valid',
    similar: (word) => `perhaps ${word} was meant`,
    inForm: ({ base, points }) =>
      `base form ${base}, the blank counts ${points === 0 ? '0 before NEN' : points} as *IN`,
    summary: ({ valid, invalid }) => `${count(valid)} valid, ${count(invalid)} not valid`,
  },
  serve: {
    running: (url) => `Bestzug is running on ${url}/ (Ctrl-C ends it).`,
    stopping: 'Stopping …',
  },
  list: {
    reading: (file) => `reading ${file} …`,
    entries: (value) => ` ${count(value)} ${value === 1 ? 'entry' : 'entries'}`,
    building: 'building the word graph …',
    built: ({ file, bytes }) => `Written: ${file} (${sizeText(bytes)})`,
    discarded: (value) =>
      `Left out: ${count(value)} ${value === 1 ? 'entry that is no word' : 'entries that are no words'}`,
    discardedKind: (kind) => DISCARDED[kind],
    removed: (value) => `Removed: ${words(value)}`,
    file: 'file',
    name: 'name',
    words: 'words',
    sha256: 'sha256',
    size: 'size',
    version: 'format',
    graph: 'word graph',
    graphSize: ({ states, edges }) => `${count(states)} states, ${count(edges)} edges`,
    longestWord: 'longest word',
    letters: (value) => `${value} letters`,
    lengths: 'words by length',
    removedWords: 'removed',
    plainText: 'text file',
    same: () => 'The lists are the same.',
    difference: ({ added, removed, shared }) =>
      `${words(added)} only in the second (+), ${words(removed)} only in the first (-), ${count(shared)} in both`,
  },
  play: PLAY_TEXTS_EN,
  simulation: SIMULATION_TEXTS_EN,
  analyze: ANALYZE_TEXTS_EN,
  convert: CONVERT_TEXTS_EN,
  judge: JUDGE_TEXTS_EN,
  puzzle: PUZZLE_TEXTS_EN,
  match: MATCH_TEXTS_EN,
  queue: QUEUE_TEXTS_EN,
  train: TRAIN_TEXTS_EN,
  bench: {
    position: 'position',
    placements: 'placements',
    top: 'top',
    sum: 'sum',
    total: 'together',
    times: ({ name, median, min, max }) =>
      `${name}: ${decimal(median, 1)} ms a pass (${decimal(min, 1)} to ${decimal(max, 1)})`,
    passes: ({ mode, positions, repeat, threads }) =>
      `${mode}, ${count(positions)} ${positions === 1 ? 'position' : 'positions'}, ${repeat} ${repeat === 1 ? 'pass' : 'passes'}, ${threads} ${threads === 1 ? 'thread' : 'threads'}`,
    speed: ({ median, min, max }) =>
      `${decimal(median / 1e6, 2)} million placements per second (${decimal(min / 1e6, 2)} to ${decimal(max / 1e6, 2)})`,
    scored: ({ placements, sum }) =>
      `${count(placements)} placements, points together ${count(sum)}`,
  },
};

const DISCARDED = {
  empty: 'empty',
  'bad-character': 'with signs that are no letters',
  'too-short': 'too short',
  'too-long': 'too long',
} as const;

function warningSentence(warning: Warning): string {
  switch (warning.kind) {
    case 'inRuleOutsideFamily':
      return `The optional rule *IN is no part of the profile ${warning.extended}; it holds if everybody agrees.`;
    case 'floatingTiles':
      return `Floating tiles on the board, not connected with the star: ${shortened(warning.squares)}.`;
    case 'latin1':
      return `${clipped(warning.file)} is not in UTF-8, read as ISO-8859-1.`;
    case 'discarded':
      return `${clipped(warning.file)}: ${count(warning.count)} ${warning.count === 1 ? 'line is no word and was' : 'lines are no words and were'} left out.`;
    case 'unknownLanguage':
      return `There is no language "${clipped(warning.found)}" (BESTZUG_LANG), choose from de and en.`;
    case 'gameSkipped':
      return `Skipped. ${warning.sentence}`;
    case 'pageNotBuilt':
      return 'The web page is not built, there is only the interface; "npm start -- serve" builds it.';
    case 'otherTiles':
      return `The position names the tiles "${warning.named}", "${warning.used}" are used; --rules ${warning.rules} has the others.`;
    case 'otherList':
      return `The numbers of the file belong to another word list (sha256 ${warning.expected.slice(0, 12)}…).`;
    case 'gcg':
      return `${clipped(warning.file)}, ${gcgWarningEn(warning.oddity)}`;
    case 'moreGcg':
      return `${clipped(warning.file)}: ${count(warning.count)} more of this kind.`;
  }
}
