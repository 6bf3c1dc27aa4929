/** Says that a new version of the page is ready, in a corner where it covers and moves nothing. */
import type { ReactNode } from 'react';
import { useMessages } from '../texts/messages.ts';
import { dismissUpdate, takeUpdate, useUpdate } from './offline.ts';

/** Always there, so that screen readers hear what comes into it. */
export function UpdateNotice(): ReactNode {
  const { app } = useMessages();
  const { isReady } = useUpdate();
  return (
    <div className="update" role="status">
      {isReady ? (
        <div className="note update__note">
          <p>{app.updateReady}</p>
          <div className="update__buttons">
            <button type="button" className="button button--quiet" onClick={dismissUpdate}>
              {app.later}
            </button>
            <button type="button" className="button" onClick={takeUpdate}>
              {app.reload}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
