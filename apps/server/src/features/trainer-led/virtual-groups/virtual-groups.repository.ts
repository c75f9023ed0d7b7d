import type { VirtualGroupsQuery } from '@doselore/contract/virtual-groups';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  type CheckedServicePlace,
  type Scope,
  scopeWhere,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { VirtualGroupData } from './virtual-group-data.ts';
import { comesFrom, type DelegateServices, hasDelegates, servicesIn } from './visible-delegates.ts';

/** Sorts of a list `x`. A course of several days stands at its next session, the one that lists show. */
const sortable = (londonNow: Date) => ({
  training_start: sql`coalesce((select min(s.training_start) from virtual_group_sessions s
    where s.virtual_group_id = x.id and s.training_end > ${londonNow}), x.training_start)`,
  title: 'title',
  delegates: 'delegates',
});

const columns = {
  group: sql.ref('v.group_id'),
  subgroup: sql.ref('v.subgroup_id'),
  virtualGroup: sql.ref('v.id'),
};

/** Filter of a list. `londonNow` is what a clock in London shows now. It decides the stage. */
type Listed = Omit<VirtualGroupsQuery, 'groupId'> & { londonNow: Date };

const stages = {
  draft: () => sql<SqlBool>`v.state = 'draft'`,
  ahead: (londonNow: Date) => sql<SqlBool>`v.state <> 'draft' and coalesce(v.training_end > ${londonNow}, true)`,
  over: (londonNow: Date) => sql<SqlBool>`v.state <> 'draft' and v.training_end <= ${londonNow}`,
};

const isListed = ({ which, q, stage, from, to, londonNow }: Listed) => sql<SqlBool>`
  ${which === 'historic' ? sql`` : sql`not`} v.state in ('closed', 'cancelled') and lower(v.title) like ${containing(q)}
    and ${stage === '' ? sql<SqlBool>`true` : stages[stage](londonNow)}
    and (${from ?? null}::date is null or (v.training_start at time zone 'UTC')::date >= ${from ?? null}::date)
    and (${to ?? null}::date is null or (v.training_start at time zone 'UTC')::date <= ${to ?? null}::date)`;

/**
 * Rows that a query returns. `own` tells whether the caller sees a row `v` whole. Of other rows the caller sees only the
 * delegates from `services`.
 */
type Reading = { where: Expression<SqlBool>; own: Expression<SqlBool>; services: DelegateServices };

const everything: Omit<Reading, 'where'> = { own: sql<SqlBool>`true`, services: () => sql<SqlBool>`false` };

const virtualGroupsWhere = ({ where, own, services }: Reading) => sql<VirtualGroupData>`
  select v.id, v.title, g.id as group_id, g.name as group_name, v.subgroup_id, s.name as subgroup_name,
    v.trainer_user_id, t.first_name || ' ' || t.last_name as trainer, v.deliverable_id,
    v.abstract_course_id as product_id, v.certificate_months, v.state, v.training_start, v.training_end,
    coalesce((select jsonb_agg(jsonb_build_object('training_start', vs.training_start, 'training_end', vs.training_end)
      order by vs.training_start) from virtual_group_sessions vs where vs.virtual_group_id = v.id), '[]') as session_times,
    nullif(concat_ws(', ', v.place, ve.name, ve.town, ve.postcode), '') as place, v.what_to_bring, o.first_name || ' ' || o.last_name as organiser, v.delegate_places_allowed as places, v.ended_at,
    v.end_reason, v.close_report, (${own}) is not true as by_membership_only, d.delegates, d.accepted, d.unmarked,
    d.marked, d.to_assess, d.assessed, v.assessment_type, v.post_training_days_allowed, v.close_revision, v.sessions_required, w.waiting, w.offers, v.waiting_list,
    v.id in (select s.virtual_group_id from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
      where c.override_reason is not null) as is_over_conflict
  from virtual_groups v join groups g on g.id = v.group_id
  left join subgroups s on s.id = v.subgroup_id
  left join users t on t.id = v.trainer_user_id
  left join users o on o.id = v.organiser_user_id
  left join venues ve on ve.id = v.venue_id
  cross join lateral (select count(*)::int as delegates, (count(*) filter (where attendance is null))::int as unmarked,
      (count(*) filter (where response = 'accepted'))::int as accepted,
      (count(*) filter (where sessions_marked > 0))::int as marked,
      (count(*) filter (where assessment <> 'not_required'))::int as to_assess,
      (count(*) filter (where assessment in ('passed', 'failed')))::int as assessed
    from virtual_group_delegates d where d.virtual_group_id = v.id and (${own} or ${comesFrom(services)})) d
  cross join lateral (select count(*)::int as waiting, (count(*) filter (where state = 'offered'))::int as offers
    from waiting_list_entries d where d.virtual_group_id = v.id and state in ('waiting', 'offered')
      and (${own} or ${comesFrom(services)})) w
  where ${where}`;

