/** The page: header, the view of the address, tabs. */
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';
import { PositionView } from '../position/position-view.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { TabBar } from './tab-bar.tsx';
import { useRoute, type ViewName } from './route.ts';
import { UpdateNotice } from './update-notice.tsx';
import './app.css';

// The first view comes with the page, the others when somebody goes there.
const others = () => import('./other-views.ts');
const PlayView = lazy(async () => ({ default: (await others()).PlayView }));
const WordView = lazy(async () => ({ default: (await others()).WordView }));
const SettingsView = lazy(async () => ({ default: (await others()).SettingsView }));

/** The whole page. */
export function App(): ReactNode {
  const { view } = useRoute();
  const messages = useMessages();
  const theme = useSettings((settings) => settings.theme);

  useEffect(() => {
    const { documentElement } = document;
    documentElement.lang = messages.language;
    if (theme === 'system') delete documentElement.dataset['theme'];
    else documentElement.dataset['theme'] = theme;
  }, [theme, messages]);

  useEffect(() => {
    document.title = view === 'stellung' ? 'Bestzug' : `${messages.app.views[view]} · Bestzug`;
  }, [view, messages]);

  return (
    <>
      <a className="skip-link" href="#main" onClick={focusMain}>
        {messages.app.skipToContent}
      </a>
      <Header view={view} />
      <main id="main" className={`main main--${view}`} tabIndex={-1}>
        <ErrorBoundary key={view} message={messages.app.crashed} reload={messages.app.reload}>
          <Suspense fallback={null}>{viewOf(view)}</Suspense>
        </ErrorBoundary>
      </main>
      <TabBar view={view} />
      <UpdateNotice />
    </>
  );
}

/** The address holds the view, so a plain link to `#main` would leave it. */
function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function viewOf(view: ViewName): ReactNode {
  switch (view) {
    case 'stellung':
      return <PositionView />;
    case 'spielen':
      return <PlayView />;
    case 'wort':
      return <WordView />;
    case 'einstellungen':
      return <SettingsView />;
  }
}
