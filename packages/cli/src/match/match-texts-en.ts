/** English texts of `match` and `bench selfplay`. */
import { grouped } from '@bestzug/answers/sentence-parts';
import type { MatchTexts } from './match-texts.ts';

const count = (value: number): string => grouped(value, ',');

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');

const signed = (value: number): string => `${value > 0 ? '+' : ''}${decimal(value, 1)}`;

const percent = (rate: number): string => `${Number((rate * 100).toFixed(2))}%`;

const counted = (value: number, noun: string): string =>
  `${count(value)} ${noun}${value === 1 ? '' : 's'}`;

const VERDICTS = {
  lower: 'the lower one holds',
  upper: 'the upper one holds',
  open: 'not settled yet',
} as const;

/** All of them. */
export const MATCH_TEXTS_EN: MatchTexts = {
  games: 'games',
  timeLeft: 'left',
  perSecond: (value) => `${decimal(value, value < 10 ? 1 : 0)}/s`,
  brokenOff: ({ done, total, command }) =>
    `Interrupted after ${count(done)} of ${counted(total, 'game')}, everything is saved. Go on with:\n  ${command}`,
  notSaved: (sentence) => `The unfinished work could not be saved: ${sentence}`,
  player: 'player',
  wins: 'wins',
  meanScore: 'points per game',
  title: ({ a, b, games, pairs }) =>
    `${a.player} against ${b.player}, ${counted(games, 'game')} in ${counted(pairs, 'pair')} (same tiles, seats swapped)`,
  draws: (value) => `Draws: ${count(value)}`,
  winRate: ({ winRateA, ci95: [low, high] }) =>
    `Win rate of A: ${decimal(winRateA, 3)} (95%: ${decimal(low, 3)} to ${decimal(high, 3)})`,
  spread: ({ meanSpread, meanSpreadCi95 }) =>
    `Lead of A per game: ${signed(meanSpread)}${
      meanSpreadCi95 === null
        ? ''
        : ` (95%: ${signed(meanSpreadCi95[0])} to ${signed(meanSpreadCi95[1])})`
    }`,
  sprt: ({ claims, logLikelihoodRatio, bounds, verdict }, pairs) =>
    `SPRT, win rate ${percent(claims[0])} or ${percent(claims[1])}: ${VERDICTS[verdict]} after ${counted(pairs, 'pair')} (LLR ${decimal(logLikelihoodRatio, 2)}, bounds ${decimal(bounds[0], 2)} and ${decimal(bounds[1], 2)})`,
  alike: 'Both games of every pair went alike: the players move alike.',
  effort: ({ signature, threads, seconds }) =>
    `signature ${signature} · ${counted(threads, 'thread')} · ${decimal(seconds, 1)} s`,
  selfPlayed: ({ player, games, turns }) =>
    `${player} against itself: ${counted(games, 'game')}, ${counted(turns, 'turn')} (${decimal(turns / games, 1)} per game)`,
  selfPlayScore: ({ mean, deviation }) =>
    `Points per player: ${decimal(mean, 1)} (standard deviation ${decimal(deviation, 1)})`,
  speed: ({ gamesPerSecond, threads }) =>
    `${decimal(gamesPerSecond, 1)} games per second with ${counted(threads, 'thread')}`,
  signature: (signature) => `signature ${signature}`,
};
