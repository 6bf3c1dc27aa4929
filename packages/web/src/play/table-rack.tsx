/** The rack of whoever sits at the screen, or a curtain before the next one's. */
import type { ReactNode } from 'react';
import { symbolsOf } from '@bestzug/core';
import { RackView } from '../board/rack-view.tsx';
import { useMessages } from '../texts/messages.ts';
import { reviewedTurn } from './game-review.ts';
import { choosePlace, takeSeat, type TableState } from './game-store.ts';
import { countPeople, isForPerson } from './game-step.ts';
import { TableActions } from './table-actions.tsx';

/** See above; of a turn that is looked at again the rack it was played from. */
export function TableRack({ table }: { readonly table: TableState }): ReactNode {
  const { play, board } = useMessages();
  const { game, seated, orders, laid, chosen } = table;
  const { players, toMove, profile } = game;
  const reviewed = reviewedTurn(table);
  if (seated === undefined && reviewed === undefined && isForPerson(game)) {
    const isAlone = countPeople(game) === 1;
    return (
      <div className="curtain">
        <p>{isAlone ? play.paused : play.curtain(players[toMove]!.name)}</p>
        <button type="button" className="button button--main" onClick={takeSeat}>
          {isAlone ? play.goOn : play.showRack}
        </button>
      </div>
    );
  }
  const onBoard = new Set(seated === toMove ? laid.map(({ place }) => place) : []);
  const symbols =
    reviewed === undefined
      ? orders[seated ?? toMove]!.map((symbol, place) => (onBoard.has(place) ? undefined : symbol))
      : symbolsOf(reviewed.before.racks[reviewed.event.player]!);
  return (
    <div className="game__rack">
      {seated === undefined && reviewed === undefined ? null : (
        <RackView
          label={board.rackLabel}
          tileSet={profile.tileSet}
          size={profile.rackSize}
          symbols={symbols}
          selected={chosen}
          isDraggable={reviewed === undefined}
          onPlace={choosePlace}
        />
      )}
      <TableActions table={table} />
    </div>
  );
}
