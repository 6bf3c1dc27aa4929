/** The texts of the server in all languages. */
import type { Language, SentenceTerms } from '@bestzug/answers';
import type { ServerTexts } from './server-texts.ts';
import { TERMS_DE } from './terms-de.ts';
import { TERMS_EN } from './terms-en.ts';
import { TEXTS_DE } from './texts-de.ts';
import { TEXTS_EN } from './texts-en.ts';

/** The texts of each language. */
export const TEXTS: Readonly<Record<Language, ServerTexts>> = { de: TEXTS_DE, en: TEXTS_EN };

/** How the API calls what its answers speak of. */
export const API_TERMS: Readonly<Record<Language, SentenceTerms>> = { de: TERMS_DE, en: TERMS_EN };
