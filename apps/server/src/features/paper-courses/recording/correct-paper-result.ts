import { AppError, type Body, fieldError } from '@doselore/contract';
import type { correctPaperResult as endpoint } from '@doselore/contract/paper-courses';
import { type Actor, type LicenceId, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { issueCertificate, withdrawWithin } from '../../certificates/index.ts';
import { correctOutcome } from '../../licences/correcting/index.ts';
import {
  findCertificateOf,
  insertResultVersion,
  lockResult,
  type ResultData,
  saveResult,
} from './corrections.repository.ts';
import { findRuleOfVersion } from './paper-results.repository.ts';
import { checkByRule } from './record-paper-result.ts';

type Correction = { licenceId: LicenceId; result: Body<typeof endpoint> };

/**
 * Corrects a recorded result and keeps the old values. A fail withdraws the certificate from its first day, a pass gives
 * one, and another day does both, because a revision with other dates would leave false cover behind. Throws 409 when
 * the result was corrected after it was shown, or retried.
 */
export function correctPaperResult(services: Services, actor: Actor, { licenceId, result }: Correction): Promise<void> {
  if (result.takenOn > today(services.clock)) throw fieldError('takenOn', 'Choose a day that is not in the future');
  return inTransaction(services.db, async (tx) => {
    const now = await lockResult(tx, licenceId);
    if (now === undefined) throw notFound();
    if (now.corrections !== result.seenCorrections)
      throw new AppError('conflict', 'Someone else has corrected this result. Reload the page and check it again.');
    const rule = await findRuleOfVersion(tx, now.paper_course_id);
    if (rule !== undefined) checkByRule(rule, result);
    const at = services.clock.now();
    await insertResultVersion(tx, { of: now, reason: result.reason, by: actor.id, at });
    await saveResult(tx, now.id, result);
    await recordAudit(tx, actor, {
      action: 'paperCourses.correct',
      subject: `licence ${licenceId}`,
      groupId: now.group_id,
      changes: {
        outcome: [now.outcome, result.outcome],
        takenOn: [now.taken_on, result.takenOn],
        score: [now.score, result.score],
      },
      detail: { resultId: now.id, has_note: true },
    });
    await carryOver(services, tx, actor, { now, licenceId, result, at });
  });
}

type Carried = Correction & { now: ResultData; at: Date };

/** Makes licence and certificate agree with the corrected result. */
async function carryOver(services: Services, tx: Tx, actor: Actor, { now, licenceId, result, at }: Carried) {
  if (now.outcome === result.outcome && (result.outcome === 'fail' || now.taken_on === result.takenOn)) return;
  const certificateId = await findCertificateOf(tx, now.id);
  if (certificateId !== undefined)
    await withdrawWithin(services, tx, actor, {
      certificateId,
      reason: 'result_changed',
      note: '',
      holdsFrom: 'start',
    });
  if (now.outcome !== result.outcome) {
    const outcome = result.outcome === 'pass' ? 'completed' : 'failed';
    if (!(await correctOutcome(tx, { licenceId, outcome, at })))
      throw new AppError('conflict', 'This licence has been retried. Take the retry back first.');
  }
  if (result.outcome === 'pass')
    await issueCertificate(tx, services.clock, { source: 'paper', id: now.id, on: result.takenOn });
}
