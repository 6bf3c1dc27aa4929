/** Everything the command says in German. */
import { clipped, grouped, shortened } from '@bestzug/answers/sentence-parts';
import { ANALYZE_TEXTS_DE } from './analyze/analyze-texts-de.ts';
import { CONVERT_TEXTS_DE } from './convert/convert-texts-de.ts';
import { JUDGE_TEXTS_DE } from './judge/judge-texts-de.ts';
import { gcgWarningDe } from './convert/gcg-sentence-de.ts';
import { faultSentenceDe, SENTENCES_DE } from './faults-de.ts';
import { HELP_DE } from './help-de.ts';
import { QUEUE_TEXTS_DE } from './queue/queue-texts-de.ts';
import { MATCH_TEXTS_DE } from './match/match-texts-de.ts';
import type { Messages, PointSum, Warning } from './messages.ts';
import { PLAY_TEXTS_DE } from './play/play-texts-de.ts';
import { PUZZLE_TEXTS_DE } from './puzzle/puzzle-texts-de.ts';
import { spokenMoveDe } from './spoken-move.ts';
import { TRAIN_TEXTS_DE } from './train/train-texts-de.ts';
import { SIMULATION_TEXTS_DE } from './sim/simulation-texts-de.ts';

const count = (value: number): string => grouped(value, '.');

const decimal = (value: number, digits: number): string => {
  const [whole = '', fraction] = Math.abs(value).toFixed(digits).split('.');
  const sign = value < 0 && Number(value.toFixed(digits)) !== 0 ? '−' : '';
  return `${sign}${grouped(Number(whole), '.')}${fraction === undefined ? '' : `,${fraction}`}`;
};

const points = (value: number): string => `${count(value)} ${value === 1 ? 'Punkt' : 'Punkte'}`;

