/** See the tab of this name. */
import { type ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';

/** The view. */
export function WordView(): ReactNode {
  const { app } = useMessages();
  return <h1>{app.views.wort}</h1>;
}
