import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** Deadline moved by some milliseconds, at most to a day before a wall time, and never earlier than it was. */
const moved = (due: RawBuilder<Date>, start: RawBuilder<Date>, by: number) => sql<Date>`greatest(${due},
  least(${due} + ${by} * interval '1 millisecond',
    ((${start} at time zone 'UTC') at time zone 'Europe/London') - interval '24 hours'))`;

/** One project, or all whose organisation is in use. */
export type Moving = { projectId: number } | 'in use';

/** Returns SQL that tells whether the deadlines of a project `p` move. */
const isMoved = (moving: Moving) =>
  moving === 'in use' ? sql<SqlBool>`p.paused_since is null` : sql<SqlBool>`p.id = ${moving.projectId}`;

/**
 * Moves the deadlines of open questions to trainers and organisers by the milliseconds for which nobody could answer. Returns
 * the questions to confirm a start, whose holds have to last as long. Takes no scope: the switch is for the whole site, and a
 * task for one project.
 */
export async function moveDeadlines(tx: Tx, by: number, moving: Moving): Promise<number[]> {
  await sql`update availability_enquiries e set due_at = ${moved(sql`e.due_at`, sql`t.window_start`, by)}
    from times_of_interest t join project_requests r on r.id = t.project_request_id join projects p on p.id = r.project_id
    where t.id = e.times_of_interest_id and e.state = 'sent' and ${isMoved(moving)}`.execute(tx);
  await sql`update organiser_enquiries o set due_at = ${moved(sql`o.due_at`, sql`d.first`, by)}
    from (select t.project_request_id, min(t.window_start) as first from times_of_interest t
      where t.state = 'available' group by t.project_request_id) d
    join project_requests r on r.id = d.project_request_id join projects p on p.id = r.project_id
    where d.project_request_id = o.project_request_id and o.state = 'asked' and ${isMoved(moving)}`.execute(tx);
  const { rows } = await sql<{ id: number }>`update confirmation_enquiries c
    set due_at = ${moved(sql`c.due_at`, sql`c.starts_at`, by)}
    from confirmation_enquiries q left join times_of_interest t on t.id = q.times_of_interest_id
    left join project_requests r on r.id = t.project_request_id left join multi_days m on m.id = q.multi_day_id
    join projects p on p.id = coalesce(r.project_id, m.project_id)
    where q.id = c.id and c.state = 'asked' and ${isMoved(moving)} returning c.id`.execute(tx);
  return rows.map(({ id }) => id);
}
