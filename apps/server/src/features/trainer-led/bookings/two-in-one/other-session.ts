import type { OtherSession } from '@doselore/contract/bookings';
import { sql } from 'kysely';

/** Returns SQL for a wall time as answers have it. */
const shown = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL over a request `r`: the second session of the day that it leads, or null. */
export const otherOf = sql<OtherSession>`(select jsonb_build_object('two_in_one_day_id', td.id,
    'product', jsonb_build_object('id', ta.id, 'name', ta.title), 'is_virtual', tr.deliverable_id = 3,
    'delegates', tr.delegates, 'minutes', tr.minutes, 'gap_minutes', td.gap_minutes, 'is_order_fixed', td.is_order_fixed,
    'place', nullif(concat_ws(', ', tr.place, tr.place_postcode, tv.name, tv.town, tl.name), ''),
    'starts_at', ${shown('tr.chosen_start')})
  from two_in_one_days td join project_requests tr on tr.two_in_one_day_id = td.id and tr.half = 'b'
  join abstract_courses ta on ta.id = tr.abstract_course_id left join venues tv on tv.id = tr.venue_id
  left join locations tl on tl.id = tr.location_id where td.id = r.two_in_one_day_id and r.half = 'a')`;

/** SQL over a request `r` of a course `a`: its title, or the titles of both sessions of a day. */
export const titleOf = sql<string>`a.title || coalesce((select ' and ' || ta.title from project_requests tr
  join abstract_courses ta on ta.id = tr.abstract_course_id
  where tr.two_in_one_day_id = r.two_in_one_day_id and tr.half = 'b' and r.half = 'a'), '')`;

/** SQL over requests `r`: those of one session, and those that lead a day. The second request of a day is part of its first. */
export const leads = sql<boolean>`r.half is distinct from 'b'`;

/** Returns SQL over `project_requests` for these requests with the second request of a day that one of them leads. */
export const withSecond = (ids: readonly number[]) => sql<boolean>`(id = any(${[...ids]}::bigint[])
  or two_in_one_day_id in (select l.two_in_one_day_id from project_requests l where l.id = any(${[...ids]}::bigint[])))`;

/** SQL over a request `r`: its minutes, or those from the first session of a day to the end of the second at least. */
export const minutesOf = sql<number>`r.minutes + coalesce((select td.gap_minutes + tr.minutes from two_in_one_days td
  join project_requests tr on tr.two_in_one_day_id = td.id and tr.half = 'b'
  where td.id = r.two_in_one_day_id and r.half = 'a'), 0)`;

/** SQL over a request `r`: the course of the second session of the day that it leads, or null. */
export const secondCourseOf = sql<number | null>`(select tr.abstract_course_id from project_requests tr
  where tr.two_in_one_day_id = r.two_in_one_day_id and tr.half = 'b' and r.half = 'a')`;
