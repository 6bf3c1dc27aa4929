/** A bar on stderr while games are played; where stderr is no terminal, nothing. */
import { type MatchTexts } from './match-texts.ts';

/** Where a series of games stands. */
export interface GameProgress {
  /** @param note what is known so far, such as the win rate */
  update(games: number, note: string): void;
  /** Takes the bar away. */
  stop(): void;
}

const NO_PROGRESS: GameProgress = { update: () => undefined, stop: () => undefined };

/** Starts a bar up to so many games. */
export async function startGameProgress(
  { games, timeLeft }: Pick<MatchTexts, 'games' | 'timeLeft'>,
  total: number,
): Promise<GameProgress> {
  if (process.stderr.isTTY !== true) return NO_PROGRESS;
  const { SingleBar } = (await import('cli-progress')).default;
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${games} · {note}${timeLeft} {eta_formatted}`,
    barsize: 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    etaBuffer: 50,
    // The terminal stays as it is, so that Ctrl-C has nothing to put back.
    linewrap: true,
    clearOnComplete: true,
  });
  const stop = (): void => bar.stop();
  process.once('exit', stop);
  bar.start(total, 0, { note: '' });
  return {
    update: (played, note) => bar.update(played, { note: note === '' ? '' : `${note} · ` }),
    stop: () => {
      process.removeListener('exit', stop);
      stop();
    },
  };
}
