import { describe, expect, test } from 'vitest';
import {
  DEFAULT_PROFILE,
  formatBoardText,
  formatRack,
  PROFILES,
  startGame,
  playAction,
  type ActionFault,
  type Game,
  type GameAction,
  type RuleProfile,
} from '../src/index.ts';
import { symbolsIn } from './game-builder.ts';
import { boardOf, moveOf, rackFrom, readCases } from './rule-case.ts';

type PerPlayer<Value> = Readonly<Record<string, Value>>;

interface CaseAction {
  readonly player: string;
  readonly do: GameAction['kind'];
  readonly move?: string;
  readonly tiles?: string;
  readonly words?: readonly string[];
  readonly option?: string;
  readonly value?: unknown;
  readonly expect: {
    readonly accepted: boolean;
    readonly reason?: ActionFault['kind'];
    readonly invalidWords?: readonly string[];
    readonly turnLost?: boolean;
    readonly points?: number;
    readonly upheld?: boolean;
  };
}

interface GameCase {
  readonly id: string;
  readonly title: string;
  readonly profile: string;
  readonly options?: Partial<RuleProfile>;
  readonly lexicon: readonly string[] | null;
  readonly start: {
    readonly board: readonly string[];
    readonly racks: PerPlayer<string>;
    readonly bag: string;
    readonly scores: PerPlayer<number>;
    readonly toMove: string;
  };
  readonly overtimeSeconds?: PerPlayer<number>;
  readonly actions: readonly CaseAction[];
  readonly final: {
    readonly over: boolean;
    readonly endReason: string | null;
    readonly scores: PerPlayer<number>;
    readonly adjustments?: PerPlayer<number>;
    readonly winner?: string | null;
    readonly draw?: boolean;
    readonly lostOnTime?: string;
    readonly toMove?: string;
    readonly consecutivePasses?: number;
    readonly racks: PerPlayer<string>;
    readonly bagCount: number;
    readonly board: readonly string[];
  };
}

const cases: readonly GameCase[] = JSON.parse(readCases('game'));

function startOf({ profile: name, options, start }: GameCase): Game {
  const profile = { ...(PROFILES.get(name) ?? DEFAULT_PROFILE), ...options };
  const names = Object.keys(start.racks);
  const players = names.map((player) => ({ name: player, engine: undefined }));
  const deal = {
    board: boardOf(start.board),
    racks: names.map((player) => rackFrom(start.racks[player] ?? '')),
    bag: { symbols: symbolsIn(start.bag) },
    random: undefined,
    scores: names.map((player) => start.scores[player] ?? 0),
    toMove: names.indexOf(start.toMove),
    consecutivePasses: 0,
    scorelessTurns: 0,
  };
  const started = startGame({ profile, lexicon: undefined, players }, deal, 'ignore');
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  return started.value;
}

function actionOf(action: CaseAction, player: number): GameAction {
  switch (action.do) {
    case 'placement':
      return { kind: 'placement', player, placement: moveOf(action.move ?? '') };
    case 'exchange':
      return { kind: 'exchange', player, symbols: symbolsIn(action.tiles ?? '') };
    case 'challenge':
      return { kind: 'challenge', player, words: action.words };
    case 'setOption':
      return { kind: 'setOption', player, option: action.option ?? '', value: action.value };
    case 'pass':
    case 'closeWindow':
      return { kind: action.do, player };
    case 'overtime':
      throw new Error('no case has it as an action');
  }
}

/** The outcome of one action as the cases write it. */
function outcomeOf(before: Game, after: Game): CaseAction['expect'] {
  const event = after.history.at(-1);
  if (event === undefined || after.history.length !== before.history.length + 1) {
    throw new Error('an accepted action is one event');
  }
  switch (event.kind) {
    case 'placement':
      return { accepted: true, points: event.points };
    case 'lostTurn': {
      const { invalidWords } = event;
      return { accepted: false, reason: 'invalidWord', invalidWords, turnLost: true };
    }
    case 'challenge':
      return { accepted: true, upheld: event.invalidWords.length > 0, points: event.points };
    case 'exchange':
    case 'pass':
      return { accepted: true, points: 0 };
    case 'closeWindow':
    case 'overtime':
      return { accepted: true };
  }
}

function refusalOf(fault: ActionFault): CaseAction['expect'] {
  const refusal = { accepted: false, reason: fault.kind };
  if (fault.kind !== 'invalidWord') return refusal;
  return { ...refusal, invalidWords: fault.words.map(({ word }) => word) };
}

/** The final state as the cases write it, as far as the case asks. */
function finalOf(game: Game, names: readonly string[]): unknown {
  const { phase } = game;
  const nameOf = (player: number | undefined) =>
    player === undefined ? null : (names[player] ?? null);
  const state = {
    over: phase.kind === 'over',
    endReason: phase.kind === 'over' ? phase.endReason : null,
    scores: Object.fromEntries(names.map((name, player) => [name, game.scores[player]])),
    bagCount: game.bag.symbols.length,
    racks: Object.fromEntries(names.map((name, player) => [name, formatRack(game.racks[player]!)])),
    board: formatBoardText(game.board).trimEnd().split('\n'),
  };
  if (phase.kind !== 'over') {
    return { ...state, toMove: nameOf(game.toMove), consecutivePasses: game.consecutivePasses };
  }
  const { winner, isDraw: draw, adjustments } = phase;
  return {
    ...state,
    adjustments: Object.fromEntries(names.map((name, player) => [name, adjustments[player]])),
    winner: nameOf(winner),
    draw,
  };
}

describe('game cases', () => {
  test('there are 30 of them', () => expect(cases.map(({ id }) => id)).toHaveLength(30));

  test.each(cases.map((rule) => [`${rule.id} ${rule.title}`, rule] as const))('%s', (_, rule) => {
    const names = Object.keys(rule.start.racks);
    const lookup = rule.lexicon === null ? undefined : new Set(rule.lexicon);
    let game = startOf(rule);
    for (const [name, seconds] of Object.entries(rule.overtimeSeconds ?? {})) {
      const reported = playAction(
        game,
        { kind: 'overtime', player: names.indexOf(name), seconds },
        lookup,
      );
      if (reported.ok) game = reported.value;
    }
    for (const action of rule.actions) {
      const played = playAction(game, actionOf(action, names.indexOf(action.player)), lookup);
      const outcome = played.ok ? outcomeOf(game, played.value) : refusalOf(played.error);
      expect(outcome).toMatchObject(action.expect);
      if (played.ok) game = played.value;
    }
    expect(finalOf(game, names)).toEqual(rule.final);
  });
});
