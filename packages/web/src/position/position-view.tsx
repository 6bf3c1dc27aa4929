/** The start page: set up a position, see its best moves. */
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import {
  NO_TILE,
  newTilesOf,
  rackOf,
  rackSymbol,
  withTiles,
  type BoardLayout,
  type Square,
  type Tile,
} from '@bestzug/core';
import { Icon } from '../app/icon.tsx';
import { BlankDialog } from '../board/blank-dialog.tsx';
import { BoardView, type SquareClick, type SquareMark } from '../board/board-view.tsx';
import { tilePlaceOf, type TilePlace } from '../board/tile-place.ts';
import { TileView } from '../board/tile-view.tsx';
import type { PositionQuestion, RankedMove } from '../engine/engine-protocol.ts';
import { MovesPanel } from '../moves/moves-panel.tsx';
import { editionFor } from '../settings/edition.ts';
import { profileOf, type RuleChoice } from '../settings/rule-profile.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useMessages } from '../texts/messages.ts';
import { BoardTools } from './board-tools.tsx';
import { EXAMPLE_CGP } from './example-position.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { contentOfCgp, isEmptyContent, type PositionContent } from './position-content.ts';
import { layBlank, moveTile, type BlankOnTheWay } from './position-moves.ts';
import { notify } from './position-notice.ts';
import { readPositionText } from './position-reading.ts';
import { eraseBack, usePosition } from './position-store.ts';
import { RackEditor } from './rack-editor.tsx';
import { StatusLine } from './status-line.tsx';
import { TouchKeyboard } from './touch-keyboard.tsx';
import { UnseenTiles } from './unseen-tiles.tsx';
import { usePositionKeys, writeLetter } from './use-position-keys.ts';
import './position.css';

/** What is shown below the board on narrow windows, one at a time. */
const PANELS = ['moves', 'count', 'tiles'] as const;

