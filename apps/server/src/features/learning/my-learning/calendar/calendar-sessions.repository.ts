import { sql } from 'kysely';
import type { Scope } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { sessionCards } from '../sessions.repository.ts';
import type { CalendarSession } from './session-calendar.ts';

/** Lists the sessions of a course of this person by their starts, each with its own place. */
export async function listCalendarSessions(
  db: Queries,
  scope: Scope,
  params: { userId: number; virtualGroupId: number },
): Promise<CalendarSession[]> {
  const { rows } = await sql<CalendarSession>`
    select s.calendar_uid, s.calendar_sequence, s.training_start, s.training_end,
      nullif(concat_ws(', ', coalesce(s.place, v.place), ve.name, ve.town, ve.postcode), '') as place
    from (${sessionCards(scope)}) c join virtual_group_sessions s on s.virtual_group_id = c.id
    join virtual_groups v on v.id = c.id left join venues ve on ve.id = v.venue_id
    where c.user_id = ${params.userId} and c.id = ${params.virtualGroupId} order by s.ordinal`.execute(db);
  return rows;
}
