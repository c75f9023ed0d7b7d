import type { ListQuery } from '@doselore/contract';
import {
  type EnquiryShown,
  type MultiDayUnit,
  multiDayStatesWaitingFor,
  type ProjectFields,
  type ProjectState,
  type ProjectUnit,
  projectFields,
  statesWaitingFor,
  type WaitingFor,
} from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { GroupId, ProjectId, UserId } from '../../../../platform/access/index.ts';
import { columnsOf, limitTo, orderBy, type Queries, type Tx } from '../../../../platform/db/index.ts';
import { leads, otherOf } from '../two-in-one/other-session.ts';
import { areDaysOverdueAt, isOverdueAt } from './overdue.ts';

export type ProjectData = ProjectFields & {
  id: ProjectId;
  group_id: GroupId;
  group_name: string;
  subgroup_id: number | null;
  subgroup_name: string | null;
  organiser: string;
  handler: string | null;
  state: ProjectState;
  created_at: Date;
  created_by: string;
  enquiry: EnquiryShown;
  ended_at: Date | null;
  end_reason: string | null;
  requests: ProjectUnit[];
  multi_days: MultiDayUnit[];
  total: number;
};

type Filter = ListQuery & {
  state: ProjectState | 'all';
  waitingFor: WaitingFor | '';
  overdue: '' | 'yes';
  groupId: number;
  handledBy: number;
  projectId?: ProjectId;
};

const stored = columnsOf(projectFields, 'p');
const sortable = {
  title: sql`lower(p.title)`,
  group: sql`lower(g.name)`,
  organiser: sql`lower(o.last_name)`,
  created_at: sql`p.created_at`,
};

/** SQL over `projects p` with its creator `c`: what the organisation wrote that opened it, or null. */
export const enquiryOf = sql<EnquiryShown>`case when p.enquiry is not null then jsonb_build_object(
    'by', c.first_name || ' ' || c.last_name,
    'at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'text', p.enquiry) end`;

/** Requests and courses of several days of all projects. */
const units = sql`(select project_id, state, abstract_course_id from project_requests
  union all select project_id, state, abstract_course_id from multi_days)`;

/** Returns SQL for the requests of a project as an answer shows them. */
const requestsAt = (now: Date) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', r.id,
    'product', jsonb_build_object('id', a.id, 'name', a.title), 'is_virtual', r.deliverable_id = 3, 'state', r.state,
    'state_since', to_char(r.state_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_overdue', p.state = 'open' and ${isOverdueAt(now)}, 'delegates', r.delegates, 'minutes', r.minutes,
    'dates', (select count(*) from times_of_interest t where t.project_request_id = r.id), 'other', ${otherOf})
    order by r.id)
  from project_requests r join abstract_courses a on a.id = r.abstract_course_id where r.project_id = p.id and ${leads}), '[]')`;

/** Courses of several days of a project as an answer shows them. */
const multiDaysAt = (now: Date) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', d.id,
    'product', jsonb_build_object('id', a.id, 'name', a.title), 'is_virtual', d.deliverable_id = 3, 'state', d.state,
    'state_since', to_char(d.state_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_overdue', p.state = 'open' and ${areDaysOverdueAt(now)}, 'delegates', d.delegates, 'dates', o.dates,
    'first_date', to_char(o.first_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.id)
  from multi_days d join abstract_courses a on a.id = d.abstract_course_id
  cross join lateral (select count(*)::int as dates, min(t.starts_at) as first_date from multi_day_dates t
    where t.multi_day_id = d.id and t.state <> 'cleared') o where d.project_id = p.id), '[]')`;

/**
 * Lists the projects of all organisations for site admins, the newest first.
 * Takes no scope: only site admins list projects, and others read units by their place.
 */
