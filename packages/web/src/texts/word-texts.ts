/** Texts of the word check. */
import type { WordFault } from '@bestzug/lexicon';
import type { Language } from '../settings/settings.ts';

/** See above. */
export interface WordTexts {
  readonly title: string;
  readonly label: string;
  readonly check: string;
  readonly help: string;
  readAs(input: string, word: string): string;
  valid(word: string): string;
  invalid(word: string, list: string): string;
  removed(reason: string): string;
  house(word: string): string;
  fault(fault: WordFault): string;
  readonly similar: string;
  readonly frontHooks: string;
  readonly backHooks: string;
  readonly anagrams: string;
  readonly none: string;
  readonly last: string;
  readonly addHouse: string;
  readonly removeHouse: string;
  readonly undoHouse: string;
  pointsFaceValue(points: number): string;
  notOfficial(list: string, words: string, hash: string): string;
}

/** By the reasons of wordlists/de/removals.tsv, and `house`. */
const REASONS_DE: Readonly<Record<string, string>> = {
  abbreviation: 'Es ist eine Abkürzung.',
  'english-verb-form': 'Es ist eine englische Verbform.',
  error: 'Es war ein Fehler der Liste.',
  'inadmissible-adjective-form': 'Diese Form des Adjektivs gibt es nicht.',
  'inadmissible-dative': 'Diesen Dativ gibt es nicht.',
  'inadmissible-verb-form': 'Diese Form des Verbs gibt es nicht.',
  'no-vowel': 'Es hat keinen Selbstlaut und ist kein Wort.',
  'proper-noun': 'Es ist ein Eigenname.',
  'proper-noun-genitive': 'Es ist der Genitiv eines Eigennamens.',
  'removed-upstream': 'Die Quelle der Liste hat es gestrichen.',
  typo: 'Es ist falsch geschrieben.',
  house: 'Es ist unter den Hauswörtern gestrichen.',
};

const REASONS_EN: Readonly<Record<string, string>> = {
  abbreviation: 'It is an abbreviation.',
  'english-verb-form': 'It is an English verb form.',
  error: 'It was an error of the list.',
  'inadmissible-adjective-form': 'There is no such form of the adjective.',
  'inadmissible-dative': 'There is no such dative.',
  'inadmissible-verb-form': 'There is no such form of the verb.',
  'no-vowel': 'It has no vowel and is no word.',
  'proper-noun': 'It is a proper noun.',
  'proper-noun-genitive': 'It is the genitive of a proper noun.',
  'removed-upstream': 'The source of the list has removed it.',
  typo: 'It is misspelt.',
  house: 'It is crossed out among the house words.',
};

/** In both languages. */
export const wordTexts: Readonly<Record<Language, WordTexts>> = {
  de: {
    title: 'Wort prüfen',
    label: 'Wort',
    check: 'Prüfen',
    help: 'Ein Wort eingeben; mehrere werden nacheinander geprüft.',
    readAs: (input, word) => `Gelesen aus „${input}“: ${word}.`,
    valid: (word) => `${word} ist gültig.`,
    invalid: (word, list) => `${word} steht nicht in der Liste „${list}“.`,
    removed: (reason) => REASONS_DE[reason] ?? `Es wurde aus der Liste genommen (${reason}).`,
    house: (word) => `${word} zählt als Hauswort.`,
    fault(fault) {
      switch (fault.kind) {
        case 'empty':
          return 'Noch steht kein Wort da.';
        case 'bad-character':
          return `„${fault.character}“ an Stelle ${fault.position} ist kein Buchstabe; erlaubt sind A–Z, Ä, Ö und Ü.`;
        case 'too-short':
          return `${fault.word} ist zu kurz: Ein Wort hat mindestens ${fault.limit} Buchstaben.`;
        case 'too-long':
          return `${fault.word} ist zu lang: Auf das Brett passen ${fault.limit} Buchstaben, es hat ${fault.length}.`;
      }
    },
    similar: 'Gemeint ist vielleicht',
    frontHooks: 'Davor passt',
    backHooks: 'Dahinter passt',
    anagrams: 'Aus denselben Buchstaben',
    none: 'nichts',
    last: 'Zuletzt geprüft',
    addHouse: 'Als Hauswort aufnehmen',
    removeHouse: 'Als Hauswort streichen',
    undoHouse: 'Hauswort aufheben',
    pointsFaceValue: (points) => `${points} Punkte ohne Prämien`,
    notOfficial: (list, words, hash) =>
      `Liste „${list}“ mit ${words} Wörtern (${hash}…), keine amtliche.`,
  },
  en: {
    title: 'Check a word',
    label: 'Word',
    check: 'Check',
    help: 'Enter a word; several are checked one after the other.',
    readAs: (input, word) => `Read from “${input}”: ${word}.`,
    valid: (word) => `${word} is valid.`,
    invalid: (word, list) => `${word} is not in the list “${list}”.`,
    removed: (reason) => REASONS_EN[reason] ?? `It was taken out of the list (${reason}).`,
    house: (word) => `${word} counts as a house word.`,
    fault(fault) {
      switch (fault.kind) {
        case 'empty':
          return 'There is no word yet.';
        case 'bad-character':
          return `“${fault.character}” at place ${fault.position} is no letter; A–Z, Ä, Ö and Ü are.`;
        case 'too-short':
          return `${fault.word} is too short: a word has at least ${fault.limit} letters.`;
        case 'too-long':
          return `${fault.word} is too long: the board has room for ${fault.limit} letters, it has ${fault.length}.`;
      }
    },
    similar: 'Perhaps meant',
    frontHooks: 'Fits in front',
    backHooks: 'Fits behind',
    anagrams: 'Of the same letters',
    none: 'nothing',
    last: 'Checked before',
    addHouse: 'Add as a house word',
    removeHouse: 'Cross out as a house word',
    undoHouse: 'Undo the house word',
    pointsFaceValue: (points) => `${points} points without premiums`,
    notOfficial: (list, words, hash) =>
      `List “${list}” of ${words} words (${hash}…), not an official one.`,
  },
};
