import { listed } from '@bestzug/answers/sentence-parts';
import { capitalized } from '../spoken-move.ts';
import type { JudgeTexts, OutcomeFacts } from './judge-texts.ts';

/** `judge` in English. */
export const JUDGE_TEXTS_EN: JudgeTexts = {
  player: 'player 1',
  challenger: 'player 2',
  boardStays: 'The board stays as it lies until every word has been looked up.',
  title: (player, move) => `${player} lays ${move}`,
  wordsTitle: 'Words formed',
  direction: { across: 'across', down: 'down' },
  decisionTitle: 'Decision',
  stays: 'The move stays.',
  goes: 'The move does not stay.',
  counts: 'The move counts.',
  countsNot: 'The move does not count.',
  outcome: (facts) => [mainSentence(facts), ...consequences(facts)].map(capitalized),
  window: (seconds) =>
    seconds === null
      ? 'One may challenge until the next move has begun.'
      : `By these rules one may challenge for ${seconds} seconds from the announcement of the points.`,
  houseRules:
    'Other rules are agreed on before a game; they never hold backwards for a single move.',
};

function mainSentence({ outcome, player, challenger, points, invalid }: OutcomeFacts): string {
  switch (outcome.kind) {
    case 'impossible':
      return `The move is not possible like this, which no word list decides. ${player} takes back and may lay otherwise, exchange or pass; the turn is not lost.`;
    case 'stands':
      return points === 0 && invalid.length === 0
        ? `${pointsText(points)} for ${player}.`
        : `All words are valid: ${pointsText(points)} for ${player}.`;
    case 'refused':
      return outcome.turn === 'kept'
        ? `One invalid word is enough: ${listed(invalid, 'and')}. ${player} takes all tiles back and may lay otherwise, exchange or pass.`
        : `One invalid word is enough: ${listed(invalid, 'and')}. ${player} takes all tiles back and gets 0 points; the turn is over.`;
    case 'withdrawn':
      return `${challenger} is right to challenge: ${listed(refuted(outcome.challenged, invalid), 'and')} ${refuted(outcome.challenged, invalid).length === 1 ? 'is' : 'are'} invalid. ${player} takes all tiles back, returns those drawn since to the bag and gets 0 points instead of ${points}; the turn is over.`;
    case 'confirmed':
      return `${challenger} is wrong to challenge: ${outcome.challenged.length === 1 ? `${outcome.challenged[0]} is` : 'all challenged words are'} valid. ${pointsText(points)} for ${player} ${points === 1 ? 'remains' : 'remain'}.`;
    case 'unchallenged':
      return invalid.length === 0
        ? `All words are valid: ${pointsText(points)} for ${player}.`
        : `Nobody challenged in time: ${pointsText(points)} for ${player} ${points === 1 ? 'remains' : 'remain'}, although ${listed(invalid, 'and')} ${invalid.length === 1 ? 'is' : 'are'} not valid. Later words are judged on their own.`;
  }
}

function consequences({ outcome, challenger, blanks, isOpening }: OutcomeFacts): string[] {
  const sentences: string[] = [];
  if (outcome.kind === 'confirmed') {
    const { price, unchallenged } = outcome;
    if (price.kind === 'nothing') sentences.push(`That costs ${challenger} nothing.`);
    else if (price.kind === 'nextTurn') sentences.push(`${challenger} loses the next turn for it.`);
    else {
      const words = price.words === 1 ? 'one word' : `${price.words} words`;
      sentences.push(`${challenger} loses ${pointsText(price.points)} for ${words}.`);
    }
    if (unchallenged.length > 0) {
      sentences.push(
        `${listed(unchallenged, 'and')} ${unchallenged.length === 1 ? 'is' : 'are'} not valid, but has not been challenged; until somebody plays on that can still be done.`,
      );
    }
  }
  if (outcome.kind !== 'refused' && outcome.kind !== 'withdrawn') return sentences;
  if (blanks === 1) sentences.push('The blank loses its letter.');
  if (blanks > 1) sentences.push('The blanks lose their letters.');
  if (isOpening) {
    sentences.push(
      'The board is empty again: the next placement, too, has to cover the star with two tiles at least.',
    );
  }
  return sentences;
}

const refuted = (challenged: readonly string[], invalid: readonly string[]): string[] =>
  challenged.filter((word) => invalid.includes(word));

const pointsText = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`;
