/** The form for a new game: against a level, or several people at one screen. */
import { useState, type FormEvent, type ReactNode } from 'react';
import {
  createRandom,
  drawForStart,
  PROFILES,
  startSeededGame,
  DEFAULT_PROFILE,
  type Player,
  type RuleProfile,
} from '@bestzug/core';
import { LEVELS, type LevelNumber } from '@bestzug/strategy';
import { useEngineState } from '../engine/engine-client.ts';
import { useSettings } from '../settings/settings-store.ts';
import { RULES, type RulesName } from '../settings/settings.ts';
import { useMessages } from '../texts/messages.ts';
import { beginGame } from './game-store.ts';
import { engineOf } from './game-step.ts';

const MAX_PEOPLE = 4;
const STARTS = ['draw', 'first', 'second'] as const;

/** What the form holds. */
interface GameWish {
  readonly kind: 'level' | 'people';
  readonly level: LevelNumber;
  readonly names: readonly string[];
  readonly rules: RulesName;
  readonly start: (typeof STARTS)[number];
}

/** See above. */
export function NewGame(): ReactNode {
  const messages = useMessages();
  const { play, app } = messages;
  const engineState = useEngineState();
  const inRule = useSettings((settings) => settings.inRule);
  const [wish, setWish] = useState<GameWish>({
    kind: 'level',
    level: 3,
    names: [play.ownName, ''],
    rules: 'familie',
    start: 'draw',
  });
  const change = (changes: Partial<GameWish>): void => setWish({ ...wish, ...changes });
  const people = wish.kind === 'level' ? wish.names.slice(0, 1) : wish.names;
  const trimmed = people.map((name) => name.trim());
  const areNamesFine =
    trimmed.every((name) => name !== '') && new Set(trimmed).size === trimmed.length;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!areNamesFine || engineState.kind !== 'ready') return;
    const players: Player[] = trimmed.map((name) => ({ name, engine: undefined }));
    if (wish.kind === 'level') {
      players.push({ name: play.level(wish.level), engine: engineOf(wish.level) });
    }
    const profile = PROFILES.get(wish.rules) ?? DEFAULT_PROFILE;
    start(players, inRule ? { ...profile, inRule: { ...profile.inRule, enabled: true } } : profile);
  };

  const start = (players: readonly Player[], profile: RuleProfile): void => {
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    const random = createRandom(seed);
    const drawn = drawForStart(players.length, profile, random).first;
    const first = wish.start === 'draw' ? drawn : wish.start === 'first' ? 0 : 1;
    const lexicon = engineState.kind === 'ready' ? engineState.list : undefined;
    const game = startSeededGame({ profile, lexicon, players }, seed, first);
    if (game.ok) beginGame(game.value, seed);
  };

  return (
    <form className="new-game" onSubmit={submit}>
      <h1>{play.newGame}</h1>
      <fieldset className="new-game__part">
        <legend>{play.opponent}</legend>
        <div className="choice" role="group">
          {(['level', 'people'] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              className="choice__option"
              aria-pressed={wish.kind === kind}
              onClick={() => change({ kind })}
            >
              {kind === 'level' ? play.againstLevel : play.onOneScreen}
            </button>
          ))}
        </div>
        {wish.kind === 'level' ? (
          <div className="levels" role="radiogroup" aria-label={play.opponent}>
            {LEVELS.map(({ number: level }) => (
              <label key={level} className="levels__level">
                <input
                  type="radio"
                  name="level"
                  checked={wish.level === level}
                  onChange={() => change({ level })}
                />
                <strong>{play.level(level)}</strong>
                <span className="muted">{play.levelSentences[level]}</span>
              </label>
            ))}
          </div>
        ) : (
          <Names wish={wish} change={change} />
        )}
      </fieldset>
      <fieldset className="new-game__part">
        <legend>{play.rules}</legend>
        <div className="levels">
          {RULES.map((rules) => {
            const isTooMany = (PROFILES.get(rules)?.players.max ?? 2) < people.length;
            return (
              <label key={rules} className="levels__level">
                <input
                  type="radio"
                  name="rules"
                  checked={wish.rules === rules}
                  disabled={isTooMany}
                  onChange={() => change({ rules })}
                />
                <strong>{app.rules[rules]}</strong>
                <span className="muted">
                  {isTooMany ? play.onlyTwo : play.ruleSentences[rules]}
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      {wish.kind === 'level' ? (
        <fieldset className="new-game__part">
          <legend>{play.whoStarts}</legend>
          <div className="choice" role="group" aria-label={play.whoStarts}>
            {STARTS.map((first) => (
              <button
                key={first}
                type="button"
                className="choice__option"
                aria-pressed={wish.start === first}
                onClick={() => change({ start: first })}
              >
                {play.starts[first]}
              </button>
            ))}
          </div>
        </fieldset>
      ) : null}
      {areNamesFine ? null : <p className="note note--warn">{play.sameNames}</p>}
      <button
        type="submit"
        className="button button--main new-game__begin"
        aria-disabled={!areNamesFine || engineState.kind !== 'ready'}
      >
        {engineState.kind === 'ready' ? play.begin : app.loadingList}
      </button>
    </form>
  );
}

interface NamesProps {
  readonly wish: GameWish;
  readonly change: (changes: Partial<GameWish>) => void;
}

function Names({ wish: { names, rules }, change }: NamesProps): ReactNode {
  const { play } = useMessages();
  // More than two play at the kitchen table only.
  const setNames = (next: readonly string[]): void =>
    change({ names: next, rules: next.length > 2 ? 'familie' : rules });
  return (
    <div className="names">
      {names.map((name, index) => (
        // Players have nothing but their place while they have no name.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="names__row">
          <input
            className="field"
            aria-label={play.playerName(index + 1)}
            placeholder={play.playerName(index + 1)}
            maxLength={20}
            value={name}
            onChange={(event) => setNames(names.with(index, event.target.value))}
          />
          {names.length > 2 ? (
            <button
              type="button"
              className="button button--quiet"
              aria-label={play.removePlayer(name === '' ? play.playerName(index + 1) : name)}
              onClick={() => setNames(names.toSpliced(index, 1))}
            >
              ×
            </button>
          ) : null}
        </div>
      ))}
      {names.length < MAX_PEOPLE ? (
        <button type="button" className="button" onClick={() => setNames([...names, ''])}>
          {play.addPlayer}
        </button>
      ) : null}
    </div>
  );
}
