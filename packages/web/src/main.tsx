/** Starts the page. */
// First, so that the styles of views come behind them.
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepOffline } from './app/offline.ts';
import { startEngine } from './engine/engine-client.ts';
import { startPosition } from './position/position-address.ts';

startEngine();
startPosition();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
keepOffline();
