import { sql } from 'kysely';
import type { GroupId, ProjectId, ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { placeOfRequest } from '../asking/recipients.repository.ts';
import { titleOf } from '../two-in-one/other-session.ts';

export type About = {
  project_id: ProjectId;
  handled_by: UserId | null;
  group_id: GroupId;
  group_name: string;
  title: string;
  /** Person of the organisation who acts. */
  by: string;
  delegates: number;
  days: number;
  /** Null without dates. */
  first_day: Date | null;
  place: string | null;
  enquiry: string;
};

/** Returns what messages to site admins say about a request of an organisation. The caller has locked the request. */
export async function findAbout(tx: Tx, { id, by }: { id: ProjectRequestId; by: UserId }): Promise<About> {
  const { rows } = await sql<About>`
    select p.id as project_id, p.handled_by, p.group_id, g.name as group_name, ${titleOf} as title, u.first_name || ' ' || u.last_name as by,
      r.delegates, ${placeOfRequest} as place, coalesce(p.enquiry, '') as enquiry,
      d.days, d.first_day
    from project_requests r join projects p on p.id = r.project_id join groups g on g.id = p.group_id
    join abstract_courses a on a.id = r.abstract_course_id join users u on u.id = ${by}
    left join venues ve on ve.id = r.venue_id left join locations l on l.id = r.location_id,
    lateral (select count(*)::int as days, min(t.window_start) as first_day from times_of_interest t
      where t.project_request_id = r.id) d
    where r.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Project request ${id} was locked before and is gone`);
  return row;
}