/** See above. */
export function PositionView(): ReactNode {
  const messages = useMessages();
  const { content, cursor, moveTo, turn } = usePosition();
  const choice = useRuleChoice(content.board.layout);
  const profile = useMemo(() => profileOf(choice), [choice]);
  const question = useQuestion(content, choice);
  // Whatever was chosen belongs to one position and is gone with the next.
  const [selected, setSelected] = useStateOf<RankedMove>(content);
  const [hovered, setHovered] = useStateOf<RankedMove>(content);
  const [heldPlace, setHeldPlace] = useStateOf<number>(content);
  const [blank, setBlank] = useState<BlankOnTheWay>();
  const [isPasting, setPasting] = useState(false);
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('moves');
  const [isZoomed, setZoomed] = useState(false);
  const [isBlankNext, setBlankNext] = useState(false);
  const touchField = useRef<HTMLInputElement>(null);
  const { layout, tiles } = content.board;

  usePaste(profile);

  const preview = hovered ?? selected;
  const marks = useMemo(() => marksOf(preview, layout.size), [preview, layout.size]);
  const focusBoard = useCallback((): void => {
    squareElement(usePosition.getState().cursor.square)?.focus();
  }, []);
  const onKeyDown = usePositionKeys({
    toMoves: focusMoves,
    cancel: () => setSelected(undefined),
  });

  const move = (from: TilePlace, to: TilePlace): void => {
    setHeldPlace(undefined);
    setBlank(moveTile(from, to, profile.rackSize));
  };

  const onSquare = (square: Square, click: SquareClick): void => {
    if (heldPlace !== undefined && tiles[square] === NO_TILE) {
      move({ kind: 'rack', place: heldPlace }, { kind: 'square', square });
      return;
    }
    notify(undefined);
    // The first click only takes the focus to the board, a second one turns the direction.
    const isFocused = click === 'again' || document.activeElement === touchField.current;
    if (square === cursor.square && isFocused) turn();
    else moveTo(square);
    // Touch screens bring up their keyboard for a field only.
    if (COARSE_POINTER.matches) touchField.current?.focus({ preventScroll: true });
    else squareElement(square)?.focus({ preventScroll: true });
  };

  const lay = (laid: RankedMove): void => {
    const { change } = usePosition.getState();
    change(contentAfter(content, laid));
  };

  const { position: texts } = messages;
  return (
    <TileDragging content={content} profile={profile} onMove={move}>
      <h1 className="visually-hidden">{texts.title}</h1>
      <div className={`position position--${panel}`}>
        <div className="position__board">
          <BoardTools onPaste={() => setPasting(true)} />
          <div className={`position__frame${isZoomed ? ' position__frame--zoomed' : ''}`}>
            <BoardView
              label={messages.board.label}
              layout={layout}
              tileSet={profile.tileSet}
              tiles={tiles}
              marks={marks}
              cursor={cursor}
              draggable={isAnySquare}
              onSquare={onSquare}
              onKeyDown={onKeyDown}
            />
            <TouchKeyboard
              field={touchField}
              onLetter={(letter) => {
                writeLetter(letter, isBlankNext ? 'blank' : 'tile');
                setBlankNext(false);
              }}
              onErase={() => notify({ kind: 'removed', square: eraseBack() })}
              onTurn={() => turn()}
            />
          </div>
          <div className="position__status">
            <StatusLine
              preview={preview}
              size={layout.size}
              hint={
                isEmptyContent(content) ? (
                  <p className="muted">
                    {texts.hint}{' '}
                    <button type="button" className="link" onClick={openExample}>
                      {texts.example}
                    </button>
                  </p>
                ) : null
              }
            />
            <button
              type="button"
              className="button position__blank"
              aria-pressed={isBlankNext}
              onClick={() => {
                setBlankNext(!isBlankNext);
                touchField.current?.focus({ preventScroll: true });
              }}
            >
              {texts.blankKey}
            </button>
            <button
              type="button"
              className="button button--icon position__zoom"
              aria-label={isZoomed ? texts.wholeBoard : texts.enlarge}
              aria-pressed={isZoomed}
              onClick={() => setZoomed(!isZoomed)}
            >
              <Icon name="zoom" />
            </button>
          </div>
          <RackEditor
            profile={profile}
            selected={heldPlace}
            onSelect={setHeldPlace}
            onEnter={focusMoves}
          />
          <div className="position__tiles">
            <UnseenTiles content={content} profile={profile} />
          </div>
        </div>
        <div className="position__tabs choice" role="group" aria-label={messages.moves.title}>
          {PANELS.map((name) => (
            <button
              key={name}
              type="button"
              className="choice__option"
              aria-pressed={panel === name}
              onClick={() => setPanel(name)}
            >
              {texts.panels[name]}
            </button>
          ))}
        </div>
        <div className="position__moves">
          <MovesPanel
            question={question}
            profile={profile}
            selected={selected}
            onSelect={setSelected}
            onPreview={setHovered}
            onEscape={focusBoard}
            onLay={lay}
          />
        </div>
      </div>
      {blank === undefined ? null : (
        <BlankDialog
          title={texts.blankLetter}
          withInEnding={profile.inRule.enabled}
          onLetter={(letter) => {
            setBlank(undefined);
            layBlank(blank, letter);
          }}
          onCancel={() => setBlank(undefined)}
        />
      )}
      {isPasting ? <PasteDialog profile={profile} onClose={() => setPasting(false)} /> : null}
    </TileDragging>
  );
}

/** A state that is undefined again as soon as its owner is another. */
function useStateOf<Value>(
  owner: unknown,
): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [state, setState] = useState<{
    readonly owner: unknown;
    readonly value: Value | undefined;
  }>();
  const set = useCallback((value: Value | undefined) => setState({ owner, value }), [owner]);
  return [state?.owner === owner ? state?.value : undefined, set];
}

const COARSE_POINTER = window.matchMedia('(pointer: coarse)');

const isAnySquare = (): boolean => true;

