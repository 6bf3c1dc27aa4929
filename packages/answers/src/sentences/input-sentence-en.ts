/** The sentences of faults in the input, in English. */
import type { LetterFault, TooManyFault } from '@bestzug/core';
import type { InputFault, InputName } from '../input-fault.ts';
import { clipped, shortened } from './sentence-parts.ts';
import type { SentenceTerms } from './sentences.ts';

const INPUTS = {
  rack: 'Rack',
  board: 'Board',
  move: 'Move',
  words: 'Words',
} as const;

/** The name of a part of the input. */
const nameOf = (input: InputName, terms: SentenceTerms): string =>
  input === 'square' || input === 'contains' ? terms[input] : INPUTS[input];

const CGP_FIELDS: Readonly<Record<string, string>> = {
  board: 'the board',
  racks: 'the racks',
  scores: 'the scores',
  zeros: 'the number of scoreless turns',
  np: 'the number of passes (np)',
};

/** One sentence for every fault. */
export function inputSentenceEn(fault: InputFault, terms: SentenceTerms): string {
  switch (fault.kind) {
    case 'missingRack':
      return terms.missingRack;
    case 'empty':
      return emptySentence(fault.input, terms);
    case 'illegalLetter':
      return `${letterPlace(fault, fault.input, terms)}: ${letterSentence(fault, fault.input)}`;
    case 'rackTooLong':
      return `${'player' in fault && fault.player > 1 ? `Rack ${fault.player}` : 'Rack'}: ${fault.found} tiles are too many, at most ${fault.expected} are allowed.`;
    case 'tooMany':
      return tooManySentence(fault, fault.input);
    case 'badRowCount':
      return `Board: ${fault.found} ${fault.found === 1 ? 'row' : 'rows'} instead of ${fault.expected}.`;
    case 'badRowLength':
      return `Board, row ${fault.row}: ${fault.found} ${fault.found === 1 ? 'square' : 'squares'} instead of ${fault.expected}.`;
    case 'missingField':
      return `The CGP position lacks a part: ${CGP_FIELDS[fault.field] ?? fault.field}; it consists of board, racks, scores and scoreless turns.`;
    case 'badNumber':
      return `CGP position, ${CGP_FIELDS[fault.field] ?? fault.field}: ${quoted(fault.found)} is no fitting number.`;
    case 'badPlayerCount':
      return fault.field === 'scores'
        ? `CGP position: ${fault.found} scores for ${fault.expected} racks.`
        : `CGP position: racks for ${fault.found} players, there have to be 2 to 4 (separated by /).`;
    case 'unknownCommand':
      return `Move: ${quoted(fault.found)} begins no move; a move looks like "8D GRÜNDE" (across), "D8 GRÜNDE" (down), "-QX" (exchange) or "-" (pass).`;
    case 'badCoordinate':
      return `${nameOf(fault.input, terms)}: ${quoted(fault.found)} is no square of the board, rows go from 1 to ${fault.rows}, columns from A to ${fault.lastColumn}.`;
    case 'badRange':
      return fault.expected === undefined
        ? `Move: ${quoted(fault.range)} is no stretch of a row or column.`
        : `Move: ${quoted(fault.range)} has ${fault.expected} squares, but the word ${fault.found} letters.`;
    case 'missingTiles':
      return fault.move === 'placement'
        ? 'Move: the word after the square is missing, such as "8D GRÜNDE".'
        : 'Move: the tiles to exchange are missing, such as "-QX".';
    case 'layoutMismatch':
      return `The board has the layout ${fault.found}, the rules ask for ${fault.expected}; ${terms.layoutRemedy}.`;
    case 'floatingTiles':
      return `Board: the ${fault.squares.length === 1 ? 'tile' : 'tiles'} on ${shortened(fault.squares)} ${fault.squares.length === 1 ? 'is' : 'are'} not connected with the star, no game can look like this; ${terms.uncheckedRemedy}.`;
    case 'severalPositions':
      return `Board: ${fault.found} lines with CGP positions where one is needed.`;
  }
}

function emptySentence(input: InputName, terms: SentenceTerms): string {
  switch (input) {
    case 'rack':
      return 'Rack: it is empty; at least one tile is needed, a letter or "?" for a blank.';
    case 'board':
      return 'Board: the input is empty; expected is a CGP position or rows with "." for empty squares.';
    case 'move':
      return 'Move: it is empty; write for example "8D GRÜNDE" (across) or "-" (pass).';
    case 'words':
      return terms.noWords;
    case 'square':
    case 'contains':
      return `${terms[input]}: it is empty.`;
  }
}

function letterPlace(fault: LetterFault, input: InputName, terms: SentenceTerms): string {
  if (fault.row !== undefined) return `Board, row ${fault.row}, column ${fault.column}`;
  const rack = /^rack(\d)$/u.exec(fault.field ?? '')?.[1];
  const part = rack === undefined ? nameOf(input, terms) : `CGP position, rack ${rack}`;
  return fault.position === undefined ? part : `${part}, position ${fault.position}`;
}

function letterSentence({ found, instead }: LetterFault, input: InputName): string {
  const sign = quoted(found);
  if (instead !== undefined) return `there is no tile ${sign}, please write ${instead}.`;
  const blank = { rack: ', ? is a blank', board: ', small letters are blanks' };
  const hint = input === 'rack' || input === 'board' ? blank[input] : '';
  return `${sign} is no letter; allowed are A–Z, Ä, Ö and Ü${hint}.`;
}

function tooManySentence({ tile, found, available }: TooManyFault, input: InputName): string {
  const hint = input === 'move' && tile === '?' ? ' (small letters are blanks)' : '';
  const supply = available === 0 ? 'none' : `only ${available}`;
  return `${whose(input)} ${found} ${tileNoun(tile, found)}${hint}, the set has ${supply}.`;
}

function whose(input: InputName): string {
  switch (input) {
    case 'rack':
      return 'Rack:';
    case 'board':
      return 'Board and rack together:';
    case 'move':
    case 'square':
    case 'contains':
    case 'words':
      return 'Move:';
  }
}

const tileNoun = (tile: string, count: number): string => {
  if (tile !== '?') return tile === '*' ? '*IN' : tile;
  return count === 1 ? 'blank' : 'blanks';
};

const quoted = (text: string): string => `"${clipped(text)}"`;
