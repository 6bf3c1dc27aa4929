/** Positions pasted without a dialog. */
import { useEffect } from 'react';
import type { RuleProfile } from '@bestzug/core';
import { takeEdition } from './position-edition.ts';
import { notify } from './position-notice.ts';
import { readPositionText } from './position-reading.ts';
import { usePosition } from './position-store.ts';

/** A text pasted anywhere on the page but into a field is a position. */
export function usePaste(profile: RuleProfile): void {
  useEffect(() => {
    const onPaste = async (event: ClipboardEvent): Promise<void> => {
      const target = event.target;
      if (target instanceof HTMLElement && target.closest('input, textarea, select') !== null)
        return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      const content = await readPositionText(text, profile);
      if (content.ok) {
        usePosition.getState().change(content.value);
        takeEdition(text, content.value);
      }
      notify(content.ok ? { kind: 'taken' } : content.error);
    };
    const listener = (event: ClipboardEvent): void => void onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [profile]);
}
