import { AppError, type Body } from '@doselore/contract';
import type { ClosePreview, closeCourse as endpoint } from '@doselore/contract/course-ending';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { issueCertificate, withdrawWithin } from '../../certificates/certificates/index.ts';
import { finishLicences, startAttended } from '../../licences/licences/index.ts';
import { recordAbsences } from '../absences/index.ts';
import { lapseAssessments, lockOnlineAssessments, storeCloseReport } from '../course-assessments/index.ts';
import { changeCourse, type OwnStep, openStep } from '../course-changes/index.ts';
import {
  type DelegateData,
  findCourse,
  showDeclines,
  showDelegates,
  type VirtualGroupData,
} from '../virtual-groups/index.ts';
import { attendedOf, endingOf, missingIn, missingText, reportOf } from './close-report.ts';
import {
  countReturns,
  countWithoutFeedback,
  endVirtualGroup,
  saveCertified,
  saveWaivers,
} from './ending.repository.ts';
import { countForfeits, type Forfeits, planForfeits, voidForfeits } from './forfeit-seats.ts';
import { listUnearned } from './reopening.repository.ts';

type Core = Pick<Services, 'db' | 'clock'>;
type Place = { scope: Scope; virtualGroupId: VirtualGroupId };

/** Returns the missing requirements for closing, and the result that closing would have now. */
export async function previewClosing(services: Core, { scope, virtualGroupId }: Place): Promise<ClosePreview> {
  const course = await findCourse(services.db, { scope, virtualGroupId });
  const delegates = await showDelegates(services.db, virtualGroupId);
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
  declined: (await showDeclines(db, id)).length,
  revision,
});

type Closing = Place & Body<typeof endpoint>;

/**
 * Closes a virtual group, completely or not at all. Afterwards its pools are empty, and every attendance is marked
 * (V3).
 */
export async function closeCourse(services: Services, actor: Actor, target: Closing): Promise<void> {
  const command = `close ${target.virtualGroupId}`;
  await once(services.db, { actorId: actor.id, key: target.idempotencyKey, command }, async (tx) => {
    const step = await openStep(services, tx, actor, target);
    const { course } = step;
    const reason = target.force === 1 ? target.reason : '';
    const { result, returned = 0, reclaimed = 0 } = await changeCourse(step, () => end(step, target, reason));
    const ended = await settleAbsent(step, result.forfeits);
    const report = reportOf(result.delegates, {
      ...withForfeits({ reclaimed, returned }, ended.length),
      ...(await countMore(tx, course)),
    });
    await storeCloseReport(tx, { id: course.id, report });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.close',
      subject: `virtual group ${course.id}`,
      groupId: course.group_id,
      detail: { ...report, ...(reason !== '' && { reason }) },
    });
    return course.id;
  });
}

/** Ends the licences of the course, and then the course. Throws 409 that names everything missing. */
async function end(step: OwnStep, target: Closing, reason: string) {
  const { tx, actor, course, at } = step;
  const { id: virtualGroupId } = course;
  await saveWaivers(tx, target);
  if (course.assessment_type === 'online') await lockOnlineAssessments(tx, virtualGroupId);
  const delegates = await showDelegates(tx, virtualGroupId);
  const missing = missingText(missingIn(course, delegates, londonWallClock(at)), target);
  if (missing !== '') throw new AppError('conflict', `This cannot be closed yet: ${missing}. Nothing was changed.`);
  const forfeits = await planForfeits(tx, course);
  await startAttended(tx, { virtualGroupId, actorId: actor.id, at });
  await endLearning(step, delegates);
  await endVirtualGroup(tx, { id: virtualGroupId, state: 'closed', at, reason });
  return { delegates, forfeits };
}

/**
 * Ends the licences that no assessment has ended. Where attendance is the only requirement it completes them and gives
 * certificates, from the last day on. Where a result is missing they lapse, and so does the assessment.
 */
async function endLearning({ services, tx, course, at }: OwnStep, delegates: readonly DelegateData[]): Promise<void> {
  const on = (course.training_end ?? at).toISOString().slice(0, 10);
  const completed = endingOf(delegates, 'completes');
  await finishLicences(tx, { licenceIds: completed, outcome: 'completed', at });
  for (const licenceId of completed) await issueCertificate(tx, services.clock, { source: 'pled', id: licenceId, on });
  const lapsed = endingOf(delegates, 'lapses');
  await finishLicences(tx, { licenceIds: lapsed, outcome: 'lapsed', at });
  await lapseAssessments(tx, course.id);
  await saveCertified(tx, {
    virtualGroupId: course.id,
    licenceIds: course.assessment_type === 'none' ? completed : lapsed,
  });
}

/**
 * Writes off forfeited seats after they have been returned, withdraws the certificates of people who no longer attended,
 * and records the absences. Returns the people who forfeited a seat.
 */
async function settleAbsent({ services, tx, actor, course, at }: OwnStep, forfeits: Forfeits): Promise<number[]> {
  const forfeitedUserIds = await voidForfeits(tx, actor, { course, forfeits, at });
  for (const certificateId of await listUnearned(tx, course.id))
    await withdrawWithin(services, tx, actor, {
      certificateId,
      reason: 'result_changed',
      note: '',
      holdsFrom: 'start',
    });
  await recordAbsences(tx, { virtualGroupId: course.id, forfeitedUserIds });
  return forfeitedUserIds;
}
