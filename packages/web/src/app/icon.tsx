/** Line icons, drawn on 20 by 20. They say nothing to screen readers: their buttons do. */
import type { ReactNode } from 'react';

const PATHS = {
  across: 'M3 10h13M11 5l5 5-5 5',
  before: 'M17 10H4M9 5l-5 5 5 5',
  down: 'M10 3v13M5 11l5 5 5-5',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4',
  position: 'M3 5h4M3 10h4M3 15h4M10 5h7M10 10h7M10 15h4',
  play: 'M3 3h8v8H3zM9 9h8v8H9z',
  word: 'M3 15 7 5l4 10M4.5 12h5M13 12l2 2 3-5',
  settings: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  dark: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z',
  close: 'M5 5l10 10M15 5 5 15',
  zoom: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4M6.5 9h5M9 6.5v5',
  shuffle: 'M3 6h3l7 8h4M3 14h3l2-2.3M11 8.3 13 6h4M15 4l2 2-2 2M15 12l2 2-2 2',
  sort: 'M5 4v12M5 16l-3-3M5 16l3-3M11 6h7M11 10h5M11 14h3',
  back: 'M10 3v11M5.5 9.5 10 14l4.5-4.5M4 17h12',
  falling: 'M10 4v11M6 11l4 4 4-4',
  paste: 'M7 4H5v13h10V4h-2M7 3h6v3H7zM8 10h4M8 13h4',
  share: 'M10 12V3M6.5 6.5 10 3l3.5 3.5M5 9H4v8h12V9h-1',
  clear: 'M5 6h10M8 6V4h4v2M6.5 6l.7 11h5.6l.7-11',
  bad: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM7.5 7.5l5 5M12.5 7.5l-5 5',
  good: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM6.5 10.5l2.5 2.5 4.5-5.5',
} as const;

/** Names of icons. */
export type IconName = keyof typeof PATHS;

/** An icon in the colour of the text. */
export const Icon = ({ name }: { readonly name: IconName }): ReactNode => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
