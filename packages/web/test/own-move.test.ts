import { beforeEach, describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { blankTile, squareName, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import { contentAfterOwnMove } from '../src/position/content-after.ts';
import { obeyOwnMoveKey, typeOwnLetter } from '../src/position/own-move-keys.ts';
import {
  dropDraft,
  layOwnTile,
  moveOwnTile,
  questionOf,
  takeOwnTile,
  tilesOf,
  useDraft,
  writeDraft,
  type OwnTile,
} from '../src/position/own-move.ts';
import { cgpOfContent, contentOfCgp, emptyContent } from '../src/position/position-content.ts';
import { useNotice } from '../src/position/position-notice.ts';
import { usePosition } from '../src/position/position-store.ts';

const POSITION = '15/15/15/15/15/15/15/7HAUS4/15/15/15/15/15/15/15 ?EENÖ/ 12/3 0';

const letter = (character: string): number => letterOf(character) ?? 0;

const content = (): ReturnType<typeof usePosition.getState>['content'] =>
  usePosition.getState().content;

const tiles = (): readonly OwnTile[] => tilesOf(useDraft.getState().move, content(), TURNIER_DE);

/** `H9 E0`: square, sign and place on the rack of every tile. */
const laid = (): string[] =>
  tiles().map(({ square, place }) => `${squareName(square, 15)}:${place}`);

/** H9 */
const BELOW_H = 127;

beforeEach(() => {
  dropDraft();
  const read = contentOfCgp(POSITION, STANDARD_15);
  const rack = ['E', 'Ö', 'E', 'N', '?'].map(letter);
  usePosition.getState().open({ ...(read.ok ? read.value : emptyContent(STANDARD_15)), rack });
  usePosition.getState().moveTo(BELOW_H);
  usePosition.getState().turn('across');
});

describe('an own move', () => {
  test('leaves the position as it is until it is kept, and then counts', () => {
    for (const [place, square] of [
      [0, 116],
      [3, 117],
    ] as const) {
      layOwnTile({ place, square, tile: content().rack[place] ?? 0 }, tiles());
    }
    expect(cgpOfContent(content())).toBe(POSITION);
    const kept = contentAfterOwnMove(content(), tiles(), TURNIER_DE);
    expect(cgpOfContent(kept)).toContain('/7HAUSEN2/');
    expect(cgpOfContent(kept)).toContain(' ?EÖ/ 20/3 ');
  });

  test('is the same written and laid', () => {
    writeDraft('8H HAUSEN');
    expect(laid()).toEqual(['L8:0', 'M8:3']);
    const kept = contentAfterOwnMove(content(), tiles(), TURNIER_DE);
    expect(cgpOfContent(kept)).toContain('/7HAUSEN2/');
  });

  test('takes each tile of the rack once, and the one that was dragged', () => {
    layOwnTile({ place: 2, square: BELOW_H, tile: letter('E') }, tiles());
    typeOwnLetter(letter('E'), 'tile', tiles());
    expect(laid()).toEqual(['H9:2', 'I9:0']);
    typeOwnLetter(letter('E'), 'tile', tiles());
    expect(laid()).toHaveLength(2);
    expect(useNotice.getState().notice).toEqual({ kind: 'lacksTile', symbol: letter('E') });
  });

  test('goes on where the last tile was typed, over what lies there', () => {
    usePosition.getState().moveTo(111);
    typeOwnLetter(letter('E'), 'tile', tiles());
    typeOwnLetter(letter('N'), 'blank', tiles());
    expect(laid()).toEqual(['G8:0', 'L8:4']);
    expect(tiles()[1]?.tile).toBe(blankTile(letter('N')));
  });

  test('loses tiles one by one, from wherever they lie', () => {
    writeDraft('8H HAUSEN');
    moveOwnTile(116, 118, tiles());
    expect(laid()).toEqual(['N8:0', 'M8:3']);
    takeOwnTile(118, tiles());
    expect(laid()).toEqual(['M8:3']);
    obeyOwnMoveKey({ kind: 'erase' }, tiles(), () => undefined);
    expect(laid()).toEqual([]);
  });

  test('an umlaut comes from the rack too', () => {
    layOwnTile({ place: 4, square: BELOW_H, tile: blankTile(letter('O')) }, tiles());
    obeyOwnMoveKey({ kind: 'umlaut' }, tiles(), () => undefined);
    expect(tiles()[0]?.tile).toBe(blankTile(letter('Ö')));
  });

  test('stays when the rack is put in another order, and goes with the board', () => {
    layOwnTile({ place: 1, square: BELOW_H, tile: letter('Ö') }, tiles());
    const { change } = usePosition.getState();
    change({ ...content(), rack: content().rack.toReversed() });
    expect(laid()).toEqual(['H9:3']);
    change(emptyContent(STANDARD_15));
    expect(laid()).toEqual([]);
  });
});

describe('a text in the field', () => {
  test.each([
    ['', 'none'],
    ['8H', 'none'],
    ['was soll das', 'unreadable'],
    ['-3', 'unreadable'],
  ])('„%s“ is %s', (text, expected) => {
    writeDraft(text);
    const { move } = useDraft.getState();
    expect(questionOf(move, content().board, TURNIER_DE)).toBe(expected);
  });

  test('an exchange lays nothing', () => {
    writeDraft('-EÖ');
    expect(tiles()).toEqual([]);
  });

  test('a tile the rack lacks is laid all the same, from no place', () => {
    writeDraft('8H HAUST');
    expect(laid()).toEqual(['L8:undefined']);
  });
});
