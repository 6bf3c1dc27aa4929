/** `bestzug bench selfplay`: how many games a second a player plays, and a hash over every move. */
import {
  formatSignature,
  joinSelfPlay,
  meanScoreOf,
  NO_GAMES,
  scoreDeviationOf,
  type SelfPlayTally,
} from '@bestzug/strategy';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import {
  openGameWork,
  readGamePlan,
  readPlayer,
  type GameOptions,
  type GamePlan,
} from '../match/game-pool.ts';
import { gameSetup } from '../match/game-setup.ts';
import { startGameProgress } from '../match/game-progress.ts';
import { openRulesAndList } from '../ruled-list.ts';
import { print, printJson, type Session } from '../session.ts';
import { footerOf } from '../text-output.ts';

/** Options of `bench selfplay`, as typed. */
export interface BenchSelfplayOptions extends GameOptions {
  readonly player?: string;
}

const PRESETS: GamePlan = { games: 1000, seed: 1, threads: 1 };

/** Plays the games. */
export async function runBenchSelfplay(
  session: Session,
  options: BenchSelfplayOptions,
): Promise<ExitCode> {
  const { messages } = session;
  const plan = readGamePlan(options, PRESETS);
  const { seed, threads } = plan;
  const player = readPlayer('--player', options.player ?? 'greedy');
  const { profile, list } = await openRulesAndList(session);

  const setup = gameSetup(profile, [player]);
  const place = { list, setup, players: [player], threads, queue: options.queue };
  const pool = await openGameWork(session, place);
  const progress = await startGameProgress(messages.match, plan.games);
  const start = performance.now();
  let tally: SelfPlayTally = NO_GAMES;
  try {
    for await (const block of pool.playSelf(player, { seed, count: plan.games })) {
      tally = joinSelfPlay(tally, block);
      progress.update(tally.games, '');
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  const timeMs = performance.now() - start;

  const { games, turns } = tally;
  const gamesPerSecond = (games * 1000) / timeMs;
  const meanScore = meanScoreOf(tally);
  const deviation = scoreDeviationOf(tally);
  const signature = formatSignature(tally.signature);
  if (session.isJson) {
    const { firstSeatWins, draws, bingos, exchanges, passes } = tally;
    printJson({
      list: list.lexicon.identity,
      rules: profile.name,
      player,
      seed,
      threads,
      games,
      gamesPerSecond,
      turns,
      meanScore,
      scoreDeviation: deviation,
      firstSeatWins,
      draws,
      bingos,
      exchanges,
      passes,
      signature,
      timeMs,
    });
    return EXIT_CODE.done;
  }
  const { match: texts } = messages;
  print(texts.selfPlayed({ player, games, turns }));
  print(texts.selfPlayScore({ mean: meanScore, deviation }));
  print(texts.speed({ gamesPerSecond, threads }));
  print(texts.signature(signature));
  print(`\n${footerOf(session, list.lexicon.identity, profile)}`);
  return EXIT_CODE.done;
}
