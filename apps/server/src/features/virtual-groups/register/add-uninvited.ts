import { AppError, fieldError } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/my-learning';
import { registerAt, registerOpensMinutes, type Uninvited } from '@doselore/contract/virtual-groups';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { addPeople, addressTaken } from '../../members/index.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { endWaiting } from '../waiting-list/end-waiting.ts';
import { findMember, insertUninvited } from './uninvited.repository.ts';

type Adding = { scope: Scope; virtualGroupId: VirtualGroupId; person: Uninvited };

/**
 * Adds somebody who came without an invitation to the delegates, also over the places. A person whom the organisation
 * does not know gets an account, a membership and an invitation. Returns their id.
 */
export function addUninvited(
  services: Services,
  actor: Actor,
  { scope, virtualGroupId, person }: Adding,
): Promise<number> {
  const command = `uninvited ${virtualGroupId}/${person.email}`;
  return once(services.db, { actorId: actor.id, key: person.idempotencyKey, command }, async (tx) => {
    const course = await openVirtualGroup(tx, scope, virtualGroupId);
    const at = services.clock.now();
    if (registerAt(course, londonWallClock(at)) !== 'open')
      throw new AppError('conflict', `The register opens ${registerOpensMinutes} minutes before the start.`);
    const known = await findMember(tx, { groupId: course.group_id, email: person.email });
    const userId = known ?? (await addPerson(services, tx, actor, { course, person }));
    await endWaiting(tx, { virtualGroupId, userIds: [userId], state: 'taken' });
    const isAdded = await insertUninvited(tx, { virtualGroupId, userId, actorId: actor.id, at });
    if (!isAdded) throw fieldError('email', 'This person is a delegate already');
    await recordAudit(tx, actor, {
      action: 'virtualGroups.addUninvited',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      detail: { userId },
    });
    return userId;
  });
}

async function addPerson(
  services: Services,
  tx: Tx,
  actor: Actor,
  { course, person }: { course: VirtualGroupData; person: Uninvited },
): Promise<number> {
  const { email, first_name, last_name } = person;
  const unknown = `Nobody in ${course.group_name} has this email`;
  if (first_name === '') throw fieldError('first_name', `${unknown}. Enter the first name to create an account`);
  if (last_name === '') throw fieldError('last_name', `${unknown}. Enter the last name to create an account`);
  const facts = { job_role: null, registration_number: null, payroll_number: null, started_on: null };
  const people = [{ email, first_name, last_name, ...facts, subgroupIds: [] }];
  const [userId] = await addPeople(services, tx, { actor, place: { groupId: course.group_id }, people });
  if (userId === undefined) throw addressTaken();
  return userId;
}
