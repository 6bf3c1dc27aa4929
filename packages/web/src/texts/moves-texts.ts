/** Texts of the list of moves. */
import type { Direction } from '@bestzug/core';
import type { Language } from '../settings/settings.ts';

/** See above. */
export interface MovesTexts {
  readonly title: string;
  summary(placements: string, passing: string): string;
  readonly caption: string;
  readonly rank: string;
  readonly move: string;
  readonly score: string;
  readonly leave: string;
  readonly equity: string;
  readonly winChance: string;
  readonly sortBy: (column: string) => string;
  readonly exchange: string;
  readonly pass: string;
  readonly more: string;
  readonly filterLabel: string;
  readonly filterPlaceholder: string;
  readonly filter: string;
  readonly minTiles: string;
  tilesAtLeast(count: number): string;
  readonly withoutBlank: string;
  readonly kinds: Readonly<Record<'all' | 'placements' | 'exchanges', string>>;
  readonly noRack: string;
  readonly noMoves: string;
  readonly nothingPasses: string;
  readonly clearFilter: string;
  readonly ownMove: string;
  readonly ownMoveHelp: string;
  ownMoveLoss(loss: string): string;
  readonly ownMoveBest: string;
  ownMoveRefused(points: string | undefined): string;
  readonly notAMove: string;
  readonly notRanked: string;
  readonly simulate: string;
  readonly stop: string;
  simulationState(rollouts: string, budget: string): string;
  simulationDone(rollouts: string): string;
  readonly countTitle: (move: string) => string;
  wordPlace(start: string, direction: Direction): string;
  readonly bonus: string;
  bonusReason(tiles: number): string;
  readonly sum: string;
  pointsTotal(points: number): string;
  readonly exchangeCount: string;
  readonly sharedPremium: string;
  readonly premiumOrder: string;
  readonly layMove: string;
  preview(move: string, points: number, leave: string): string;
  announceBest(moves: string, best: string): string;
  readonly endgame: string;
  /** How the game ends for the player to move, by so many points. */
  endsWith(spread: number): string;
  readonly proven: string;
  readonly estimated: string;
}

