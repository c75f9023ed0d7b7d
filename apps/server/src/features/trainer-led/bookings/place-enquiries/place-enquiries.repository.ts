import { type ListQuery, levelsWith } from '@doselore/contract';
import {
  type EnquiryKind,
  type EnquiryStage,
  type EnquiryStepName,
  enquirySteps,
  isInStage,
  type OtherSession,
  type PlaceEnquiry,
  type RequestState,
  requestStates,
} from '@doselore/contract/bookings';
import { sql } from 'kysely';
import { type GroupId, type ProjectRequestId, type Scope, scopeWhere } from '../../../../platform/access/index.ts';
import { isUnnamed } from '../../../../platform/audit/index.ts';
import { limitTo, orderBy, type Queries } from '../../../../platform/db/index.ts';
import { placeOfRequest } from '../asking/recipients.repository.ts';
import { leads, otherOf, titleOf } from '../two-in-one/other-session.ts';

export type EnquiryData = {
  kind: EnquiryKind;
  id: number;
  product_id: number;
  product: string;
  subgroup_id: number | null;
  subgroup: string | null;
  organiser: string;
  is_virtual: boolean;
  state: RequestState;
  state_since: Date;
  delegates: number;
  minutes: number;
  place: string | null;
  days: number;
  first_day: Date | null;
  last_day: Date | null;
  starts_at: Date | null;
  due_at: Date | null;
  course: PlaceEnquiry['course'];
  other: OtherSession;
  other_course: PlaceEnquiry['course'];
  created_at: Date;
  enquiry: string | null;
  end_reason: string | null;
  /** Course, or both courses of a day. */
  title: string;
  dates: PlaceEnquiry['dates_of_course'];
  total: number;
};

type Filter = ListQuery & {
  groupId: GroupId;
  subgroupId?: number | undefined;
  stage: EnquiryStage;
  projectRequestId?: ProjectRequestId;
};

const sortable = {
  product: sql`lower(e.title)`,
  first_day: sql`coalesce(e.starts_at, e.first_day)`,
  state_since: sql`e.state_since`,
  created_at: sql`e.created_at`,
};

/** When the people who have to act next have to answer: all trainers who were asked, the organiser, or the trainer who confirms. */
const dueAt = sql`case r.state
  when 'seeking' then (select max(e.due_at) from availability_enquiries e
    join times_of_interest t on t.id = e.times_of_interest_id where t.project_request_id = r.id and e.state = 'sent')
  when 'awaiting_organiser' then (select max(o.due_at) from organiser_enquiries o
    where o.project_request_id = r.id and o.state = 'asked' and o.question = 'choose')
  when 'organiser_booked' then (select max(c.due_at) from confirmation_enquiries c
    join times_of_interest t on t.id = c.times_of_interest_id where t.project_request_id = r.id and c.state = 'asked') end`;

