/** Deals in records. */
import { err, ok, type Result } from '@bestzug/lexicon';
import { tileCountsOf } from '../bag.ts';
import { tilesInPlay } from '../game/conservation.ts';
import type { Deal } from '../game/game.ts';
import { formatCgpBoard, parseCgpBoard } from '../notation/cgp.ts';
import { signOfRackSymbol } from '../notation/letter-sign.ts';
import { readRackSigns } from '../notation/rack-text.ts';
import type { RuleProfile } from '../profile.ts';
import { formatRack, rackOf } from '../rack.ts';
import { badValue, type RecordFault } from './record-fault.ts';
import type { DealRecord } from './game-record-shape.ts';

/** A deal as JSON. */
export function recordOfDeal(deal: Deal, profile: RuleProfile): DealRecord {
  const { board, racks, bag, random, scores, toMove, consecutivePasses, scorelessTurns } = deal;
  const counts = tilesInPlay(deal);
  const isComplete = tileCountsOf(profile).every((count, symbol) => count === counts[symbol]);
  return {
    tiles: isComplete ? 'complete' : 'partial',
    board: formatCgpBoard(board),
    racks: racks.map(formatRack),
    bag: bag.symbols.map(signOfRackSymbol).join(''),
    random: random ?? null,
    scores,
    toMove,
    consecutivePasses,
    scorelessTurns,
  };
}

/** Reads a deal; whether it fits the players is for `startGame` to say. */
export function dealFromRecord(
  record: DealRecord,
  profile: RuleProfile,
): Result<Deal, RecordFault> {
  const { racks, bag, random, tiles: _, ...plain } = record;
  const board = parseCgpBoard(record.board, profile);
  if (!board.ok) return err(badValue('deal.board', 'cgp', record.board));
  const readRacks = racks.map(readRackSigns);
  const badRack = readRacks.findIndex(({ ok: isRead }) => !isRead);
  if (badRack >= 0) return err(badValue(`deal.racks.${badRack}`, 'rack', racks[badRack]));
  const readBag = readRackSigns(bag);
  if (!readBag.ok) return err(badValue('deal.bag', 'rack', bag));
  return ok({
    ...plain,
    board: board.value,
    racks: readRacks.map((rack) => rackOf(rack.ok ? rack.value : [])),
    bag: { symbols: readBag.value },
    random: random ?? undefined,
  });
}
