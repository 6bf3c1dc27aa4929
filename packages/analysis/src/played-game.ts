/** Games of core as recorded games. */
import { statesOf, symbolsOf, type Game, type GameEvent } from '@bestzug/core';
import type { RecordedGame, RecordedPlay, RecordedTurn } from './recorded-game.ts';

/** The game as it went, turn by turn; all racks are known. */
export function recordedGameOf(game: Game): RecordedGame {
  const states = statesOf(game);
  const turns: RecordedTurn[] = [];
  game.history.forEach((event, number) => {
    if (event.kind === 'challenge' && event.invalidWords.length > 0) withdrawLast(turns);
    const play = playOf(event);
    const before = states[number];
    if (play === undefined || before === undefined) return;
    turns.push({
      player: event.player,
      boardTiles: before.board.tiles,
      rack: symbolsOf(before.racks[event.player]!),
      bag: before.bag.symbols.length,
      scores: before.scores,
      consecutivePasses: before.consecutivePasses,
      scorelessTurns: before.scorelessTurns,
      exchangesMade: before.exchangeCounts[event.player]!,
      play,
    });
  });
  const { profile, players, scores, board, phase } = game;
  return {
    profile,
    players: players.map(({ name }) => name),
    turns,
    scores,
    boardTiles: board.tiles,
    end: phase.kind === 'over' ? phase.endReason : undefined,
  };
}

/** What fills a turn; undefined for events beside the turns. */
function playOf(event: GameEvent): RecordedPlay | undefined {
  switch (event.kind) {
    case 'placement': {
      const { kind, placement, words, points } = event;
      return { kind, placement, words, points, outcome: 'stands' };
    }
    case 'lostTurn': {
      const { placement, words } = event;
      return { kind: 'placement', placement, words, points: 0, outcome: 'lostTurn' };
    }
    case 'exchange':
      return { kind: 'exchange', count: event.symbols.length, symbols: event.symbols };
    case 'pass':
      return { kind: 'pass' };
    case 'challenge':
    case 'closeWindow':
    case 'overtime':
      return undefined;
  }
}

/** A challenge is upheld: the last placement did not stand. */
function withdrawLast(turns: RecordedTurn[]): void {
  const last = turns.pop();
  if (last === undefined) return;
  const { play } = last;
  turns.push(
    play.kind === 'placement' ? { ...last, play: { ...play, outcome: 'withdrawn' } } : last,
  );
}
