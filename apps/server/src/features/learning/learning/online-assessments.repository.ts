import { sql } from 'kysely';
import type { LicenceId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

/** SQL for whether a course assesses a delegate of a trainer-led course in progress. Expects the licence as `l`. */
export const isAssessment = sql<boolean>`exists (select from online_assessments() o
  where o.licence_id = l.id and (o.assessment in ('pending', 'failed') or o.is_issued_for))`;

/**
 * Locks a licence that attendance has started, before its holder begins the online assessment. Returns false when the
 * holder is not assessed now, or has already begun.
 */
export async function lockForAssessment(tx: Tx, licenceId: LicenceId): Promise<boolean> {
  await tx.selectFrom('licences').select('id').where('id', '=', licenceId).forUpdate().execute();
  const { rows } = await sql`select from licences l join online_assessments() o on o.licence_id = l.id
    where l.id = ${licenceId} and l.state = 'in_progress' and o.assessment in ('pending', 'failed')
      and not exists (select from course_users c where c.licence_id = l.id)`.execute(tx);
  return rows.length > 0;
}
