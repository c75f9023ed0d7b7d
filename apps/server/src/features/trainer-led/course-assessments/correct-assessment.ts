import { AppError, type Body, mayUnder, terms } from '@doselore/contract';
import type {
  correctAssessment as endpoint,
  correctObservation as observationEndpoint,
} from '@doselore/contract/course-assessments';
import type { CloseReport } from '@doselore/contract/course-ending';
import { isHistoric } from '@doselore/contract/virtual-groups';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { alreadyCorrected, carryOverResult } from '../../learning/result-corrections/index.ts';
import { lockCourse, type VirtualGroupData } from '../virtual-groups/index.ts';
import { saveCloseReport } from './close-reports.repository.ts';
import {
  type CorrectableData,
  findCorrectable,
  insertCorrection,
  type OneDelegate,
  saveCorrected,
  saveCorrectedItems,
} from './corrections.repository.ts';
import { observedResult } from './observed-result.ts';

type At = OneDelegate & { scope: Scope };
type Values = { result: 'passed' | 'failed'; score: number | null; observed?: Record<string, boolean> };

/** Corrects a result on paper, and keeps the old values. */
export const correctAssessment = (
  services: Services,
  actor: Actor,
  target: At & Body<typeof endpoint>,
): Promise<void> =>
  correct(services, actor, target, ({ items }) => {
    if (items !== null) throw new AppError('conflict', 'This result comes from a checklist. Correct the checklist.');
    return { result: target.result, score: target.score };
  });

/** Corrects which items of a checklist were met, and keeps the old values. */
export const correctObservation = (
  services: Services,
  actor: Actor,
  target: At & Body<typeof observationEndpoint>,
): Promise<void> =>
  correct(services, actor, target, ({ items, score }) => {
    if (items === null || target.met.some((key) => items.every((item) => item.key !== key))) throw notFound();
    const { result, observed } = observedResult(items, target.met);
    return { result, score, observed };
  });

type Correction = At & { reason: string; seenCorrections: number };

/**
 * Stores corrected values under the lock of the course. Licence and certificate follow them, and so do the figures of
 * a closed course. Throws 409 when the result was corrected after it was shown, or retried.
 */
function correct(
  services: Services,
  actor: Actor,
  target: Correction,
  correctedOf: (before: CorrectableData) => Values,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { virtualGroupId, userId, reason } = target;
    const course = await lockCourse(tx, target);
    refuseEnded(actor, course);
    const before = await findCorrectable(tx, target);
    if (before === undefined) throw new AppError('conflict', 'There is no result to correct. Nothing was changed.');
    if (before.corrections !== target.seenCorrections) throw alreadyCorrected();
    const now = correctedOf(before);
    await insertCorrection(tx, { virtualGroupId, userId, before, reason, by: actor.id, at: services.clock.now() });
    await saveCorrected(tx, { virtualGroupId, userId, ...now });
    if (now.observed !== undefined) await saveCorrectedItems(tx, { virtualGroupId, userId, observed: now.observed });
    await recordAudit(tx, actor, {
      action: 'virtualGroups.correctAssessment',
      subject: `virtual group ${virtualGroupId}`,
      groupId: course.group_id,
      changes: { result: [before.result, now.result], score: [before.score, now.score] },
      detail: { userId, has_note: true },
    });
    const { assessed_on: on, licence_id: licenceId } = before;
    await carryOverResult(services, tx, actor, {
      target: { source: 'pled', id: licenceId },
      licenceId,
      before: { isPass: before.result === 'passed', on },
      now: { isPass: now.result === 'passed', on },
      isAssessed: true,
    });
    await correctReport(tx, course, { before: before.result, now: now.result });
  });
}

function refuseEnded(actor: Actor, { state }: VirtualGroupData): void {
  if (!isHistoric(state) || (state === 'closed' && mayUnder(actor.level, 'virtualGroups.reopen'))) return;
  const text = `This ${terms.virtualGroup.one} is already ${state}. Ask a site admin to correct the result.`;
  throw new AppError('conflict', text);
}

/** Changes the figures of a closed course when a pass becomes a failure, or a failure a pass. */
async function correctReport(
  tx: Tx,
  { id, close_report: report }: VirtualGroupData,
  { before, now }: { before: Values['result']; now: Values['result'] },
): Promise<void> {
  if (report === null || before === now) return;
  const more = now === 'passed' ? 1 : -1;
  const corrected: CloseReport = {
    ...report,
    ...{ passed: report.passed + more, failed: report.failed - more, completed: report.completed + more },
  };
  await saveCloseReport(tx, { id, report: corrected });
}
