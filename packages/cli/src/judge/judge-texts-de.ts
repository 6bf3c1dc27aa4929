import { listed } from '@bestzug/answers/sentence-parts';
import type { JudgeTexts, OutcomeFacts } from './judge-texts.ts';

/** `judge` in German. */
export const JUDGE_TEXTS_DE: JudgeTexts = {
  player: 'Spieler 1',
  challenger: 'Spieler 2',
  boardStays: 'Das Brett bleibt, wie es liegt, bis jedes Wort nachgeschlagen ist.',
  title: (player, move) => `${player} legt ${move}`,
  wordsTitle: 'Gebildete Wörter',
  direction: { across: 'waagerecht', down: 'senkrecht' },
  decisionTitle: 'Entscheidung',
  stays: 'Der Zug bleibt liegen.',
  goes: 'Der Zug bleibt nicht liegen.',
  counts: 'Der Zug gilt.',
  countsNot: 'Der Zug gilt nicht.',
  outcome: (facts) => [mainSentence(facts), ...consequences(facts)],
  window: (seconds) =>
    seconds === null
      ? 'Anzweifeln kann man, bis der nächste Zug begonnen hat.'
      : `Anzweifeln kann man nach diesen Regeln ${seconds} Sekunden lang, vom Ansagen der Punkte an.`,
  houseRules:
    'Andere Regeln vereinbart man vor der Partie; für einen einzelnen Zug gelten sie nie rückwirkend.',
};

function mainSentence({ outcome, player, challenger, points, invalid }: OutcomeFacts): string {
  switch (outcome.kind) {
    case 'impossible':
      return `Der Zug ist so nicht möglich, das entscheidet keine Wortliste. ${player} nimmt die Steine zurück und darf anders legen, tauschen oder passen; der Zug geht dabei nicht verloren.`;
    case 'stands':
      return points === 0 && invalid.length === 0
        ? `${pointsText(points)} für ${player}.`
        : `Alle Wörter sind gültig: ${pointsText(points)} für ${player}.`;
    case 'refused':
      return outcome.turn === 'kept'
        ? `Ein ungültiges Wort genügt dafür: ${listed(invalid, 'und')}. ${player} nimmt alle Steine zurück und darf anders legen, tauschen oder passen.`
        : `Ein ungültiges Wort genügt dafür: ${listed(invalid, 'und')}. ${player} nimmt alle Steine zurück und bekommt 0 Punkte; der Zug ist vorbei.`;
    case 'withdrawn':
      return `${challenger} zweifelt zu Recht an: ${listed(refuted(outcome.challenged, invalid), 'und')} ${refuted(outcome.challenged, invalid).length === 1 ? 'ist' : 'sind'} ungültig. ${player} nimmt alle Steine zurück, legt danach gezogene in den Beutel und bekommt 0 Punkte statt ${points}; der Zug ist vorbei.`;
    case 'confirmed':
      return `${challenger} zweifelt zu Unrecht an: ${outcome.challenged.length === 1 ? `${outcome.challenged[0]} ist` : 'Alle angezweifelten Wörter sind'} gültig. ${pointsText(points)} für ${player} ${points === 1 ? 'bleibt' : 'bleiben'} bestehen.`;
    case 'unchallenged':
      return invalid.length === 0
        ? `Alle Wörter sind gültig: ${pointsText(points)} für ${player}.`
        : `Niemand hat rechtzeitig angezweifelt: ${pointsText(points)} für ${player} ${points === 1 ? 'bleibt' : 'bleiben'} bestehen, obwohl ${listed(invalid, 'und')} ungültig ${invalid.length === 1 ? 'ist' : 'sind'}. Spätere Wörter werden für sich beurteilt.`;
  }
}

function consequences({ outcome, challenger, blanks, isOpening }: OutcomeFacts): string[] {
  const sentences: string[] = [];
  if (outcome.kind === 'confirmed') {
    const { price, unchallenged } = outcome;
    if (price.kind === 'nothing') sentences.push(`${challenger} kostet das nichts.`);
    else if (price.kind === 'nextTurn') sentences.push(`${challenger} setzt dafür einmal aus.`);
    else {
      const words = price.words === 1 ? 'ein Wort' : `${price.words} Wörter`;
      sentences.push(`${challenger} verliert ${pointsText(price.points)} für ${words}.`);
    }
    if (unchallenged.length > 0) {
      sentences.push(
        `${listed(unchallenged, 'und')} ${unchallenged.length === 1 ? 'ist' : 'sind'} nicht gültig, aber auch nicht angezweifelt; solange niemand weitergespielt hat, lässt sich das nachholen.`,
      );
    }
  }
  if (outcome.kind !== 'refused' && outcome.kind !== 'withdrawn') return sentences;
  if (blanks === 1) sentences.push('Das Blanko verliert seinen Buchstaben.');
  if (blanks > 1) sentences.push('Die Blankos verlieren ihre Buchstaben.');
  if (isOpening) {
    sentences.push(
      'Das Brett ist wieder leer: Auch die nächste Ablage muss mit mindestens zwei Steinen über das Sternfeld gehen.',
    );
  }
  return sentences;
}

const refuted = (challenged: readonly string[], invalid: readonly string[]): string[] =>
  challenged.filter((word) => invalid.includes(word));

const pointsText = (points: number): string => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}`;
