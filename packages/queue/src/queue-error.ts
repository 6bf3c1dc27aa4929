/** What can go wrong between a command, the queue and its workers. */

/** The server cannot be reached, or refuses us. */
export class QueueUnreachableError extends Error {
  override readonly name = 'QueueUnreachableError';
  /** The address without secrets. */
  readonly address: string;
  /** What the system says: `ECONNREFUSED`, `WRONGPASS`, … */
  readonly reason: string;

  constructor(address: string, reason: string) {
    super(`no queue at ${address}: ${reason}`);
    this.address = address;
    this.reason = reason;
  }
}

/** A block failed as often as it may. */
export class BlockFailedError extends Error {
  override readonly name = 'BlockFailedError';
  /** What was to be done, in words of the program: `match 1000+250`. */
  readonly block: string;
  readonly seed: number | undefined;
  readonly reason: string;

  constructor(block: string, seed: number | undefined, reason: string) {
    super(`block ${block} failed: ${reason}`);
    this.block = block;
    this.seed = seed;
    this.reason = reason;
  }
}
