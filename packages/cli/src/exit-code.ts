/** What the command tells its caller: the exit codes of every command. */
export const EXIT_CODE = {
  /** Done, or the answer is yes. */
  done: 0,
  /** The answer is no: a word is not valid, a move is not legal. */
  no: 1,
  /** Wrong usage or malformed input. */
  usage: 2,
  /** Something is missing or damaged: a word list, a file. */
  missing: 3,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof EXIT_CODE)[keyof typeof EXIT_CODE];
