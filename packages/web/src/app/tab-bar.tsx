/** The views at the bottom of narrow windows, in reach of the thumb. */
import type { ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';
import { Icon, type IconName } from './icon.tsx';
import { hashOf, VIEWS, type ViewName } from './route.ts';

const ICONS: Readonly<Record<ViewName, IconName>> = {
  stellung: 'position',
  spielen: 'play',
  wort: 'word',
  einstellungen: 'settings',
};

/** The bar. */
export function TabBar({ view }: { readonly view: ViewName }): ReactNode {
  const { app } = useMessages();
  return (
    <nav className="tab-bar" aria-label={app.viewsLabel}>
      {VIEWS.map((name) => (
        <a
          key={name}
          className="tab-bar__tab"
          href={hashOf(name)}
          aria-current={name === view ? 'page' : undefined}
        >
          <Icon name={ICONS[name]} />
          {app.shortViews[name]}
        </a>
      ))}
    </nav>
  );
}
