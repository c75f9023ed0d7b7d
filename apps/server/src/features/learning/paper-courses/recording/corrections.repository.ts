import type { PaperOutcome } from '@doselore/contract/paper-courses';
import { sql } from 'kysely';
import type { GroupId, LicenceId, UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

export type ResultData = {
  id: number;
  group_id: GroupId;
  paper_course_id: number;
  outcome: PaperOutcome;
  taken_on: string;
  score: number | null;
  assessor: string;
  corrections: number;
};

/** Locks the result of a licence, so that two corrections run one after the other. */
export async function lockResult(tx: Tx, licenceId: LicenceId): Promise<ResultData | undefined> {
  await sql`select from paper_results where licence_id = ${licenceId} for update`.execute(tx);
  const { rows } = await sql<ResultData>`
    select r.id, r.group_id, r.paper_course_id, r.outcome, r.taken_on, r.score, r.assessor,
      (select count(*)::int from paper_result_versions v where v.paper_result_id = r.id) as corrections
    from paper_results r where r.licence_id = ${licenceId}`.execute(tx);
  return rows[0];
}

/** Keeps the values of a result that is about to change. */
export async function insertResultVersion(
  tx: Tx,
  { target, reason, by, at }: { target: ResultData; reason: string; by: UserId; at: Date },
): Promise<void> {
  const { id, outcome, taken_on, score, assessor } = target;
  await tx
    .insertInto('paper_result_versions')
    .values({ paper_result_id: id, outcome, taken_on, score, assessor, reason, corrected_by: by, corrected_at: at })
    .execute();
}

type Corrected = { outcome: PaperOutcome; takenOn: string; score: number | null; assessor: string };

export async function saveResult(tx: Tx, id: number, result: Corrected): Promise<void> {
  const { outcome, takenOn, score, assessor } = result;
  await tx
    .updateTable('paper_results')
    .set({ outcome, taken_on: takenOn, score, assessor })
    .where('id', '=', id)
    .execute();
}
