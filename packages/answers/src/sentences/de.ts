/** The sentences of answers in German. */
import type { MoveRefusal } from '../move-refusal.ts';
import type { WordVerdict } from '../word-check.ts';
import { inputSentenceDe } from './input-sentence-de.ts';
import { clipped, listed, shortened } from './sentence-parts.ts';
import type { Sentences, SentenceTerms } from './sentences.ts';

/** The sentences with these terms. */
export const createSentencesDe = (terms: SentenceTerms): Sentences => ({
  fault: (fault) => inputSentenceDe(fault, terms),
  refusal: (refusal) => refusalSentence(refusal, terms),
  wordVerdict: verdictText,
});

/** Reasons that the standard list records; others are shown as they are. */
const REMOVAL_REASONS: Readonly<Record<string, string>> = {
  'proper-noun': 'Eigenname',
  'proper-noun-genitive': 'Genitiv eines Eigennamens',
  abbreviation: 'Abkürzung',
  'inadmissible-verb-form': 'unzulässige Verbform',
  'inadmissible-adjective-form': 'unzulässige Form eines Adjektivs',
  'inadmissible-dative': 'unzulässige Dativform',
  'english-verb-form': 'englische Verbform',
  typo: 'Tippfehler der Quelle',
  error: 'Fehler der Quelle',
  'removed-upstream': 'in der Quelle gestrichen',
  'no-vowel': 'ohne Vokal',
  removed: 'aus der Liste gestrichen',
};

function refusalSentence(refusal: MoveRefusal, terms: SentenceTerms): string {
  switch (refusal.kind) {
    case 'malformed':
      return `Ungültige Angabe an Stelle ${listed(refusal.positions.map(String), 'und')}.`;
    case 'offBoard':
      return `Über den Rand hinaus: ${shortened(refusal.squares)} ${refusal.squares.length === 1 ? 'liegt' : 'liegen'} nicht auf dem Brett.`;
    case 'illegalLetter':
      return illegalLetterSentence(refusal, terms);
    case 'blankLetterMissing':
      return `Das Blanko auf ${listed(refusal.squares, 'und')} hat keinen Buchstaben; er gehört als Kleinbuchstabe in das Wort.`;
    case 'occupied':
      return occupiedSentence(refusal);
    case 'noTiles':
      return 'Es wird kein neuer Stein gelegt.';
    case 'notOnRack':
      return `Auf dem Bänkchen ${refusal.missing.length === 1 ? 'fehlt' : 'fehlen'} ${listed(refusal.missing.map(tileName), 'und')}.`;
    case 'notInLine':
      return `Die neuen Steine (${shortened(refusal.squares)}) liegen nicht in einer Zeile oder Spalte.`;
    case 'gap':
      return `Zwischen den neuen Steinen ist eine Lücke: ${shortened(refusal.squares)}.`;
    case 'firstMoveOffStar':
      return `Der erste Zug muss das Sternfeld ${refusal.star} bedecken.`;
    case 'firstMoveTooShort':
      return 'Der erste Zug braucht mindestens zwei Steine.';
    case 'notConnected':
      return `Keiner der neuen Steine (${shortened(refusal.squares)}) grenzt an einen liegenden.`;
    case 'invalidWord':
      return `Nicht in der Wortliste: ${refusal.words.map(({ word, square }) => `${word} (${square})`).join(', ')}.`;
    case 'bagTooSmall':
      return `Zum Tauschen müssen ${refusal.needed} Steine im Beutel sein, es sind ${refusal.bag}.`;
  }
}

const tileName = (sign: string): string => (sign === '?' ? 'ein Blanko' : sign);

function illegalLetterSentence(
  refusal: Extract<MoveRefusal, { readonly kind: 'illegalLetter' }>,
  terms: SentenceTerms,
): string {
  const where = listed(refusal.squares, 'und');
  switch (refusal.reason) {
    case 'notALetter':
      return `Auf ${where} steht kein Buchstabe: ${refusal.letters.map(clipped).join(', ')}.`;
    case 'inRuleOff':
      return `*IN auf ${where}: Die Zusatzregel *IN gilt nicht, ${terms.inRuleRemedy}.`;
    case 'inNeedsBlank':
      return `*IN auf ${where}: Nur ein Blanko kann *IN sein.`;
  }
}

function occupiedSentence(refusal: Extract<MoveRefusal, { readonly kind: 'occupied' }>): string {
  const squaresOf = (reason: string): string[] =>
    refusal.squares.filter((_, index) => refusal.reasons[index] === reason);
  const taken = squaresOf('otherTile');
  const twice = squaresOf('laidTwice');
  const empty = squaresOf('nothingToPlayThrough');
  const sentences: string[] = [];
  if (taken.length > 0) {
    sentences.push(`Auf ${listed(taken, 'und')} liegt schon ein anderer Stein.`);
  }
  if (twice.length > 0) sentences.push(`Zweimal belegt: ${listed(twice, 'und')}.`);
  if (empty.length > 0) {
    sentences.push(
      `Auf ${listed(empty, 'und')} liegt kein Stein, „.“ steht nur für liegende Steine.`,
    );
  }
  return sentences.join(' ');
}

function verdictText(verdict: WordVerdict): string {
  switch (verdict.kind) {
    case 'not-in-list':
      return 'steht nicht in der Liste';
    case 'removed': {
      const reason = REMOVAL_REASONS[verdict.reason];
      return reason ?? `aus der Liste gestrichen (${clipped(verdict.reason)})`;
    }
    case 'in-rule-off':
      return 'gilt nur mit der Zusatzregel *IN (--in-rule)';
    case 'no-person-noun':
      return `${verdict.base} ist keine Bezeichnung für Personen`;
    case 'wrong-base-ending':
      return `${verdict.base} endet nicht auf -ER oder -E`;
    case 'no-feminine-form': {
      const { base, feminine, other } = verdict;
      return other === undefined
        ? `zu ${base} gibt es kein ${feminine} in der Liste`
        : `zu ${base} gehört ${other}, nicht ${feminine}`;
    }
    case 'empty':
      return 'leer';
    case 'bad-character':
      return `„${clipped(verdict.character)}“ an Stelle ${verdict.position} ist kein Buchstabe`;
    case 'too-short':
      return `zu kurz, ein Wort hat mindestens ${verdict.limit} Buchstaben`;
    case 'too-long':
      return `zu lang, ${verdict.length} Buchstaben statt höchstens ${verdict.limit}`;
  }
}
