import { AppError, fieldError, mayUnder } from '@doselore/contract';
import { assessorNames, type PaperOutcome, passProblem } from '@doselore/contract/paper-courses';
import { type Actor, type LicenceId, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { issueCertificate } from '../../certificates/index.ts';
import { finishLicences, startLicence } from '../../licences/index.ts';
import { findRule, hasScan, insertPaperResult, lockPaperLicence, type PaperRule } from './paper-results.repository.ts';

export type ResultFacts = {
  outcome: PaperOutcome;
  /** `YYYY-MM-DD`, not in the future. Before the issue of the licence only with a reason from a site admin. */
  takenOn: string;
  score: number | null;
  assessor: string;
  reason?: string | null;
};
type Recording = ResultFacts & { licenceId: LicenceId };
type Used = Pick<Services, 'db' | 'clock'>;

/** Records the result of an assessor: uses the seat and ends the licence in one step. Returns the id of the result. */
export function recordPaperResult(services: Used, actor: Actor, result: Recording): Promise<number> {
  return inTransaction(services.db, (tx) => recordResultWithin(services, tx, actor, result));
}

/** Records a result in the caller's transaction. */
export async function recordResultWithin(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  actor: Actor,
  result: Recording,
): Promise<number> {
  if (result.takenOn > today(clock)) throw fieldError('takenOn', 'Choose a day that is not in the future');
  const at = clock.now();
  const licence = await lockPaperLicence(tx, result.licenceId);
  if (licence === undefined) throw notFound();
  if (licence.state !== 'issued')
    throw new AppError('conflict', 'This licence already has a result, or has been taken back.');
  checkBackdating(actor, { ...result, issuedOn: licence.issued_at.toISOString().slice(0, 10) });
  const rule = await findRule(tx, licence.product_id);
  if (rule === undefined) throw new AppError('conflict', 'This course is no longer taught.');
  checkByRule(rule, result);
  if (rule.evidence === 'required' && !(await hasScan(tx, result.licenceId)))
    throw fieldError('scan', 'Add a scan of the signed form');
  const { licenceId, outcome, takenOn, score, assessor } = result;
  const reason = result.reason ?? '';
  await startLicence(tx, { licenceId, actorId: actor.id, at });
  await finishLicences(tx, { licenceIds: [licenceId], outcome: outcome === 'pass' ? 'completed' : 'failed', at });
  const whose = { userId: licence.user_id, groupId: licence.group_id, paperCourseId: rule.id };
  const what = { licenceId, outcome, takenOn, score, assessor, reason, recordedBy: actor.id, at };
  const id = await insertPaperResult(tx, { ...whose, ...what });
  if (outcome === 'pass') await issueCertificate(tx, clock, { source: 'paper', id, on: takenOn });
  await recordAudit(tx, actor, {
    action: 'paperCourses.recordResult',
    subject: `licence ${licenceId}`,
    groupId: licence.group_id,
    detail: { resultId: id, outcome, takenOn, score, hasReason: reason !== '' },
  });
  return id;
}

/** Throws at the field that breaks the rule of a version. */
export function checkByRule(rule: PaperRule, { outcome, score, assessor }: ResultFacts): void {
  if (score !== null && !rule.has_score) throw fieldError('score', 'This course has no score');
  const problem = passProblem({ outcome, score, passMark: rule.pass_mark });
  if (problem !== undefined) throw fieldError('score', problem);
  if (outcome === 'pass' && rule.pass_mark !== null && score === null) throw fieldError('score', 'Enter the score');
  const named = assessorNames(rule.assessors);
  if (named.length > 0 && !named.includes(assessor)) throw fieldError('assessor', 'Choose an assessor of this course');
}

/** Throws at the field when a result before the issue of its licence is not allowed. */
export function checkBackdating(actor: Actor, { takenOn, issuedOn, reason }: ResultFacts & { issuedOn: string }): void {
  if (takenOn >= issuedOn) return;
  if (!mayUnder(actor.level, 'paperCourses.backdate'))
    throw fieldError('takenOn', 'Choose a date on or after the licence was issued');
  if ((reason ?? '').trim() === '') throw fieldError('reason', 'Enter why the date is before the licence was issued');
}