export async function listVirtualGroupRows(
  db: Queries,
  scope: Scope,
  filter: Listed & Pick<VirtualGroupsQuery, 'groupId'>,
): Promise<(VirtualGroupData & { total: number })[]> {
  const { groupId = null } = filter;
  const { rows } = await sql<VirtualGroupData & { total: number }>`
    select x.*, count(*) over ()::int as total from (${virtualGroupsWhere({
      ...everything,
      where: sql`${isListed(filter)} and ${scopeWhere(scope, columns)}
        and (case when ${groupId}::bigint is null then g.archived_at is null else v.group_id = ${groupId} end)`,
    })}
    ) x order by ${orderBy(filter, sortable(filter.londonNow))}, id ${limitTo(filter)}`.execute(db);
  return rows;
}

/** Lists the virtual groups of a service, and those of others that its members are delegates of. */
export async function listServiceVirtualGroupRows(
  db: Queries,
  { groupId, subgroupId }: CheckedServicePlace,
  filter: Listed,
): Promise<(VirtualGroupData & { total: number })[]> {
  const own = sql<SqlBool>`v.subgroup_id is not distinct from ${subgroupId}::bigint`;
  const services: DelegateServices = (service) => sql<SqlBool>`${service} = ${subgroupId}`;
  const { rows } = await sql<VirtualGroupData & { total: number }>`
    select x.*, count(*) over ()::int as total from (${virtualGroupsWhere({
      own,
      services,
      where: sql`${isListed(filter)} and v.group_id = ${groupId} and (${own} or ${hasDelegates(services)})`,
    })}
    ) x order by ${orderBy(filter, sortable(filter.londonNow))}, id ${limitTo(filter)}`.execute(db);
  return rows;
}

/** Returns a virtual group that lies inside the scope. Commands use it. */
export async function findVirtualGroup(db: Queries, scope: Scope, id: number): Promise<VirtualGroupData | undefined> {
  const where = sql<SqlBool>`v.id = ${id} and ${scopeWhere(scope, columns)}`;
  const { rows } = await virtualGroupsWhere({ ...everything, where }).execute(db);
  return rows[0];
}

/** Returns a virtual group by a checked id. Commands of its own delegates use it. */
export async function getVirtualGroupById(db: Queries, id: VirtualGroupId): Promise<VirtualGroupData | undefined> {
  const { rows } = await virtualGroupsWhere({ ...everything, where: sql<SqlBool>`v.id = ${id}` }).execute(db);
  return rows[0];
}

/**
 * Returns a virtual group inside the scope, or one with delegates from a service inside the scope. Of the latter it
 * counts those delegates alone.
 */
export async function readVirtualGroup(db: Queries, scope: Scope, id: number): Promise<VirtualGroupData | undefined> {
  const services = servicesIn(scope);
  const own = sql<SqlBool>`${scopeWhere(scope, columns)}`;
  const where = sql<SqlBool>`v.id = ${id} and (${own} or ${hasDelegates(services)})`;
  const { rows } = await virtualGroupsWhere({ where, own, services }).execute(db);
  return rows[0];
}

/**
 * Locks a virtual group until commit. Commands that take its register, issue for it or end it take this lock before any
 * other.
 */
export async function lockVirtualGroup(tx: Tx, scope: Scope, id: number): Promise<VirtualGroupData | undefined> {
  await sql`select from virtual_groups where id = ${id} for update`.execute(tx);
  return findVirtualGroup(tx, scope, id);
}

/** Locks a virtual group by a checked id until commit. */
export async function lockVirtualGroupById(tx: Tx, id: VirtualGroupId): Promise<VirtualGroupData | undefined> {
  await sql`select from virtual_groups where id = ${id} for update`.execute(tx);
  return getVirtualGroupById(tx, id);
}
