import type { DashboardFacts } from '@doselore/contract/dashboards';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type GroupId, reachesWholeSite, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

/**
 * Filter of a dashboard. Without `groupId`, all organisations of the scope count together. `today` is the day of `now`,
 * `YYYY-MM-DD`.
 */
export type DashboardFilter = { groupId?: GroupId; today: string; now: Date };

/**
 * SQL for the organisations of the report, as `inside`. Of several organisations only the open and active ones count, and in
 * figures of the whole site no demo organisations.
 */
function inside(scope: Scope, { groupId }: DashboardFilter): RawBuilder<unknown> {
  const one =
    groupId === undefined
      ? sql<SqlBool>`g.archived_at is null and g.is_active and not (g.is_demo and ${reachesWholeSite(scope)}::boolean)`
      : sql<SqlBool>`g.id = ${groupId}`;
  return sql`inside as materialized (select g.id, g.name from groups g
    where ${one} and ${scopeWhere(scope, { group: sql.ref('g.id') })})`;
}

const openServices = sql`subgroups s join inside i on i.id = s.group_id`;

/** SQL for people with a not yet activated account. Their invitation may have expired. */
const invitedMembers = ({ now }: DashboardFilter) => sql`invited as materialized (
  select u.id, not exists (select from invited_at(${now}) i where i.user_id = u.id) as has_ended
  from users u where u.state = 'provisional'
    and exists (select from group_members m join inside i on i.id = m.group_id
      where m.user_id = u.id and m.archived_at is null))`;

/** SQL for valid certificates of members by the day they expire. One scan answers both the counts and the chart. */
const ends = ({ today }: DashboardFilter) => sql`ends as materialized (
  select e.expires_on, sum(e.n)::int as n from inside i
  cross join lateral (select c.expires_on, count(*) as n from held_certificates() c
    where c.group_id = i.id and c.expires_on < ${today}::date + interval '1 year' group by c.expires_on) e
  group by e.expires_on)`;

type Expiries = Pick<DashboardFacts, 'ending_30' | 'ending_90' | 'ended'>;
export type NumbersData = Omit<DashboardFacts, 'pot' | 'held' | 'low_stock' | 'overdue_bookings' | keyof Expiries>;
export type ExpiriesData = Expiries & { certificates_ending: { month: string; count: number }[] };

export async function findNumbers(db: Queries, scope: Scope, filter: DashboardFilter): Promise<NumbersData> {
  const { rows } = await sql<NumbersData>`
    with ${inside(scope, filter)}, ${invitedMembers(filter)}
    select (select count(*)::int from inside) as groups,
      (select count(*)::int from ${openServices} where s.archived_at is null) as services,
      (select count(*)::int from group_members m join inside i on i.id = m.group_id where m.archived_at is null) as members,
      (select count(*)::int from invited) as invited,
      (select count(*)::int from invited where has_ended) as invitations_ended,
      (select count(*)::int from services_without_admin() s join inside i on i.id = s.group_id) as services_without_admin,
      (select count(*)::int from licence_requests r join inside i on i.id = r.group_id
        where r.state in ('pending', 'part_fulfilled')) as open_requests`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a from has one row');
  return row;
}

/** Counts certificates by when they expire, apart from the other numbers: it takes as long as all of those. */
export async function findExpiries(db: Queries, scope: Scope, filter: DashboardFilter): Promise<ExpiriesData> {
  const within = (days: number) => sql`(select coalesce(sum(n), 0)::int from ends
    where expires_on >= ${filter.today}::date and expires_on <= ${filter.today}::date + ${days}::int)`;
  const { rows } = await sql<ExpiriesData>`
    with ${inside(scope, filter)}, ${ends(filter)}
    select ${within(30)} as ending_30, ${within(90)} as ending_90,
      (select coalesce(sum(n), 0)::int from ends where expires_on < ${filter.today}::date) as ended,
      (select coalesce(json_agg(json_build_object('month', month, 'count', n) order by month), '[]') from (
        select to_char(expires_on, 'YYYY-MM') as month, sum(n)::int as n from ends
        where expires_on >= ${filter.today}::date group by 1) months) as certificates_ending`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a from has one row');
  return row;
}

export type ListsData = {
  services_without_admin: { id: number; name: string; group: Named }[];
  completions: { month: string; count: number }[];
  people: { id: number; name: string; count: number }[];
};
type Named = { id: number; name: string };

const shown = 5;
const bars = 10;

/** SQL for the people by service within one organisation, else by organisation. */
const peopleOf = ({ groupId }: DashboardFilter) =>
  groupId === undefined
    ? sql`select i.id, i.name, c.count from inside i join lateral (select count(*)::int as count from group_members m
        where m.group_id = i.id and m.archived_at is null) c on c.count > 0`
    : sql`select s.id, s.name, count(*)::int as count from subgroup_members n
        join subgroups s on s.id = n.subgroup_id and s.archived_at is null
        join group_members m on m.group_id = n.group_id and m.user_id = n.user_id and m.archived_at is null
        where n.group_id in (select id from inside) group by s.id, s.name`;

export async function findLists(db: Queries, scope: Scope, filter: DashboardFilter): Promise<ListsData> {
  const { rows } = await sql<ListsData>`
    with ${inside(scope, filter)},
      months_shown as (select generate_series(last - interval '11 months', last, interval '1 month') as month
        from (select date_trunc('month', ${filter.today}::date) as last) this_month)
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name,
          'group', json_build_object('id', group_id, 'name', group_name)) order by group_name, name, id), '[]')
        from (select s.id, s.name, i.id as group_id, i.name as group_name from services_without_admin() s join inside i on i.id = s.group_id
          order by i.name, s.name, s.id limit ${shown}) open) as services_without_admin,
      (select coalesce(json_agg(json_build_object('month', month, 'count', n) order by month), '[]') from (
        select to_char(month, 'YYYY-MM') as month, n from months_shown
          join lateral (select count(*)::int as n from licences l
            where l.completed_at >= month and l.completed_at < month + interval '1 month'
              and l.group_id in (select id from inside)) counted on n > 0) months) as completions,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'count', count) order by count desc, name, id), '[]')
        from (select * from (${peopleOf(filter)}) every order by count desc, name, id limit ${bars}) biggest) as people`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a from has one row');
  return row;
}
