/** The form for a new game: against a level, or several people at one screen. */
import type { FormEvent, ReactNode } from 'react';
import { createRandom, drawForStart, PROFILES, startSeededGame, type Player } from '@bestzug/core';
import { LEVELS } from '@bestzug/strategy';
import { useEngineState } from '../engine/engine-client.ts';
import { EDITIONS } from '../settings/edition.ts';
import { useSettings } from '../settings/settings-store.ts';
import { RULES, type RulesName } from '../settings/settings.ts';
import { useMessages } from '../texts/messages.ts';
import { ClockChoice } from './clock-choice.tsx';
import { beginGame } from './game-store.ts';
import { engineOf } from './game-step.ts';
import { profileOfWish, STARTS, useGameWish, type GameWish } from './game-wish.ts';
import { RadioList } from './radio-list.tsx';
import './new-game.css';

const MAX_PEOPLE = 4;

/** See above. */
export function NewGame(): ReactNode {
  const messages = useMessages();
  const { play, app } = messages;
  const engineState = useEngineState();
  const inRule = useSettings((settings) => settings.inRule);
  const { wish, change } = useGameWish();
  const people = peopleOf(wish, play.ownName);
  const areNamesFine =
    people.every((name) => name !== '') && new Set(people).size === people.length;

  const isTooMany = (rules: RulesName): boolean =>
    (PROFILES.get(rules)?.players.max ?? 2) < people.length;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!areNamesFine || engineState.kind !== 'ready') return;
    const players: Player[] = people.map((name) => ({ name, engine: undefined }));
    if (wish.kind === 'level') {
      players.push({ name: play.level(wish.level), engine: engineOf(wish.level) });
    }
    const profile = profileOfWish(wish, inRule);
    const [seed = 1] = crypto.getRandomValues(new Uint32Array(1));
    const drawn = drawForStart(players.length, profile, createRandom(seed)).first;
    const first =
      wish.start === 'draw' || wish.kind === 'people' ? drawn : wish.start === 'first' ? 0 : 1;
    const game = startSeededGame({ profile, lexicon: engineState.list, players }, seed, first);
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
          <RadioList
            values={LEVELS.map(({ number }) => number)}
            value={wish.level}
            nameOf={(level) => play.level(level)}
            helpOf={(level) => play.levelSentences[level]}
            onChoose={(level) => change({ level })}
          />
        ) : (
          <Names wish={wish} change={change} />
        )}
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
      <details className="new-game__more">
        <summary>
          <strong>{play.more}</strong>{' '}
          <span className="muted">
            {[
              app.rules[wish.rules],
              app.editions[wish.edition],
              play.clockMinutes(wish.minutes),
            ].join(' · ')}
          </span>
        </summary>
        <fieldset className="new-game__part">
          <legend>{play.rules}</legend>
          <RadioList
            values={RULES}
            value={wish.rules}
            nameOf={(rules) => app.rules[rules]}
            helpOf={(rules) => (isTooMany(rules) ? play.onlyTwo : play.ruleSentences[rules])}
            isDisabled={isTooMany}
            onChoose={(rules) => change({ rules })}
          />
        </fieldset>
        <fieldset className="new-game__part">
          <legend>{app.edition}</legend>
          <RadioList
            values={EDITIONS}
            value={wish.edition}
            nameOf={(edition) => app.editions[edition]}
            helpOf={(edition) => app.editionSentences[edition]}
            onChoose={(edition) => change({ edition })}
          />
        </fieldset>
        <ClockChoice
          minutes={wish.minutes}
          minutesToLoss={profileOfWish(wish, false).overtimeLossMinutes}
          onChoose={(minutes) => change({ minutes })}
        />
      </details>
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

/** Names of the people; against the computer a name is needed by nobody. */
function peopleOf({ kind, names }: GameWish, ownName: string): string[] {
  const trimmed = names.map((name) => name.trim());
  return kind === 'people' ? trimmed : [trimmed[0] || ownName];
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
