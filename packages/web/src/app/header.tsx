/** Name, tabs on wide windows, and which list and rules decide. */
import { useSyncExternalStore, type ReactNode } from 'react';
import { useEngineState } from '../engine/engine-client.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';
import { Icon } from './icon.tsx';
import { hashOf, VIEWS, type ViewName } from './route.ts';

/** The header. */
export function Header({ view }: { readonly view: ViewName }): ReactNode {
  const { app } = useMessages();
  return (
    <header className="header">
      <a className="header__name" href={hashOf('stellung')}>
        <svg className="header__sign" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="1" y="15" width="8" height="8" rx="1.5" className="header__step" />
          <rect x="8" y="8" width="8" height="8" rx="1.5" className="header__step" />
          <rect x="15" y="1" width="8" height="8" rx="1.5" className="header__top" />
        </svg>
        Bestzug
      </a>
      <nav className="header__tabs" aria-label={app.viewsLabel}>
        {VIEWS.map((name) => (
          <a
            key={name}
            className="header__tab"
            href={hashOf(name)}
            aria-current={name === view ? 'page' : undefined}
          >
            {app.views[name]}
          </a>
        ))}
      </nav>
      <ListChip view={view} />
      <ThemeButton />
    </header>
  );
}

function ListChip({ view }: { readonly view: ViewName }): ReactNode {
  const { app, formats } = useMessages();
  const state = useEngineState();
  const rules = useSettings((settings) => settings.rules);
  const edition = useSettings((settings) => settings.edition);
  // A game has rules of its own and shows them itself.
  const names =
    view === 'spielen'
      ? []
      : [app.rules[rules], ...(edition === 'standard' ? [] : [app.editions[edition]])];
  const list =
    state.kind === 'ready' ? [app.listName(state.list.name, formats.count(state.list.words))] : [];
  const text = [...list, ...names].join(' · ');
  return (
    <a className="header__list" href={hashOf('einstellungen')}>
      {text}
    </a>
  );
}

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(listener: () => void): () => void {
  darkQuery.addEventListener('change', listener);
  return () => darkQuery.removeEventListener('change', listener);
}

function ThemeButton(): ReactNode {
  const { app } = useMessages();
  const theme = useSettings((settings) => settings.theme);
  const change = useSettings((settings) => settings.change);
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => darkQuery.matches);
  const isDark = theme === 'dark' || (theme === 'system' && isSystemDark);
  return (
    <button
      type="button"
      className="button button--quiet button--icon header__theme"
      aria-label={isDark ? app.toLight : app.toDark}
      title={isDark ? app.toLight : app.toDark}
      onClick={() => change({ theme: isDark ? 'light' : 'dark' })}
    >
      <Icon name={isDark ? 'light' : 'dark'} />
    </button>
  );
}
