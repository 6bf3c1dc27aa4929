import { describe, expect, test } from 'vitest';
import { readMoves, readPositions, readPositionsSha256 } from '../src/index.ts';

describe('counted positions', () => {
  test('are 61, each with its numbers by column', () => {
    const positions = readPositions();
    expect(positions).toHaveLength(61);
    expect(positions[0]).toEqual({
      id: 'p003',
      stage: 'empty',
      rackBlanks: 0,
      tilesOnBoard: 0,
      bag: 88,
      placements: 327,
      placementsBlankMerged: 327,
      singleTile: 0,
      topScore: 66,
      topCount: 12,
      scoreSum: 3990,
      cgp: '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 EEERSTU/AFHIMNT 0/0 0',
    });
  });

  test('name the word list they hold for', () => {
    expect(readPositionsSha256()).toBe(
      'ff564df2ecc67bcd16e0467ee0cdd538004bb60325a9d7ea306fd74779d6f18d',
    );
  });

  test('agree with their listed placements in number, top score and sum', () => {
    const moves = readMoves();
    expect(moves).toHaveLength(2408);
    const listed = new Set(moves.map(({ id }) => id));
    expect(listed.size).toBe(10);
    for (const position of readPositions().filter(({ id }) => listed.has(id))) {
      const scores = moves.filter(({ id }) => id === position.id).map(({ score }) => score);
      expect(scores).toHaveLength(position.placements);
      expect(Math.max(...scores)).toBe(position.topScore);
      expect(scores.reduce((sum, score) => sum + score, 0)).toBe(position.scoreSum);
    }
  });
});
