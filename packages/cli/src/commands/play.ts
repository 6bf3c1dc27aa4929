/** `bestzug play`: a game at the terminal, or from a script line by line. */
import { randomInt } from 'node:crypto';
import { searchGraphOf } from '@bestzug/answers';
import {
  createRandom,
  drawForStart,
  FAMILIE,
  PROFILES,
  signOfRackSymbol,
  startSeededGame,
  type Game,
  type GameAgreement,
  type Player,
  type StartDraw,
} from '@bestzug/core';
import { CliError } from '../cli-error.ts';
import { EXIT_CODE, type ExitCode } from '../exit-code.ts';
import { wholeNumber } from '../options.ts';
import { chooseOpponent, NEW_GAME, wantsToContinue, type SaveChoice } from '../play/choose-game.ts';
import { ComputerSeats } from '../play/computer-seat.ts';
import { createLineDesk, createTerminalDesk, type Desk } from '../play/desk.ts';
import { missingWords } from '../play/game-facts.ts';
import { GameRoom } from '../play/game-room.ts';
import type { PlayEvent, TableFacts } from '../play/play-event.ts';
import { playGame } from '../play/play-loop.ts';
import { createJsonReporter, type Reporter } from '../play/reporter.ts';
import { createSave, latestSave, openSave, saveForCopy } from '../play/save-file.ts';
import { computerPlayer, readPlayers } from '../play/seat.ts';
import { createTextReporter } from '../play/text-reporter.ts';
import { openListOf } from '../ruled-list.ts';
import { chooseRules, type ChosenRules } from '../rules-input.ts';
import type { Session } from '../session.ts';

/** Options of `play`, as typed. */
export interface PlayOptions {
  readonly players?: string;
  readonly seed?: string;
  readonly save?: string;
  /** True without a file. */
  readonly resume?: string | true;
}

const DEFAULT_OPPONENT = 'level:3';

/** Seeds chosen by the program: short enough to be typed again. */
const SEED_LIMIT = 1_000_000;
/** Stream of a seed's random numbers that decides who begins; the tiles come from stream 0. */
const START_STREAM = 1;

/** Plays a new game or one that was saved. */
export async function runPlay(session: Session, options: PlayOptions): Promise<ExitCode> {
  const isTerminal =
    process.stdin.isTTY === true && process.stdout.isTTY === true && !session.isJson;
  checkOptions(session, options);
  const choice = await chooseSave(session, options, isTerminal);
  if (choice.kind === 'interrupt') return EXIT_CODE.interrupted;
  const opened =
    choice.kind === 'newGame'
      ? await openNewGame(session, options, isTerminal)
      : await openSavedGame(session, choice.file, options.save);
  if (opened === 'interrupt') return EXIT_CODE.interrupted;
  const { room, event } = opened;
  const desk = isTerminal
    ? await createTerminalDesk()
    : createLineDesk(session.isJson ? 'hide' : 'show');
  try {
    return await playAt(session, room, event, desk);
  } finally {
    await desk.close();
    room.save.close();
  }
}

/** A game ready to be played, and what to tell of it first. */
interface OpenedGame {
  readonly room: GameRoom;
  readonly event: PlayEvent;
}

async function playAt(
  session: Session,
  room: GameRoom,
  event: PlayEvent,
  desk: Desk,
): Promise<ExitCode> {
  const { game, list } = room;
  const { messages } = session;
  const computers = new ComputerSeats(searchGraphOf(list), game.profile);
  for (const { engine } of game.players) if (engine !== undefined) computers.prepare(engine);
  const reporter: Reporter = session.isJson
    ? createJsonReporter(messages)
    : createTextReporter(session, desk.isTerminal ? 'screen' : 'stream');
  reporter.tell(event);
  return playGame({ room, computers, desk, reporter, messages });
}

function checkOptions({ globals }: Session, { resume, players, seed }: PlayOptions): void {
  if (resume === undefined) return;
  const given = {
    '--players': players,
    '--seed': seed,
    '--rules': globals.rules,
    '--in-rule': globals.inRule,
  };
  const [option] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (option !== undefined) throw new CliError({ kind: 'conflict', options: ['--resume', option] });
}

