/** The course of a game: whose turn it is, what they say, and what comes of it. */
import type { Game, GameAction } from '@bestzug/core';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { commandOf, pathFromHere } from '../invocation.ts';
import type { Messages } from '../messages.ts';
import { hintFor } from './adviser.ts';
import { challengeBy, closesByItself, closingAction } from './computer-challenge.ts';
import type { ComputerSeats } from './computer-seat.ts';
import type { Desk, DeskAnswer } from './desk.ts';
import {
  explainAttempt,
  explainLastTurn,
  explainRefusal,
  judgeLastOwnMove,
  type Attempt,
} from './explanation.ts';
import { factsOfEnd, factsOfLastEvent, refusalOf } from './game-facts.ts';
import { isForPerson, type GameRoom } from './game-room.ts';
import { actionOf, readOwnMove } from './own-attempt.ts';
import { parsePlayCommand, type PlayCommand } from './play-command.ts';
import type { PlayRefusal } from './play-event.ts';
import type { Reporter } from './reporter.ts';
import { latestSave, saveCopy } from './save-file.ts';

/** All that is needed to play. */
export interface PlayTable {
  readonly room: GameRoom;
  readonly computers: ComputerSeats;
  readonly desk: Desk;
  readonly reporter: Reporter;
  readonly messages: Messages;
}

/** Plays until the game is over and everything is said, or somebody leaves. */
export async function playGame(table: PlayTable): Promise<ExitCode> {
  return new PlayLoop(table).run();
}

class PlayLoop {
  readonly #table: PlayTable;
  readonly #room: GameRoom;
  readonly #reporter: Reporter;
  readonly #persons: number;
  #hintStage: 0 | 1 | 2 | 3 = 0;
  #lastAttempt: Attempt | undefined;
  /** The person whose rack may be on the screen. */
  #seated: number | undefined;
  #hasToldEnd = false;
  /** Whether nothing has been played yet, not even something taken back. */
  #isNew = true;

  constructor(table: PlayTable) {
    this.#table = table;
    this.#room = table.room;
    this.#reporter = table.reporter;
    this.#persons = table.room.game.players.filter(({ engine }) => engine === undefined).length;
  }

  async run(): Promise<ExitCode> {
    for (;;) {
      const { game } = this.#room;
      const { phase, players, toMove } = game;
      if (phase.kind === 'over') {
        if (!this.#hasToldEnd) this.#reporter.tell(factsOfEnd(game, phase));
        this.#hasToldEnd = true;
        if (this.#persons === 0) return EXIT_CODE.done;
      } else if (closesByItself(game)) {
        const action = closingAction(game, this.#room.judge);
        const closed = await this.#afterFailedSaves(() => this.#playForComputer(action));
        if (!closed) return this.#leave('end');
        continue;
      } else if (phase.kind === 'running' || phase.endReason === undefined) {
        const { engine } = players[toMove]!;
        if (engine !== undefined) {
          const moved = await this.#afterFailedSaves(() => this.#moveComputer(engine));
          if (!moved) return this.#leave('end');
          continue;
        }
      }
      const answer = await this.#askPerson();
      if (answer.kind !== 'line') return this.#leave(answer.kind);
      if (answer.text.trim() === '') continue;
      const command = parsePlayCommand(answer.text);
      if (command.kind === 'quit') return this.#leave('end');
      await this.#obey(command, answer.text);
    }
  }

  /** A person at the terminal may make room on the disk and go on; a script may not. */
  async #afterFailedSaves(step: () => void): Promise<boolean> {
    const { desk, messages } = this.#table;
    for (;;) {
      try {
        step();
        return true;
      } catch (error) {
        if (!(error instanceof CliError) || error.fault.kind !== 'saveFailed' || !desk.isTerminal) {
          throw error;
        }
        this.#refuse('', [{ kind: 'fault', fault: error.fault }]);
        const answer = await desk.ask(messages.play.retry);
        if (answer.kind !== 'line' || parsePlayCommand(answer.text).kind === 'quit') return false;
      }
    }
  }

  #leave(how: 'end' | 'interrupt'): ExitCode {
    const { save, game } = this.#room;
    // Nobody misses a game without a move; what somebody has named or taken back is kept.
    const isUntouched = save.isOwnIdea && this.#isNew && game.history.length === 0;
    const resume = [
      'play',
      '--resume',
      ...(save.path === latestSave() ? [] : [pathFromHere(save.path)]),
    ];
    this.#reporter.tell(
      isUntouched
        ? { kind: 'quit', save: null, command: null }
        : { kind: 'quit', save: save.path, command: commandOf(resume) },
    );
    if (isUntouched) save.discard();
    return how === 'interrupt' ? EXIT_CODE.interrupted : EXIT_CODE.done;
  }

