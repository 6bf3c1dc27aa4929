/** The start page: set up a position, see its best moves. */
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { BLANK } from '@bestzug/lexicon';
import { blankTile, NO_TILE, signOfTile, type Square, type Tile } from '@bestzug/core';
import { Icon } from '../app/icon.tsx';
import { BlankDialog } from '../board/blank-dialog.tsx';
import { BoardView, type SquareClick } from '../board/board-view.tsx';
import type { TilePlace } from '../board/tile-place.ts';
import { ZoomFrame } from '../board/zoom-frame.tsx';
import type { RankedMove } from '../engine/engine-protocol.ts';
import { MovesPanel } from '../moves/moves-panel.tsx';
import { profileOf } from '../settings/rule-profile.ts';
import { useMessages } from '../texts/messages.ts';
import { BoardTools } from './board-tools.tsx';
import { contentAfter, contentAfterOwnMove } from './content-after.ts';
import { EXAMPLE_CGP } from './example-position.ts';
import { OwnMoveActions } from './own-move-actions.tsx';
import { takeLastOwnTile, typeOwnLetter } from './own-move-keys.ts';
import {
  dropDraft,
  layOwnTile,
  moveOwnTile,
  takeOwnTile,
  useDraft,
  type OwnTile,
} from './own-move.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { contentOfCgp, isEmptyContent } from './position-content.ts';
import { ghostMarks, ownMarks } from './position-marks.ts';
import { moveTile } from './position-moves.ts';
import { notify } from './position-notice.ts';
import { eraseBack, usePosition } from './position-store.ts';
import { RackEditor } from './rack-editor.tsx';
import { ScoreFields } from './score-fields.tsx';
import { StatusLine } from './status-line.tsx';
import { TileDragging } from '../board/tile-dragging.tsx';
import { TouchKeyboard } from './touch-keyboard.tsx';
import { UnseenTiles } from './unseen-tiles.tsx';
import { useOwnMove } from './use-own-move.ts';
import { usePaste } from './use-paste.ts';
import { usePositionKeys, writeLetter } from './use-position-keys.ts';
import { useQuestion, useRuleChoice } from './use-question.ts';
import { useStateOf } from './use-state-of.ts';
import './position.css';

/** A blank on its way from the rack to a square, which needs its letter first. */
interface BlankOnTheWay {
  readonly place: number;
  readonly square: Square;
}

/** What is shown below the board on narrow windows, one at a time. */
const PANELS = ['moves', 'count', 'tiles'] as const;

