import type { AvailabilityRule, Override, TrainerSession } from '@doselore/contract/trainers';
import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Finds the weekly hours and exceptions of a trainer, in a fixed order. */
export async function findAvailability(
  db: Queries,
  userId: UserId,
): Promise<{ rules: AvailabilityRule[]; overrides: Override[] }> {
  const { rows: rules } = await sql<AvailabilityRule>`
    select weekday, left(from_time::text, 5) as from_time, left(to_time::text, 5) as to_time, mode, interval_weeks,
      valid_from::text as valid_from, valid_until::text as valid_until
    from availability_rules where trainer_user_id = ${userId} order by 1, 2, 3, 4, 5, 6, id`.execute(db);
  const { rows: overrides } = await sql<Override>`
    select from_day::text as from_day, to_day::text as to_day, left(from_time::text, 5) as from_time,
      left(to_time::text, 5) as to_time, kind, mode, reason
    from availability_overrides where trainer_user_id = ${userId} order by 1, 2, 3, 4, 5, 6, 7, id`.execute(db);
  return { rules, overrides };
}

/** Finds the name of a trainer, undefined for somebody who is no trainer. */
export async function findTrainerName(db: Queries, userId: UserId): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select u.first_name || ' ' || u.last_name as name
    from trainers t join users u on u.id = t.user_id where t.user_id = ${userId}`.execute(db);
  return rows[0]?.name;
}

export async function replaceRules(tx: Tx, userId: UserId, rules: readonly AvailabilityRule[]): Promise<void> {
  await tx.deleteFrom('availability_rules').where('trainer_user_id', '=', userId).execute();
  if (rules.length === 0) return;
  await tx
    .insertInto('availability_rules')
    .values(rules.map((rule) => ({ ...rule, trainer_user_id: userId })))
    .execute();
}

/** Replaces the exceptions. Those that stay as they are keep who set them. */
export async function replaceOverrides(
  tx: Tx,
  userId: UserId,
  { overrides, setBy, at }: { overrides: readonly Override[]; setBy: number; at: Date },
): Promise<void> {
  const sent = JSON.stringify(overrides);
  const given = sql`jsonb_to_recordset(${sent}::jsonb) as n(from_day date, to_day date, from_time time,
    to_time time, kind text, mode text, reason text)`;
  const same = sql`(o.from_day, o.to_day, o.from_time, o.to_time, o.kind, o.mode, o.reason)
    is not distinct from (n.from_day, n.to_day, n.from_time, n.to_time, n.kind, n.mode, n.reason)`;
  await sql`delete from availability_overrides o where trainer_user_id = ${userId}
    and not exists (select from ${given} where ${same})`.execute(tx);
  await sql`insert into availability_overrides
      (trainer_user_id, from_day, to_day, from_time, to_time, kind, mode, reason, set_by, set_at)
    select distinct ${userId}::bigint, n.from_day, n.to_day, n.from_time, n.to_time, n.kind, n.mode, n.reason,
      ${setBy}::bigint, ${at}::timestamptz
    from ${given} where not exists (select from availability_overrides o where o.trainer_user_id = ${userId} and ${same})`.execute(
    tx,
  );
}

export type OwnSessionData = Omit<TrainerSession, 'training_start' | 'training_end'> & {
  group_id: number;
  training_start: Date;
  training_end: Date;
};

/** Lists the sessions that somebody leads, from the first day to the last, in wall clock time. */
export async function listOwnSessions(
  db: Queries,
  userId: UserId,
  { from, to }: { from: string; to: string },
): Promise<OwnSessionData[]> {
  const { rows } = await sql<OwnSessionData>`
    select v.id as virtual_group_id, v.group_id, v.title, g.name as "group", v.deliverable_id, s.training_start,
      s.training_end, nullif(concat_ws(', ', coalesce(s.place, v.place), ve.name, ve.town), '') as place
    from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
    join groups g on g.id = v.group_id left join venues ve on ve.id = v.venue_id
    where v.id in (select l.virtual_group_id from course_leaders() l where l.user_id = ${userId})
      and v.state not in ('draft', 'cancelled')
      and s.training_start >= ${from}::date at time zone 'UTC'
      and s.training_start < (${to}::date + 1) at time zone 'UTC'
    order by s.training_start, v.id`.execute(db);
  return rows;
}
