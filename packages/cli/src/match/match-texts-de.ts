/** German texts of `match` and `bench selfplay`. */
import { grouped } from '@bestzug/answers/sentence-parts';
import type { MatchTexts } from './match-texts.ts';

const count = (value: number): string => grouped(value, '.');

const decimal = (value: number, digits: number): string =>
  value.toFixed(digits).replace('.', ',').replace('-', '−');

const signed = (value: number): string => `${value > 0 ? '+' : ''}${decimal(value, 1)}`;

const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))} %`.replace('.', ',');

const counted = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

const games = (value: number): string => counted(value, 'Partie', 'Partien');

const VERDICTS = {
  lower: 'die kleinere gilt',
  upper: 'die größere gilt',
  open: 'noch nicht entschieden',
} as const;

/** All of them. */
export const MATCH_TEXTS_DE: MatchTexts = {
  games: 'Partien',
  timeLeft: 'noch',
  perSecond: (value) => `${decimal(value, value < 10 ? 1 : 0)}/s`,
  brokenOff: ({ done, total, command }) =>
    `Abgebrochen nach ${count(done)} von ${games(total)}, alles ist gespeichert. Weiter mit:\n  ${command}`,
  notSaved: (sentence) => `Der Zwischenstand ließ sich nicht speichern: ${sentence}`,
  player: 'Spieler',
  wins: 'Siege',
  meanScore: 'Punkte je Partie',
  title: ({ a, b, games: played, pairs }) =>
    `${a.player} gegen ${b.player}, ${games(played)} in ${counted(pairs, 'Paar', 'Paaren')} (gleiche Steine, Plätze getauscht)`,
  draws: (value) => `Unentschieden: ${count(value)}`,
  winRate: ({ winRateA, ci95: [low, high] }) =>
    `Gewinnquote von A: ${decimal(winRateA, 3)} (95 %: ${decimal(low, 3)} bis ${decimal(high, 3)})`,
  spread: ({ meanSpread, meanSpreadCi95 }) =>
    `Vorsprung von A je Partie: ${signed(meanSpread)}${
      meanSpreadCi95 === null
        ? ''
        : ` (95 %: ${signed(meanSpreadCi95[0])} bis ${signed(meanSpreadCi95[1])})`
    }`,
  sprt: ({ claims, logLikelihoodRatio, bounds, verdict }, pairs) =>
    `SPRT, Gewinnquote ${percent(claims[0])} oder ${percent(claims[1])}: ${VERDICTS[verdict]} nach ${counted(pairs, 'Paar', 'Paaren')} (LLR ${decimal(logLikelihoodRatio, 2)}, Grenzen ${decimal(bounds[0], 2)} und ${decimal(bounds[1], 2)})`,
  alike: 'Beide Partien jedes Paars verliefen gleich: Die Spieler ziehen gleich.',
  effort: ({ signature, threads, seconds }) =>
    `Signatur ${signature} · ${counted(threads, 'Thread', 'Threads')} · ${decimal(seconds, 1)} s`,
  selfPlayed: ({ player, games: played, turns }) =>
    `${player} gegen sich selbst: ${games(played)}, ${counted(turns, 'Zug', 'Züge')} (${decimal(turns / played, 1)} je Partie)`,
  selfPlayScore: ({ mean, deviation }) =>
    `Punkte je Spieler: ${decimal(mean, 1)} (Standardabweichung ${decimal(deviation, 1)})`,
  speed: ({ gamesPerSecond, threads }) =>
    `${decimal(gamesPerSecond, 1)} Partien je Sekunde mit ${counted(threads, 'Thread', 'Threads')}`,
  signature: (signature) => `Signatur ${signature}`,
};
