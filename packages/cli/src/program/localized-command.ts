/** commander's `Command` in our languages: its errors become faults, its help is translated. */
import { Command, Help, type Argument, type ErrorOptions, type HelpContext } from 'commander';
import { CliError } from '../cli-error.ts';
import type { CliFault } from '../cli-fault.ts';
import type { HelpTexts } from '../help-texts.ts';

/** Titles that commander writes itself. */
const titles = (texts: HelpTexts): ReadonlyMap<string, string> =>
  new Map([
    ['Usage:', texts.usage],
    ['Arguments:', texts.argumentsTitle],
    ['Options:', texts.optionsTitle],
    ['Global Options:', texts.globalOptionsTitle],
    ['Commands:', texts.commandsTitle],
  ]);

class LocalizedHelp extends Help {
  readonly #texts: HelpTexts;
  readonly #titles: ReadonlyMap<string, string>;

  constructor(texts: HelpTexts) {
    super();
    this.#texts = texts;
    this.#titles = titles(texts);
    this.showGlobalOptions = true;
  }

  /** Name and arguments; that there are options goes without saying. */
  override subcommandTerm(command: Command): string {
    const args = command.registeredArguments.map((argument) => this.argumentUsage(argument));
    return [command.name(), ...args].join(' ');
  }

  /** `[TILES]` where it may be left out, `WORD...` where it may be repeated. */
  argumentUsage(argument: Argument): string {
    const name = argument.variadic ? `${argument.name()}...` : argument.name();
    return argument.required ? name : `[${name}]`;
  }

  /** The usage line; commands of commands are called by their whole path. */
  override commandUsage(command: Command): string {
    const path: string[] = [];
    for (let part: Command | null = command; part !== null; part = part.parent) {
      path.unshift(part.name());
    }
    const rest =
      command.commands.length > 0
        ? [this.#texts.usageCommand]
        : command.registeredArguments.map((argument) => this.argumentUsage(argument));
    return [...path, ...rest, this.#texts.usageOptions].join(' ');
  }

  override styleTitle(title: string): string {
    return this.#titles.get(title) ?? title;
  }
}

/** A command of a command. @throws CliError `unknownSubcommand` */
export function commandNamed(parent: Command, name: string): Command {
  const found = parent.commands.find((command) => command.name() === name);
  if (found !== undefined) return found;
  throw new CliError({ kind: 'unknownSubcommand', command: name, suggestion: undefined });
}

/** A command whose parse errors are thrown as `CliError`. */
export class LocalizedCommand extends Command {
  readonly #texts: HelpTexts;

  constructor(texts: HelpTexts, name?: string) {
    super(name);
    this.#texts = texts;
    this.exitOverride();
  }

  override createCommand(name?: string): LocalizedCommand {
    return new LocalizedCommand(this.#texts, name);
  }

  override createHelp(): Help {
    return Object.assign(new LocalizedHelp(this.#texts), this.configureHelp());
  }

  /** Help is for what there is: `bestzug nosuch --help` names a command that is none. */
  override helpInformation(context?: HelpContext): string {
    const [named] = this.args;
    if (this.commands.length > 0 && named !== undefined && !named.startsWith('-')) {
      commandNamed(this, named);
    }
    return super.helpInformation(context);
  }

  /** Every complaint of commander passes here. @throws CliError */
  override error(message: string, options?: ErrorOptions): never {
    throw new CliError(this.#faultOf(message, options?.code ?? ''));
  }

  #faultOf(message: string, code: string): CliFault {
    const [, named = '', suggestion] = QUOTED.exec(message) ?? [];
    switch (code) {
      case 'commander.unknownCommand':
        return { kind: 'unknownSubcommand', command: named, suggestion };
      case 'commander.unknownOption':
        return { kind: 'unknownOption', option: named, suggestion };
      case 'commander.missingArgument':
        return { kind: 'missingArgument', argument: named };
      case 'commander.optionMissingArgument':
        return { kind: 'missingOptionValue', option: named };
      case 'commander.missingMandatoryOptionValue':
        return { kind: 'missingOption', option: named };
      case 'commander.excessArguments':
        return {
          kind: 'tooManyArguments',
          found: this.args.slice(this.registeredArguments.length),
        };
      default:
        return { kind: 'internal', detail: message };
    }
  }
}

/** The name in quotes, and the first name commander suggests instead. */
const QUOTED = /'(.*)'(?:.*\(Did you mean (?:one of )?([^,?]+).*\?\))?/su;
