import type { PlannedSession } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { MultiDayId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { DateData } from './days.repository.ts';

/** Lists the dates of a course of several days in their order, the cleared ones too. */
export async function listDates(db: Queries, id: MultiDayId): Promise<DateData[]> {
  const { rows } = await sql<DateData>`select d.id, d.starts_at, d.ends_at, d.place, d.state from multi_day_dates d
    where d.multi_day_id = ${id} order by d.starts_at, d.id`.execute(db);
  return rows;
}

type New = { id: number; dates: readonly PlannedSession[]; at: Date };

export async function insertDates(tx: Tx, { id, dates, at }: New): Promise<void> {
  if (dates.length === 0) return;
  await tx
    .insertInto('multi_day_dates')
    .values(
      dates.map((one) => ({
        ...{ multi_day_id: id, starts_at: one.training_start, ends_at: one.training_end, place: one.place },
        created_at: at,
      })),
    )
    .execute();
}

export async function deleteDates(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('multi_day_dates')
      .where('id', 'in', [...ids])
      .execute();
}

type Saved = { id: MultiDayId; state: 'open' | 'held' };

/** Saves the state of the dates of a course of several days that are not cleared. */
export async function saveDatesState(tx: Tx, { id, state }: Saved): Promise<void> {
  await tx
    .updateTable('multi_day_dates')
    .set({ state })
    .where('multi_day_id', '=', id)
    .where('state', '<>', 'cleared')
    .execute();
}

export async function saveCleared(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('multi_day_dates')
    .set({ state: 'cleared' })
    .where('id', 'in', [...ids])
    .execute();
}
