import { assessorNames, type MemberPaperCourse } from '@doselore/contract/paper-courses';
import { notFound, type Scope } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { listMemberResults, type MemberRef, type MemberResultData } from './member-results.repository.ts';

export async function showResults(db: Queries, scope: Scope, target: MemberRef): Promise<MemberPaperCourse[]> {
  return (await listMemberResults(db, scope, target)).map(presentResult);
}

/** Finds a licence of a member that waits for a result or has one. Throws 404 without it. */
export async function getMemberResult(
  db: Queries,
  scope: Scope,
  target: MemberRef & { licenceId: number },
): Promise<MemberResultData> {
  const [row] = await listMemberResults(db, scope, target);
  if (row === undefined) throw notFound();
  return row;
}

function presentResult(row: MemberResultData): MemberPaperCourse {
  const { rule, result } = row;
  return {
    licence_id: row.licence_id,
    title: row.title,
    issued_on: row.issued_on,
    is_waiting: row.state === 'issued',
    rule: rule && { ...rule, assessors: assessorNames(rule.assessors) },
    result: result && {
      id: result.id,
      outcome: result.outcome,
      taken_on: result.taken_on,
      score: result.score,
      assessor: result.assessor,
      reason: result.reason,
      recorded_by: result.recorded_by,
      recorded_at: new Date(result.recorded_at).toISOString(),
      corrections: row.corrected.length,
    },
    scan: row.scan,
    corrected: row.corrected,
  };
}
