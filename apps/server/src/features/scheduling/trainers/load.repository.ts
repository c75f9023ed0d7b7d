import type { ListQuery } from '@doselore/contract';
import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../platform/db/index.ts';

/** SQL that tells whether somebody leads the course `v`, alone or with others, and it has a date. */
const isLedBy = (
  userId: UserId,
) => sql`v.id in (select l.virtual_group_id from course_leaders() l where l.user_id = ${userId})
  and v.state not in ('draft', 'cancelled')`;

export type MonthData = { month: string; sessions: number; minutes: number; total: number };

const sortable = { month: sql`x.month`, sessions: sql`x.sessions`, minutes: sql`x.minutes` };

/**
 * Lists the months in which somebody has led sessions that began before `londonNow`, with the minutes of these
 * sessions.
 */
export async function listMonths(
  db: Queries,
  userId: UserId,
  filter: ListQuery & { londonNow: Date },
): Promise<MonthData[]> {
  const { rows } = await sql<MonthData>`
    select x.*, count(*) over ()::int as total from (
      select to_char(s.training_start at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as sessions,
        (sum(extract(epoch from s.training_end - s.training_start)) / 60)::int as minutes
      from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
      where ${isLedBy(userId)} and s.training_start < ${filter.londonNow} group by 1
    ) x where x.month like ${containing(filter.q)} order by ${orderBy(filter, sortable)}, x.month ${limitTo(filter)}`.execute(
    db,
  );
  return rows;
}

/** Returns whether somebody has weekly hours or exceptions, and the minutes of their sessions 28 days before and after. */
export async function findLoad(
  db: Queries,
  userId: UserId,
  londonNow: Date,
): Promise<{ booked_minutes: number; has_no_hours: boolean }> {
  const { rows } = await sql<{ booked_minutes: number; has_no_hours: boolean }>`
    select (select coalesce(sum(extract(epoch from s.training_end - s.training_start)) / 60, 0)::int
        from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
        where ${isLedBy(userId)}
          and s.training_start between ${londonNow}::timestamptz - interval '28 days' and ${londonNow}::timestamptz + interval '28 days'
      ) as booked_minutes,
      not exists (select from availability_rules r where r.trainer_user_id = ${userId})
        and not exists (select from availability_overrides o where o.trainer_user_id = ${userId}
          and o.kind = 'available') as has_no_hours`.execute(db);
  return rows[0] ?? { booked_minutes: 0, has_no_hours: true };
}
