/** Texts of `--help`, one entry per command; arguments and options by name. */

/** A command with its arguments and options. */
export interface CommandHelp<Argument extends string = never, Option extends string = never> {
  /** One line in the list of commands. */
  readonly summary: string;
  readonly description: string;
  /** Name of each argument in the usage line, and what it is. */
  readonly args: Readonly<Record<Argument, readonly [name: string, description: string]>>;
  readonly options: Readonly<Record<Option, string>>;
  /** What the example shows, as a heading above it. */
  readonly example: string;
}

/** Options every command has. */
export type GlobalOption =
  'json' | 'list' | 'rules' | 'inRule' | 'noColor' | 'lang' | 'help' | 'version';

/** All texts of `--help`. */
export interface HelpTexts {
  readonly usage: string;
  readonly usageCommand: string;
  readonly usageOptions: string;
  readonly argumentsTitle: string;
  readonly optionsTitle: string;
  readonly globalOptionsTitle: string;
  readonly commandsTitle: string;
  readonly exampleTitle: string;
  readonly program: string;
  readonly globalOptions: Readonly<Record<GlobalOption, string>>;
  /** Placeholders in option terms: FILE, N, … */
  readonly values: Readonly<
    Record<
      | 'file'
      | 'number'
      | 'rules'
      | 'lang'
      | 'command'
      | 'board'
      | 'rack'
      | 'move'
      | 'square'
      | 'text'
      | 'name'
      | 'order'
      | 'mode'
      | 'seconds'
      | 'players'
      | 'player'
      | 'claims'
      | 'depth'
      | 'date'
      | 'numbers'
      | 'folder'
      | 'host'
      | 'milliseconds'
      | 'level'
      | 'queue',
      string
    >
  >;
  readonly exitCodes: string;

  readonly helpCommand: string;
  readonly best: CommandHelp<
    'rack',
    | 'board'
    | 'turn'
    | 'top'
    | 'all'
    | 'sort'
    | 'threads'
    | 'leaves'
    | 'move'
    | 'minTiles'
    | 'maxTiles'
    | 'noBlank'
    | 'square'
    | 'contains'
    | 'noCheck'
    | 'sim'
    | 'samples'
    | 'time'
    | 'plies'
    | 'candidates'
    | 'seed'
  >;
  readonly score: CommandHelp<'move', 'board' | 'turn' | 'rack' | 'noList' | 'noCheck'>;
  readonly judge: CommandHelp<
    'move',
    'board' | 'turn' | 'rack' | 'player' | 'challenger' | 'words' | 'unchallenged' | 'noCheck'
  >;
  readonly check: CommandHelp<'words'>;
  readonly play: CommandHelp<never, 'players' | 'seed' | 'save' | 'resume'>;
  readonly convert: CommandHelp<'source' | 'target', 'turn' | 'force'>;
  readonly analyze: CommandHelp<
    'games',
    'depth' | 'turn' | 'html' | 'leaves' | 'threads' | 'queue' | 'noCache'
  >;
  readonly puzzle: CommandHelp<never, 'level' | 'date' | 'seed' | 'hint' | 'answer' | 'solution'>;
  readonly match: CommandHelp<
    never,
    'a' | 'b' | 'games' | 'seed' | 'threads' | 'sprt' | 'gcg' | 'save' | 'resume' | 'queue'
  >;
  readonly train: CommandHelp;
  readonly trainWins: CommandHelp<never, 'output' | 'games' | 'seed' | 'threads'>;
  readonly trainLeaves: CommandHelp<
    never,
    'output' | 'games' | 'seed' | 'threads' | 'resume' | 'queue'
  >;
  readonly serve: CommandHelp<
    never,
    'host' | 'port' | 'threads' | 'queue' | 'timeout' | 'rate' | 'log'
  >;
  readonly worker: CommandHelp<never, 'queue' | 'threads' | 'lostAfter'>;
  readonly list: CommandHelp;
  readonly listBuild: CommandHelp<
    never,
    'base' | 'add' | 'remove' | 'name' | 'output' | 'maxLength'
  >;
  readonly listInfo: CommandHelp<'file'>;
  readonly listDiff: CommandHelp<'earlier' | 'later'>;
  readonly bench: CommandHelp;
  readonly benchPositions: CommandHelp<'file', 'mode' | 'repeat' | 'threads'>;
  readonly benchScoring: CommandHelp<'file', 'repeat'>;
  readonly benchSelfplay: CommandHelp<never, 'games' | 'seed' | 'player' | 'threads' | 'queue'>;
}
