/**
 * The command line: its global options and its commands. What a command does is imported when it is
 * called, so that none pays for the others.
 */
import { Option, type Command } from 'commander';
import { CliError } from '../cli-error.ts';
import { programName, programVersion } from '../invocation.ts';
import type { HelpTexts } from '../help-texts.ts';
import { LANGUAGES, languageOf } from '../language.ts';
import type { Messages } from '../messages.ts';
import { createSession, type GlobalOptions, type Session } from '../session.ts';
import { addBenchCommands } from './bench-commands.ts';
import { exampleText, type CommandFrame } from './command-frame.ts';
import {
  addAnalyzeCommand,
  addConvertCommand,
  addPlayCommand,
  addPuzzleCommand,
} from './game-commands.ts';
import { addListCommands } from './list-commands.ts';
import { commandNamed, LocalizedCommand } from './localized-command.ts';
import { addMoveCommands } from './move-commands.ts';
import { addMatchCommand, addTrainCommands } from './player-commands.ts';
import { addServeCommand, addWorkerCommand } from './service-commands.ts';

/** In the order of the help. */
const COMMANDS: readonly ((frame: CommandFrame) => void)[] = [
  addMoveCommands,
  addPlayCommand,
  addAnalyzeCommand,
  addConvertCommand,
  addPuzzleCommand,
  addMatchCommand,
  addTrainCommands,
  addWorkerCommand,
  addListCommands,
  addServeCommand,
  addBenchCommands,
];

/**
 * The whole command line in one language.
 *
 * @param finish takes the exit code that the command comes to
 */
export function createProgram(messages: Messages, finish: CommandFrame['finish']): Command {
  const texts = messages.help;
  const program = new LocalizedCommand(texts);
  program
    .name(programName())
    .description(texts.program)
    .helpOption('-h, --help', texts.globalOptions.help)
    .helpCommand(false)
    .option('--json', texts.globalOptions.json)
    .option(`--list <${texts.values.file}>`, texts.globalOptions.list)
    .option(`--rules <${texts.values.rules}>`, texts.globalOptions.rules)
    .option('--in-rule', texts.globalOptions.inRule)
    .option('--no-color', texts.globalOptions.noColor)
    .addOption(
      new Option(`--lang <${texts.values.lang}>`, texts.globalOptions.lang).argParser(
        checkLanguage,
      ),
    )
    .version(programVersion(), '-v, --version', texts.globalOptions.version)
    .addHelpText('after', exampleText(messages, texts.best.example, 'best EEERST?'))
    .addHelpText('after', `\n${texts.exitCodes}`);
  const openSession = (): Session => createSession(messages, program.opts<GlobalOptions>());
  for (const add of COMMANDS) add({ parent: program, messages, openSession, finish });
  addHelpCommand(program, texts);
  return program;
}

/** `help`, also of commands of commands: `help list build`. */
function addHelpCommand(program: Command, texts: HelpTexts): void {
  program
    .command('help')
    .summary(texts.helpCommand)
    .description(texts.helpCommand)
    .argument(`[${texts.values.command}...]`)
    .helpOption('-h, --help', texts.globalOptions.help)
    .action((path: readonly string[]) => {
      let command: Command = program;
      for (const name of path) command = commandNamed(command, name);
      command.outputHelp();
    });
}

function checkLanguage(found: string): string {
  const language = languageOf(found);
  if (language !== undefined) return language;
  throw new CliError({ kind: 'badChoice', option: '--lang', found, choices: LANGUAGES });
}
