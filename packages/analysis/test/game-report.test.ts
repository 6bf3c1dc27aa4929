/** Reports of whole games. */
import { describe, expect, test } from 'vitest';
import { GreedyPlayer, StaticPlayer } from '@bestzug/strategy';
import { recordedGameOf, type TurnReport } from '../src/index.ts';
import {
  after,
  EQUIPMENT,
  gameBetween,
  gameWithRacks,
  move,
  QUICK_PLAN,
  reportOfGame,
  reportOfRecord,
} from './judged-game.ts';

const { generator, leaves } = EQUIPMENT;
const strong = new StaticPlayer(generator, leaves);
const greedy = new GreedyPlayer(generator);

describe('a finished game', () => {
  const game = gameBetween([strong, greedy], 3);
  const report = reportOfGame(game);

  test('loses nothing where the best moves were played', () => {
    const judged = report.turns.filter(({ seat, endgame }) => seat === 0 && endgame === null);
    expect(judged.filter(({ rank, equityLoss }) => rank !== 1 || equityLoss !== 0)).toEqual([]);
    expect(report.players[0]).toMatchObject({ grade: 1 });
  });

  test('loses equity where points alone were taken', () => {
    const { equityLost, accuracy, bestMoves, turns } = report.players[1]!;
    expect(equityLost).toBeGreaterThan(10);
    expect(accuracy).toBeLessThan(100);
    expect(bestMoves).toBeLessThan(turns);
  });

  test('adds up to the scores of the game before its final count', () => {
    for (const seat of [0, 1]) {
      const points = report.turns.filter((turn) => turn.seat === seat).map(({ score }) => score);
      const last = report.turns.at(-1)!.scores[seat];
      expect(points.reduce((sum, score) => sum + score, 0)).toBe(last);
    }
    expect(report.scores).toEqual(game.scores);
    expect(report.end).toBe(game.phase.kind === 'over' && game.phase.endReason);
  });

  test('ends with a chance of one for who has won', () => {
    const [own, other] = game.scores;
    expect(report.turns.at(-1)!.winFirst).toBe(own! > other! ? 1 : 0);
    for (const { winFirst } of report.turns) {
      expect(winFirst).toBeGreaterThanOrEqual(0);
      expect(winFirst).toBeLessThanOrEqual(1);
    }
  });

  test('shows the board after each turn, and its letters grow', () => {
    const letters = report.turns.map(({ board }) => board.replace(/[^\p{L}]/gu, '').length);
    expect(letters).toEqual(letters.toSorted((left, right) => left - right));
    expect(letters[0]).toBeGreaterThan(1);
  });

  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test('is the same every time', () => {
    expect(reportOfGame(game)).toEqual(report);
  });
});

/** Games that empty the bag. */
const SEEDS = [3, 7, 12];

describe('an endgame', () => {
  const plan = { ...QUICK_PLAN, endgame: 3_000_000 };
  const games = SEEDS.map((seed) => gameBetween([strong, greedy], seed));
  const endgames = games.map((game) =>
    reportOfGame(game, plan).turns.filter(({ bag }) => bag === 0),
  );
  const spreadOf = ({ top, move: made }: TurnReport): number =>
    top.find(({ move: text }) => text === made)!.spread!;

  test('is calculated: a move is worth what the best answer to it leaves', () => {
    for (const turns of endgames) {
      expect(turns.length).toBeGreaterThan(1);
      expect(turns.map(({ endgame }) => endgame)).not.toContain('estimated');
      expect(turns.map((turn) => turn.top[0]!.spread! - spreadOf(turn))).toEqual(
        turns.map(({ equityLoss }) => equityLoss),
      );
      const answers = turns.slice(1).map(({ top }) => -top[0]!.spread!);
      expect(turns.slice(0, -1).map(spreadOf)).toEqual(answers);
    }
  });

  test('ends with the spread of the final count', () => {
    for (const [place, { scores }] of games.entries()) {
      const last = endgames[place]!.at(-1)!;
      expect(spreadOf(last)).toBe(scores[last.seat]! - scores[1 - last.seat]!);
      expect(last.winAfter).toBe((Math.sign(spreadOf(last)) + 1) / 2);
    }
  });

  test('is estimated where the effort does not do, and judged by points and leave without any', () => {
    const game = gameBetween([strong, greedy], 3);
    const [hurried] = reportOfGame(game, { ...plan, endgame: 1 }).turns.filter(
      ({ bag }) => bag === 0,
    );
    expect(hurried).toMatchObject({ endgame: 'estimated', equityLoss: expect.any(Number) });
    const [plain] = reportOfGame(game, { ...plan, endgame: 0 }).turns.filter(
      ({ bag }) => bag === 0,
    );
    expect(plain).toMatchObject({ endgame: null });
    expect(plain!.top[0]!.spread).toBeNull();
  });
});

