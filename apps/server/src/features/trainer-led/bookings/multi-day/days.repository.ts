import {
  type MultiDayDateState,
  type MultiDayFields,
  type MultiDayState,
  multiDayFields,
} from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { MultiDayId, ProjectId, UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import { columnsOf, type Queries, type Tx } from '../../../../platform/db/index.ts';
import {
  type WantedData,
  type WantedNames,
  wantedColumns,
  wantedJoins,
  wantedNames,
} from '../wanted/wanted.repository.ts';
import { listDates } from './days-dates.repository.ts';

/** Date of a course of several days, with wall times. */
export type DateData = { id: number; starts_at: Date; ends_at: Date; place: string | null; state: MultiDayDateState };

/** A course of several days with its project and the dates that are not cleared: what is held, asked and converted. */
export type DaysData = WantedData & {
  kind: 'days';
  id: MultiDayId;
  state: MultiDayState;
  excluded_trainer_ids: number[];
  agreed_with: string | null;
  locked_trainer_user_id: UserId | null;
  locked_until: Date | null;
  conflict_reason: string | null;
  conflict_by: UserId | null;
  /** In their order. */
  dates: DateData[];
};

const stored = columnsOf(multiDayFields, 'w');

/** Locks a course of several days until commit. Returns whether there is one. The caller has locked its project. */
export async function lockDays(tx: Tx, id: MultiDayId): Promise<boolean> {
  const { rows } = await sql`select from multi_days where id = ${id} for update`.execute(tx);
  return rows.length > 0;
}

/** Returns a course of several days with its project and its dates. The caller has read or locked it before. */
export async function getDays(db: Queries, id: MultiDayId): Promise<DaysData> {
  const { rows } = await sql<Omit<DaysData, 'dates'>>`select 'days' as kind, w.id, w.state, ${wantedColumns},
      to_jsonb(w.excluded_trainer_ids) as excluded_trainer_ids, w.agreed_with, w.locked_trainer_user_id, w.locked_until,
      w.conflict_reason, w.conflict_by
    from multi_days w ${wantedJoins} where w.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Course of several days ${id} was read before and is gone`);
  return { ...row, dates: (await listDates(db, id)).filter(({ state }) => state !== 'cleared') };
}

export type DaysShown = MultiDayFields &
  WantedNames & {
    id: MultiDayId;
    state: MultiDayState;
    state_since: Date;
    end_reason: string | null;
    blocked_reason: string | null;
    locked_trainer_user_id: UserId | null;
    locked_trainer: string | null;
    locked_until: Date | null;
    conflict_reason: string | null;
    excluded: { id: number; name: string }[];
    course: { id: number; group_id: number; title: string } | null;
  };

export async function findDays(db: Queries, id: MultiDayId): Promise<DaysShown | undefined> {
  const { rows } = await sql<DaysShown>`
    select w.id, ${stored}, ${wantedNames}, w.state, w.state_since, w.end_reason, w.blocked_reason, w.locked_trainer_user_id,
      u.first_name || ' ' || u.last_name as locked_trainer, w.locked_until, w.conflict_reason,
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'name', e.first_name || ' ' || e.last_name) order by e.id)
        from users e where e.id = any(w.excluded_trainer_ids)), '[]') as excluded,
      case when v.id is not null then jsonb_build_object('id', v.id, 'group_id', v.group_id, 'title', v.title) end as course
    from multi_days w ${wantedJoins} left join users u on u.id = w.locked_trainer_user_id
    left join virtual_groups v on v.id = w.virtual_group_id where w.id = ${id}`.execute(db);
  return rows[0];
}

export type StoredDays = MultiDayFields & { product_id: number; is_virtual: boolean; state: MultiDayState };

/** Returns the stored fields of a locked course of several days. */
export async function readDaysFields(tx: Tx, id: MultiDayId): Promise<StoredDays | undefined> {
  const { rows } = await sql<StoredDays>`select ${stored}, w.abstract_course_id as product_id,
    w.deliverable_id = 3 as is_virtual, w.state from multi_days w where w.id = ${id}`.execute(tx);
  return rows[0];
}

type New = { projectId: ProjectId; productId: number; deliverableId: number; fields: MultiDayFields; at: Date };