export async function listProjectRows(db: Queries, filter: Filter, now: Date): Promise<ProjectData[]> {
  const states =
    filter.waitingFor === ''
      ? []
      : [...statesWaitingFor[filter.waitingFor], ...multiDayStatesWaitingFor[filter.waitingFor]];
  const search = `%${filter.q.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const { rows } = await sql<ProjectData>`
    select p.id, ${stored}, p.group_id, g.name as group_name, p.subgroup_id, s.name as subgroup_name,
      o.first_name || ' ' || o.last_name as organiser, h.first_name || ' ' || h.last_name as handler, p.state, p.created_at,
      c.first_name || ' ' || c.last_name as created_by, p.ended_at, p.end_reason, ${enquiryOf} as enquiry,
      ${requestsAt(now)} as requests,
      ${multiDaysAt(now)} as multi_days,
      count(*) over ()::int as total
    from projects p join groups g on g.id = p.group_id left join subgroups s on s.id = p.subgroup_id
    join users o on o.id = p.organiser_user_id left join users h on h.id = p.handled_by join users c on c.id = p.created_by
    where (${filter.projectId ?? null}::bigint is null or p.id = ${filter.projectId ?? null})
      and (${filter.state} = 'all' or p.state = ${filter.state})
      and (${filter.groupId}::bigint = 0 or p.group_id = ${filter.groupId})
      and (${filter.handledBy}::bigint = 0 or p.handled_by = ${filter.handledBy})
      and (${filter.waitingFor} = '' or exists (select from ${units} r
        where r.project_id = p.id and r.state = any(${states}::text[])))
      and (${filter.overdue} = '' or (p.state = 'open' and (
        exists (select from project_requests r where r.project_id = p.id and ${leads} and ${isOverdueAt(now)})
        or exists (select from multi_days d where d.project_id = p.id and ${areDaysOverdueAt(now)}))))
      and (lower(p.title) like ${search} or lower(g.name) like ${search}
        or lower(o.first_name || ' ' || o.last_name) like ${search}
        or exists (select from ${units} r join abstract_courses a on a.id = r.abstract_course_id
          where r.project_id = p.id and lower(a.title) like ${search}))
    order by ${orderBy(filter, sortable)}, p.created_at desc, p.id desc ${limitTo(filter)}`.execute(db);
  return rows;
}

const one = { q: '', page: 1, per_page: 1, sort: '' };
const everything = { state: 'all', waitingFor: '', overdue: '', groupId: 0, handledBy: 0 } as const;

export async function findProject(db: Queries, projectId: ProjectId, now: Date): Promise<ProjectData | undefined> {
  return (await listProjectRows(db, { ...one, ...everything, projectId }, now))[0];
}

/**
 * Counts the overdue requests and courses of several days of open projects of organisations in use.
 * Takes no scope: only site admins see this count.
 */
export async function countOverdue(db: Queries, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from projects p join groups g on g.id = p.group_id and g.archived_at is null
    cross join lateral (select r.id from project_requests r where r.project_id = p.id and ${leads} and ${isOverdueAt(now)}
      union all select d.id from multi_days d where d.project_id = p.id and ${areDaysOverdueAt(now)}) o
    where p.state = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

export type LockedProject = ProjectFields & { group_id: GroupId; state: ProjectState };

/** Locks a project until commit, and returns it. */
export async function lockProject(tx: Tx, projectId: ProjectId): Promise<LockedProject | undefined> {
  const { rows } = await sql<LockedProject>`select ${stored}, p.group_id, p.state from projects p
    where p.id = ${projectId} for update`.execute(tx);
  return rows[0];
}

type New = {
  groupId: number;
  subgroupId: number | null;
  fields: ProjectFields;
  /** What the organisation wrote that opens it. Absent for a project of a site admin. */
  enquiry?: string;
  by: UserId;
  at: Date;
};

export async function insertProject(tx: Tx, { groupId, subgroupId, fields, enquiry, by, at }: New): Promise<ProjectId> {
  const { id } = await tx
    .insertInto('projects')
    .values({
      ...{ ...fields, group_id: groupId, subgroup_id: subgroupId, enquiry: enquiry ?? null },
      ...{ created_by: by, created_at: at },
    })
    .returning(sql<ProjectId>`id`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateProject(tx: Tx, projectId: ProjectId, fields: ProjectFields): Promise<void> {
  await tx.updateTable('projects').set(fields).where('id', '=', projectId).execute();
}

export async function endProject(
  tx: Tx,
  { projectId, reason, at }: { projectId: ProjectId; reason: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ state: 'cancelled', end_reason: reason, ended_at: at })
    .where('id', '=', projectId)
    .execute();
}

/** Returns whether nothing of a locked project that its organisation opened goes on or became a course. */
export async function isEnquiryAtEnd(tx: Tx, projectId: ProjectId): Promise<boolean> {
  const { rows } = await sql`select from projects p where p.id = ${projectId} and p.enquiry is not null and not exists (
    select from ${units} r where r.project_id = p.id and r.state <> 'cancelled')`.execute(tx);
  return rows.length > 0;
}

/** Completes a locked project when each of its units has ended and one of them with a course. Returns whether it did. */
export async function completeProject(tx: Tx, { projectId, at }: { projectId: ProjectId; at: Date }): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`update projects p set state = 'completed', ended_at = ${at}
    where p.id = ${projectId} and p.state = 'open' and not exists (select from ${units} r
      where r.project_id = p.id and r.state not in ('completed', 'cancelled'))
      and exists (select from ${units} r where r.project_id = p.id and r.state = 'completed') returning p.id`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * Holds an organisation that is not archived until commit, and with it one of its services. Returns its checked id.
 * Takes no scope: only site admins open projects, for any organisation.
 */
export async function findOpenPlace(
  tx: Tx,
  { groupId, subgroupId }: { groupId: number; subgroupId: number | null },
): Promise<GroupId | undefined> {
  const { rows } = await sql<{
    id: GroupId;
  }>`select g.id from groups g where g.id = ${groupId} and g.archived_at is null
    and (${subgroupId}::bigint is null or exists (select from subgroups s
      where s.id = ${subgroupId} and s.group_id = g.id and s.archived_at is null)) for share of g`.execute(tx);
  return rows[0]?.id;
}

/** Lists the site admins with an account in use. Takes no scope: site admins choose one of themselves. */
export async function listHandlers(db: Queries): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`select u.id, u.first_name || ' ' || u.last_name as name
    from users u where u.archived_at is null and u.state = 'active'
      and exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin')
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}
