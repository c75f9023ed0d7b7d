import type { Reminder, ReminderKind, RemindingFacts } from '@doselore/contract/course-reminders';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type RemindingData = RemindingFacts & {
  id: VirtualGroupId;
  /** Reminders that were recorded, with their moment as text. */
  recorded: { kind: ReminderKind; about: string; step: number }[];
};

const remindingWhere = (where: RawBuilder<SqlBool>) => sql<RemindingData>`
  select v.id, v.state, v.training_start, v.training_end, v.minimum_delegates as minimum, d.delegates, d.unmarked,
    d.pending, v.assessment_type, v.post_training_days_allowed,
    coalesce((select json_agg(json_build_object('kind', r.kind, 'about', r.about, 'step', r.step))
      from course_reminders r where r.virtual_group_id = v.id), '[]') as recorded
  from virtual_groups v join groups g on g.id = v.group_id and g.archived_at is null
  cross join lateral (select count(*)::int as delegates, (count(*) filter (where attendance is null))::int as unmarked,
      (count(*) filter (where assessment = 'pending'))::int as pending
    from virtual_group_delegates d where d.virtual_group_id = v.id) d
  where v.state not in ('draft', 'closed', 'cancelled') and ${where}`;

/**
 * Lists the courses that begin within so many days, and those that are over and not closed.
 * Takes no scope: a job that looks at the courses of the whole site.
 */
export async function listRemindable(db: Queries, params: { londonNow: Date; days: number }): Promise<RemindingData[]> {
  const { rows } = await remindingWhere(sql<SqlBool>`(v.training_end <= ${params.londonNow}
    or v.training_start between ${params.londonNow} and ${params.londonNow}::timestamptz + ${params.days} * interval '1 day')`).execute(
    db,
  );
  return rows;
}

/** Finds what the reminders of a course depend on. Undefined for a draft, an ended course and an archived organisation. */
export async function findReminding(db: Queries, id: VirtualGroupId): Promise<RemindingData | undefined> {
  const { rows } = await remindingWhere(sql<SqlBool>`v.id = ${id}`).execute(db);
  return rows[0];
}

type Recording = { virtualGroupId: VirtualGroupId; reminder: Reminder; at: Date };

/** Records a reminder of a course. Returns false when it was recorded before. */
export async function insertReminder(tx: Tx, { virtualGroupId, reminder, at }: Recording): Promise<boolean> {
  const row = await tx
    .insertInto('course_reminders')
    .values({ virtual_group_id: virtualGroupId, ...reminder, recorded_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst();
  return row !== undefined;
}

export type Contact = { user_id: UserId; email: string; first_name: string };

/** Finds the trainer or the organiser of a course, while their account is in use. Empty without one. */
export async function findContact(
  db: Queries,
  virtualGroupId: VirtualGroupId,
  role: 'trainer' | 'organiser',
): Promise<Contact[]> {
  const { rows } = await sql<Contact>`select u.id as user_id, u.email, u.first_name from virtual_groups v
    join users u on u.id = case ${role} when 'trainer' then v.trainer_user_id else v.organiser_user_id end
      and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
    where v.id = ${virtualGroupId}`.execute(db);
  return rows;
}
