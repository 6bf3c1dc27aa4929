/** Games from files of other programs as recorded games. */
import { symbolsOf } from '@bestzug/core';
import type { RecordedGame, RecordedPlay, RecordedTurn } from '@bestzug/analysis';
import type { CourseTurn, GameCourse } from '@bestzug/formats';

/** The game of a course; racks as far as the file tells them. */
export function recordedGameOfCourse(course: GameCourse): RecordedGame {
  const exchanges = course.players.map(() => 0);
  const turns = course.turns.map((turn): RecordedTurn => {
    const { player, before } = turn;
    const made = exchanges[player]!;
    const play = playOf(turn);
    if (play.kind === 'exchange') exchanges[player] = made + 1;
    const rack = symbolsOf(before.racks[player]!);
    return {
      player,
      boardTiles: before.board.tiles,
      // Who is on turn holds tiles: none at all means that nobody noted them.
      rack: rack.length === 0 ? undefined : rack,
      bag: before.bagCount,
      scores: before.scores,
      consecutivePasses: before.consecutivePasses,
      scorelessTurns: before.scorelessTurns,
      exchangesMade: made,
      play,
    };
  });
  const { profile, players, finalScores, end, endReason } = course;
  return {
    profile,
    players: players.map(({ name, nick }) => (name === '' ? nick : name)),
    turns,
    scores: finalScores,
    boardTiles: end.board.tiles,
    end: endReason,
  };
}

function playOf({ move, words, points, isWithdrawn }: CourseTurn): RecordedPlay {
  switch (move.kind) {
    case 'placement': {
      const outcome = isWithdrawn ? 'withdrawn' : 'stands';
      return { kind: 'placement', placement: move, words, points, outcome };
    }
    case 'exchange':
      return { kind: 'exchange', count: move.symbols.length, symbols: move.symbols };
    case 'exchangeCount':
      return { kind: 'exchange', count: move.count, symbols: undefined };
    case 'pass':
      return move;
  }
}
