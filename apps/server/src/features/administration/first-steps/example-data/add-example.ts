import { AppError, emptyRecord } from '@doselore/contract';
import { groupFields } from '@doselore/contract/groups';
import { subgroupFields } from '@doselore/contract/subgroups';
import { type Actor, checkSiteWide, type GroupId, type Scope, type UserId } from '../../../../platform/access/index.ts';
import { updateAccounts } from '../../../../platform/accounts/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockSiteSettings } from '../../../../platform/site-settings/index.ts';
import { createGroup } from '../../../people/groups/index.ts';
import { putSubgroupManager } from '../../../people/managers/index.ts';
import { addPeople } from '../../../people/members/index.ts';
import { createSubgroup } from '../../../people/subgroups/index.ts';
import { activateAccount } from '../../../people/users/index.ts';
import { type Example, findState, isWorking, noRecords, saveExample, stopExample } from '../stored-state.ts';
import { addExampleCourse } from './add-example-course.ts';
import { listServices } from './example.repository.ts';
import { emailOf, example, examplePeople } from './example-world.ts';
import { issueExampleLicences } from './issue-example-licences.ts';

export type Caller = { actor: Actor; scope: Scope };

/**
 * Adds the example data by the commands that a site admin and learners use, so that ledger, audit trail and certificates
 * are as real ones. Each record is stored in the state of the example before the next one is added: when something fails,
 * all that was added can be removed.
 */
export async function addExample(services: Services, caller: Caller): Promise<void> {
  await begin(services);
  await orStop(services, addRecords(services, caller));
}

async function addRecords(services: Services, caller: Caller): Promise<void> {
  const { actor, scope } = caller;
  const groupId = checkSiteWide<'group'>(scope, await createExampleGroup(services, actor));
  await saveState(services, { ...noRecords, state: 'adding', groupId });
  const fields = { ...emptyRecord(subgroupFields), name: example.service };
  const subgroupId = await createSubgroup(services, actor, { groupId, fields });
  const records = { groupId, subgroupId };
  await saveState(services, { ...noRecords, ...records, state: 'adding' });
  const course = await addExampleCourse(services, actor, (courseId) =>
    saveState(services, { ...records, state: 'adding', courseId }),
  );
  const people = await addExamplePeople(services, caller, records);
  await addServiceAdmin(services, actor, { groupId, userId: people[0] });
  await issueExampleLicences(services, actor, { groupId, ...course, people });
  await inTransaction(services.db, async (tx) => {
    await lockSiteSettings(tx);
    const { courseId } = course;
    await saveExample(tx, { ...records, state: 'ready', since: services.clock.now().toISOString(), courseId });
    await recordAudit(tx, actor, { action: 'groups.addExample', subject: `group ${groupId}`, groupId });
  });
}

/** Waits for work on the example data. Stores the state `stopped` when the work fails. */
export async function orStop(services: Pick<Services, 'db'>, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    await inTransaction(services.db, stopExample);
    throw error;
  }
}

/** Claims the example data. Of two site admins who add them at once one gets them, the other one 409. */
function begin(services: Services): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    await lockSiteSettings(tx);
    const { isOver, example: found } = await findState(tx);
    const now = services.clock.now();
    if (found !== undefined) throw refused(isWorking(found, now) ? working : exists);
    if (isOver) throw refused('The first steps are over. Example data are for a site that is still empty.');
    await saveExample(tx, { ...noRecords, state: 'adding', since: now.toISOString() });
  });
}

export const working = 'The example data are being added or removed. Reload the page in a minute.';
const exists = 'There are example data already. Remove them before you add new ones.';
const refused = (message: string) => new AppError('conflict', message);

function saveState(services: Services, next: Omit<Example, 'since'>): Promise<void> {
  return inTransaction(services.db, (tx) => saveExample(tx, { ...next, since: services.clock.now().toISOString() }));
}

const createExampleGroup = (services: Services, actor: Actor) =>
  createGroup(services, actor, { ...emptyRecord(groupFields), name: example.organisation, is_demo: true });

/** Adds invented people who are active, have no password and get no email. Returns them in their order. */
function addExamplePeople(
  services: Services,
  { actor, scope }: Caller,
  { groupId, subgroupId }: { groupId: GroupId; subgroupId: number },
): Promise<UserId[]> {
  return inTransaction(services.db, async (tx) => {
    const people = examplePeople.map(({ progress: _progress, ...person }) => ({
      ...{ ...person, email: emailOf(person), registration_number: null, payroll_number: null, started_on: null },
      subgroupIds: [subgroupId],
    }));
    const added = await addPeople(services, tx, { actor, place: { groupId }, people });
    const userIds = added.map((id) => {
      if (id === undefined) throw refused('An account has the address of an example person. Change it, and try again.');
      return checkSiteWide<'user'>(scope, id);
    });
    await updateAccounts(tx, userIds, { is_demo: true });
    for (const userId of userIds) await activateAccount(tx, { userId, at: services.clock.now() });
    return userIds;
  });
}

/** Lets the first of the people manage the service, because a service without an admin needs attention. */
async function addServiceAdmin(
  services: Services,
  actor: Actor,
  { groupId, userId }: { groupId: GroupId; userId: UserId | undefined },
): Promise<void> {
  const [subgroupId] = await listServices(services.db, groupId);
  if (subgroupId === undefined || userId === undefined) return;
  const flags = { general_pot_access: false, view_siblings: false, baseValues: null };
  await putSubgroupManager(services, actor, { groupId, subgroupId, userId, ...flags });
}
