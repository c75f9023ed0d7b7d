import { trainerDayLimits } from '@doselore/contract/trainer-days';
import type { Equipment } from '@doselore/contract/venues';
import type { VirtualGroupState } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../platform/db/index.ts';

const columns = { group: sql.ref('v.group_id'), subgroup: sql.ref('v.subgroup_id'), virtualGroup: sql.ref('v.id') };

/** Courses inside a scope that are scheduled and have not ended, of organisations in use. */
const fromCourses = (scope: Scope) => sql`virtual_groups v join groups g on g.id = v.group_id and g.archived_at is null
  and v.state not in ('draft', 'closed', 'cancelled') and ${scopeWhere(scope, columns)}`;

/** Day on which a session starts. Days are YYYY-MM-DD. Times are wall clock, written as UTC. */
const startDay = sql`(s.training_start at time zone 'UTC')::date`;

const mark = sql`(select a.attendance from session_attendances a
  where a.virtual_group_session_id = s.id and a.user_id = d.user_id)`;

export type LedSessionData = {
  id: number;
  title: string;
  group_id: number;
  group_name: string;
  session_id: number;
  training_start: Date;
  training_end: Date;
  nth: number;
  sessions: number;
  is_virtual: boolean;
  place: string | null;
  delegates: number;
  accepted: number;
};

const sessionColumns = sql`v.id, v.title, g.id as group_id, g.name as group_name, s.id as session_id, s.training_start,
  s.training_end, o.nth, o.sessions, ${isVirtualCourse} as is_virtual,
  nullif(concat_ws(', ', coalesce(s.place, v.place), ve.name, ve.town), '') as place, n.delegates, n.accepted`;

const fromSessions = (scope: Scope) => sql`${fromCourses(scope)}
  join virtual_group_sessions s on s.virtual_group_id = v.id
  left join venues ve on ve.id = v.venue_id
  cross join lateral (select count(*)::int as sessions, (count(*) filter (where i.ordinal <= s.ordinal))::int as nth
    from virtual_group_sessions i where i.virtual_group_id = v.id) o
  cross join lateral (select count(*)::int as delegates,
      (count(*) filter (where d.response = 'accepted'))::int as accepted,
      (count(*) filter (where ${mark} is not null))::int as marked
    from virtual_group_delegates d where d.virtual_group_id = v.id) n`;

export type TodayData = LedSessionData & {
  state: VirtualGroupState;
  marked: number;
  address: string | null;
  access_notes: string | null;
  equipment: Equipment[] | null;
  contact_name: string | null;
  contact_phone: string | null;
  organiser: string | null;
  organiser_email: string | null;
  what_to_bring: string | null;
  materials: number;
  needs: number;
  new_delegates: string[];
  has_meeting: boolean;
};

/**
 * Lists the sessions of one day by their starts. New delegates are the ones who were invited on this day or on the day
 * before.
 */
export async function listSessionsOn(db: Queries, scope: Scope, day: string): Promise<TodayData[]> {
  const { rows } = await sql<TodayData>`
    select ${sessionColumns}, v.state, n.marked,
      nullif(concat_ws(', ', ve.address_line_1, ve.address_line_2, ve.town, ve.postcode), '') as address,
      ve.access_notes, ve.equipment, ve.contact_name, ve.contact_phone,
      u.first_name || ' ' || u.last_name as organiser, u.email as organiser_email, v.what_to_bring,
      (select count(*)::int from session_materials m where m.virtual_group_id = v.id) as materials,
      (select count(*)::int from delegate_needs x where x.virtual_group_id = v.id) as needs,
      array(select p.first_name || ' ' || p.last_name from virtual_group_delegates d join users p on p.id = d.user_id
        where d.virtual_group_id = v.id and not d.is_uninvited
          and (d.invited_at at time zone 'Europe/London')::date >= ${day}::date - 1
        order by d.invited_at desc, lower(p.last_name), p.id) as new_delegates,
      (v.meeting_url is not null or exists (select from video_meetings m
        where m.virtual_group_session_id = s.id and m.state = 'ready')) as has_meeting
    from ${fromSessions(scope)}
    left join users u on u.id = v.organiser_user_id and u.archived_at is null and u.state = 'active'
    where ${startDay} = ${day}::date
    order by s.training_start, s.id`.execute(db);
  return rows;
}

