/** The sentences of both languages, and what every one of them looks like. */
import { MESSAGES_DE } from '../src/messages-de.ts';
import { MESSAGES_EN } from '../src/messages-en.ts';

/** Name of a language, its sentences, and those of the other one. */
export const TABLES = [
  ['German', MESSAGES_DE, MESSAGES_EN],
  ['English', MESSAGES_EN, MESSAGES_DE],
] as const;

/** One line that ends with a full stop. */
export const SENTENCE: RegExp = /^\S[^\n]{10,}[.]$/u;
