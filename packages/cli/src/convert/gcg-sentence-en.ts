/** What is wrong or odd about a GCG file, in English, with the place. */
import { clipped, listed } from '@bestzug/answers/sentence-parts';
import type { GcgExpectation, GcgFault, GcgWarning } from '@bestzug/formats';

const EXPECTED: Readonly<Record<GcgExpectation, string>> = {
  line: 'a line that begins with "#" or ">"',
  player: 'the nick of a player',
  colon: 'the colon behind the nick',
  move: 'a move: "8D WORD", "-QX" (exchange), "-" (pass), "--" (withdrawn) or "(…)"',
  tiles: 'the tiles laid',
  rest: 'the letters left over and ")"',
  points: 'the points, such as +18',
  total: 'the score after the move',
  lineEnd: 'the end of the line',
};

/** One sentence. */
export function gcgFaultEn(fault: GcgFault): string {
  return `line ${fault.line}, column ${fault.column}: ${reasonOf(fault)}`;
}

function reasonOf(fault: GcgFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'there is no game in it.';
    case 'unsupportedEncoding':
      return `the encoding ${quoted(fault.found)} is not read, only UTF-8 and ISO-8859-1.`;
    case 'notUtf8':
      return 'here the text stops being UTF-8, which the file says it is.';
    case 'unreadable':
      return fault.found === ''
        ? `something is missing here, expected: ${EXPECTED[fault.expected]}.`
        : `${quoted(fault.found)} does not fit here, expected: ${EXPECTED[fault.expected]}.`;
    case 'doublePlayer':
      return `the player ${quoted(fault.found)} is there already.`;
    case 'gcgPlayers':
      return `${fault.found} players without a gap (#player1, #player2 …), there have to be 2 to 4.`;
    case 'unknownNick':
      return `no #player line names the player ${quoted(fault.found)}, only ${listed(fault.known, 'and')}.`;
    case 'illegalLetter':
      if (fault.found === '?') return 'the blank laid lacks its letter (as a small letter).';
      return fault.instead === undefined
        ? `${quoted(fault.found)} is no tile.`
        : `there is no tile ${quoted(fault.found)}, please write ${fault.instead}.`;
    case 'badCoordinate':
      return `${quoted(fault.found)} is no square of the board, rows go from 1 to ${fault.rows}, columns from A to ${fault.lastColumn}.`;
    case 'offBoard':
      return 'the word runs over the edge of the board.';
    case 'occupied':
      return fault.lying === '.'
        ? `nothing lies on ${fault.square} that "." could stand for.`
        : `${fault.lying} lies on ${fault.square} already, here stands ${fault.found}.`;
    case 'noTiles':
      return 'the move lays no new tile.';
    case 'nothingToWithdraw':
      return 'right before, the player has laid nothing that could be taken back.';
  }
}

/** One sentence. */
export function gcgWarningEn(warning: GcgWarning): string {
  return `line ${warning.line}: ${oddityOf(warning)}`;
}

function oddityOf(warning: GcgWarning): string {
  switch (warning.kind) {
    case 'pointsMismatch':
      return `${warning.written} points are written, counted they are ${warning.computed}; the count holds.`;
    case 'totalMismatch':
      return `the score ${warning.written} does not fit, counted it is ${warning.computed}; the count holds.`;
    case 'notOnRack':
      return `the rack as noted lacks tiles that are laid: ${warning.tiles}.`;
    case 'rackChanged':
      return `the rack as noted lacks tiles left over from the turn before: ${warning.tiles}.`;
    case 'tooMany':
      return `board and rack have ${warning.found} ${tileName(warning.tile)}, the game has only ${warning.available}.`;
    case 'firstMoveOffStar':
      return 'the first move does not cover the star.';
    case 'firstMoveTooShort':
      return 'the first move has only one tile.';
    case 'notConnected':
      return 'the tiles touch none that lies there.';
    case 'outOfTurn':
      return 'it was not the turn of this player.';
    case 'playersMissing':
      return 'the #player lines are missing; the players are called as in the moves.';
    case 'notInLexicon':
      return `${warning.word} is not in the word list.`;
  }
}

const tileName = (tile: string): string => (tile === '?' ? 'blanks' : tile);

const quoted = (text: string): string => `"${clipped(text)}"`;
