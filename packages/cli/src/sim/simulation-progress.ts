/** A bar on stderr while a simulation runs; where stderr is no terminal, nothing. */

/** Where it stands. */
export interface SimulationBar {
  /**
   * @param share of the work that is done, 0 … 1
   * @param note what is known so far; asked for only when it is shown
   */
  update(share: number, note: () => string): void;
  /** Takes the bar away. */
  stop(): void;
}

const NO_BAR: SimulationBar = { update: () => undefined, stop: () => undefined };

const PARTS = 1000;

/** Milliseconds between two looks at what is known. */
const NOTE_INTERVAL = 100;

/** Starts a bar. */
export async function startSimulationBar(): Promise<SimulationBar> {
  if (process.stderr.isTTY !== true) return NO_BAR;
  const { SingleBar } = (await import('cli-progress')).default;
  const bar = new SingleBar({
    format: '{bar} {percentage} % · {note}',
    barsize: 24,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    linewrap: true,
    clearOnComplete: true,
  });
  const stop = (): void => bar.stop();
  process.once('exit', stop);
  bar.start(PARTS, 0, { note: '…' });
  let shown = 0;
  return {
    update(share, note) {
      const now = performance.now();
      if (now - shown < NOTE_INTERVAL) return;
      shown = now;
      bar.update(Math.floor(Math.min(share, 1) * PARTS), { note: note() });
    },
    stop() {
      process.removeListener('exit', stop);
      stop();
    },
  };
}
