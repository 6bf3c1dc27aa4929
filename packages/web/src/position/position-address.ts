/** Keeps the position in the address, so that a link shares it, and in the browser for the next visit. */
import { keepText, readKeptText } from '../app/kept.ts';
import { hashOf, parseRoute, replaceRoute } from '../app/route.ts';
import { profileOf } from '../settings/rule-profile.ts';
import { useSettings } from '../settings/settings-store.ts';
import {
  contentOfCgp,
  emptyContent,
  isEmptyContent,
  type PositionContent,
} from './position-content.ts';
import { takeEdition, textOfPosition } from './position-edition.ts';
import { notify } from './position-notice.ts';
import { usePosition } from './position-store.ts';

/** Name of the parameter that holds the position. */
const PARAMETER = 'cgp';

const STORAGE_KEY = 'bestzug.position';

/** The address of a position, for links from other views. */
const hashOfPosition = (content: PositionContent): string =>
  isEmptyContent(content)
    ? hashOf('stellung')
    : hashOf('stellung', { [PARAMETER]: textOfPosition(content) });

/** Opens the position of the address or of the last visit, and follows both from then on. Call once. */
export function startPosition(): void {
  usePosition.subscribe(({ content }, before) => {
    if (content === before.content) return;
    save(content);
  });
  if (!openAddress()) {
    const stored = readKeptText(STORAGE_KEY);
    if (stored !== null) open(stored);
  }
  writeAddress();
  window.addEventListener('hashchange', () => {
    if (!openAddress()) writeAddress();
  });
  // Another edition may be played on another board, and its name is part of the position.
  useSettings.subscribe((settings, before) => {
    if (settings.edition === before.edition) return;
    const { layout } = profileOf(settings);
    const { content, open: start } = usePosition.getState();
    if (content.board.layout.name !== layout.name) start(emptyContent(layout));
    else save(content);
  });
}

/** Whether the address holds a position. */
function openAddress(): boolean {
  const { view, parameters } = parseRoute(window.location.hash);
  const text = parameters.get(PARAMETER);
  if (view !== 'stellung' || text === null) return false;
  const { content } = usePosition.getState();
  if (text !== textOfPosition(content)) open(text);
  return true;
}

function open(text: string): void {
  const content = contentOfCgp(text, profileOf(useSettings.getState()).layout);
  if (!content.ok) {
    notify({ kind: 'unreadable', fault: content.error });
    return;
  }
  usePosition.getState().open(content.value);
  takeEdition(text, content.value, 'standard');
}

function save(content: PositionContent): void {
  keepText(STORAGE_KEY, textOfPosition(content));
  writeAddress();
}

function writeAddress(): void {
  if (parseRoute(window.location.hash).view !== 'stellung') return;
  replaceRoute(hashOfPosition(usePosition.getState().content));
}