export async function insertDays(tx: Tx, { projectId, productId, deliverableId, fields, at }: New): Promise<number> {
  const { id } = await tx
    .insertInto('multi_days')
    .values({
      ...{ project_id: projectId, abstract_course_id: productId, deliverable_id: deliverableId },
      ...{ ...fields, state_since: at, created_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Changed = { id: MultiDayId; fields: MultiDayFields };

export async function updateDays(tx: Tx, { id, fields }: Changed): Promise<void> {
  await tx.updateTable('multi_days').set(fields).where('id', '=', id).execute();
}

const unlocked = { locked_trainer_user_id: null, locked_until: null, conflict_reason: null, conflict_by: null };

type Freed = { id: MultiDayId; state: 'collecting' | 'narrowed'; at: Date };

/** Saves that nobody is held for a course of several days, and what it waits for now. */
export async function saveFree(tx: Tx, { id, state, at }: Freed): Promise<void> {
  const values = { ...unlocked, state, state_since: at, blocked_reason: null };
  await tx.updateTable('multi_days').set(values).where('id', '=', id).execute();
}

/** Saves which trainers are left out of a course of several days. */
export async function saveExcluded(tx: Tx, id: MultiDayId, trainerIds: readonly number[]): Promise<void> {
  const excluded = [...new Set(trainerIds)];
  await tx.updateTable('multi_days').set({ excluded_trainer_ids: excluded }).where('id', '=', id).execute();
}

type Locked = {
  id: MultiDayId;
  state: 'locked' | 'asked';
  trainerUserId: number;
  until: Date;
  accountId: number | null;
  override: { reason: string; by: UserId } | null;
  at: Date;
};

/** Saves for whom a course of several days is held, and whether the trainer was asked. */
export async function saveLocked(
  tx: Tx,
  { id, state, trainerUserId, until, accountId, override, at }: Locked,
): Promise<void> {
  await tx
    .updateTable('multi_days')
    .set({
      ...{ state, state_since: at, locked_trainer_user_id: trainerUserId, locked_until: until, blocked_reason: null },
      ...{ video_account_id: accountId, conflict_reason: override?.reason ?? null, conflict_by: override?.by ?? null },
    })
    .where('id', '=', id)
    .execute();
}

export async function saveDaysBlocked(tx: Tx, id: MultiDayId, reason: string): Promise<void> {
  await tx.updateTable('multi_days').set({ blocked_reason: reason }).where('id', '=', id).execute();
}

type Completed = { id: MultiDayId; virtualGroupId: VirtualGroupId; at: Date };

/** Saves that a course of several days became a course on its dates. */
export async function saveDaysCompleted(tx: Tx, { id, virtualGroupId, at }: Completed): Promise<void> {
  const values = { ...unlocked, state: 'completed', state_since: at, virtual_group_id: virtualGroupId };
  await tx
    .updateTable('multi_days')
    .set({ ...values, blocked_reason: null })
    .where('id', '=', id)
    .execute();
  await sql`update multi_day_dates set state = 'confirmed' where multi_day_id = ${id} and state <> 'cleared'`.execute(
    tx,
  );
}

/** Locks the courses of several days of a project that have not ended until commit, in their order. Returns their ids. */
export async function lockOpenDays(tx: Tx, projectId: ProjectId): Promise<MultiDayId[]> {
  const { rows } = await sql<{ id: MultiDayId }>`select id from multi_days
    where project_id = ${projectId} and state not in ('completed', 'cancelled') order by id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

type Cancelled = { id: MultiDayId; at: Date; reason: string | null };

/** Saves that a course of several days is cancelled. One that is cancelled without its project has a reason. */
export async function saveDaysCancelled(tx: Tx, { id, at, reason }: Cancelled): Promise<void> {
  const values = { ...unlocked, state: 'cancelled', state_since: at, end_reason: reason };
  await tx.updateTable('multi_days').set(values).where('id', '=', id).execute();
}

/** Lists the held courses whose hold has run out before anybody was asked. Takes no scope: a job reads the whole site. */
export async function listRunOut(db: Queries, now: Date): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`select w.id from multi_days w join projects p on p.id = w.project_id
    join groups g on g.id = p.group_id and g.archived_at is null
    where w.state = 'locked' and w.locked_until <= ${now} order by w.id`.execute(db);
  return rows;
}

/** Returns the project of a course of several days. */
export async function findProjectOfDays(db: Queries, id: MultiDayId): Promise<ProjectId | undefined> {
  const { rows } = await sql<{ project_id: ProjectId }>`select project_id from multi_days where id = ${id}`.execute(db);
  return rows[0]?.project_id;
}
