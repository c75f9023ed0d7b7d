import { fieldError } from '@doselore/contract';
import type { Uninvited } from '@doselore/contract/course-register';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { addPeople, addressTaken } from '../../people/members/index.ts';
import { changeCourse, type OwnStep, openStep } from '../course-changes/index.ts';
import { mark, openSession, type RegisterSession } from './take-register.ts';
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
    const step = await openStep(services, tx, actor, { scope, virtualGroupId });
    const session = await openSession(step, person.sessionId);
    const userId = await findOrAdd(step, person);
    await changeCourse(step, () => addTo(step, { userId, session, hasEmail: person.email !== undefined }), {
      by: 'register',
    });
    return userId;
  });
}

type Came = { userId: number; session: RegisterSession; hasEmail: boolean };

async function addTo(step: OwnStep, { userId, session, hasEmail }: Came): Promise<void> {
  const { tx, actor, course, at } = step;
  const isAdded = await insertUninvited(tx, { virtualGroupId: course.id, userId, actorId: actor.id, at });
  if (!isAdded) throw fieldError(hasEmail ? 'email' : 'userId', 'This person is a delegate already');
  await recordAudit(tx, actor, {
    action: 'virtualGroups.addUninvited',
    subject: `virtual group ${course.id}`,
    groupId: course.group_id,
    detail: { userId },
  });
  await mark(step, { session, marks: [{ userId, attendance: 'attended' }] });
}

/** Returns the id of a member, or of the account that a new person gets. */
async function findOrAdd(step: OwnStep, person: Uninvited): Promise<number> {
  const { userId, email } = person;
  const known = await findMember(step.tx, { groupId: step.course.group_id, userId, email });
  if (known === undefined && email === undefined) throw notFound();
  return known ?? addPerson(step, person, email ?? '');
}

async function addPerson(
  { services, tx, actor, course }: OwnStep,
  { first_name, last_name }: Uninvited,
  email: string,
): Promise<number> {
  const unknown = `Nobody in ${course.group_name} has this email`;
  if (first_name === '') throw fieldError('first_name', `${unknown}. Enter the first name to create an account`);
  if (last_name === '') throw fieldError('last_name', `${unknown}. Enter the last name to create an account`);
  const facts = { job_role: null, registration_number: null, payroll_number: null, started_on: null };
  const people = [{ email, first_name, last_name, ...facts, subgroupIds: [] }];
  const [userId] = await addPeople(services, tx, { actor, place: { groupId: course.group_id }, people });
  if (userId === undefined) throw addressTaken();
  return userId;
}
