/** See the tab of this name. */
import { type ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';

/** The view. */
export function PlayView(): ReactNode {
  const { app } = useMessages();
  return <h1>{app.views.spielen}</h1>;
}