const squareElement = (square: Square): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-square="${square}"]`);

const focusMoves = (): void => document.querySelector<HTMLElement>('.moves__move')?.focus();

function openExample(): void {
  const { content, change } = usePosition.getState();
  const example = contentOfCgp(EXAMPLE_CGP, content.board.layout);
  if (example.ok) change(example.value);
}

/** The rules of the settings, on the board that the position lies on. */
function useRuleChoice(layout: BoardLayout): RuleChoice {
  const rules = useSettings((settings) => settings.rules);
  const inRule = useSettings((settings) => settings.inRule);
  const chosen = useSettings((settings) => settings.edition);
  const edition = editionFor(layout, chosen);
  return useMemo(() => ({ rules, inRule, edition }), [rules, inRule, edition]);
}

/** The position as the engine is asked about it; the same object as long as it is the same position. */
function useQuestion(content: PositionContent, choice: RuleChoice): PositionQuestion {
  const { board, rack, scores, scorelessTurns, consecutivePasses } = content;
  return useMemo(
    () => ({
      rules: choice,
      board,
      rack: rackOf(rack),
      scores,
      scorelessTurns,
      consecutivePasses,
    }),
    [board, rack, scores, scorelessTurns, consecutivePasses, choice],
  );
}

function marksOf(
  preview: RankedMove | undefined,
  size: number,
): ReadonlyMap<Square, SquareMark> | undefined {
  if (preview?.move.kind !== 'placement') return undefined;
  return new Map(
    newTilesOf(preview.move, size).map(({ square, tile }) => [square, { tile, look: 'ghost' }]),
  );
}

/** The position after a move: its tiles on the board, the rest on the rack. */
function contentAfter(content: PositionContent, { move, score }: RankedMove): PositionContent {
  const { board, rack, scores } = content;
  const used =
    move.kind === 'placement'
      ? newTilesOf(move, board.layout.size).map(({ tile }) => rackSymbol(tile))
      : move.kind === 'exchange'
        ? move.symbols
        : [];
  const rest = [...rack];
  for (const symbol of used) {
    const at = rest.indexOf(symbol);
    if (at >= 0) rest.splice(at, 1);
  }
  return {
    ...content,
    board:
      move.kind === 'placement' ? withTiles(board, newTilesOf(move, board.layout.size)) : board,
    rack: rest,
    scores: [scores[0] + score, scores[1]],
  };
}

/** A text pasted anywhere on the page but into a field is a position. */
function usePaste(profile: ReturnType<typeof profileOf>): void {
  useEffect(() => {
    const onPaste = async (event: ClipboardEvent): Promise<void> => {
      const target = event.target;
      if (target instanceof HTMLElement && target.closest('input, textarea, select') !== null)
        return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      const content = await readPositionText(text, profile);
      if (content.ok) usePosition.getState().change(content.value);
      notify(content.ok ? { kind: 'taken' } : content.error);
    };
    const listener = (event: ClipboardEvent): void => void onPaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, [profile]);
}

interface TileDraggingProps {
  readonly content: PositionContent;
  readonly profile: ReturnType<typeof profileOf>;
  readonly onMove: (from: TilePlace, to: TilePlace) => void;
  readonly children: ReactNode;
}

/** Drag and drop around the editor, and the tile under the finger. */
function TileDragging({ content, profile, onMove, children }: TileDraggingProps): ReactNode {
  const [dragged, setDragged] = useState<Tile>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
  );
  const onDragStart = ({ active }: DragStartEvent): void => {
    const from = tilePlaceOf(active.data.current);
    if (from === undefined) return;
    setDragged(from.kind === 'rack' ? content.rack[from.place] : content.board.tiles[from.square]);
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    setDragged(undefined);
    const from = tilePlaceOf(active.data.current);
    const to = tilePlaceOf(over?.data.current);
    if (from !== undefined && to !== undefined) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      // The square under the pointer, not the one most of the tile covers.
      collisionDetection={pointerWithin}
      // Board and rack are both in view; a page that scrolls would take the rack away.
      autoScroll={false}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragCancel={() => setDragged(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged === undefined ? null : (
          <span className="dragged-tile">
            <TileView tile={dragged} tileSet={profile.tileSet} look="provisional" />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}
