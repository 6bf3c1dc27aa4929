/** Which language the command speaks. */
import type { Messages } from './messages.ts';

/** Languages of the output. */
export const LANGUAGES = ['de', 'en'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** The language a text such as `en`, `EN` or `en_GB.UTF-8` names, if any. */
export function languageOf(text: string): Language | undefined {
  const name = /^[a-z]{2}(?![a-z])/iu.exec(text.trim())?.[0].toLowerCase();
  return LANGUAGES.find((language) => language === name);
}

/**
 * The language asked for by `--lang` or `BESTZUG_LANG`, German by default. Looked up before the
 * command line is read, so that faults of the command line are told in it too; a name that is none is
 * left for later to complain about.
 */
export function chooseLanguage(args: readonly string[], environment: string | undefined): Language {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const arg = args[at];
  const asked = arg === '--lang' ? args[at + 1] : arg?.slice('--lang='.length);
  return languageOf(asked ?? '') ?? languageOf(environment ?? '') ?? 'de';
}

/** The message table of a language; the other one is not even loaded. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'de'
    ? (await import('./messages-de.ts')).MESSAGES_DE
    : (await import('./messages-en.ts')).MESSAGES_EN;
}
