import { type ListQuery, levelsWith } from '@doselore/contract';
import {
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
  id: ProjectRequestId;
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
  total: number;
};

type Filter = ListQuery & {
  groupId: GroupId;
  subgroupId?: number | undefined;
  stage: EnquiryStage;
  projectRequestId?: ProjectRequestId;
};

const sortable = {
  product: sql`lower(a.title)`,
  first_day: sql`coalesce(r.chosen_start, d.first_day)`,
  state_since: sql`r.state_since`,
  created_at: sql`r.created_at`,
};

/** When the people who have to act next have to answer: all trainers who were asked, the organiser, or the trainer who confirms. */
const dueAt = sql`case r.state
  when 'seeking' then (select max(e.due_at) from availability_enquiries e
    join times_of_interest t on t.id = e.times_of_interest_id where t.project_request_id = r.id and e.state = 'sent')
  when 'awaiting_organiser' then (select max(o.due_at) from organiser_enquiries o
    where o.project_request_id = r.id and o.state = 'asked' and o.question = 'choose')
  when 'organiser_booked' then (select max(c.due_at) from confirmation_enquiries c
    join times_of_interest t on t.id = c.times_of_interest_id where t.project_request_id = r.id and c.state = 'asked') end`;

/** Lists the requests of an organisation, or of the projects of one service, that lie inside the scope, newest first. */
export async function listEnquiryRows(db: Queries, scope: Scope, filter: Filter): Promise<EnquiryData[]> {
  const states = requestStates.filter((state) => isInStage(state, filter.stage));
  const search = `%${filter.q.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const { rows } = await sql<EnquiryData>`
    select r.id, a.id as product_id, a.title as product, p.subgroup_id, s.name as subgroup,
      o.first_name || ' ' || o.last_name as organiser, r.deliverable_id = 3 as is_virtual, r.state, r.state_since, r.delegates,
      r.minutes, ${placeOfRequest} as place, d.days, d.first_day, d.last_day, r.chosen_start as starts_at, ${dueAt} as due_at,
      case when v.id is not null then jsonb_build_object('id', v.id, 'title', v.title, 'state', v.state) end as course,
      ${otherOf} as other, (select jsonb_build_object('id', ov.id, 'title', ov.title, 'state', ov.state)
        from project_requests o join virtual_groups ov on ov.id = o.virtual_group_id
        where o.two_in_one_day_id = r.two_in_one_day_id and o.half = 'b' and r.half = 'a') as other_course,
      r.created_at, p.enquiry, coalesce(r.end_reason, p.end_reason) as end_reason, count(*) over ()::int as total
    from project_requests r join projects p on p.id = r.project_id join abstract_courses a on a.id = r.abstract_course_id
    join users o on o.id = p.organiser_user_id left join subgroups s on s.id = p.subgroup_id
    left join venues ve on ve.id = r.venue_id left join locations l on l.id = r.location_id
    left join virtual_groups v on v.id = r.virtual_group_id,
    lateral (select count(distinct (t.window_start at time zone 'UTC')::date)::int as days, min(t.window_start) as first_day,
      max(t.window_start) as last_day from times_of_interest t where t.project_request_id = r.id) d
    where ${scopeWhere(scope, { group: sql.ref('p.group_id'), subgroup: sql.ref('p.subgroup_id') })}
      and p.group_id = ${filter.groupId} and ${leads}
      and (${filter.subgroupId ?? null}::bigint is null or p.subgroup_id = ${filter.subgroupId ?? null})
      and r.id = coalesce(${filter.projectRequestId ?? null}::bigint, r.id) and r.state = any(${states}::text[])
      and (lower(${titleOf}) like ${search} or lower(coalesce(s.name, '')) like ${search}
        or lower(o.first_name || ' ' || o.last_name) like ${search})
    order by ${orderBy(filter, sortable)}, r.created_at desc, r.id desc ${limitTo(filter)}`.execute(db);
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
