import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { letterOf } from '@bestzug/lexicon';
import { blankTile, STANDARD_15, TURNIER_DE } from '@bestzug/core';
import {
  cgpOfContent,
  contentOfCgp,
  emptyContent,
  tilesOfCgp,
} from '../src/position/position-content.ts';
import { moveTile } from '../src/position/position-moves.ts';
import { readPositionText } from '../src/position/position-reading.ts';
import { eraseBack, usePosition, writeTile } from '../src/position/position-store.ts';

const position = (): ReturnType<typeof usePosition.getState> => usePosition.getState();

const tileAt = (square: number): number | undefined => position().content.board.tiles[square];

const letter = (character: string): number => letterOf(character) ?? 0;

beforeEach(() => {
  position().open(emptyContent(STANDARD_15));
  position().moveTo(STANDARD_15.star);
  position().turn('across');
});

describe('writing on the board', () => {
  test('steps on in the direction and stops at the edge', () => {
    for (const character of 'ABCDEFGHI') writeTile(letter(character));
    expect(cgpOfContent(position().content)).toContain('/7ABCDEFGI/');
    expect(position().cursor.square).toBe(119);
  });

  test('writes through what lies there', () => {
    for (const character of 'MAUS') writeTile(letter(character));
    position().moveTo(112);
    for (const character of 'HAUS') writeTile(letter(character));
    expect(cgpOfContent(position().content)).toContain('/7HAUS4/');
  });

  test('erasing goes back as in a text', () => {
    for (const character of 'AB') writeTile(letter(character));
    expect(eraseBack()).toBe(113);
    expect(eraseBack()).toBe(112);
    expect(tileAt(112)).toBe(0);
  });
});

describe('undo', () => {
  test('goes back to every step and forward again', () => {
    const steps = fc.array(fc.nat({ max: 28 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(steps, (letters) => {
        position().open(emptyContent(STANDARD_15));
        const seen = [position().content];
        for (const index of letters) {
          position().moveTo(index);
          writeTile(index + 1);
          if (position().content !== seen.at(-1)) seen.push(position().content);
        }
        for (const before of seen.toReversed().slice(1)) {
          position().undo();
          expect(position().content).toBe(before);
        }
        for (const after of seen.slice(1)) {
          position().redo();
          expect(position().content).toBe(after);
        }
      }),
      { seed: 1 },
    );
  });
});

describe('moving tiles', () => {
  const rack = [letter('E'), letter('Ö'), 0];

  beforeEach(() => position().open({ ...emptyContent(STANDARD_15), rack }));

  test('onto a tile nothing goes', () => {
    position().moveTo(3);
    for (const character of 'AB') writeTile(letter(character));
    moveTile({ kind: 'square', square: 3 }, { kind: 'square', square: 4 }, 7);
    expect(cgpOfContent(position().content)).toMatch(/^3AB10\//);
  });

  test('a tile of the board goes back to the rack as what it is', () => {
    position().moveTo(9);
    writeTile(blankTile(letter('S')));
    moveTile({ kind: 'square', square: 9 }, { kind: 'rack', place: 0 }, 7);
    expect(position().content.rack).toEqual([0, letter('E'), letter('Ö'), 0]);
  });

  test('a full rack takes no more', () => {
    const full = Array.from({ length: 7 }, () => letter('E'));
    position().open({ ...emptyContent(STANDARD_15), rack: full });
    position().moveTo(0);
    writeTile(letter('A'));
    moveTile({ kind: 'square', square: 0 }, { kind: 'rack', place: 0 }, 7);
    expect(tileAt(0)).toBe(letter('A'));
  });
});

describe('a pasted text', () => {
  const rows = (middle: string): string =>
    [...Array(7).fill('.'.repeat(15)), middle, ...Array(7).fill('.'.repeat(15))].join('\n');

  test('is read as lines, as CGP and as GCG', async () => {
    const lines = await readPositionText(rows('.......HaUS....'), TURNIER_DE);
    const cgp = await readPositionText(
      '15/15/15/15/15/15/15/7HaUS4/15/15/15/15/15/15/15 EE/ 12/3 0',
      TURNIER_DE,
    );
    const gcg = await readPositionText(
      '#player1 A A\n#player2 B B\n>A: HAUS??? 8H HaUS +8 8\n',
      TURNIER_DE,
    );
    for (const read of [lines, cgp, gcg]) {
      expect(read.ok && cgpOfContent(read.value)).toContain('/7HaUS4/');
    }
    expect(cgp.ok && cgp.value.scores).toEqual([12, 3]);
  });

  test.each([
    ['too short a row', rows('......HAUS....'), { kind: 'badRowLength', row: 8, found: 14 }],
    ['an ß', rows('.......SPAß....'), { kind: 'illegalLetter', found: 'ß', row: 8 }],
    ['one line', 'HAUS', { kind: 'badRowCount', found: 1 }],
  ])('is refused with its place: %s', async (_name, text, fault) => {
    const read = await readPositionText(text, TURNIER_DE);
    expect(read).toMatchObject({ ok: false, error: { kind: 'unreadable', fault } });
  });

  test('is the same again after a round through CGP', () => {
    const text = '15/15/15/15/15/15/15/7HaUS4/15/15/15/15/15/15/15 EÄ?/ 12/3 1 np 1;';
    const content = contentOfCgp(text, STANDARD_15);
    expect(content.ok && contentOfCgp(cgpOfContent(content.value), STANDARD_15)).toEqual(content);
  });
});

describe('the tiles of an edition', () => {
  const content = emptyContent(STANDARD_15);

  test('are named in the text of a position and found in it', () => {
    const text = cgpOfContent({ ...content, scorelessTurns: 2 }, 'de-119');
    expect(text).toMatch(/ \/ 0\/0 2 ld de-119; np 0;$/u);
    expect(tilesOfCgp(text)).toBe('de-119');
    const read = contentOfCgp(text, STANDARD_15);
    expect(read.ok && read.value.scorelessTurns).toBe(2);
  });

  test('are not named where they are the usual ones', () => {
    expect(tilesOfCgp(cgpOfContent(content))).toBeUndefined();
  });
});
