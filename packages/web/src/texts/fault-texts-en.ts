/** Sentences of faults in English. */
import type { BoardTextFault, CgpFault, PlacementFault } from '@bestzug/core';
import {
  countedSymbols,
  letterName,
  listed,
  placeName,
  squareNames,
  wordPlace,
} from './fault-place.ts';
import type { FaultTexts, PlacementPlace } from './fault-texts.ts';

function placement(fault: PlacementFault, { size, list }: PlacementPlace): string {
  switch (fault.kind) {
    case 'malformed':
      return 'This is not a move.';
    case 'offBoard':
      return `The word runs off the board, from ${placeName(fault.places[0] ?? { row: 0, column: 0 })} on.`;
    case 'illegalLetter':
      return fault.letters.some(({ reason }) => reason === 'notALetter')
        ? `There is no tile ${listed(
            fault.letters.map(({ sign }) => sign),
            'and',
          )}, nor a blank for it; ß is written SS.`
        : '*IN is not allowed under these rules; it can be switched on in the settings.';
    case 'blankLetterMissing':
      return `The blank on ${listed(fault.places.map(placeName), 'and')} still needs its letter.`;
    case 'occupied': {
      const [first] = fault.squares;
      if (first === undefined) return 'A square is taken already.';
      const [square] = squareNames([first.square], size);
      if (first.reason === 'nothingToPlayThrough') return `There is no tile on ${square}.`;
      if (first.reason === 'laidTwice') return `There are two new tiles on ${square}.`;
      return `${square} already holds ${letterName(first.lying)}.`;
    }
    case 'noTiles':
      return 'The move lays no new tile.';
    case 'notOnRack': {
      const names = countedSymbols(fault.missing).map(({ sign, isBlank, count }) => {
        const name = isBlank ? (count === 1 ? 'blank' : 'blanks') : sign;
        return count === 1 ? `one ${name}` : `${count} ${name}`;
      });
      return `The rack lacks ${listed(names, 'and')}.`;
    }
    case 'notInLine':
      return 'All new tiles must lie in one row or one column.';
    case 'gap':
      return `Nothing lies on ${listed(squareNames(fault.squares, size), 'and')}: the new tiles do not form one word.`;
    case 'firstMoveOffStar':
      return `The first move must cover the star on ${squareNames([fault.star], size)[0]}.`;
    case 'firstMoveTooShort':
      return 'The first move needs at least two tiles.';
    case 'notConnected':
      return 'At least one new tile must touch a tile on the board; corners do not count.';
    case 'invalidWord': {
      const words = fault.words.map(
        (word) => `${word.word.replace('*', '*IN')} (${wordPlace(word, size)})`,
      );
      return `${listed(words, 'and')} ${words.length === 1 ? 'is' : 'are'} not in the list “${list}”.`;
    }
  }
}

const CGP_FIELDS: Readonly<Record<string, string>> = {
  board: 'the board',
  racks: 'the racks',
  scores: 'the scores',
  zeros: 'the number of scoreless turns',
  np: 'the number of passes',
};

function position(fault: CgpFault | BoardTextFault): string {
  const kept = 'The board was left as it was.';
  switch (fault.kind) {
    case 'empty':
      return `The text is empty. ${kept}`;
    case 'badRowCount':
      return `The text has ${fault.found} ${fault.found === 1 ? 'row' : 'rows'} instead of ${fault.expected}. ${kept}`;
    case 'badRowLength':
      return `Row ${fault.row} has ${fault.found} ${fault.found === 1 ? 'square' : 'squares'} instead of ${fault.expected}. ${kept}`;
    case 'illegalLetter': {
      const place =
        fault.row === undefined ? '' : `Row ${fault.row}, column ${fault.column ?? '?'}: `;
      const instead = fault.instead === undefined ? '' : ` Write ${fault.instead}.`;
      return `${place}there is no tile “${fault.found}”.${instead} ${kept}`;
    }
    case 'missingField':
      return `A part of the position is missing: ${CGP_FIELDS[fault.field] ?? fault.field}. ${kept}`;
    case 'badNumber':
      return `“${fault.found}” does not fit as ${CGP_FIELDS[fault.field] ?? fault.field}. ${kept}`;
    case 'badPlayerCount':
      return `The position names ${fault.found} players, ${fault.expected} are needed. ${kept}`;
  }
}

/** See `FaultTexts`. */
export const faultTextsEn: FaultTexts = {
  placement,
  position,
  gcg: (fault) =>
    `The game cannot be read in line ${fault.line}${'found' in fault && typeof fault.found === 'string' && fault.found !== '' ? ` (“${fault.found}”)` : ''}. The board was left as it was.`,
  engine(fault) {
    switch (fault.kind) {
      case 'offline':
        return 'The word list could not be loaded. Board and rack are saved.';
      case 'damagedList':
        return 'The word list arrived damaged. Board and rack are saved.';
      case 'noOwnList':
        return 'Your own word list is no longer in this browser; load it again in the settings.';
    }
  },
};
