/** Takes a word list from a file of the user; it stays in the browser. */
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { engine, loadEngine } from '../engine/engine-client.ts';
import { useMessages } from '../texts/messages.ts';
import { useSettings } from './settings-store.ts';

/** Longer files are no word lists. */
const MAX_BYTES = 100_000_000;

type Outcome =
  | {
      readonly kind: 'stored';
      readonly name: string;
      readonly words: number;
      readonly discarded: number;
    }
  | { readonly kind: 'empty' | 'working' };

/** A button that opens the file chooser, and what came of the file. */
export function OwnListLoader(): ReactNode {
  const { settings: texts, app, formats } = useMessages();
  const [outcome, setOutcome] = useState<Outcome>();

  const load = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const field = event.currentTarget;
    const file = field.files?.[0];
    if (file === undefined || file.size > MAX_BYTES) return;
    setOutcome({ kind: 'working' });
    const name = file.name.replace(/\.[^.]*$/u, '');
    const stored = await engine().storeOwnList(name, textOf(await file.arrayBuffer()));
    field.value = '';
    if (!stored.ok) return;
    const { identity, discarded } = stored.value;
    if (identity.words === 0) {
      setOutcome({ kind: 'empty' });
      return;
    }
    setOutcome({ kind: 'stored', name, words: identity.words, discarded });
    // Choosing the own list loads it; if it is chosen already, it is another one now.
    const settings = useSettings.getState();
    if (settings.list === 'own') void loadEngine();
    else settings.change({ list: 'own' });
  };

  return (
    <div className="own-list">
      <label className="button own-list__choose">
        {texts.chooseFile}
        <input
          type="file"
          className="visually-hidden"
          accept=".txt,.lst,.dic,text/plain"
          aria-describedby="own-list-help"
          onChange={(event) => void load(event)}
        />
      </label>
      <p id="own-list-help" className="muted">
        {texts.ownListHelp}
      </p>
      <p role="status">
        {outcome === undefined
          ? ''
          : outcome.kind === 'stored'
            ? texts.ownListStored(
                outcome.name,
                formats.count(outcome.words),
                formats.count(outcome.discarded),
              )
            : outcome.kind === 'empty'
              ? texts.ownListEmpty
              : app.loadingList}
      </p>
    </div>
  );
}

/** Lists are UTF-8, or as old ones are, ISO-8859-1. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('iso-8859-1').decode(bytes);
  }
}
