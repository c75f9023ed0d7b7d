import { fieldError } from '@doselore/contract';
import type { Uninvited } from '@doselore/contract/virtual-groups';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { addPeople, addressTaken } from '../../members/index.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';
import { endWaiting } from '../waiting-list/end-waiting.ts';
import { markWithin, openSession } from './take-register.ts';
import { findMember, insertUninvited } from './uninvited.repository.ts';

type Adding = { scope: Scope; virtualGroupId: VirtualGroupId; person: Uninvited };

/**
 * Adds somebody who came without an invitation to the delegates, also over the places, and marks them as attended. A
 * person whom the organisation does not know gets an account, a membership and an invitation. Returns their id.
 */
export function addUninvited(
  services: Services,
  actor: Actor,
  { scope, virtualGroupId, person }: Adding,
): Promise<number> {
  const command = `uninvited ${virtualGroupId}/${person.userId ?? person.email}`;
  return once(services.db, { actorId: actor.id, key: person.idempotencyKey, command }, async (tx) => {
    const course = await openVirtualGroup(tx, scope, virtualGroupId);
    const at = services.clock.now();
    const session = await openSession(tx, { course, sessionId: person.sessionId, at });
    const userId = await findOrAdd(services, tx, actor, { course, person });
    await endWaiting(tx, { virtualGroupId, userIds: [userId], state: 'taken' });
    const isAdded = await insertUninvited(tx, { virtualGroupId, userId, actorId: actor.id, at });
    if (!isAdded)
      throw fieldError(person.email === undefined ? 'userId' : 'email', 'This person is a delegate already');
    await recordAudit(tx, actor, {
      action: 'virtualGroups.addUninvited',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      detail: { userId },
    });
    await markWithin(tx, actor, { course, session, marks: [{ userId, attendance: 'attended' }], at });
    return userId;
  });
}

type Person = { course: VirtualGroupData; person: Uninvited };

/** Returns the id of a member, or of the account that a new person gets. */
async function findOrAdd(services: Services, tx: Tx, actor: Actor, { course, person }: Person): Promise<number> {
  const { userId, email } = person;
  const known = await findMember(tx, { groupId: course.group_id, userId, email });
  if (known === undefined && email === undefined) throw notFound();
  return known ?? addPerson(services, tx, actor, { course, person, email: email ?? '' });
}

async function addPerson(
  services: Services,
  tx: Tx,
  actor: Actor,
  { course, person, email }: Person & { email: string },
): Promise<number> {
  const { first_name, last_name } = person;
  const unknown = `Nobody in ${course.group_name} has this email`;
  if (first_name === '') throw fieldError('first_name', `${unknown}. Enter the first name to create an account`);
  if (last_name === '') throw fieldError('last_name', `${unknown}. Enter the last name to create an account`);
  const facts = { job_role: null, registration_number: null, payroll_number: null, started_on: null };
  const people = [{ email, first_name, last_name, ...facts, subgroupIds: [] }];
  const [userId] = await addPeople(services, tx, { actor, place: { groupId: course.group_id }, people });
  if (userId === undefined) throw addressTaken();
  return userId;
}