const summed = ({ parts, total }: PointSum): string =>
  parts.length > 1 ? `${parts.join(' + ')} = ${points(total)}` : points(total);

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${decimal(bytes / 1000, 1)} kB` : `${decimal(bytes / 1_000_000, 2)} MB`;

const words = (value: number): string => `${count(value)} ${value === 1 ? 'Wort' : 'Wörter'}`;

/** All texts. */
export const MESSAGES_DE: Messages = {
  language: 'de',
  help: HELP_DE,
  fault: faultSentenceDe,
  faultAt: ({ file, line }, sentence) =>
    `${clipped(file)}${line === undefined ? '' : `, Zeile ${line}`}: ${sentence}`,
  refusal: SENTENCES_DE.refusal,
  warning: warningSentence,
  wordVerdict: SENTENCES_DE.wordVerdict,
  moveText: spokenMoveDe,
  errorPrefix: 'Fehler: ',
  warningPrefix: 'Hinweis: ',
  count,
  decimal,
  bytes: sizeText,
  general: {
    listLine: (list) =>
      `Wortliste ${list.name} (${words(list.words)}, ${list.sha256.slice(0, 12)}…)`,
    noList: 'ohne Wortliste',
    rulesLine: (rules) => `Regeln ${rules}`,
    direction: (direction) => (direction === 'across' ? 'waagerecht' : 'senkrecht'),
    yes: 'ja',
    no: 'nein',
  },
  board: {
    tileLegend: ({ hasNewTiles, hasBlanks, hasPoints }) => [
      ...(hasNewTiles ? ['› neu gelegt'] : []),
      ...(hasBlanks ? ['Kleinbuchstabe = Blanko'] : []),
      ...(hasPoints ? ['kleine Ziffern = Punkte'] : []),
    ],
    letterValue: 'Buchstabenwert',
    wordValue: 'Wortwert',
    star: 'Sternfeld',
  },
  best: {
    rank: 'Nr.',
    move: 'Zug',
    points: 'Punkte',
    words: 'Wörter',
    leave: 'Rest',
    equity: 'Bewertung',
    bonus: 'Bonus',
    rackLine: (rack) => `Bänkchen: ${rack}`,
    title: ({ shown, matching, count: all, isFiltered, sort }) => {
      const order = sort === 'score' ? 'nach Punkten' : 'nach Bewertung';
      const among = isFiltered
        ? `${count(matching)} passenden (von ${count(all)} Ablagen)`
        : `${count(all)} Ablagen`;
      if (all === 1) return 'Die einzige Ablage';
      if (matching === 1) return `Die einzige passende von ${count(all)} Ablagen`;
      const head = shown === 1 ? 'Die beste' : `Die besten ${count(shown)}`;
      return shown < matching ? `${head} von ${among}, ${order}` : `Alle ${among}, ${order}`;
    },
    nothing: 'Mit diesen Steinen lässt sich nichts legen: tauschen oder passen.',
    nothingMatches: 'Keine Ablage passt zu den Filtern.',
    time: ({ milliseconds, threads }) =>
      `${decimal(milliseconds, 1)} ms${threads === 1 ? '' : `, ${threads} Threads`}`,
    ownMoveTitle: 'Eigener Zug',
    ownMove: ({ move, rank, count: all, points: own, behind, sort }) => {
      const place = `${move}: ${points(own)}, Platz ${count(rank)} von ${count(all)}`;
      if (behind === 0) return `${place}, es gibt nichts Besseres`;
      const distance = sort === 'score' ? points(behind) : `${decimal(behind, 1)} Punkte Bewertung`;
      return `${place}, ${distance} hinter dem besten`;
    },
    ownMoveRefused: (move) => `${spokenMoveDe(move)} geht nicht:`,
    ownMoveUnplaced: ({ move, leave, equity, byEquity, count: all }) => {
      const kept = leave === '' ? 'nichts' : leave;
      const value = `${spokenMoveDe(move)}: 0 Punkte, Rest ${kept}, Bewertung ${decimal(equity, 1)}`;
      if (all === 0) return value;
      const { rank, loss } = byEquity;
      const place = `${value}; nach Bewertung Platz ${count(rank)} von ${count(all + 1)}`;
      return loss < 0
        ? `${place}, ${decimal(-loss, 1)} Punkte vor der besten Ablage`
        : `${place}, ${decimal(loss, 1)} Punkte hinter der besten Ablage`;
    },
    ownMoveNotRanked: (move) =>
      `${spokenMoveDe(move)} ist keine Ablage aus dieser Suche und hat keinen Platz.`,
  },
  score: {
    valid: 'erlaubt, alle Wörter gültig',
    legalOnly: 'erlaubt, Wörter nicht geprüft',
    wordsNotValid: 'nicht erlaubt, ein Wort steht nicht in der Liste',
    notLegal: 'nicht erlaubt',
    pass: 'Passen: 0 Punkte, das Bänkchen bleibt.',
    exchange: (tiles) => `Tauschen von ${tiles}: 0 Punkte.`,
    bonus: 'Bonus',
    total: (sum) => `Zusammen ${summed(sum)}`,
    wouldBe: (sum) => `Es wären ${summed(sum)}`,
    noTotal: 'Dafür lassen sich keine Punkte zählen.',
    notInList: 'nicht in der Liste',
    rackNotChecked: 'Bänkchen nicht geprüft',
  },
  check: {
    valid: 'gültig',
    invalid: 'ungültig',
    similar: (word) => `gemeint war vielleicht ${word}`,
    inForm: ({ base, points }) =>
      `Grundform ${base}, das Blanko zählt als *IN ${points === 0 ? 'vor NEN 0' : points} Punkte`,
    summary: ({ valid, invalid }) => `${count(valid)} gültig, ${count(invalid)} ungültig`,
  },
  serve: {
    running: (url) => `Bestzug läuft auf ${url}/ (Strg-C beendet es).`,
    stopping: 'Wird beendet …',
  },
  list: {
    reading: (file) => `${file} lesen …`,
    entries: (value) => ` ${count(value)} ${value === 1 ? 'Eintrag' : 'Einträge'}`,
    building: 'Wortgraphen bauen …',
    built: ({ file, bytes }) => `Geschrieben: ${file} (${sizeText(bytes)})`,
    discarded: (value) =>
      `Übergangen: ${count(value)} ${value === 1 ? 'Eintrag, der kein Wort ist' : 'Einträge, die keine Wörter sind'}`,
    discardedKind: (kind) => DISCARDED[kind],
    removed: (value) => `Gestrichen: ${words(value)}`,
    file: 'Datei',
    name: 'Name',
    words: 'Wörter',
    sha256: 'sha256',
    size: 'Größe',
    version: 'Format',
    graph: 'Wortgraph',
    graphSize: ({ states, edges }) => `${count(states)} Zustände, ${count(edges)} Kanten`,
    longestWord: 'längstes Wort',
    letters: (value) => `${value} Buchstaben`,
    lengths: 'Wörter nach Länge',
    removedWords: 'gestrichen',
    plainText: 'Textdatei',
    same: () => 'Die Listen sind gleich.',
    difference: ({ added, removed, shared }) =>
      `${words(added)} nur in der zweiten (+), ${words(removed)} nur in der ersten (−), ${count(shared)} in beiden`,
  },
  play: PLAY_TEXTS_DE,
  simulation: SIMULATION_TEXTS_DE,
  analyze: ANALYZE_TEXTS_DE,
  convert: CONVERT_TEXTS_DE,
  judge: JUDGE_TEXTS_DE,
  puzzle: PUZZLE_TEXTS_DE,
  match: MATCH_TEXTS_DE,
  queue: QUEUE_TEXTS_DE,
  train: TRAIN_TEXTS_DE,
  bench: {
    position: 'Stellung',
    placements: 'Ablagen',
    top: 'beste',
    sum: 'Summe',
    total: 'zusammen',
    times: ({ name, median, min, max }) =>
      `${name}: ${decimal(median, 1)} ms je Durchgang (${decimal(min, 1)} bis ${decimal(max, 1)})`,
    passes: ({ mode, positions, repeat, threads }) =>
      `${mode}, ${count(positions)} ${positions === 1 ? 'Stellung' : 'Stellungen'}, ${repeat} ${repeat === 1 ? 'Durchgang' : 'Durchgänge'}, ${threads} ${threads === 1 ? 'Thread' : 'Threads'}`,
    speed: ({ median, min, max }) =>
      `${decimal(median / 1e6, 2)} Millionen Ablagen je Sekunde (${decimal(min / 1e6, 2)} bis ${decimal(max / 1e6, 2)})`,
    scored: ({ placements, sum }) => `${count(placements)} Ablagen, Punkte zusammen ${count(sum)}`,
  },
};

const DISCARDED = {
  empty: 'leer',
  'bad-character': 'mit Zeichen, die keine Buchstaben sind',
  'too-short': 'zu kurz',
  'too-long': 'zu lang',
} as const;

function warningSentence(warning: Warning): string {
  switch (warning.kind) {
    case 'inRuleOutsideFamily':
      return `Die Zusatzregel *IN gehört nicht zum Profil ${warning.extended}; sie gilt, wenn alle einverstanden sind.`;
    case 'floatingTiles':
      return `Lose Steine auf dem Brett, ohne Verbindung zum Sternfeld: ${shortened(warning.squares)}.`;
    case 'latin1':
      return `${clipped(warning.file)} ist nicht in UTF-8, gelesen als ISO-8859-1.`;
    case 'discarded':
      return `${clipped(warning.file)}: ${count(warning.count)} ${warning.count === 1 ? 'Zeile ist kein Wort und wurde' : 'Zeilen sind keine Wörter und wurden'} übergangen.`;
    case 'unknownLanguage':
      return `Die Sprache „${clipped(warning.found)}“ in BESTZUG_LANG gibt es nicht, möglich sind de und en.`;
    case 'gameSkipped':
      return `Übersprungen. ${warning.sentence}`;
    case 'pageNotBuilt':
      return 'Die Webseite ist nicht gebaut, es gibt nur die Schnittstelle; „npm start -- serve“ baut sie.';
    case 'otherTiles':
      return `Die Stellung nennt die Steine „${warning.named}“, gerechnet wird mit „${warning.used}“; mit den anderen rechnet --rules ${warning.rules}.`;
    case 'otherList':
      return `Die Zahlen der Datei gehören zu einer anderen Wortliste (sha256 ${warning.expected.slice(0, 12)}…).`;
    case 'gcg':
      return `${clipped(warning.file)}, ${gcgWarningDe(warning.oddity)}`;
    case 'moreGcg':
      return `${clipped(warning.file)}: noch ${count(warning.count)} weitere ${warning.count === 1 ? 'Unstimmigkeit' : 'Unstimmigkeiten'}.`;
  }
}
