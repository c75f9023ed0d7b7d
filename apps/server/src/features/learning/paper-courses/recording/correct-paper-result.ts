import { type Body, fieldError } from '@doselore/contract';
import type { correctPaperResult as endpoint } from '@doselore/contract/paper-courses';
import { type Actor, type LicenceId, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { alreadyCorrected, carryOverResult } from '../../result-corrections/index.ts';
import { insertResultVersion, lockResult, saveResult } from './corrections.repository.ts';
import { findRuleOfVersion } from './paper-results.repository.ts';
import { checkByRule } from './record-paper-result.ts';

type Correction = { licenceId: LicenceId; result: Body<typeof endpoint> };

/**
 * Corrects a recorded result and keeps the old values. Licence and certificate follow the new values. Throws 409 when the
 * result was corrected after it was shown, or retried.
 */
export function correctPaperResult(services: Services, actor: Actor, { licenceId, result }: Correction): Promise<void> {
  if (result.takenOn > today(services.clock)) throw fieldError('takenOn', 'Choose a day that is not in the future');
  return inTransaction(services.db, async (tx) => {
    const now = await lockResult(tx, licenceId);
    if (now === undefined) throw notFound();
    if (now.corrections !== result.seenCorrections) throw alreadyCorrected();
    const rule = await findRuleOfVersion(tx, now.paper_course_id);
    if (rule !== undefined) checkByRule(rule, result);
    const at = services.clock.now();
    await insertResultVersion(tx, { target: now, reason: result.reason, by: actor.id, at });
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
    await carryOverResult(services, tx, actor, {
      target: { source: 'paper', id: now.id },
      licenceId,
      before: { isPass: now.outcome === 'pass', on: now.taken_on },
      now: { isPass: result.outcome === 'pass', on: result.takenOn },
    });
  });
}
