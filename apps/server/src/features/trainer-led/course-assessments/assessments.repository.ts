import type { Checklist } from '@doselore/contract/courses';
import { sql } from 'kysely';
import type { LicenceId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/**
 * Stores who has to be assessed, after a change of attendance or of the assessment. The result of a person who no longer
 * attended enough does not count, but stays with the row: it counts again when the mark was wrong.
 */
export async function saveDue(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await sql`update virtual_group_delegates d set assessment = n.assessment,
      assessed_at = case when n.assessment = 'pending' then null else d.assessed_at end,
      assessed_by = case when n.assessment = 'pending' then null else d.assessed_by end,
      assessment_score = case when n.assessment = 'pending' then null else d.assessment_score end
    from (select e.user_id, case
        when v.assessment_type = 'none' or e.attendance is distinct from 'attended' then 'not_required'
        when e.assessment <> 'not_required' then e.assessment
        when e.assessed_at is not null and l.state = 'completed' then 'passed'
        when e.assessed_at is not null and l.state = 'failed' then 'failed'
        else 'pending' end as assessment
      from virtual_group_delegates e join virtual_groups v on v.id = e.virtual_group_id
      left join licences l on l.id = e.licence_id
      where e.virtual_group_id = ${virtualGroupId}) n
    where d.virtual_group_id = ${virtualGroupId} and d.user_id = n.user_id and d.assessment <> n.assessment`.execute(
    tx,
  );
}

export type AssessmentData = {
  user_id: number;
  assessed_at: Date | null;
  assessor: string | null;
  score: number | null;
  checklist: Checklist | null;
  /** Keys of the items that were met. */
  met: string[] | null;
};

/** Lists results and observations of the delegates of a course. */
export async function listResults(db: Queries, virtualGroupId: VirtualGroupId): Promise<AssessmentData[]> {
  const { rows } = await sql<AssessmentData>`
    select d.user_id, case when r.counts then d.assessed_at end as assessed_at,
      case when r.counts then a.first_name || ' ' || a.last_name end as assessor,
      case when r.counts then d.assessment_score::float8 end as score,
      case when c.id is not null then json_build_object('id', c.id, 'version', c.version, 'items', c.items) end as checklist,
      case when c.id is not null then array(select r.key from jsonb_each(o.results) r where r.value = 'true') end as met
    from virtual_group_delegates d cross join lateral (select d.assessment in ('passed', 'failed') as counts) r
    left join users a on a.id = d.assessed_by
    left join observations o on o.virtual_group_id = d.virtual_group_id and o.user_id = d.user_id
    left join observation_checklists c on c.id = o.checklist_id
    where d.virtual_group_id = ${virtualGroupId}`.execute(db);
  return rows;
}

export type Result = { userId: number; result: 'passed' | 'failed'; score: number | null; licenceId: LicenceId };

/** Stores results with their licences. */
export async function saveResults(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; results: readonly Result[]; actorId: number; at: Date },
): Promise<void> {
  for (const { userId, result, score, licenceId } of params.results)
    await tx
      .updateTable('virtual_group_delegates')
      .set({
        assessment: result,
        assessed_at: params.at,
        assessed_by: params.actorId,
        assessment_score: score,
        licence_id: licenceId,
      })
      .where('virtual_group_id', '=', params.virtualGroupId)
      .where('user_id', '=', userId)
      .execute();
}

type Observed = {
  virtualGroupId: VirtualGroupId;
  userId: UserId;
  checklistId: number;
  results: Readonly<Record<string, boolean>>;
  assessorId: UserId;
  at: Date;
};

export async function saveObserved(tx: Tx, params: Observed): Promise<void> {
  const values = {
    checklist_id: params.checklistId,
    results: JSON.stringify(params.results),
    assessor_id: params.assessorId,
    at: params.at,
  };
  await tx
    .insertInto('observations')
    .values({ virtual_group_id: params.virtualGroupId, user_id: params.userId, ...values })
    .onConflict((conflict) => conflict.columns(['virtual_group_id', 'user_id']).doUpdateSet(values))
    .execute();
}

/** Sets assessments without a result to lapsed when the course is closed, because afterwards nobody can be assessed. */
export async function lapsePending(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await tx
    .updateTable('virtual_group_delegates')
    .set({ assessment: 'lapsed' })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('assessment', '=', 'pending')
    .execute();
}

/** Makes lapsed assessments pending again, when the course is reopened. */
export async function resumeLapsed(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await tx
    .updateTable('virtual_group_delegates')
    .set({ assessment: 'pending' })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('assessment', '=', 'lapsed')
    .execute();
}
