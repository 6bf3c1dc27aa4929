/**
 * The sentences of the page, area by area. Each area lists its texts once as an interface and then
 * in both languages, so that none can be forgotten.
 */
import { useSettings } from '../settings/settings-store.ts';
import type { Language } from '../settings/settings.ts';
import { appTexts, type AppTexts } from './app-texts.ts';
import { boardTexts, type BoardTexts } from './board-texts.ts';
import { faultTexts, type FaultTexts } from './fault-texts.ts';
import { formatsOf, type Formats } from './formats.ts';
import { movesTexts, type MovesTexts } from './moves-texts.ts';
import { playTexts, type PlayTexts } from './play-texts.ts';
import { positionTexts, type PositionTexts } from './position-texts.ts';
import { settingsTexts, type SettingsTexts } from './settings-texts.ts';
import { wordTexts, type WordTexts } from './word-texts.ts';

/** All texts of one language. */
export interface Messages {
  readonly language: Language;
  readonly formats: Formats;
  readonly app: AppTexts;
  readonly board: BoardTexts;
  readonly faults: FaultTexts;
  readonly moves: MovesTexts;
  readonly play: PlayTexts;
  readonly position: PositionTexts;
  readonly settings: SettingsTexts;
  readonly word: WordTexts;
}

const messagesIn = (language: Language): Messages => ({
  language,
  formats: formatsOf(language),
  app: appTexts[language],
  board: boardTexts[language],
  faults: faultTexts[language],
  moves: movesTexts[language],
  play: playTexts[language],
  position: positionTexts[language],
  settings: settingsTexts[language],
  word: wordTexts[language],
});

/** Texts by language. */
const MESSAGES: Readonly<Record<Language, Messages>> = {
  de: messagesIn('de'),
  en: messagesIn('en'),
};

/** Texts in the language of the settings. */
export const useMessages = (): Messages => MESSAGES[useSettings((settings) => settings.language)];
