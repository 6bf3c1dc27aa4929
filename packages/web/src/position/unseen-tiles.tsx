/** The tiles neither on board nor rack, with their counts; impossible ones are marked. */
import type { ReactNode } from 'react';
import {
  countTiles,
  floatingTiles,
  rackOf,
  signOfRackSymbol,
  squareName,
  type RuleProfile,
} from '@bestzug/core';
import { useMessages } from '../texts/messages.ts';
import type { PositionContent } from './position-content.ts';

/** Squares that a remark names before it breaks off. */
const MAX_NAMED = 6;

interface UnseenTilesProps {
  readonly content: PositionContent;
  readonly profile: RuleProfile;
}

/** A table of counts, and remarks about what no game could have. */
export function UnseenTiles({ content, profile }: UnseenTilesProps): ReactNode {
  const { position } = useMessages();
  const { tileSet, rackSize, layout } = profile;
  const used = countTiles({ board: content.board, racks: [rackOf(content.rack)] });
  const rows = Array.from(tileSet.counts, (total, symbol) => ({
    symbol,
    sign: signOfRackSymbol(symbol),
    total,
    left: total - (used[symbol] ?? 0),
  })).filter(({ total, left }) => total > 0 || left !== 0);
  const unseen = rows.reduce((sum, { left }) => sum + Math.max(0, left), 0);
  const opponent = Math.min(rackSize, unseen);
  const excess = rows.filter(({ left }) => left < 0);
  const floating = floatingTiles(content.board);
  const names = floating.slice(0, MAX_NAMED).map((square) => squareName(square, layout.size));
  if (floating.length > MAX_NAMED) names.push('…');
  return (
    <section className="unseen" aria-labelledby="unseen-title">
      <p>
        <strong id="unseen-title">{position.unseenTitle(unseen)}</strong>
        <span className="muted"> · {position.unseenSplit(unseen - opponent, opponent)}</span>
      </p>
      <ul className="unseen__tiles">
        {rows.map(({ symbol, sign, left }) => (
          <li
            key={symbol}
            className={`unseen__tile${left === 0 ? ' unseen__tile--none' : ''}${left < 0 ? ' unseen__tile--excess' : ''}`}
          >
            <span aria-hidden="true">{sign}</span>
            <span aria-hidden="true">{left === 0 ? '' : left < 0 ? `−${-left}` : left}</span>
            <span className="visually-hidden">{position.unseenTile(sign, left)}</span>
          </li>
        ))}
      </ul>
      {excess.length === 0 ? null : (
        <p className="note note--warn">
          {position.tooMany(
            excess.map(({ sign, total, left }) => `${sign} (${total - left} / ${total})`),
          )}
        </p>
      )}
      {names.length === 0 ? null : <p className="note note--warn">{position.floating(names)}</p>}
    </section>
  );
}
