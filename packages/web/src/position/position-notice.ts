/** What the status line has to say about the last step: facts, put into words where they are shown. */
import { create } from 'zustand';
import type { BoardTextFault, CgpFault, Direction, Square } from '@bestzug/core';
import type { GcgFault } from '@bestzug/formats';

/** A remark about the position. */
export type PositionNotice =
  | { readonly kind: 'unreadable'; readonly fault: CgpFault | BoardTextFault }
  | { readonly kind: 'unreadableGcg'; readonly fault: GcgFault }
  | { readonly kind: 'taken' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'laid'; readonly sign: string; readonly square: Square }
  | { readonly kind: 'removed'; readonly square: Square }
  | { readonly kind: 'direction'; readonly direction: Direction }
  | { readonly kind: 'rackFull' }
  | { readonly kind: 'lacksTile'; readonly symbol: number };

interface NoticeStore {
  readonly notice: PositionNotice | undefined;
}

/** The remark that is shown. */
export const useNotice = create<NoticeStore>()(() => ({ notice: undefined }));

/** Shows another remark, or none. */
export function notify(notice: PositionNotice | undefined): void {
  useNotice.setState({ notice });
}
