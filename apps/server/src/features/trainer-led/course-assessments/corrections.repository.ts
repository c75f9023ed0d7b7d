import type { ChecklistItem } from '@doselore/contract/courses';
import { sql } from 'kysely';
import type { LicenceId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type OneDelegate = { virtualGroupId: VirtualGroupId; userId: UserId };

export type CorrectableData = {
  result: 'passed' | 'failed';
  score: number | null;
  /** First day of the certificate of a pass, in UTC. */
  assessed_on: string;
  licence_id: LicenceId;
  /** Null for an assessment on paper. */
  observed: Record<string, boolean> | null;
  items: ChecklistItem[] | null;
  corrections: number;
};

/** Finds the result of a delegate that an assessor entered and that counts. The caller holds the lock of the course. */
export async function findCorrectable(
  tx: Tx,
  { virtualGroupId, userId }: OneDelegate,
): Promise<CorrectableData | undefined> {
  const { rows } = await sql<CorrectableData>`
    select d.assessment as result, d.assessment_score::float8 as score, (d.assessed_at at time zone 'UTC')::date as assessed_on,
      d.licence_id, o.results as observed, c.items,
      (select count(*)::int from assessment_corrections k
        where k.virtual_group_id = d.virtual_group_id and k.user_id = d.user_id) as corrections
    from virtual_group_delegates d
    left join observations o on o.virtual_group_id = d.virtual_group_id and o.user_id = d.user_id
    left join observation_checklists c on c.id = o.checklist_id
    where d.virtual_group_id = ${virtualGroupId} and d.user_id = ${userId} and d.licence_id is not null
      and d.assessed_by is not null and d.assessment in ('passed', 'failed')`.execute(tx);
  return rows[0];
}

type Correction = OneDelegate & { before: CorrectableData; reason: string; by: UserId; at: Date };

/** Stores the values of a result that is about to change. */
export async function insertCorrection(tx: Tx, correction: Correction): Promise<void> {
  const { virtualGroupId, userId, before, reason, by, at } = correction;
  const { result, score, observed } = before;
  await tx
    .insertInto('assessment_corrections')
    .values({
      ...{ virtual_group_id: virtualGroupId, user_id: userId, result, score },
      ...{ observed: observed && JSON.stringify(observed), reason, corrected_by: by, corrected_at: at },
    })
    .execute();
}

type Corrected = OneDelegate & { result: 'passed' | 'failed'; score: number | null };

/** Stores a corrected result. The assessor and the day stay. */
export async function saveCorrected(tx: Tx, { virtualGroupId, userId, result, score }: Corrected): Promise<void> {
  await tx
    .updateTable('virtual_group_delegates')
    .set({ assessment: result, assessment_score: score })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('user_id', '=', userId)
    .execute();
}

type CorrectedObservation = OneDelegate & { observed: Readonly<Record<string, boolean>> };

/** Stores which items of a checklist were met. The version of the checklist stays. */
export async function saveCorrectedItems(
  tx: Tx,
  { virtualGroupId, userId, observed }: CorrectedObservation,
): Promise<void> {
  await tx
    .updateTable('observations')
    .set({ results: JSON.stringify(observed) })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('user_id', '=', userId)
    .execute();
}

export type CorrectionData = {
  user_id: number;
  result: 'passed' | 'failed';
  score: number | null;
  met: string[] | null;
  reason: string;
  by: string;
  on: string;
};

/** Lists the corrections of the results of a course, newest first. */
export async function listCorrections(db: Queries, virtualGroupId: VirtualGroupId): Promise<CorrectionData[]> {
  const { rows } = await sql<CorrectionData>`
    select k.user_id, k.result, k.score::float8 as score,
      case when k.observed is not null then array(select r.key from jsonb_each(k.observed) r where r.value = 'true') end as met,
      k.reason, u.first_name || ' ' || u.last_name as by, (k.corrected_at at time zone 'UTC')::date as on
    from assessment_corrections k join users u on u.id = k.corrected_by
    where k.virtual_group_id = ${virtualGroupId} order by k.id desc`.execute(db);
  return rows;
}
