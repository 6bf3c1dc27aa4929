/** What a player types between moves: one word, German or English, and what belongs to it. */

/** A command, or a text that is taken for a move. */
export type PlayCommand =
  /** `text` empty: the last attempt or the last move. */
  | { readonly kind: 'why'; readonly text: string }
  /** No words: all of the last placement. */
  | { readonly kind: 'challenge'; readonly words: readonly string[] }
  /** No file: says where the game is kept. */
  | { readonly kind: 'save'; readonly file: string | undefined }
  | { readonly kind: SimpleCommand }
  | { readonly kind: 'move'; readonly text: string };

/** Commands that stand alone. */
export type SimpleCommand = (typeof SIMPLE_COMMANDS)[number];

const SIMPLE_COMMANDS = [
  'help',
  'hint',
  'best',
  'undo',
  'redo',
  'rack',
  'board',
  'accept',
  'quit',
] as const;

/** All words by command; the first two of each are shown in the help. */
const WORDS: Readonly<Record<Exclude<PlayCommand['kind'], 'move'>, readonly string[]>> = {
  help: ['hilfe', 'help', '?', 'befehle', 'commands'],
  hint: ['tipp', 'hint', 'tip', 'hinweis', 'rat'],
  why: ['warum', 'why', 'wieso', 'weshalb'],
  challenge: ['anzweifeln', 'challenge', 'zweifel', 'zweifle', 'beanstanden'],
  best: ['beste', 'best', 'besser', 'bester', 'better'],
  undo: ['zurück', 'undo', 'zurueck', 'rückgängig', 'zurücknehmen', 'back'],
  redo: ['wieder', 'redo', 'vor', 'wiederholen'],
  rack: ['steine', 'rack', 'bänkchen', 'baenkchen', 'bank'],
  board: ['brett', 'board', 'stand', 'zeige', 'show', 'score'],
  save: ['speichern', 'save', 'speichere', 'sichern'],
  accept: ['weiter', 'ok', 'accept', 'annehmen', 'gilt', 'ja', 'yes'],
  quit: ['ende', 'quit', 'exit', 'q', 'beenden', 'schluss', 'aufhören', 'tschüss', 'bye'],
};

const COMMAND_BY_WORD: ReadonlyMap<string, keyof typeof WORDS> = new Map(
  Object.entries(WORDS).flatMap(([name, words]) => {
    const kind = kindNamed(name);
    return kind === undefined ? [] : words.map((word) => [word, kind] as const);
  }),
);

/** Reads a line; whatever does not begin with a command is a move. */
export function parsePlayCommand(line: string): PlayCommand {
  const text = line.normalize('NFC').trim();
  const [, word = '', rest = ''] = /^[/:]?(\S+?)[!.]?(?:\s+(.*))?$/su.exec(text) ?? [];
  const kind = COMMAND_BY_WORD.get(word.toLowerCase());
  switch (kind) {
    case undefined:
      return { kind: 'move', text };
    case 'why':
      return { kind, text: rest };
    case 'challenge':
      return {
        kind,
        words: rest
          .toUpperCase()
          .split(/[\s,;]+/u)
          .filter((one) => one !== ''),
      };
    case 'save':
      return { kind, file: rest === '' ? undefined : rest };
    case 'help':
    case 'hint':
    case 'best':
    case 'undo':
    case 'redo':
    case 'rack':
    case 'board':
    case 'accept':
    case 'quit':
      return { kind };
  }
}

function kindNamed(name: string): keyof typeof WORDS | undefined {
  if (name === 'why' || name === 'challenge' || name === 'save') return name;
  return SIMPLE_COMMANDS.find((kind) => kind === name);
}
