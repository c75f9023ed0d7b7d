import { type Answer, mayUnder } from '@doselore/contract';
import type { listNeeds as endpoint } from '@doselore/contract/delegate-needs';
import type { Actor, VirtualGroupId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';
import { findOrganiser, listNeedsOf } from './delegate-needs.repository.ts';

/** Lists what the delegates of a course need, for its trainer and the admin who is its organiser. */
export async function listNeeds(
  db: Queries,
  actor: Actor,
  { virtualGroupId }: { virtualGroupId: VirtualGroupId },
): Promise<Answer<typeof endpoint>> {
  const mayRead =
    mayUnder(actor.level, 'virtualGroups.everyNeed') || (await findOrganiser(db, virtualGroupId)) === actor.id;
  if (!mayRead) return { may_read: false, rows: [] };
  const rows = await listNeedsOf(db, virtualGroupId);
  return {
    may_read: true,
    rows: rows.map(({ user_id, name, access, dietary }) => ({ user: { id: user_id, name }, access, dietary })),
  };
}
