import type { OtherSession } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import { type ProjectRequestId, type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { otherOf } from '../two-in-one/other-session.ts';
import { placeOfRequest } from './recipients.repository.ts';

export type OwnData = {
  id: number;
  state: 'sent' | 'yes' | 'no';
  is_firm: boolean;
  due_at: Date;
  window_start: Date;
  window_end: Date;
  can_take_back: boolean;
  request_id: ProjectRequestId;
  course: string;
  is_virtual: boolean;
  minutes: number;
  delegates: number;
  place: string | null;
  other: OtherSession;
  group_id: number;
  group_name: string;
};

/** Questions of a scope about dates ahead, of organisations in use. Withdrawn and lapsed ones are left out. */
const fromOwn = (scope: Scope, londonNow: Date) => sql`availability_enquiries e
  join times_of_interest t on t.id = e.times_of_interest_id and t.window_start > ${londonNow}
  join project_requests r on r.id = t.project_request_id and r.state not in ('cancelled', 'completed')
  join projects p on p.id = r.project_id join groups g on g.id = p.group_id and g.archived_at is null
  where ${scopeWhere(scope, { owner: sql.ref('e.trainer_user_id') })} and e.state in ('sent', 'yes', 'no')`;

/** Lists what trainers of a scope are asked and have answered, by organisation, request and day. */
export async function listOwn(db: Queries, scope: Scope, londonNow: Date): Promise<OwnData[]> {
  const { rows } = await sql<OwnData>`
    select o.*, a.title as course, ${placeOfRequest} as place, ${otherOf} as other from (
      select e.id, e.state, e.is_firm, e.due_at, t.window_start, t.window_end,
        e.state = 'yes' and t.state in ('enquired', 'available') and not exists (select from confirmation_enquiries c
          where c.times_of_interest_id = t.id and c.trainer_user_id = e.trainer_user_id
            and c.state in ('asked', 'confirmed')) as can_take_back,
        r.id as request_id, r.deliverable_id = 3 as is_virtual, r.minutes, r.delegates, g.id as group_id, g.name as group_name
      from ${fromOwn(scope, londonNow)}) o
    join project_requests r on r.id = o.request_id join abstract_courses a on a.id = r.abstract_course_id
    left join venues ve on ve.id = r.venue_id left join locations l on l.id = r.location_id
    order by lower(o.group_name), o.group_id, o.request_id, o.window_start, o.id`.execute(db);
  return rows;
}

/** Counts the questions of a scope that wait for an answer, and returns the earliest deadline. */
export async function countOwn(
  db: Queries,
  scope: Scope,
  londonNow: Date,
): Promise<{ waiting: number; due_at: Date | null }> {
  const { rows } = await sql<{
    waiting: number;
    due_at: Date | null;
  }>`select count(*)::int as waiting, min(o.due_at) as due_at
    from (select e.state, e.due_at from ${fromOwn(scope, londonNow)}) o where o.state = 'sent'`.execute(db);
  return rows[0] ?? { waiting: 0, due_at: null };
}
