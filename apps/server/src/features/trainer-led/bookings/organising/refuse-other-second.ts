import { AppError } from '@doselore/contract';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { BookedStart } from '../two-in-one/booked-day.ts';
import { findOffer } from './find-offer.ts';

type Target = BookedStart & { id: ProjectRequestId; interestId: number; at: Date };

/** Throws 409 when another second start goes with the start that an organiser chose, or none any longer. */
export async function refuseOtherSecond(tx: Tx, { id, interestId, startsAt, pair, at }: Target): Promise<void> {
  if (pair === null) return;
  const only = { interestId, start: startsAt.getTime(), order: pair.order };
  const [offered] = await findOffer(tx, { id, at, only });
  if (offered?.pairs[0]?.secondStart !== pair.secondStart.getTime())
    throw new AppError('conflict', 'These starts cannot be booked any longer. Choose from those that are left.');
}
