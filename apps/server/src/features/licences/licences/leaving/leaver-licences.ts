import { randomUUID } from 'node:crypto';
import type { Actor, GroupId, LicenceId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { takeSeatAgain } from '../taking-back/reclaim-seat.ts';
import { reclaimHeld } from '../taking-back/take-back.ts';
import { type LeaverLicence, listUnstartedOf, lockReturnable, reissue } from './leaver-licences.repository.ts';

export type { LeaverLicence };

type Leavers = { groupId: GroupId; userIds: readonly number[] };

/** Lists the licences that people have in an organisation and have not started. */
export function listUnstartedLicences(tx: Tx, target: Leavers): Promise<LeaverLicence[]> {
  return listUnstartedOf(tx, target);
}

/** Takes back the unstarted licences of leavers. Each seat returns to the account that it came from. */
export async function reclaimFromLeavers(
  tx: Tx,
  actor: Actor,
  { at, ...target }: Leavers & { at: Date },
): Promise<LeaverLicence[]> {
  const licences = await listUnstartedOf(tx, target);
  const licenceIds = licences.map(({ id }) => id);
  await reclaimHeld(tx, actor, { place: { groupId: target.groupId }, licenceIds, reason: 'left', note: '', at });
  return licences;
}

/** Issues the licences of returning members again. Returns the ids of the licences whose seat is still free. */
export async function returnToMembers(
  tx: Tx,
  actor: Actor,
  { licenceIds, at }: { licenceIds: readonly LicenceId[]; at: Date },
): Promise<LicenceId[]> {
  const returned: LicenceId[] = [];
  const batchId = `restore-${randomUUID()}`;
  for (const { id, group_id, user_id, is_seat_free } of await lockReturnable(tx, licenceIds)) {
    if (!is_seat_free) continue;
    await reissue(tx, id);
    await takeSeatAgain(tx, { licenceId: id, actorId: actor.id, at, batchId });
    await recordAudit(tx, actor, {
      action: 'licences.giveBack',
      subject: `licence ${id}`,
      groupId: group_id,
      detail: { userId: user_id },
    });
    returned.push(id);
  }
  return returned;
}
