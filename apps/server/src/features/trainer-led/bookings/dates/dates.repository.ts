import type { DateState, TimeWindow } from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type DateData = {
  id: number;
  window_start: Date;
  window_end: Date;
  slot: TrainingSlot;
  source: 'system' | 'manual' | 'suggested';
  suggested_by: string | null;
  state: DateState;
};

/** Lists the dates of a request in their order. */
export async function listDates(db: Queries, projectRequestId: ProjectRequestId): Promise<DateData[]> {
  const { rows } = await sql<DateData>`
    select t.id, t.window_start, t.window_end, t.slot, t.source, t.state, u.first_name || ' ' || u.last_name as suggested_by
    from times_of_interest t left join users u on u.id = t.suggested_by
    where t.project_request_id = ${projectRequestId} order by t.window_start, t.window_end`.execute(db);
  return rows;
}

export async function deleteDates(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('times_of_interest')
    .where('id', 'in', [...ids])
    .execute();
}

type New = {
  projectRequestId: ProjectRequestId;
  rows: readonly (TimeWindow & { slot: TrainingSlot })[];
  /** Person of the organisation who suggests these dates. */
  suggestedBy?: UserId;
  at: Date;
};

export async function insertDates(tx: Tx, { projectRequestId, rows, suggestedBy, at }: New): Promise<void> {
  if (rows.length === 0) return;
  const by = suggestedBy === undefined ? {} : { source: 'suggested', suggested_by: suggestedBy };
  await tx
    .insertInto('times_of_interest')
    .values(rows.map((row) => ({ ...row, ...by, project_request_id: projectRequestId, created_at: at })))
    .execute();
}
