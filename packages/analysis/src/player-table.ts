/** What several games come to for each player, told apart by name. */
import type { GameReport } from './game-report.ts';
import { gradeOf, type Grade } from './grade.ts';
import type { PlayerReport } from './player-report.ts';

/** A player over several games; nulls where no turn could be judged. */
export interface PlayerRow {
  readonly player: string;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** Points per game. */
  readonly meanScore: number;
  readonly bingos: number;
  readonly missedBingos: number;
  readonly phonies: number;
  readonly equityLostPerTurn: number | null;
  readonly accuracy: number | null;
  readonly grade: Grade | null;
  /** Points per game. */
  readonly luck: number | null;
}

/** The table, the least lost per turn first. */
export function playerTable(reports: readonly GameReport[]): PlayerRow[] {
  const byName = new Map<string, PlayedGame[]>();
  for (const report of reports) {
    const top = Math.max(...report.scores);
    const isShared = report.scores.filter((score) => score === top).length > 1;
    for (const player of report.players) {
      const isTop = report.end !== null && player.score === top;
      const played = { player, won: isTop && !isShared, drawn: isTop && isShared };
      byName.set(player.player, [...(byName.get(player.player) ?? []), played]);
    }
  }
  return [...byName.entries()]
    .map(([player, games]) => rowOf(player, games))
    .sort(
      (one, other) =>
        (one.equityLostPerTurn ?? Infinity) - (other.equityLostPerTurn ?? Infinity) ||
        other.meanScore - one.meanScore,
    );
}

interface PlayedGame {
  readonly player: PlayerReport;
  readonly won: boolean;
  readonly drawn: boolean;
}

function rowOf(player: string, games: readonly PlayedGame[]): PlayerRow {
  const sum = (value: (game: PlayerReport) => number): number =>
    games.reduce((total, game) => total + value(game.player), 0);
  const judged = sum(({ judgedTurns }) => judgedTurns);
  const lost = judged === 0 ? null : sum(({ equityLost }) => equityLost ?? 0) / judged;
  const lucky = games.filter(({ player: { luck } }) => luck !== null).length;
  return {
    player,
    games: games.length,
    wins: games.filter(({ won }) => won).length,
    draws: games.filter(({ drawn }) => drawn).length,
    meanScore: sum(({ score }) => score) / games.length,
    bingos: sum(({ bingos }) => bingos),
    missedBingos: sum(({ missedBingos }) => missedBingos),
    phonies: sum(({ phonies }) => phonies.length),
    equityLostPerTurn: lost,
    accuracy:
      lost === null
        ? null
        : sum(({ accuracy, judgedTurns }) => (accuracy ?? 0) * judgedTurns) / judged,
    grade: lost === null ? null : gradeOf(lost),
    luck: lucky === 0 ? null : sum(({ luck }) => luck ?? 0) / lucky,
  };
}