const courseOf = (alias: 'v' | 'ov') =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'title', ${sql.ref(`${alias}.title`)}, 'state', ${sql.ref(`${alias}.state`)})`;

/** Columns that both kinds have, over a request or a course of several days `r`. */
const common = sql`r.id, a.id as product_id, a.title as product, p.subgroup_id, s.name as subgroup,
  o.first_name || ' ' || o.last_name as organiser, r.deliverable_id = 3 as is_virtual, r.state_since, r.delegates,
  ${placeOfRequest} as place, case when v.id is not null then ${courseOf('v')} end as course, r.created_at, p.enquiry,
  coalesce(r.end_reason, p.end_reason) as end_reason`;
const joins = sql`join projects p on p.id = r.project_id join abstract_courses a on a.id = r.abstract_course_id
  join users o on o.id = p.organiser_user_id left join subgroups s on s.id = p.subgroup_id
  left join venues ve on ve.id = r.venue_id left join locations l on l.id = r.location_id
  left join virtual_groups v on v.id = r.virtual_group_id`;

/** Requests of one session, and two sessions on one day by the request that leads them. */
const requests = sql`select 'request' as kind, ${common}, r.state, r.minutes, d.days, d.first_day, d.last_day,
    r.chosen_start as starts_at, ${dueAt} as due_at, ${otherOf} as other,
    (select ${courseOf('ov')} from project_requests x join virtual_groups ov on ov.id = x.virtual_group_id
      where x.two_in_one_day_id = r.two_in_one_day_id and x.half = 'b' and r.half = 'a') as other_course,
    ${titleOf} as title, null::jsonb as dates
  from project_requests r ${joins},
  lateral (select count(distinct (t.window_start at time zone 'UTC')::date)::int as days, min(t.window_start) as first_day,
    max(t.window_start) as last_day from times_of_interest t where t.project_request_id = r.id) d`;

const shownTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Courses of several days, with the state of a request that means the same to an organisation. */
const severalDays = sql`select 'days' as kind, ${common}, case r.state when 'collecting' then 'draft' when 'narrowed' then 'draft'
      when 'locked' then 'options_ready' when 'asked' then 'organiser_booked' else r.state end as state,
    d.minutes, d.days, d.first_day, d.last_day, null::timestamptz as starts_at,
    case r.state when 'asked' then (select max(c.due_at) from confirmation_enquiries c
      where c.multi_day_id = r.id and c.state = 'asked') end as due_at,
    null::jsonb as other, null::jsonb as other_course, a.title as title, d.dates
  from multi_days r ${joins},
  lateral (select coalesce(sum(extract(epoch from t.ends_at - t.starts_at) / 60), 0)::int as minutes,
    count(distinct (t.starts_at at time zone 'UTC')::date)::int as days, min(t.starts_at) as first_day,
    max(t.starts_at) as last_day, coalesce(jsonb_agg(jsonb_build_object('starts_at', ${shownTime('t.starts_at')},
      'ends_at', ${shownTime('t.ends_at')}) order by t.starts_at), '[]') as dates
    from multi_day_dates t where t.multi_day_id = r.id and t.state <> 'cleared') d`;

/**
 * Lists the training that an organisation, or the projects of one service, ask for and that lies inside the scope, newest
 * first: requests and courses of several days.
 */
export async function listEnquiryRows(db: Queries, scope: Scope, filter: Filter): Promise<EnquiryData[]> {
  const states = requestStates.filter((state) => isInStage(state, filter.stage));
  const search = `%${filter.q.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const inPlace = sql`${scopeWhere(scope, { group: sql.ref('p.group_id'), subgroup: sql.ref('p.subgroup_id') })}
    and p.group_id = ${filter.groupId}
    and (${filter.subgroupId ?? null}::bigint is null or p.subgroup_id = ${filter.subgroupId ?? null})`;
  const { rows } = await sql<EnquiryData>`
    select e.*, count(*) over ()::int as total from (${requests}
      where ${inPlace} and ${leads} and r.id = coalesce(${filter.projectRequestId ?? null}::bigint, r.id)
      union all ${severalDays} where ${inPlace} and ${filter.projectRequestId ?? null}::bigint is null) e
    where e.state = any(${states}::text[]) and (lower(e.title) like ${search} or lower(coalesce(e.subgroup, '')) like ${search}
      or lower(e.organiser) like ${search})
    order by ${orderBy(filter, sortable)}, e.created_at desc, e.kind, e.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}

const one = { q: '', page: 1, per_page: 1, sort: '', stage: 'all' } as const;
type Target = { groupId: GroupId; subgroupId?: number | undefined; projectRequestId: ProjectRequestId };

export async function findEnquiry(db: Queries, scope: Scope, target: Target): Promise<EnquiryData | undefined> {
  return (await listEnquiryRows(db, scope, { ...one, ...target }))[0];
}

export type StepData = { step: EnquiryStepName; at: Date; by: string | null };

/**
 * Lists what has happened with a request, in its order. Names only people of the organisation. An end that the trail does not
 * tell by the request itself, such as that of its whole project, follows from its state.
 */
export async function listSteps(db: Queries, id: ProjectRequestId): Promise<StepData[]> {
  const { rows } = await sql<StepData>`
    select e.action as step, e.at, case when e.level = any(${levelsWith('bookings.read')}::text[]) and not ${isUnnamed}
      then u.first_name || ' ' || u.last_name end as by
    from audit_events e left join users u on u.id = e.actor_id
    where e.subject = 'project request ' || ${id}::bigint and e.action = any(${enquirySteps}::text[])
      and coalesce((e.detail ->> 'questions')::int, 1) > 0
    union all
    select case r.state when 'completed' then 'bookings.complete' else 'bookings.cancelRequest' end, r.state_since, null
    from project_requests r where r.id = ${id} and (r.state = 'completed' or r.state = 'cancelled'
      and not exists (select from audit_events e where e.subject = 'project request ' || r.id and e.action = 'bookings.cancelRequest'))
    order by at`.execute(db);
  return rows;
}