describe('a bingo that was there', () => {
  const start = gameWithRacks(['BEQUEME', 'NNNNNNE']);

  test('counts as missed where something worse was played', () => {
    const passed = reportOfGame(after(start, [move(start, '-')]));
    expect(passed.turns[0]!.missedBingo).toMatchObject({ bingo: true });
    expect(passed.turns[0]!.missedBingo!.move).toMatch(/BEQUEME$/u);
    expect(passed.players[0]).toMatchObject({ bingos: 0, missedBingos: 1 });
  });

  test('does not where it was played, wherever it lay', () => {
    const report = reportOfGame(after(start, [move(start, 'H8 BEQUEME')]));
    expect(report.turns[0]).toMatchObject({ bingo: true, missedBingo: null });
    expect(report.players[0]).toMatchObject({ bingos: 1, missedBingos: 0 });
  });
});

test('moves that differ in the letters of blanks alone are listed once', () => {
  const start = gameWithRacks(['??HAUST', 'NNNNNNE']);
  const { top } = reportOfGame(after(start, [move(start, '-')]), { ...QUICK_PLAN, top: 8 })
    .turns[0]!;
  expect(top.length).toBe(8);
  const shapes = top.map(({ move: text }) => text.replace(/\p{Ll}/gu, '?'));
  expect(new Set(shapes).size).toBe(8);
});

describe('words that are not in the list', () => {
  const start = gameWithRacks(['BEQUEME', 'HAUSTÜR']);
  const laid = after(start, [move(start, '8G BEM')]);

  test('are named, with the points they brought', () => {
    const report = reportOfGame(laid);
    expect(report.turns[0]).toMatchObject({ kind: 'placement', phony: ['BEM'], score: 14 });
    expect(report.players[0]).toMatchObject({ phonies: ['BEM'], score: 14 });
  });

  test('bring nothing when they were challenged', () => {
    const report = reportOfGame(after(laid, [{ kind: 'challenge', player: 1 }]));
    expect(report.turns[0]).toMatchObject({
      kind: 'withdrawn',
      phony: ['BEM'],
      score: 0,
      total: 0,
      winFirst: expect.any(Number),
    });
    expect(report.turns[0]!.board).toBe(Array(15).fill('15').join('/'));
    expect(report.turns[0]!.equityLoss).toBeGreaterThan(20);
  });
});

describe('what is not known', () => {
  const record = recordedGameOf(gameBetween([greedy, greedy], 5));

  test('is left open for turns without a rack, and only for them', () => {
    const turns = record.turns.map((turn, number) =>
      number === 2 ? { ...turn, rack: undefined } : turn,
    );
    const report = reportOfRecord({ ...record, turns });
    const whole = reportOfRecord(record);
    expect(report.unknownRacks).toBe(1);
    expect(report.turns[2]).toMatchObject({
      rack: null,
      best: null,
      equityLoss: null,
      luck: null,
      move: whole.turns[2]!.move,
      winFirst: whole.turns[2]!.winFirst,
    });
    // What was kept for the player's next turn is not known either.
    expect(report.turns[4]).toEqual({ ...whole.turns[4], luck: null });
    expect(report.turns[3]).toEqual(whole.turns[3]);
    expect(report.players[0]!.judgedTurns).toBe(whole.players[0]!.judgedTurns - 1);
  });

  test('includes racks with tiles missing while tiles are in the bag', () => {
    const turns = record.turns.map((turn) => ({ ...turn, rack: turn.rack?.slice(1) }));
    expect(reportOfRecord({ ...record, turns }).turns[0]!.best).toBeNull();
  });

  test('says nothing about players of whom no rack is known', () => {
    const turns = record.turns.map((turn) => ({ ...turn, rack: undefined }));
    const { players } = reportOfRecord({ ...record, turns });
    expect(players[0]).toMatchObject({ grade: null, equityLost: null, luck: null });
    expect(players[0]!.meanScore).toBeGreaterThan(0);
  });
});

test('simulation values the move made as well as the best ones, the same every time', () => {
  const record = recordedGameOf(gameBetween([greedy, greedy], 7));
  const turns = record.turns.slice(0, 2);
  const plan = { ...QUICK_PLAN, rollouts: 40 };
  const report = reportOfRecord({ ...record, turns }, plan);
  expect(report.depth).toBe('sim');
  for (const { top } of report.turns) expect(top[0]!.spread).not.toBeNull();
  for (const { equityLoss } of report.turns) expect(equityLoss).toBeGreaterThanOrEqual(0);
  expect(reportOfRecord({ ...record, turns }, plan)).toEqual(report);
});
