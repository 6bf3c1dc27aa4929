/** The game that is being played: every change is saved before it counts. */
import { ok, type Result } from '@bestzug/lexicon';
import {
  playOn,
  redo,
  timelineOf,
  undo,
  type ActionFault,
  type Game,
  type GameAction,
  type Timeline,
  type WordJudge,
} from '@bestzug/core';
import { lookupsOf } from '@bestzug/answers';
import type { RuledList } from '../ruled-list.ts';
import type { SaveFile } from './save-file.ts';

/** A game with its file and the list new words are looked up in. Mutable. */
export class GameRoom {
  readonly list: RuledList;
  /** What words are judged by, those with *IN included. */
  readonly judge: WordJudge;
  readonly save: SaveFile;
  #timeline: Timeline;

  constructor(game: Game, list: RuledList, save: SaveFile) {
    this.list = list;
    this.judge = { ...lookupsOf(list), inRule: game.profile.inRule };
    this.save = save;
    this.#timeline = timelineOf(game);
  }

  /** The game as it stands, and as it is saved. */
  get game(): Game {
    return this.#timeline.present;
  }

  /** Writes the game as it is. @throws CliError `saveFailed` */
  start(): void {
    this.save.write(this.game);
  }

  /** Plays an action and saves. @throws CliError `saveFailed`; then nothing has changed */
  play(action: GameAction): Result<Game, ActionFault> {
    const { lexicon, personNouns } = this.judge;
    const next = playOn(this.#timeline, action, lexicon, personNouns);
    if (!next.ok) return next;
    this.#moveTo(next.value);
    return ok(this.game);
  }

  /**
   * Takes back until a person is to decide; the number of events taken back, 0 if there is nothing.
   *
   * @throws CliError `saveFailed`; then nothing has changed
   */
  undo(): number {
    return this.#step(undo);
  }

  /** Takes the last undo back. @throws CliError `saveFailed`; then nothing has changed */
  redo(): number {
    return this.#step(redo);
  }

  #step(step: (timeline: Timeline) => Timeline | undefined): number {
    const before = this.game.history.length;
    let reached: Timeline | undefined;
    let next = step(this.#timeline);
    while (next !== undefined) {
      const isEnd = next.undone.length === 0;
      if (isForPerson(next.present) || (step === redo && isEnd)) {
        reached = next;
        break;
      }
      next = step(next);
    }
    if (reached === undefined) return 0;
    this.#moveTo(reached);
    return Math.abs(this.game.history.length - before);
  }

  #moveTo(timeline: Timeline): void {
    this.save.write(timeline.present);
    this.#timeline = timeline;
  }
}

/** Whether a person is to move. */
export function isForPerson({ phase, players, toMove }: Game): boolean {
  if (phase.kind === 'over') return false;
  if (phase.kind === 'window' && phase.endReason !== undefined) return false;
  return players[toMove]!.engine === undefined;
}
