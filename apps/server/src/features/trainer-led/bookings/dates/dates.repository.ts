import type { DateState, TimeWindow } from '@doselore/contract/bookings';
import type { TrainingSlot } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type DateData = {
  id: number;
  window_start: Date;
  window_end: Date;
  slot: TrainingSlot;
  source: 'system' | 'manual' | 'suggested';
  state: DateState;
};

/** Lists the dates of a request in their order. */
export async function listDates(db: Queries, projectRequestId: ProjectRequestId): Promise<DateData[]> {
  const { rows } = await sql<DateData>`select id, window_start, window_end, slot, source, state from times_of_interest
    where project_request_id = ${projectRequestId} order by window_start, window_end`.execute(db);
  return rows;
}

export async function deleteDates(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('times_of_interest')
    .where('id', 'in', [...ids])
    .execute();
}

type New = { projectRequestId: ProjectRequestId; rows: readonly (TimeWindow & { slot: TrainingSlot })[]; at: Date };

export async function insertDates(tx: Tx, { projectRequestId, rows, at }: New): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('times_of_interest')
    .values(rows.map((row) => ({ ...row, project_request_id: projectRequestId, created_at: at })))
    .execute();
}
