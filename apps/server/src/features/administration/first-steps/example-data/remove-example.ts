import { randomUUID } from 'node:crypto';
import { AppError } from '@doselore/contract';
import { type Actor, checkSiteWide, type GroupId, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockSiteSettings } from '../../../../platform/site-settings/index.ts';
import { withdrawWithin } from '../../../certificates/certificates/index.ts';
import { archiveCourse } from '../../../learning/courses/index.ts';
import { adjustStock } from '../../../licences/licence-stock/index.ts';
import { moveGroupTo } from '../../../people/groups/index.ts';
import { archiveSubgroup } from '../../../people/subgroups/index.ts';
import { erasePerson } from '../../personal-data/index.ts';
import { type Example, findState, isWorking, saveExample } from '../stored-state.ts';
import { type Caller, orStop, working } from './add-example.ts';
import { listExampleCertificates, listExamplePeople, listPots, listServices } from './example.repository.ts';
import { judgeRemoval } from './show-removal.ts';

const reason = 'Example data removed';

/**
 * Ends the example data by the commands of their rooms: withdraws the certificates, erases the people, writes off the
 * licences, archives service, organisation and course (decision 64). Refuses while records of the site's own hang on
 * them. Each part that is gone already is left out, so that removing that stopped half-way is repeated safely.
 */
export async function removeExample(services: Services, caller: Caller, agreed: { writesOff: boolean }): Promise<void> {
  const claimed = await begin(services, caller, agreed);
  await orStop(services, removeRecords(services, caller, claimed));
}

type Claimed = { example: Example; keepsCourse: boolean };

async function removeRecords(services: Services, caller: Caller, { example, keepsCourse }: Claimed): Promise<void> {
  const { actor, scope } = caller;
  const { groupId, courseId } = example;
  if (groupId !== null) await endOrganisation(services, actor, checkSiteWide(scope, groupId));
  if (courseId !== null && !keepsCourse) await archiveCourse(services, actor, { courseId, archived: true, reason });
  await inTransaction(services.db, async (tx) => {
    await lockSiteSettings(tx);
    await saveExample(tx, undefined);
    const subject = groupId === null ? 'site settings' : `group ${groupId}`;
    await recordAudit(tx, actor, { action: 'groups.removeExample', subject, groupId: groupId ?? undefined });
  });
}

/** Claims the example data for removal. Of two site admins who remove them at once one gets them, the other one 409. */
function begin(services: Services, { scope }: Caller, { writesOff }: { writesOff: boolean }): Promise<Claimed> {
  return inTransaction(services.db, async (tx) => {
    await lockSiteSettings(tx);
    const { example } = await findState(tx);
    const now = services.clock.now();
    if (example === undefined) throw notFound();
    if (isWorking(example, now)) throw new AppError('conflict', working);
    const { obstacles, licences, keeps_course: keepsCourse } = await judgeRemoval(tx, scope, example);
    if (obstacles.length > 0)
      throw new AppError(
        'conflict',
        `Your own records depend on the example data: ${obstacles.map(({ name }) => name).join(', ')}. Move or archive them first.`,
      );
    if (licences > 0 && !writesOff)
      throw new AppError('conflict', `Agree to write off ${licences} licences that were bought for the example first.`);
    const next: Example = { ...example, state: 'removing', since: now.toISOString() };
    await saveExample(tx, next);
    return { example: next, keepsCourse };
  });
}

async function endOrganisation(services: Services, actor: Actor, groupId: GroupId): Promise<void> {
  await withdrawCertificates(services, actor, groupId);
  for (const userId of await listExamplePeople(services.db, groupId))
    await erasePerson(services, actor, { userId, reason: 'notNeeded' });
  for (const subgroupId of await listServices(services.db, groupId))
    await archiveSubgroup(services, actor, { groupId, subgroupId });
  for (const { available, ...key } of await listPots(services.db, groupId))
    await adjustStock(services, actor, { key, change: -available, reason, idempotencyKey: randomUUID() });
  await moveGroupTo(services, actor, { groupId, list: 'archived' });
}

async function withdrawCertificates(services: Services, actor: Actor, groupId: GroupId): Promise<void> {
  for (const certificateId of await listExampleCertificates(services.db, groupId))
    await inTransaction(services.db, (tx) =>
      withdrawWithin(services, tx, actor, { certificateId, reason: 'other', note: reason, holdsFrom: 'start' }),
    );
}