/** See above. */
export function PositionView(): ReactNode {
  const messages = useMessages();
  const { content, cursor, moveTo, turn } = usePosition();
  const choice = useRuleChoice(content.board.layout);
  const profile = useMemo(() => profileOf(choice), [choice]);
  const question = useQuestion(content, choice);
  const own = useOwnMove(content, question, profile);
  const draft = useDraft((state) => state.move);
  // Whatever was chosen belongs to one position and own move and is gone with the next.
  const occasion = useMemo(() => ({ content, draft }), [content, draft]);
  const [selected, setSelected] = useStateOf<RankedMove>(occasion);
  const [hovered, setHovered] = useStateOf<RankedMove>(occasion);
  const [heldPlace, setHeldPlace] = useStateOf<number>(occasion);
  const [blank, setBlank] = useState<BlankOnTheWay>();
  const [isPasting, setPasting] = useState(false);
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('moves');
  const [isZoomed, setZoomed] = useState(false);
  const [isBlankNext, setBlankNext] = useState(false);
  const touchField = useRef<HTMLInputElement>(null);
  const { layout, tiles } = content.board;

  usePaste(profile);

  const preview = hovered ?? selected;
  const marks = useMemo(
    () => (preview === undefined ? ownMarks(own, layout.size) : ghostMarks(preview, layout.size)),
    [preview, own, layout.size],
  );
  const focusBoard = useCallback((): void => {
    squareElement(usePosition.getState().cursor.square)?.focus();
  }, []);
  const ownTileOn = (square: Square): OwnTile | undefined =>
    own.tiles.find((tile) => tile.square === square);
  const isFree = (square: Square): boolean =>
    tiles[square] === NO_TILE && ownTileOn(square) === undefined;

  const keepOwnMove = (): void => {
    const { change } = usePosition.getState();
    change(contentAfterOwnMove(content, own.tiles, profile));
    dropDraft();
    notify(undefined);
  };

  /** Lays a tile of the rack; a blank asks for its letter first. */
  const layFromRack = (place: number, square: Square): void => {
    const symbol = content.rack[place];
    setHeldPlace(undefined);
    if (symbol === undefined || !isFree(square)) return;
    if (symbol === BLANK) setBlank({ place, square });
    else layTile({ place, square }, symbol);
  };

  const layTile = ({ place, square }: BlankOnTheWay, tile: Tile): void => {
    layOwnTile({ place, square, tile }, own.tiles);
    usePosition.getState().moveTo(square);
    notify({ kind: 'laid', sign: signOfTile(tile), square });
  };

  const onKeyDown = usePositionKeys({
    toMoves: focusMoves,
    cancel: () => setSelected(undefined),
    ownTiles: own.tiles,
    keepOwnMove,
    layHeld: () => {
      if (heldPlace === undefined || !isFree(cursor.square)) return false;
      layFromRack(heldPlace, cursor.square);
      return true;
    },
  });

  const onMove = (from: TilePlace, to: TilePlace | undefined): void => {
    setHeldPlace(undefined);
    if (from.kind === 'rack') {
      if (to?.kind === 'square') layFromRack(from.place, to.square);
      else if (to !== undefined) moveTile(from, to, profile.rackSize);
    } else if (ownTileOn(from.square) !== undefined) {
      if (to?.kind !== 'square') takeOwnTile(from.square, own.tiles);
      else if (isFree(to.square)) moveOwnTile(from.square, to.square, own.tiles);
    } else if (to?.kind === 'rack' || (to?.kind === 'square' && isFree(to.square))) {
      moveTile(from, to, profile.rackSize);
    }
  };

  const onSquare = (square: Square, click: SquareClick): void => {
    if (heldPlace !== undefined && isFree(square)) {
      layFromRack(heldPlace, square);
      return;
    }
    notify(undefined);
    if (ownTileOn(square) !== undefined) takeOwnTile(square, own.tiles);
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
    <TileDragging
      tileSet={profile.tileSet}
      tileAt={(place) =>
        place.kind === 'rack'
          ? content.rack[place.place]
          : (ownTileOn(place.square)?.tile ?? tiles[place.square])
      }
      onMove={onMove}
    >
      <h1 className="visually-hidden">{texts.title}</h1>
      <div className={`position position--${panel}`}>
        <div className="position__board">
          <BoardTools onPaste={() => setPasting(true)} />
          <ZoomFrame isZoomed={isZoomed} onZoom={setZoomed} square={cursor.square}>
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
                const as = isBlankNext ? 'blank' : 'tile';
                if (own.tiles.length > 0) typeOwnLetter(letter, as, own.tiles);
                else writeLetter(letter, as);
                setBlankNext(false);
              }}
              onErase={() => {
                if (own.tiles.length > 0) takeLastOwnTile(own.tiles);
                else notify({ kind: 'removed', square: eraseBack() });
              }}
              onTurn={() => turn()}
            />
          </ZoomFrame>
          <div className="position__status">
            <StatusLine
              preview={preview}
              own={own}
              board={content.board}
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
            {own.tiles.length === 0 ? null : <OwnMoveActions where="beside" onKeep={keepOwnMove} />}
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
            laid={own.tiles}
            onKeepLaid={keepOwnMove}
            selected={heldPlace}
            onSelect={setHeldPlace}
            onEnter={focusMoves}
          />
          <div className="position__tiles">
            <ScoreFields />
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
            own={own}
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
            layTile(blank, blankTile(letter));
          }}
          onCancel={() => setBlank(undefined)}
        />
      )}
      {isPasting ? <PasteDialog profile={profile} onClose={() => setPasting(false)} /> : null}
    </TileDragging>
  );
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
