import { AppError, dayText, fieldError, mayUnder } from '@doselore/contract';
import { assessorNames, type PaperOutcome, passProblem } from '@doselore/contract/paper-courses';
import { type Actor, type LicenceId, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { issueCertificate } from '../../../certificates/certificates/index.ts';
import { finishLicences, startLicence } from '../../../licences/licences/index.ts';
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
  const backdated = backdatingProblem(actor, { ...result, issuedOn: licence.issued_at.toISOString().slice(0, 10) });
  const rule = await findRule(tx, licence.product_id);
  if (rule === undefined) throw new AppError('conflict', 'This course is no longer taught.');
  throwProblems([...(backdated === undefined ? [] : [backdated]), ...listRuleProblems(rule, result)]);
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

export type FieldProblem = { field: keyof ResultFacts; message: string };

/** Throws at each field that breaks the rule of a version. */
export function checkByRule(rule: PaperRule, facts: ResultFacts): void {
  throwProblems(listRuleProblems(rule, facts));
}

function throwProblems(problems: readonly FieldProblem[]): void {
  const [first] = problems;
  if (first === undefined) return;
  const fields = Object.fromEntries(problems.map(({ field, message }) => [field, [message]]));
  throw new AppError('validation_failed', first.message, { fields });
}

/** Lists what breaks the rule of a version, also in facts of which some are missing. */
export function listRuleProblems(rule: PaperRule, facts: Partial<ResultFacts>): FieldProblem[] {
  const { outcome, score = null, assessor } = facts;
  const scored = score !== null && !rule.has_score ? 'This course has no score' : undefined;
  const passed = outcome && passProblem({ outcome, score, passMark: rule.pass_mark });
  const needed = outcome === 'pass' && rule.pass_mark !== null && score === null ? 'Enter the score' : undefined;
  const ofScore = scored ?? passed ?? ('score' in facts ? needed : undefined);
  const named = assessorNames(rule.assessors);
  const isUnknown = assessor !== undefined && named.length > 0 && !named.includes(assessor);
  return [
    ...(ofScore === undefined ? [] : [{ field: 'score', message: ofScore } as const]),
    ...(isUnknown ? [{ field: 'assessor', message: 'Choose an assessor of this course' } as const] : []),
  ];
}

/** Returns why a result before the issue of its licence is not allowed, with the field. Undefined when it is. */
export function backdatingProblem(
  actor: Actor,
  { takenOn, issuedOn, reason }: Pick<ResultFacts, 'takenOn' | 'reason'> & { issuedOn: string },
): FieldProblem | undefined {
  if (takenOn >= issuedOn) return undefined;
  if (!mayUnder(actor.level, 'paperCourses.backdate')) return { field: 'takenOn', message: onlySiteAdmins(issuedOn) };
  if ((reason ?? '').trim() !== '') return undefined;
  return { field: 'reason', message: 'Enter why the date is before the licence was issued' };
}

const onlySiteAdmins = (issuedOn: string) =>
  `The licence was issued on ${dayText(issuedOn)}. Choose that day or a later one. Only site admins can record an earlier day`;
