import { AppError, fieldError, mayUnder } from '@doselore/contract';
import { type Actor, type LicenceId, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { issueCertificate } from '../../certificates/index.ts';
import { finishLicences, startLicence } from '../../licences/index.ts';
import { findLivePaperCourse, insertPaperResult, lockPaperLicence } from './paper-results.repository.ts';

type Result = {
  licenceId: LicenceId;
  outcome: 'pass' | 'fail';
  /** `YYYY-MM-DD`, not in the future. Before the issue of the licence only with a reason from a site admin. */
  takenOn: string;
  score: number | null;
  assessor: string;
  reason?: string;
};

/** Records the result of an assessor: uses the seat and ends the licence in one step. Returns the id of the result. */
export async function recordPaperResult(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  result: Result,
): Promise<number> {
  if (result.takenOn > today(services.clock)) throw fieldError('takenOn', 'Choose a day that is not in the future');
  const at = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const licence = await lockPaperLicence(tx, result.licenceId);
    if (licence === undefined) throw notFound();
    if (licence.state !== 'issued')
      throw new AppError('conflict', 'This licence already has a result, or has been taken back.');
    checkBackdating(actor, { ...result, issuedOn: licence.issued_at.toISOString().slice(0, 10) });
    const course = await findLivePaperCourse(tx, licence.product_id);
    if (course === undefined) throw new AppError('conflict', 'This course is no longer taught.');
    const { licenceId, outcome, takenOn, score, assessor, reason = '' } = result;
    await startLicence(tx, { licenceId, actorId: actor.id, at });
    await finishLicences(tx, { licenceIds: [licenceId], outcome: outcome === 'pass' ? 'completed' : 'failed', at });
    const whose = { userId: licence.user_id, groupId: licence.group_id, paperCourseId: course.id };
    const what = { licenceId, outcome, takenOn, score, assessor, reason, recordedBy: actor.id, at };
    const id = await insertPaperResult(tx, { ...whose, ...what });
    if (outcome === 'pass') await issueCertificate(tx, services.clock, { source: 'paper', id, on: takenOn });
    await recordAudit(tx, actor, {
      action: 'paperCourses.recordResult',
      subject: `licence ${licenceId}`,
      groupId: licence.group_id,
      detail: { resultId: id, outcome, takenOn, score, hasReason: reason !== '' },
    });
    return id;
  });
}

function checkBackdating(actor: Actor, { takenOn, issuedOn, reason = '' }: Result & { issuedOn: string }): void {
  if (takenOn >= issuedOn) return;
  if (!mayUnder(actor.level, 'paperCourses.backdate'))
    throw fieldError('takenOn', 'Choose a date on or after the licence was issued');
  if (reason.trim() === '') throw fieldError('reason', 'Enter why the date is before the licence was issued');
}
