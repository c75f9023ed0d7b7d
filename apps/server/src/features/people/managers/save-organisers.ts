import { AppError, fieldError } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, GroupId } from '../../../platform/access/index.ts';
import { deleteRole, insertRole } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { isCurrentMember } from './managers.repository.ts';
import { listOrganised, lockRoles } from './organisers.repository.ts';

type Link = { groupId: GroupId; userId: number };

/** Makes a member an organiser. Somebody who is one already stays so. */
export async function makeOrganiser(services: Services, actor: Actor, link: Link): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    if (!(await isCurrentMember(tx, link))) throw fieldError('userId', 'Choose a member of this organisation');
    if (await lockRoles(tx, link.userId)) return;
    await insertRole(tx, link.userId, 'organiser');
    const subject = `user ${link.userId}`;
    await recordAudit(tx, actor, { action: 'managers.makeOrganiser', subject, groupId: link.groupId });
  });
}

/** Ends the role of an organiser. Throws 409 that names the courses to come and the bookings which they organise. */
export async function removeOrganiser(services: Services, actor: Actor, link: Link): Promise<void> {
  const londonNow = londonWallClock(services.clock.now());
  await inTransaction(services.db, async (tx) => {
    if (!(await isCurrentMember(tx, link))) throw fieldError('userId', 'Choose a member of this organisation');
    if (!(await lockRoles(tx, link.userId))) return;
    refuseWhileNeeded(await listOrganised(tx, { ...link, londonNow }));
    await deleteRole(tx, link.userId, 'organiser');
    const subject = `user ${link.userId}`;
    await recordAudit(tx, actor, { action: 'managers.removeOrganiser', subject, groupId: link.groupId });
  });
}

/**
 * Throws 409 while an upcoming course or an open booking names the organiser. The message names courses of this organisation alone,
 * because its admins may not see those of others.
 */
function refuseWhileNeeded(courses: Awaited<ReturnType<typeof listOrganised>>): void {
  if (courses.length === 0) return;
  const own = courses.filter((one) => one.is_own).map(({ title }) => title);
  throw new AppError(
    'conflict',
    own.length > 0
      ? `Upcoming courses or bookings name this organiser: ${own.join(', ')}. Change them first.`
      : 'Upcoming courses or bookings elsewhere name this organiser. Ask a site admin.',
  );
}