/** A new game, or the saved one to go on with. @throws CliError `noSave` */
async function chooseSave(
  { messages }: Session,
  { resume, save, players, seed }: PlayOptions,
  isTerminal: boolean,
): Promise<SaveChoice> {
  if (typeof resume === 'string') return { kind: 'resume', file: resume };
  if (resume === true) {
    const file = save ?? latestSave();
    if (file === undefined) throw new CliError({ kind: 'noSave' });
    return { kind: 'resume', file };
  }
  if (!isTerminal || [save, players, seed].some((option) => option !== undefined)) return NEW_GAME;
  return wantsToContinue(latestSave(), messages.play);
}

async function openSavedGame(
  session: Session,
  file: string,
  target: string | undefined,
): Promise<OpenedGame> {
  const { save, game } =
    target === undefined || target === file ? openSave(file) : saveForCopy(file, target);
  const rules = { profile: game.profile, list: session.globals.list, warnings: [] };
  const list = await openListOf(rules, session);
  const room = new GameRoom(game, list, save);
  if (target !== undefined) room.start();
  const isOther =
    game.lexicon !== undefined && game.lexicon.sha256 !== list.lexicon.identity.sha256;
  const event: PlayEvent = {
    kind: 'resume',
    ...tableFacts(room),
    turns: game.history.length,
    gameList: isOther ? (game.lexicon ?? null) : null,
    missingWords: isOther ? missingWords(game, room.judge) : [],
  };
  return { room, event };
}

async function openNewGame(
  session: Session,
  options: PlayOptions,
  isTerminal: boolean,
): Promise<OpenedGame | 'interrupt'> {
  const { play } = session.messages;
  const seed = wholeNumber('--seed', options.seed, { min: 0 }) ?? randomInt(1, SEED_LIMIT);
  let players: readonly Player[];
  if (options.players === undefined) {
    const engine = isTerminal ? await chooseOpponent(play) : DEFAULT_OPPONENT;
    if (engine === undefined) return 'interrupt';
    players = [{ name: play.personName, engine: undefined }, computerPlayer(engine, play)];
  } else {
    players = readPlayers(options.players, play);
  }
  const rules = await chooseRulesFor(session, players.length);
  const { profile } = rules;
  const list = await openListOf(rules, session);
  const lexicon = list.lexicon.identity;
  const { game, draw } = startGameOf({ profile, lexicon, players }, seed);
  const room = new GameRoom(game, list, createSave(options.save));
  room.start();
  const event: PlayEvent = {
    kind: 'start',
    ...tableFacts(room),
    seed,
    draw: draw.rounds.map((round) =>
      round.map(({ player, symbol }) => ({
        player: players[player]!.name,
        tile: signOfRackSymbol(symbol),
      })),
    ),
    first: players[draw.first]!.name,
  };
  return { room, event };
}

/** More than two players cannot play by tournament rules: without `--rules` they play at home. */
function chooseRulesFor({ globals }: Session, players: number): Promise<ChosenRules> {
  const isForMany = globals.rules === undefined && players > 2;
  return chooseRules(isForMany ? { ...globals, rules: FAMILIE.name } : globals);
}

/** @throws CliError `playerCount` */
function startGameOf(
  agreement: GameAgreement,
  seed: number,
): { readonly game: Game; readonly draw: StartDraw } {
  const { profile, players } = agreement;
  const { min, max } = profile.players;
  if (players.length < min || players.length > max) {
    const known = [...PROFILES.values()].filter(
      (other) =>
        other.layout === profile.layout &&
        other.tileSet === profile.tileSet &&
        players.length >= other.players.min &&
        players.length <= other.players.max,
    );
    const rules = known.map(({ name }) => name);
    throw new CliError({ kind: 'playerCount', found: players.length, min, max, rules });
  }
  const draw = drawForStart(players.length, profile, createRandom(seed, START_STREAM));
  const started = startSeededGame(agreement, seed, draw.first);
  if (!started.ok) throw new Error(`bug: no game starts: ${started.error.kind}`);
  return { game: started.value, draw };
}

const tableFacts = ({ game, list, save }: GameRoom): TableFacts => ({
  players: game.players.map(({ name, engine }) => ({ name, engine: engine ?? null })),
  rules: game.profile.name,
  list: list.lexicon.identity,
  save: save.path,
});