/** In both languages. */
export const movesTexts: Readonly<Record<Language, MovesTexts>> = {
  de: {
    title: 'Beste Züge',
    summary: (placements, passing) =>
      passing === placements ? `${placements} Züge` : `${passing} von ${placements} Zügen`,
    caption: 'Züge, der beste zuerst. Ein Zug zeigt sich beim Anwählen auf dem Brett.',
    rank: 'Rang',
    move: 'Zug',
    score: 'Punkte',
    leave: 'Rest',
    equity: 'Bewertung',
    winChance: 'Gewinn',
    sortBy: (column) => `Nach ${column} ordnen`,
    exchange: 'tauschen',
    pass: 'passen',
    more: 'Mehr Züge zeigen',
    filterLabel: 'Züge filtern',
    filterPlaceholder: 'Wort, Feld oder Buchstaben',
    filter: 'Filter',
    minTiles: 'Steine',
    tilesAtLeast: (count) => (count === 1 ? 'beliebig viele' : `mindestens ${count}`),
    withoutBlank: 'ohne Blanko',
    kinds: { all: 'alle Züge', placements: 'nur legen', exchanges: 'nur tauschen' },
    noRack: 'Noch liegt kein Stein auf dem Bänkchen.',
    noMoves: 'Mit diesem Bänkchen lässt sich nichts legen.',
    nothingPasses: 'Kein Zug passt zum Filter.',
    clearFilter: 'Filter aufheben',
    ownMove: 'Eigener Zug',
    ownMoveHelp: 'zum Beispiel 8D GRÜNDE',
    ownMoveLoss: (loss) => `${loss} zum Bestzug`,
    ownMoveBest: 'der Bestzug',
    ownMoveRefused: (points) => (points === undefined ? '' : `Er brächte ${points}.`),
    notAMove:
      'Das ist kein Zug; ein Zug sieht aus wie „8D GRÜNDE“ (waagerecht), „D8 GRÜNDE“ (senkrecht) oder „-QX“ (tauschen).',
    notRanked: 'Die Steine dafür fehlen auf dem Bänkchen oder im Beutel; Passen hat keinen Rang.',
    simulate: 'Simulieren',
    stop: 'Anhalten',
    simulationState: (rollouts, budget) => `Simulation ${rollouts} von ${budget}`,
    simulationDone: (rollouts) => `Simulation beendet, ${rollouts} Versuche`,
    countTitle: (move) => `So zählt ${move}`,
    wordPlace: (start, direction) =>
      `${start} ${direction === 'across' ? 'waagerecht' : 'senkrecht'}`,
    bonus: 'Bonus',
    bonusReason: (tiles) => `alle ${tiles === 7 ? 'sieben' : tiles} Steine gelegt`,
    sum: 'Summe',
    pointsTotal: (points) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    exchangeCount:
      'Tauschen bringt keine Punkte; die Bewertung ist der Wert der Steine, die bleiben.',
    sharedPremium: 'Ein neuer Stein auf einem Prämienfeld zählt in beiden Wörtern mit Prämie.',
    premiumOrder: 'Zuerst zählen die Buchstabenprämien, dann die Wortprämie.',
    layMove: 'Auf das Brett legen',
    preview: (move, points, leave) =>
      `${move} · ${points} ${points === 1 ? 'Punkt' : 'Punkte'}${leave === '' ? '' : ` · Rest ${leave}`}`,
    announceBest: (moves, best) => `${moves} Züge. Bester Zug: ${best}.`,
    endgame: 'Der Beutel ist leer. Bis zum Ende gerechnet ist am besten:',
    endsWith: (spread) =>
      spread === 0
        ? 'Die Partie endet unentschieden.'
        : `Die Partie endet mit ${Math.abs(spread)} ${Math.abs(spread) === 1 ? 'Punkt' : 'Punkten'} ${spread > 0 ? 'Vorsprung' : 'Rückstand'}.`,
    proven: 'Das ist bewiesen.',
    estimated: 'Das ist geschätzt, die Rechnung wurde zu lang.',
  },
  en: {
    title: 'Best moves',
    summary: (placements, passing) =>
      passing === placements ? `${placements} moves` : `${passing} of ${placements} moves`,
    caption: 'Moves, the best first. A move shows on the board when it is chosen.',
    rank: 'Rank',
    move: 'Move',
    score: 'Points',
    leave: 'Leave',
    equity: 'Equity',
    winChance: 'Win',
    sortBy: (column) => `Sort by ${column}`,
    exchange: 'exchange',
    pass: 'pass',
    more: 'Show more moves',
    filterLabel: 'Filter the moves',
    filterPlaceholder: 'Word, square or letters',
    filter: 'Filter',
    minTiles: 'Tiles',
    tilesAtLeast: (count) => (count === 1 ? 'any number' : `at least ${count}`),
    withoutBlank: 'without blank',
    kinds: { all: 'all moves', placements: 'placements', exchanges: 'exchanges' },
    noRack: 'There is no tile on the rack yet.',
    noMoves: 'Nothing can be placed with this rack.',
    nothingPasses: 'No move passes the filter.',
    clearFilter: 'Clear the filter',
    ownMove: 'Own move',
    ownMoveHelp: 'for example 8D GRÜNDE',
    ownMoveLoss: (loss) => `${loss} to the best`,
    ownMoveBest: 'the best move',
    ownMoveRefused: (points) => (points === undefined ? '' : `It would bring ${points}.`),
    notAMove:
      'This is not a move; a move looks like “8D GRÜNDE” (across), “D8 GRÜNDE” (down) or “-QX” (exchange).',
    notRanked: 'The tiles for it are missing on the rack or in the bag; a pass has no rank.',
    simulate: 'Simulate',
    stop: 'Stop',
    simulationState: (rollouts, budget) => `Simulation ${rollouts} of ${budget}`,
    simulationDone: (rollouts) => `Simulation done, ${rollouts} trials`,
    countTitle: (move) => `How ${move} counts`,
    wordPlace: (start, direction) => `${start} ${direction}`,
    bonus: 'Bonus',
    bonusReason: (tiles) => `all ${tiles === 7 ? 'seven' : tiles} tiles laid`,
    sum: 'Sum',
    pointsTotal: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    exchangeCount: 'An exchange brings no points; its equity is the value of the tiles kept.',
    sharedPremium: 'A new tile on a premium square counts with its premium in both words.',
    premiumOrder: 'Letter premiums count first, then the word premium.',
    layMove: 'Lay it on the board',
    preview: (move, points, leave) =>
      `${move} · ${points} ${points === 1 ? 'point' : 'points'}${leave === '' ? '' : ` · leave ${leave}`}`,
    announceBest: (moves, best) => `${moves} moves. Best move: ${best}.`,
    endgame: 'The bag is empty. Calculated to the end, the best is:',
    endsWith: (spread) =>
      spread === 0
        ? 'The game ends in a draw.'
        : `The game ends ${Math.abs(spread)} ${Math.abs(spread) === 1 ? 'point' : 'points'} ${spread > 0 ? 'ahead' : 'behind'}.`,
    proven: 'This is proven.',
    estimated: 'This is an estimate, the calculation grew too long.',
  },
};