/** Lists the next sessions after a day by their starts. */
export async function listSessionsAfter(db: Queries, scope: Scope, day: string): Promise<LedSessionData[]> {
  const { rows } = await sql<LedSessionData>`
    select ${sessionColumns} from ${fromSessions(scope)}
    where ${startDay} > ${day}::date
    order by s.training_start, s.id limit ${trainerDayLimits.coming}`.execute(db);
  return rows;
}

export type OpenRegisterData = {
  id: number;
  title: string;
  session_id: number;
  training_start: Date;
  training_end: Date;
  delegates: number;
  unmarked: number;
};

/** Lists the sessions before a day that have delegates without a mark, the latest first. */
export async function listOpenRegisters(db: Queries, scope: Scope, day: string): Promise<OpenRegisterData[]> {
  const { rows } = await sql<OpenRegisterData>`
    select v.id, v.title, s.id as session_id, s.training_start, s.training_end, n.delegates, n.unmarked
    from ${fromCourses(scope)} join virtual_group_sessions s on s.virtual_group_id = v.id
    cross join lateral (select count(*)::int as delegates, (count(*) filter (where ${mark} is null))::int as unmarked
      from virtual_group_delegates d where d.virtual_group_id = v.id) n
    where ${startDay} < ${day}::date and n.unmarked > 0
    order by s.training_start desc, s.id limit ${trainerDayLimits.waiting}`.execute(db);
  return rows;
}

export type OpenAssessmentData = { id: number; title: string; pending: number; training_end: Date; days: number };

/** Lists the courses with delegates whom a trainer has not assessed yet, the earliest end first. */
export async function listOpenAssessments(db: Queries, scope: Scope): Promise<OpenAssessmentData[]> {
  const { rows } = await sql<OpenAssessmentData>`
    select v.id, v.title, n.pending, v.training_end, v.post_training_days_allowed as days
    from ${fromCourses(scope)} cross join lateral (select count(*)::int as pending
      from virtual_group_delegates d where d.virtual_group_id = v.id and d.assessment = 'pending') n
    where v.assessment_type in ('paper', 'observed') and v.training_end is not null and n.pending > 0
    order by v.training_end, v.id limit ${trainerDayLimits.waiting}`.execute(db);
  return rows;
}

type Waiting = { waiting: number; due_at: Date | null };

/** Counts the dates of bookings that wait for an answer of a trainer, unless bookings are off. */
export async function countEnquiries(
  db: Queries,
  { userId, londonNow }: { userId: UserId; londonNow: Date },
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as waiting, min(e.due_at) as due_at from availability_enquiries e
    join times_of_interest t on t.id = e.times_of_interest_id join project_requests r on r.id = t.project_request_id
    join projects p on p.id = r.project_id join groups g on g.id = p.group_id and g.archived_at is null
    where e.trainer_user_id = ${userId} and e.state = 'sent' and t.window_start > ${londonNow}
      and exists (select from site_settings s where s.name = 'bookings' and s.value = 'on')`.execute(db);
  return rows[0] ?? { waiting: 0, due_at: null };
}

/** Counts the starts that are held for a trainer until they confirm them, unless bookings are off. */
export async function countConfirmations(db: Queries, userId: UserId): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as waiting, min(c.due_at) as due_at from confirmation_enquiries c
    where c.trainer_user_id = ${userId} and c.state = 'asked'
      and exists (select from site_settings s where s.name = 'bookings' and s.value = 'on')`.execute(db);
  return rows[0] ?? { waiting: 0, due_at: null };
}
