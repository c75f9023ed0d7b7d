import { type Answer, mayUnder } from '@doselore/contract';
import type { listNeeds as endpoint, NeedsRow } from '@doselore/contract/delegate-needs';
import type { Actor, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { findOrganiser, listNeedsOf } from './delegate-needs.repository.ts';

/** Lists what the delegates of a course need, for its trainer and the admin who is its organiser. */
export async function listNeeds(
  db: Queries,
  actor: Actor,
  { virtualGroupId }: { virtualGroupId: VirtualGroupId },
): Promise<Answer<typeof endpoint>> {
  const mayRead =
    mayUnder(actor.level, 'virtualGroups.everyNeed') || (await findOrganiser(db, virtualGroupId)) === actor.id;
  return mayRead ? { may_read: true, rows: await listEveryNeed(db, virtualGroupId) } : { may_read: false, rows: [] };
}

/** Lists what the delegates of a course need. The caller has checked that the person leads or organises the course. */
export async function listEveryNeed(db: Queries, virtualGroupId: VirtualGroupId): Promise<NeedsRow[]> {
  const rows = await listNeedsOf(db, virtualGroupId);
  return rows.map(({ user_id, name, access, dietary }) => ({ user: { id: user_id, name }, access, dietary }));
}
