/** What all commands have in common: where they are added, and how their help is laid out. */
import { Option, type Command } from 'commander';
import type { ExitCode } from '../exit-code.ts';
import type { CommandHelp } from '../help-texts.ts';
import { programName } from '../invocation.ts';
import type { Messages } from '../messages.ts';
import type { Session } from '../session.ts';

/** Where commands are added, and what they get when they are called. */
export interface CommandFrame {
  /** The program, or the command whose commands they are. */
  readonly parent: Command;
  readonly messages: Messages;
  /** With the global options as they were given. */
  readonly openSession: () => Session;
  /** Takes the exit code that a command comes to. */
  readonly finish: (exitCode: ExitCode) => void;
}

/** The frame for commands of a command. */
export const within = (frame: CommandFrame, parent: Command): CommandFrame => ({
  ...frame,
  parent,
});

/**
 * A command with its texts; arguments, options and action are added by the caller.
 *
 * @param example arguments to show how it is called
 * @param before what stands before the program's name in the example
 */
export function addCommand(
  { parent, messages }: CommandFrame,
  name: string,
  texts: CommandHelp<string, string>,
  example: string,
  before = '',
): Command {
  const { help } = messages;
  return parent
    .command(name)
    .summary(texts.summary)
    .description(texts.description)
    .helpOption('-h, --help', help.globalOptions.help)
    .helpCommand(false)
    .addHelpText('after', exampleText(messages, texts.example, example, before));
}

/** The end of a help text: what the example shows, and the command line. */
export const exampleText = (
  { help }: Messages,
  title: string,
  example: string,
  before = '',
): string =>
  `\n${help.exampleTitle} ${title}\n\n  ${before}${programName()} ${quotedForShells(example)}`;

/** `?` is a wildcard to some shells. */
const quotedForShells = (example: string): string => example.replace(/(\S*\?\S*)/u, '"$1"');

/** An option that may be given several times. */
export const repeatedOption = (flags: string, description: string): Option =>
  new Option(flags, description).argParser(
    (value: string, previous: readonly string[] | undefined) => [...(previous ?? []), value],
  );