  /** Asks the person to move; with several people only after the one before has looked away. */
  async #askPerson(): Promise<DeskAnswer> {
    const { desk, messages } = this.#table;
    const { game } = this.#room;
    const isOver = game.phase.kind === 'over';
    const { name } = game.players[game.toMove]!;
    if (!isOver && this.#seated !== game.toMove && isForPerson(game)) {
      if (this.#persons > 1 && desk.isTerminal) {
        this.#reporter.hide(game);
        const answer = await desk.ask(messages.play.handOver(name));
        if (answer.kind !== 'line') return answer;
      }
      this.#seated = game.toMove;
      this.#reporter.show(game, game.toMove);
    }
    const { play } = messages;
    if (isOver) return desk.ask(play.overPrompt);
    return desk.ask(isForPerson(game) ? play.prompt(name) : play.windowPrompt(name));
  }

  async #obey(command: PlayCommand, input: string): Promise<void> {
    try {
      await this.#execute(command, input);
    } catch (error) {
      // A fault of the player's or of a file ends nothing; a script shall stop where it cannot save.
      const isFatal = error instanceof CliError && error.fault.kind === 'saveFailed';
      if (!(error instanceof CliError) || (isFatal && !this.#table.desk.isTerminal)) throw error;
      this.#refuse(input, [{ kind: 'fault', fault: error.fault }]);
    }
  }

  async #execute(command: PlayCommand, input: string): Promise<void> {
    const { game } = this.#room;
    switch (command.kind) {
      case 'help':
        return this.#reporter.tell({ kind: 'help' });
      case 'board':
        return this.#reporter.show(game, this.#viewer());
      case 'rack':
        return this.#reporter.showRack(game, this.#viewer());
      case 'hint':
        return this.#hint(input);
      case 'best':
        return this.#best(input);
      case 'why':
        return this.#why(command.text, input);
      case 'save':
        return this.#save(command.file);
      case 'undo':
      case 'redo':
        return this.#step(command.kind, input);
      case 'challenge':
        return this.#challenge(command.words, input);
      case 'accept':
        return this.#accept(input);
      case 'move':
        return this.#move(command.text, input);
      case 'quit':
        return undefined;
    }
  }

  #move(text: string, input: string): void {
    const { game, judge } = this.#room;
    const read = readOwnMove(text, game);
    const { blankHint, commandHint } = this.#table.messages.play;
    if (read.kind === 'refused') {
      const { refusal } = read;
      // Whoever does not know the commands needs them, not the look of a move alone.
      const isUnknown = refusal.kind === 'fault' && refusal.fault.kind === 'unknownCommand';
      return this.#refuse(input, [refusal], isUnknown ? commandHint : null);
    }
    const { move } = read;
    const next = this.#room.play(actionOf(move, game));
    if (!next.ok) {
      if (move.kind === 'placement') this.#lastAttempt = { move, game, input };
      const { refusals, needsBlankHint } = explainRefusal(next.error, game, move, judge);
      return this.#refuse(input, refusals, needsBlankHint ? blankHint : null);
    }
    this.#tellAndShow();
  }

  #challenge(words: readonly string[], input: string): void {
    const { game } = this.#room;
    const action = { kind: 'challenge', player: game.toMove } as const;
    const next = this.#room.play(words.length > 0 ? { ...action, words } : action);
    if (!next.ok) return this.#refuse(input, [refusalOf(next.error, game)]);
    this.#tellAndShow();
  }

  #accept(input: string): void {
    const { game } = this.#room;
    if (game.phase.kind !== 'window' || game.phase.endReason === undefined) {
      return this.#refuse(input, [{ kind: 'nothingToAccept' }]);
    }
    const next = this.#room.play({ kind: 'closeWindow', player: game.toMove });
    if (!next.ok) return this.#refuse(input, [refusalOf(next.error, game)]);
    this.#tellAndShow();
  }

  #step(kind: 'undo' | 'redo', input: string): void {
    const events = kind === 'undo' ? this.#room.undo() : this.#room.redo();
    if (events === 0) {
      const refusal = kind === 'undo' ? 'nothingToUndo' : 'nothingToRedo';
      return this.#refuse(input, [{ kind: refusal }]);
    }
    this.#forgetTurn();
    this.#hasToldEnd = false;
    this.#reporter.tell({ kind, events });
    this.#showNow();
  }

  #save(file: string | undefined): void {
    const { game, save } = this.#room;
    const path = file === undefined ? save.path : saveCopy(file, game);
    this.#reporter.tell({ kind: 'save', file: path, isCopy: file !== undefined });
  }

  async #hint(input: string): Promise<void> {
    const { game, list } = this.#room;
    if (!isForPerson(game)) return this.#refuse(input, [notNow(game)]);
    const stage = this.#hintStage === 0 ? 1 : this.#hintStage === 1 ? 2 : 3;
    this.#reporter.tell(await hintFor(game, list, stage));
    this.#hintStage = stage;
  }

  async #best(input: string): Promise<void> {
    const { game, list } = this.#room;
    const facts = await judgeLastOwnMove(game, this.#viewer(), list);
    if (facts === undefined) return this.#refuse(input, [{ kind: 'noOwnMove' }]);
    this.#reporter.tell(facts);
  }

  #why(text: string, input: string): void {
    const { game, judge } = this.#room;
    if (text !== '') {
      const read = readOwnMove(text, game);
      if (read.kind === 'refused') return this.#refuse(input, [read.refusal]);
      if (read.move.kind === 'placement') {
        const attempt = { move: read.move, game, input: text };
        return this.#reporter.tell(explainAttempt(attempt, judge));
      }
    }
    if (this.#lastAttempt !== undefined) {
      return this.#reporter.tell(explainAttempt(this.#lastAttempt, judge));
    }
    const explained = explainLastTurn(game, this.#table.computers);
    if (explained === undefined) return this.#refuse(input, [{ kind: 'nothingToExplain' }]);
    this.#reporter.tell(explained);
  }

  #moveComputer(engine: string): void {
    const { game, judge } = this.#room;
    const { computers, messages } = this.#table;
    const challenge = challengeBy(game, judge);
    if (challenge === undefined) {
      this.#reporter.think(messages.play.thinking(game.players[game.toMove]!.name));
    }
    this.#playForComputer(challenge ?? computers.chooseAction(game, engine));
  }

  #playForComputer(action: GameAction): void {
    const next = this.#room.play(action);
    if (!next.ok) throw new Error(`bug: a computer player is refused: ${next.error.kind}`);
    this.#tellAndShow();
  }

  #tellAndShow(): void {
    this.#forgetTurn();
    const { game } = this.#room;
    const event = game.history.at(-1);
    const isOwn = this.#persons === 1 && event?.player === this.#viewer();
    const facts = factsOfLastEvent(game, isOwn ? 'ownTiles' : 'nothing');
    if (facts !== undefined) this.#reporter.tell(facts);
    this.#showNow();
  }

  /** The board, with a rack only if it is of the one who sits there. */
  #showNow(): void {
    const { game } = this.#room;
    const isSeated = this.#persons === 1 || this.#seated === game.toMove;
    const isTurn = isSeated && isForPerson(game);
    if (isTurn) this.#seated = game.toMove;
    this.#reporter.show(game, isTurn ? game.toMove : undefined);
  }

  #forgetTurn(): void {
    this.#isNew = false;
    this.#hintStage = 0;
    this.#lastAttempt = undefined;
  }

  /** The person to move; when a computer player is, the only person or the one who moved last. */
  #viewer(): number | undefined {
    const { players, toMove, history } = this.#room.game;
    const isPerson = (player: number): boolean => players[player]?.engine === undefined;
    if (isPerson(toMove) && this.#room.game.phase.kind !== 'over') return toMove;
    const last = history.findLast(({ player }) => isPerson(player))?.player;
    const only = players.findIndex(({ engine }) => engine === undefined);
    return last ?? (only >= 0 ? only : undefined);
  }

  #refuse(input: string, errors: readonly PlayRefusal[], hint: string | null = null): void {
    this.#reporter.tell({ kind: 'refused', input, errors, hint });
  }
}

const notNow = ({ phase }: Game): PlayRefusal =>
  phase.kind === 'over' ? { kind: 'gameOver' } : { kind: 'challengeOrAccept' };
