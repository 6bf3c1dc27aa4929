/** The settings; a change takes effect at once. */
import { useId, type ReactNode } from 'react';
import { fixesInRule } from '@bestzug/core';
import { useEngineState } from '../engine/engine-client.ts';
import { useMessages } from '../texts/messages.ts';
import { EDITIONS } from './edition.ts';
import { HouseWordList } from './house-word-list.tsx';
import { OwnListLoader } from './own-list-loader.tsx';
import { LANGUAGES, PREMIUM_LABELS, RULES, THEMES, type Settings } from './settings.ts';
import { useSettings } from './settings-store.ts';
import './settings.css';

/** See above. */
export function SettingsView(): ReactNode {
  const { settings: texts, app } = useMessages();
  const settings = useSettings();
  const { change } = settings;
  return (
    <div className="settings">
      <h1>{texts.title}</h1>

      <Section title={texts.rules}>
        <Choices
          legend={texts.rules}
          isHeaded
          values={RULES}
          value={settings.rules}
          nameOf={(rules) => app.rules[rules]}
          helpOf={(rules) => texts.rulesHelp[rules]}
          onChoose={(rules) => change({ rules })}
        />
        <Choices
          legend={app.edition}
          values={EDITIONS}
          value={settings.edition}
          nameOf={(edition) => app.editions[edition]}
          helpOf={(edition) => app.editionSentences[edition]}
          onChoose={(edition) => change({ edition })}
        />
        <Switch
          label={texts.inRule}
          help={`${texts.inRuleHelp}${fixesInRule(settings.rules) ? ` ${texts.inRuleFixed}` : ''}`}
          isOn={settings.inRule && !fixesInRule(settings.rules)}
          isFixed={fixesInRule(settings.rules)}
          onChange={(inRule) => change({ inRule })}
        />
        <p className="muted">{texts.forNewGames}</p>
      </Section>

      <Section title={texts.list}>
        <ListChoices settings={settings} />
        <OwnListLoader />
        <h3>{texts.houseWords}</h3>
        <p className="muted">{texts.houseHelp}</p>
        <HouseWordList />
      </Section>

      <Section title={texts.appearance}>
        <Choices
          legend={texts.theme}
          values={THEMES}
          value={settings.theme}
          nameOf={(theme) => texts.themes[theme]}
          onChoose={(theme) => change({ theme })}
        />
        <Choices
          legend={texts.premiumLabels}
          values={PREMIUM_LABELS}
          value={settings.premiumLabels}
          nameOf={(labels) => texts.premiumLabelNames[labels]}
          onChoose={(premiumLabels) => change({ premiumLabels })}
        />
        <Choices
          legend={texts.language}
          values={LANGUAGES}
          value={settings.language}
          nameOf={(language) => texts.languages[language]}
          onChoose={(language) => change({ language })}
        />
      </Section>

      <Section title={texts.keyboard}>
        <Switch
          label={texts.arrowsTurn}
          isOn={settings.arrowsTurn}
          onChange={(arrowsTurn) => change({ arrowsTurn })}
        />
        <dl className="keys">
          {texts.keys.map(([keys, meaning]) => (
            <div key={keys} className="keys__line">
              <dt>{keys}</dt>
              <dd className="muted">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Section>

      <Section title={texts.data}>
        <p>{texts.dataHelp}</p>
      </Section>
    </div>
  );
}

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className="settings__section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  /** Whether the heading above says the same. */
  readonly isHeaded?: boolean;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly helpOf?: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** One of a few values. */
function Choices<Value extends string>(props: ChoicesProps<Value>): ReactNode {
  const { legend, isHeaded = false, values, value, nameOf, helpOf, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className={isHeaded ? 'visually-hidden' : 'choices__legend'}>{legend}</legend>
      {values.map((one) => (
        <label key={one} className="choices__choice">
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          <span>
            {nameOf(one)}
            {helpOf === undefined ? null : <span className="choices__help">{helpOf(one)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly isOn: boolean;
  /** Whether it cannot be changed now. */
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, help, isOn, isFixed = false, onChange }: SwitchProps): ReactNode {
  return (
    <label className="choices__choice">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {help === undefined ? null : <span className="choices__help">{help}</span>}
      </span>
    </label>
  );
}

function ListChoices({ settings }: { readonly settings: Settings }): ReactNode {
  const { settings: texts, word, formats, faults } = useMessages();
  const change = useSettings((store) => store.change);
  const state = useEngineState();
  return (
    <>
      <Choices
        legend={texts.list}
        isHeaded
        values={['de', 'own'] as const}
        value={settings.list}
        nameOf={(list) => (list === 'de' ? texts.germanList : texts.ownList)}
        onChoose={(list) => change({ list })}
      />
      {state.kind === 'ready' ? (
        <p className="muted">
          {word.notOfficial(
            state.list.name,
            formats.count(state.list.words),
            state.list.sha256.slice(0, 12),
          )}
        </p>
      ) : null}
      {state.kind === 'failed' ? (
        <p className="note note--bad" role="alert">
          {faults.engine(state.fault)}
        </p>
      ) : null}
    </>
  );
}
