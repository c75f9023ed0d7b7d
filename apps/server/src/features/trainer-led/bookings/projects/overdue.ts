import { multiDayStatesWaitingFor, overdueAfterDays, statesWaitingFor } from '@doselore/contract/bookings';
import { londonWallClock, momentOfWallClock } from '@doselore/contract/wall-clock';
import { type SqlBool, sql } from 'kysely';
import { workingDayBefore } from '../deadlines/deadline-after.ts';

/** Returns the end of the last day on which a request could begin to wait to be overdue now. */
function overdueBefore(now: Date): Date {
  const day = workingDayBefore(londonWallClock(now).toISOString().slice(0, 10), overdueAfterDays);
  return momentOfWallClock(new Date(`${day}T00:00:00.000Z`));
}

/**
 * Returns SQL over an open request `r` that waits for a site admin since some working days, or whose dates have all passed.
 */
export const isOverdueAt = (now: Date) => sql<SqlBool>`(
  (r.state = any(${[...statesWaitingFor.site_admins]}::text[]) and r.state_since < ${overdueBefore(now)})
  or (r.state not in ('completed', 'cancelled') and exists (select from times_of_interest t where t.project_request_id = r.id)
    and not exists (select from times_of_interest t
      where t.project_request_id = r.id and t.window_end > ${londonWallClock(now)})))`;

/** Returns SQL over a course of several days `d` that waits for a site admin since some working days. */
export const areDaysOverdueAt = (
  now: Date,
) => sql<SqlBool>`(d.state = any(${[...multiDayStatesWaitingFor.site_admins]}::text[])
  and d.state_since < ${overdueBefore(now)})`;
