/** The sentences of answers in English. */
import type { MoveRefusal } from '../move-refusal.ts';
import type { WordVerdict } from '../word-check.ts';
import { inputSentenceEn } from './input-sentence-en.ts';
import { clipped, listed, shortened } from './sentence-parts.ts';
import type { Sentences, SentenceTerms } from './sentences.ts';

/** The sentences with these terms. */
export const createSentencesEn = (terms: SentenceTerms): Sentences => ({
  fault: (fault) => inputSentenceEn(fault, terms),
  refusal: (refusal) => refusalSentence(refusal, terms),
  wordVerdict: verdictText,
});

/** Reasons that the standard list records; others are shown as they are. */
const REMOVAL_REASONS: Readonly<Record<string, string>> = {
  'proper-noun': 'proper noun',
  'proper-noun-genitive': 'genitive of a proper noun',
  abbreviation: 'abbreviation',
  'inadmissible-verb-form': 'inadmissible verb form',
  'inadmissible-adjective-form': 'inadmissible form of an adjective',
  'inadmissible-dative': 'inadmissible dative',
  'english-verb-form': 'English verb form',
  typo: 'typing error of the source',
  error: 'error of the source',
  'removed-upstream': 'removed from the source',
  'no-vowel': 'without a vowel',
  removed: 'removed from the list',
};

function refusalSentence(refusal: MoveRefusal, terms: SentenceTerms): string {
  switch (refusal.kind) {
    case 'malformed':
      return `Malformed at position ${listed(refusal.positions.map(String), 'and')}.`;
    case 'offBoard':
      return `Over the edge: ${shortened(refusal.squares)} ${refusal.squares.length === 1 ? 'is' : 'are'} not on the board.`;
    case 'illegalLetter':
      return illegalLetterSentence(refusal, terms);
    case 'blankLetterMissing':
      return `The blank on ${listed(refusal.squares, 'and')} has no letter; write it as a small letter in the word.`;
    case 'occupied':
      return occupiedSentence(refusal);
    case 'noTiles':
      return 'No new tile is laid.';
    case 'notOnRack':
      return `The rack lacks ${listed(refusal.missing.map(tileName), 'and')}.`;
    case 'notInLine':
      return `The new tiles (${shortened(refusal.squares)}) do not lie in one row or column.`;
    case 'gap':
      return `There is a gap between the new tiles: ${shortened(refusal.squares)}.`;
    case 'firstMoveOffStar':
      return `The first move has to cover the star ${refusal.star}.`;
    case 'firstMoveTooShort':
      return 'The first move needs at least two tiles.';
    case 'notConnected':
      return `None of the new tiles (${shortened(refusal.squares)}) touches one that lies there.`;
    case 'invalidWord':
      return `Not in the word list: ${refusal.words.map(({ word, square }) => `${word} (${square})`).join(', ')}.`;
    case 'bagTooSmall':
      return `An exchange needs ${refusal.needed} tiles in the bag, there are ${refusal.bag}.`;
  }
}

const tileName = (sign: string): string => (sign === '?' ? 'a blank' : sign);

function illegalLetterSentence(
  refusal: Extract<MoveRefusal, { readonly kind: 'illegalLetter' }>,
  terms: SentenceTerms,
): string {
  const where = listed(refusal.squares, 'and');
  switch (refusal.reason) {
    case 'notALetter':
      return `There is no letter on ${where}: ${refusal.letters.map(clipped).join(', ')}.`;
    case 'inRuleOff':
      return `*IN on ${where}: the optional rule *IN is off, ${terms.inRuleRemedy}.`;
    case 'inNeedsBlank':
      return `*IN on ${where}: only a blank can be *IN.`;
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
    sentences.push(`Another tile lies on ${listed(taken, 'and')} already.`);
  }
  if (twice.length > 0) sentences.push(`Named twice: ${listed(twice, 'and')}.`);
  if (empty.length > 0) {
    sentences.push(
      `No tile lies on ${listed(empty, 'and')}, "." stands only for tiles that lie there.`,
    );
  }
  return sentences.join(' ');
}

function verdictText(verdict: WordVerdict): string {
  switch (verdict.kind) {
    case 'not-in-list':
      return 'not in the list';
    case 'removed': {
      const reason = REMOVAL_REASONS[verdict.reason];
      return reason ?? `removed from the list (${clipped(verdict.reason)})`;
    }
    case 'in-rule-off':
      return 'valid only with the optional rule *IN (--in-rule)';
    case 'no-person-noun':
      return `${verdict.base} is no noun for persons`;
    case 'wrong-base-ending':
      return `${verdict.base} does not end in -ER or -E`;
    case 'no-feminine-form': {
      const { base, feminine, other } = verdict;
      return other === undefined
        ? `the list has no ${feminine} for ${base}`
        : `the feminine of ${base} is ${other}, not ${feminine}`;
    }
    case 'empty':
      return 'empty';
    case 'bad-character':
      return `"${clipped(verdict.character)}" at position ${verdict.position} is no letter`;
    case 'too-short':
      return `too short, a word has at least ${verdict.limit} letters`;
    case 'too-long':
      return `too long, ${verdict.length} letters instead of at most ${verdict.limit}`;
  }
}
