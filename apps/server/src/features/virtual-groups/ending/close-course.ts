import { AppError, type Body, terms } from '@doselore/contract';
import type { ClosePreview, closeCourse as endpoint } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type Scope, type VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recordAbsences } from '../../absences/index.ts';
import { issueCertificate, withdrawWithin } from '../../certificates/index.ts';
import { finishLicences, startAttended } from '../../licences/index.ts';
import { countWithoutFeedback, lapsePending } from '../assessing/assessments.repository.ts';
import { lockAssessed } from '../assessing/online-assessments.repository.ts';
import { listDeclines } from '../delegates/declines.repository.ts';
import { type DelegateData, listDelegates, saveCertified, saveWaivers } from '../delegates/delegates.repository.ts';
import { notifyTrainer } from '../notify-trainer.ts';
import { openVirtualGroup } from '../open-virtual-group.ts';
import {
  countReturns,
  endVirtualGroup,
  findVirtualGroup,
  saveCloseReport,
  type VirtualGroupData,
} from '../virtual-groups.repository.ts';
import { endWaiting } from '../waiting-list/end-waiting.ts';
import { attendedOf, endingOf, missingIn, missingText, reportOf } from './close-report.ts';
import { countForfeits, planForfeits, voidForfeits } from './forfeit-seats.ts';
import { giveBackSeats } from './give-back-seats.ts';
import { listUnearned } from './reopening.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

/** Returns the missing requirements for closing, and the result that closing would have now. */
export async function previewClosing(services: Core, { scope, virtualGroupId }: Place): Promise<ClosePreview> {
  const course = await findVirtualGroup(services.db, scope, virtualGroupId);
  if (course === undefined) throw notFound();
  const delegates = await listDelegates(services.db, virtualGroupId);
  const returns = await countReturns(services.db, { id: virtualGroupId, keepUserIds: attendedOf(delegates) });
  const missing = missingIn(course, delegates, londonWallClock(services.clock.now()));
  const forfeited = countForfeits(await planForfeits(services.db, course));
  const more = await countMore(services.db, course);
  return { ...missing, report: reportOf(delegates, { ...withForfeits(returns, forfeited), ...more }) };
}

/** Forfeited seats do not come back. */
const withForfeits = ({ reclaimed, returned }: { reclaimed: number; returned: number }, forfeited: number) => ({
  reclaimed,
  returned: returned - forfeited,
  forfeited,
});

/** Figures of the report that are not with the delegates. */
const countMore = async (db: Queries, { id, close_revision: revision }: VirtualGroupData) => ({
  without_feedback: await countWithoutFeedback(db, id),
  declined: (await listDeclines(db, id)).length,
  revision,
});

type Closing = Place & Body<typeof endpoint>;

/**
 * Closes a virtual group, completely or not at all. Afterwards its pools are empty, and every attendance is marked
 * (V3).
 */
export async function closeCourse(services: Services, actor: Actor, of: Closing): Promise<void> {
  const command = `close ${of.virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key: of.idempotencyKey, command }, async (tx) => {
    const course = await openVirtualGroup(tx, of.scope, of.virtualGroupId);
    const at = services.clock.now();
    await saveWaivers(tx, of);
    if (course.assessment_type === 'online') await lockAssessed(tx, course.id);
    const delegates = await listDelegates(tx, course.id);
    const missing = missingText(missingIn(course, delegates, londonWallClock(at)), of);
    if (missing !== '') throw new AppError('conflict', `This cannot be closed yet: ${missing}. Nothing was changed.`);
    await carryOut(services, tx, actor, { course, delegates, at, reason: of.force === 1 ? of.reason : '' });
    return course.id;
  });
}

type Ending = { course: VirtualGroupData; delegates: readonly DelegateData[]; at: Date };

/**
 * Ends the licences that no assessment has ended. Where attendance is the only requirement it completes them and gives
 * certificates, from the last day on. Where a result is missing they lapse, and so does the assessment.
 */
async function endLearning(clock: Clock, tx: Tx, { course, delegates, at }: Ending): Promise<void> {
  const on = (course.training_end ?? at).toISOString().slice(0, 10);
  const completed = endingOf(delegates, 'completes');
  await finishLicences(tx, { licenceIds: completed, outcome: 'completed', at });
  for (const licenceId of completed) await issueCertificate(tx, clock, { source: 'pled', id: licenceId, on });
  const lapsed = endingOf(delegates, 'lapses');
  await finishLicences(tx, { licenceIds: lapsed, outcome: 'lapsed', at });
  await lapsePending(tx, course.id);
  await saveCertified(tx, {
    virtualGroupId: course.id,
    licenceIds: course.assessment_type === 'none' ? completed : lapsed,
  });
}

async function carryOut(
  services: Services,
  tx: Tx,
  actor: Actor,
  { course, delegates, at, reason }: Ending & { reason: string },
): Promise<void> {
  const { id: virtualGroupId, group_id: groupId } = course;
  const forfeits = await planForfeits(tx, course);
  await startAttended(tx, { virtualGroupId, actorId: actor.id, at });
  await endLearning(services.clock, tx, { course, delegates, at });
  // This comes before the take-back. The seats then go to the general pot and not to the pool of the closed group.
  await endVirtualGroup(tx, { id: virtualGroupId, state: 'closed', at, reason });
  await endWaiting(tx, { virtualGroupId, state: 'lapsed' });
  const returns = await giveBackSeats(tx, actor, {
    course,
    keepUserIds: attendedOf(delegates),
    reason: 'absent',
    note: `The ${terms.virtualGroup.one} was closed.`,
    at,
  });
  const forfeitedUserIds = await voidForfeits(tx, actor, { course, forfeits, at });
  for (const certificateId of await listUnearned(tx, virtualGroupId))
    await withdrawWithin(services, tx, actor, {
      certificateId,
      reason: 'result_changed',
      note: '',
      holdsFrom: 'start',
    });
  await recordAbsences(tx, { virtualGroupId, forfeitedUserIds });
  const settled = withForfeits(returns, forfeitedUserIds.length);
  const report = reportOf(delegates, { ...settled, ...(await countMore(tx, course)) });
  await saveCloseReport(tx, { id: virtualGroupId, report });
  await recordAudit(tx, actor, {
    action: 'virtualGroups.close',
    subject: `virtual group ${virtualGroupId}`,
    groupId,
    detail: { ...report, ...(reason !== '' && { reason }) },
  });
  await notifyTrainer(tx, {
    course,
    title: `A ${terms.virtualGroup.one} was closed`,
    body: `${course.title}: the register can no longer be changed.`,
    at,
  });
}
