/** The rack of the editor: typed in a field, or put in order with the tiles themselves. */
import { useState, type ReactNode } from 'react';
import { BLANK } from '@bestzug/lexicon';
import { rackSymbolOfSign, signOfRackSymbol, type RuleProfile } from '@bestzug/core';
import { RackView } from '../board/rack-view.tsx';
import { useMessages } from '../texts/messages.ts';
import { OwnMoveActions } from './own-move-actions.tsx';
import type { OwnTile } from './own-move.ts';
import { usePosition } from './position-store.ts';

interface RackEditorProps {
  readonly profile: RuleProfile;
  /** Tiles that lie on the board as the own move. */
  readonly laid: readonly OwnTile[];
  /** Makes them part of the position. */
  readonly onKeepLaid: () => void;
  /** Place of the tile that the next tap on a square lays. */
  readonly selected: number | undefined;
  readonly onSelect: (place: number | undefined) => void;
  /** Enter in the field. */
  readonly onEnter: () => void;
}

/** Field, blank key and tiles. */
export function RackEditor(props: RackEditorProps): ReactNode {
  const { profile, laid, onKeepLaid, selected, onSelect, onEnter } = props;
  const { position, board } = useMessages();
  const { content, change } = usePosition();
  const [isRefused, setRefused] = useState(false);
  const { rack } = content;
  const { rackSize } = profile;

  const setSymbols = (symbols: readonly number[]): void => {
    onSelect(undefined);
    if (symbols.join() !== rack.join()) change({ ...content, rack: symbols });
  };

  const readField = (text: string): void => {
    const signs = [...text.normalize('NFC').replace(/ß/gu, 'SS').replace(/\s/gu, '')];
    const symbols = signs.flatMap((sign) => rackSymbolOfSign(sign) ?? []);
    setRefused(symbols.length < signs.length || symbols.length > rackSize);
    setSymbols(symbols.slice(0, rackSize));
  };

  return (
    <div className={`rack-editor${laid.length > 0 ? ' rack-editor--laid' : ''}`}>
      <RackView
        label={board.rackLabel}
        tileSet={profile.tileSet}
        size={rackSize}
        symbols={rack.map((symbol, place) =>
          laid.some((own) => own.place === place) ? undefined : symbol,
        )}
        selected={selected === undefined ? new Set() : new Set([selected])}
        onPlace={(place) => onSelect(place === selected ? undefined : place)}
      />
      {laid.length === 0 ? null : <OwnMoveActions where="below" onKeep={onKeepLaid} />}
      <div className="rack-editor__entry">
        <label className="visually-hidden" htmlFor="rack-field">
          {position.rackInput}
        </label>
        <input
          id="rack-field"
          className="field rack-editor__field"
          value={rack.map(signOfRackSymbol).join('')}
          placeholder={position.rackInput}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="rack-help"
          aria-invalid={isRefused}
          onChange={(event) => readField(event.target.value)}
          onBlur={() => setRefused(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
        <button
          type="button"
          className="button rack-editor__blank"
          aria-label={board.blank}
          title={board.blank}
          disabled={rack.length >= rackSize}
          onClick={() => setSymbols([...rack, BLANK])}
        >
          ?
        </button>
        <span id="rack-help" className="visually-hidden">
          {position.rackHelp}
        </span>
      </div>
    </div>
  );
}
