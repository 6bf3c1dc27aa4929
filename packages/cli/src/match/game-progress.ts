/** A bar on stderr while games are played; where stderr is no terminal, nothing. */
import type { MatchTexts } from './match-texts.ts';

/** Where a series of games stands. */
export interface GameProgress {
  /** @param note what is known so far, such as the win rate */
  update(games: number, note: string): void;
  /** Takes the bar away. */
  stop(): void;
}

const NO_PROGRESS: GameProgress = { update: () => undefined, stop: () => undefined };

/** What stands beside the bar; how many are done a second only where that says something. */
type ProgressTexts = Pick<MatchTexts, 'games' | 'timeLeft'> &
  Partial<Pick<MatchTexts, 'perSecond'>>;

/**
 * Starts a bar up to so many games.
 *
 * @param done games played before, as the work is gone on with
 */
export async function startGameProgress(
  texts: ProgressTexts,
  total: number,
  done: number = 0,
): Promise<GameProgress> {
  if (process.stderr.isTTY !== true) return NO_PROGRESS;
  const { SingleBar } = (await import('cli-progress')).default;
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${texts.games} · {note}{rate}${texts.timeLeft} {eta_formatted}`,
    barsize: 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    etaBuffer: 50,
    // The terminal stays as it is, so that Ctrl-C has nothing to put back.
    linewrap: true,
    clearOnComplete: true,
  });
  const stop = (): void => bar.stop();
  // Before anything is said about the end: it would stand beside the bar.
  process.prependOnceListener('exit', stop);
  const start = performance.now();
  bar.start(total, done, { note: '', rate: '' });
  return {
    update: (played, note) => {
      const seconds = (performance.now() - start) / 1000;
      const speed = seconds < 1 ? undefined : texts.perSecond?.((played - done) / seconds);
      const rate = speed === undefined ? '' : `${speed} · `;
      bar.update(played, { note: note === '' ? '' : `${note} · `, rate });
    },
    stop: () => {
      process.removeListener('exit', stop);
      stop();
    },
  };
}
