/** Starts the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { keepOffline } from './app/offline.ts';
import { startEngine } from './engine/engine-client.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';

startEngine();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
keepOffline();
