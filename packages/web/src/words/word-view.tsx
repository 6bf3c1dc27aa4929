/** Checks words: verdict and reason first, then what can be made of the word. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { letterOf, normalizeWord, type WordFault } from '@bestzug/lexicon';
import { Icon } from '../app/icon.tsx';
import { goTo, hashOf, useRoute } from '../app/route.ts';
import { engine, loadEngine, useEngineState } from '../engine/engine-client.ts';
import type { WordReport } from '../engine/engine-protocol.ts';
import { profileOf } from '../settings/rule-profile.ts';
import { useSettings } from '../settings/settings-store.ts';
import { TileView } from '../board/tile-view.tsx';
import { useMessages } from '../texts/messages.ts';
import { HouseWordButton } from './house-word-button.tsx';
import { useLastWords } from './last-words.ts';
import './words.css';

/** Words of one input that are looked at. */
const MAX_WORDS = 20;

/** A word as entered, and what came of it. */
interface CheckedInput {
  readonly input: string;
  readonly result:
    | { readonly kind: 'fault'; readonly fault: WordFault }
    | { readonly kind: 'report'; readonly report: WordReport };
}

/** See above. */
export function WordView(): ReactNode {
  const { word: texts, app, faults } = useMessages();
  const { parameters } = useRoute();
  const asked = parameters.get('w') ?? '';
  const [text, setText] = useState({ asked, value: asked });
  const value = text.asked === asked ? text.value : asked;
  const checked = useChecked(asked);
  const state = useEngineState();
  const last = useLastWords((words) => words.words);

  const check = (event: FormEvent): void => {
    event.preventDefault();
    goTo(hashOf('wort', { w: value.trim() }));
  };

  return (
    <div className="words">
      <h1>{texts.title}</h1>
      <form className="words__form" onSubmit={check}>
        <label className="visually-hidden" htmlFor="word">
          {texts.label}
        </label>
        <input
          id="word"
          className="field words__field"
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={texts.label}
          aria-describedby="word-help"
          onChange={(event) => setText({ asked, value: event.target.value })}
        />
        <button type="submit" className="button button--main">
          {texts.check}
        </button>
      </form>
      <p id="word-help" className="muted">
        {texts.help}
      </p>
      {state.kind === 'failed' ? (
        <div className="note note--bad" role="alert">
          <p>{faults.engine(state.fault)}</p>
          <button type="button" className="button" onClick={() => void loadEngine()}>
            {app.retry}
          </button>
        </div>
      ) : null}
      {state.kind === 'loading' && asked !== '' ? (
        <p className="muted" role="status">
          {app.loadingList}
        </p>
      ) : null}
      <div className="words__results" aria-live="polite">
        {checked.map(({ input, result }, index) => (
          <article
            // The same word may be entered twice.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${input} ${index}`}
            className="verdict"
          >
            {result.kind === 'fault' ? (
              <p className="verdict__line verdict__line--bad">
                <Icon name="bad" /> {texts.fault(result.fault)}
              </p>
            ) : (
              <Verdict input={input} report={result.report} />
            )}
          </article>
        ))}
      </div>
      {last.length === 0 ? null : (
        <section className="words__last" aria-labelledby="last-words">
          <h2 id="last-words">{texts.last}</h2>
          <WordLinks words={last} />
        </section>
      )}
      {state.kind === 'ready' ? <ListLine /> : null}
    </div>
  );
}

function Verdict({
  input,
  report,
}: {
  readonly input: string;
  readonly report: WordReport;
}): ReactNode {
  const { word: texts } = useMessages();
  const settings = useSettings();
  const state = useEngineState();
  const { tileSet } = profileOf(settings);
  const { word, isWord, removalReason, similar } = report;
  const letters = [...word].map((character) => letterOf(character) ?? 0);
  const points = letters.reduce((sum, letter) => sum + (tileSet.points[letter] ?? 0), 0);
  // Upper case alone makes SS of ß, which is worth a remark.
  const isFolded = [...input].length !== [...word].length || input.toUpperCase() !== word;
  return (
    <>
      {isFolded ? <p className="muted">{texts.readAs(input, word)}</p> : null}
      <p className={`verdict__line verdict__line--${isWord ? 'good' : 'bad'}`}>
        <Icon name={isWord ? 'good' : 'bad'} />
        {isWord
          ? texts.valid(word)
          : texts.invalid(word, state.kind === 'ready' ? state.list.name : '')}
      </p>
      <div className="verdict__tiles" aria-hidden="true">
        {letters.map((letter, index) => (
          // The letters of a word have no other name than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="verdict__tile">
            <TileView tile={letter} tileSet={tileSet} />
          </span>
        ))}
      </div>
      <p className="muted">
        {texts.pointsFaceValue(points)}
        {settings.addedWords.includes(word) ? ` · ${texts.house(word)}` : ''}
      </p>
      {removalReason === undefined ? null : <p>{texts.removed(removalReason)}</p>}
      {similar.length === 0 ? null : (
        <p>
          {texts.similar}: <WordLinks words={similar} />
        </p>
      )}
      <dl className="verdict__facts">
        <dt>{texts.frontHooks}</dt>
        <dd>
          <WordLinks words={report.frontHooks.map((hook) => hook + word)} none={texts.none} />
        </dd>
        <dt>{texts.backHooks}</dt>
        <dd>
          <WordLinks words={report.backHooks.map((hook) => word + hook)} none={texts.none} />
        </dd>
        <dt>{texts.anagrams}</dt>
        <dd>
          <WordLinks words={report.anagrams} none={texts.none} />
        </dd>
      </dl>
      <HouseWordButton word={word} isWord={isWord} />
    </>
  );
}

function WordLinks({
  words,
  none,
}: {
  readonly words: readonly string[];
  readonly none?: string;
}): ReactNode {
  if (words.length === 0) return <span className="muted">{none}</span>;
  return (
    <span className="word-links">
      {words.map((word) => (
        <a key={word} className="word-links__word" href={hashOf('wort', { w: word })}>
          {word}
        </a>
      ))}
    </span>
  );
}

function ListLine(): ReactNode {
  const { word: texts, formats } = useMessages();
  const state = useEngineState();
  if (state.kind !== 'ready') return null;
  const { name, words, sha256 } = state.list;
  return (
    <p className="muted words__list">
      {texts.notOfficial(name, formats.count(words), sha256.slice(0, 12))}
    </p>
  );
}

/** Reports on the words of a text, in their order. */
function useChecked(text: string): readonly CheckedInput[] {
  const [checked, setChecked] = useState<readonly CheckedInput[]>([]);
  const version = useEngineState((state) => (state.kind === 'ready' ? state.version : 0));

  useEffect(() => {
    let isStale = false;
    if (version === 0) return undefined;
    void checkWords(text).then((results) => {
      if (isStale) return;
      setChecked(results);
      useLastWords
        .getState()
        .note(
          results.flatMap(({ result }) => (result.kind === 'report' ? result.report.word : [])),
        );
    });
    return () => {
      isStale = true;
    };
  }, [text, version]);

  return checked;
}

async function checkWords(text: string): Promise<CheckedInput[]> {
  const inputs = text.split(/[\s,;]+/u).filter((input) => input !== '');
  return Promise.all(
    inputs.slice(0, MAX_WORDS).map(async (input): Promise<CheckedInput> => {
      const word = normalizeWord(input.normalize('NFC'));
      if (!word.ok) return { input, result: { kind: 'fault', fault: word.error } };
      const report = await engine().reportWord(word.value);
      return { input, result: { kind: 'report', report } };
    }),
  );
}
