import type { AccountKind } from '@doselore/contract/ledger';
import type { LicenceId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { keyOf, moveSeats } from '../../ledger/index.ts';
import { findSeat, type SeatData } from './seats.repository.ts';

type Target = { licenceId: LicenceId; actorId: number; at: Date; batchId: string; reason?: string };

/** Returns the seat of an unstarted licence to its source, or to the general pot where the source is closed. */
export async function reclaimSeat(tx: Tx, target: Target): Promise<void> {
  const seat = await findSeat(tx, target.licenceId);
  if (seat.is_free_retry) return;
  const to = seat.is_source_open ? sourceOf(seat) : { kind: 'POT' as const };
  await moveSeats(tx, { ...target, key: keyOf(seat), from: { kind: 'HELD' }, to, quantity: 1, kind: 'reclaim' });
}

/** Takes the seat again when a reclaim is undone. Throws 409 when the seat has been issued to another person. */
export async function takeSeatAgain(tx: Tx, target: Target): Promise<void> {
  const seat = await findSeat(tx, target.licenceId);
  if (seat.is_free_retry) return;
  const from = { kind: asKind(seat.returned_kind ?? 'POT'), placeId: seat.returned_place_id ?? 0 };
  await moveSeats(tx, { ...target, key: keyOf(seat), from, to: { kind: 'HELD' }, quantity: 1, kind: 'issue' });
}

function sourceOf(seat: SeatData) {
  return { kind: asKind(seat.source_kind), placeId: seat.source_place_id };
}

function asKind(kind: string): AccountKind {
  return kind === 'POOL' || kind === 'VGPOOL' ? kind : 'POT';
}
