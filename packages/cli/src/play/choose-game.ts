/** Questions before the first move, for people who have not said what they want to play. */
import { CliError } from '../cli-error.ts';
import { answerOfError } from './desk.ts';
import { readGame } from './save-file.ts';
import type { PlayTexts } from './play-texts.ts';
import { scoreLine } from './text-reporter.ts';

const LEVELS = [1, 2, 3, 4, 5, 6] as const;
const DEFAULT_LEVEL = 3;

/** The text of a computer player; undefined: the person has left. */
export async function chooseOpponent(texts: PlayTexts): Promise<string | undefined> {
  const { select } = await import('@inquirer/prompts');
  try {
    const level = await select({
      message: texts.chooseOpponent,
      choices: LEVELS.map((value) => ({ value, name: texts.levelChoice(value) })),
      default: DEFAULT_LEVEL,
      theme: { style: { keysHelpTip: () => texts.chooseKeys } },
    });
    return `level:${level}`;
  } catch (error) {
    answerOfError(error);
    return undefined;
  }
}

/** What to play; `interrupt`: the person has left. */
export type SaveChoice =
  | { readonly kind: 'newGame' }
  | { readonly kind: 'resume'; readonly file: string }
  | { readonly kind: 'interrupt' };

/** A new game. */
export const NEW_GAME: SaveChoice = { kind: 'newGame' };

/** Whether to go on with the last game; nobody is asked when it is over, or is none. */
export async function wantsToContinue(
  file: string | undefined,
  texts: PlayTexts,
): Promise<SaveChoice> {
  if (file === undefined) return NEW_GAME;
  let scores: string;
  try {
    const game = readGame(file);
    if (game.phase.kind === 'over' || game.history.length === 0) return NEW_GAME;
    scores = scoreLine(game);
  } catch (error) {
    if (error instanceof CliError) return NEW_GAME;
    throw error;
  }
  const { confirm } = await import('@inquirer/prompts');
  try {
    const { hint, yes, no } = texts.yesOrNo;
    const goesOn = await confirm({
      message: texts.continueGame(scores),
      transformer: (answer) => (answer ? yes : no),
      theme: { style: { defaultAnswer: () => hint } },
    });
    return goesOn ? { kind: 'resume', file } : NEW_GAME;
  } catch (error) {
    answerOfError(error);
    return { kind: 'interrupt' };
  }
}
