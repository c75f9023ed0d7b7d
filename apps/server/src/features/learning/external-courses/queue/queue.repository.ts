import type { EvidenceType, QueueQuery } from '@doselore/contract/external-courses';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  type GroupId,
  reachesWholeSite,
  type Scope,
  type SubgroupId,
  scopeWhere,
  type UserId,
} from '../../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries, sortNameOf, whenSearched } from '../../../../platform/db/index.ts';

export type QueuedEntryData = {
  id: number;
  group_id: GroupId;
  group_name: string;
  subgroup_id: SubgroupId | null;
  user_id: UserId;
  person: string;
  title: string;
  provider: string;
  completed_on: string;
  months: number;
  expires_on: string | null;
  reference: string;
  evidence_key: string | null;
  evidence_name: string | null;
  evidence_type: EvidenceType | null;
  evidence_bytes: number | null;
  needs_evidence: boolean;
  updated_at: Date;
  entered_on: string;
  verdict: {
    id: number;
    verdict: 'verified' | 'rejected';
    note: string;
    decided_by: string;
    decided_on: string;
  } | null;
  is_verified_elsewhere: boolean;
};

/** SQL over `e`, `u` and `g`. Only the sort that is wanted is computed. */
const sortable = {
  person: sql`u.first_name || ' ' || u.last_name`,
  title: 'e.title',
  completed: 'e.completed_on',
  entered: sql`(e.created_at at time zone 'UTC')::date`,
  group: 'g.name',
};

type Filter = QueueQuery & {
  /** Only these entries, by organisation and entry. */
  pairs?: readonly { groupId: number; externalCourseUserId: number }[];
};

/** SQL over `e` and `m` for the state of an entry in the organisation. Reads all newest verdicts once. */
const isInState = (state: QueueQuery['state']) => {
  const ofNewest = (condition: RawBuilder<SqlBool>) => sql`exists (select from (
      select distinct on (y.entry_id, y.group_id) y.entry_id, y.group_id, y.verdict from external_verdicts y
      order by y.entry_id, y.group_id, y.id desc) w
    where w.entry_id = e.id and w.group_id = m.group_id and ${condition})`;
  if (state === '') return sql`true`;
  return state === 'unverified'
    ? sql`not ${ofNewest(sql`w.verdict <> 'withdrawn'`)}`
    : ofNewest(sql`w.verdict = ${state}`);
};

/**
 * SQL over `e` for a search. A subquery finds the people once, and runs only when the text of an entry does not match. A
 * join would build the text of a person for every entry.
 */
function matches(q: string): RawBuilder<SqlBool> {
  const pattern = containing(q);
  return whenSearched(
    q,
    sql`lower(e.title) like ${pattern} or lower(e.provider) like ${pattern} or lower(e.reference) like ${pattern}
      or e.user_id in (select u.id from users u
        where lower(u.first_name || ' ' || u.last_name || ' ' || u.email) like ${pattern})`,
  );
}

/** SQL for the current memberships in the scope, each once. Finds the members of services through their services. */
function membershipsIn(scope: Scope): RawBuilder<unknown> {
  if (reachesWholeSite(scope)) return sql`(select group_id, user_id from group_members where archived_at is null)`;
  const isIn = scopeWhere(scope, { group: sql.ref('o.group_id') });
  const service = scopeWhere(scope, { subgroup: sql.ref('n.subgroup_id') });
  return sql`(select o.group_id, o.user_id from group_members o where o.archived_at is null and ${isIn}
    union all
    select distinct o.group_id, o.user_id from subgroup_members n
    join subgroups s on s.id = n.subgroup_id and s.archived_at is null
    join group_members o on o.group_id = n.group_id and o.user_id = n.user_id and o.archived_at is null
    where ${service} and not ${isIn})`;
}

/** SQL over `e` and `m` that keeps only these entries. */
const isAmong = (pairs: NonNullable<Filter['pairs']>) => sql`exists (
  select from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p ("groupId" bigint, "externalCourseUserId" bigint)
  where p."groupId" = m.group_id and p."externalCourseUserId" = e.id)`;

/**
 * SQL for the entries of a filter over `e` and `m`, without their details. Reads the few archived organisations and erased
 * people once. `joins` adds the tables that the sort column needs.
 */
function entriesOf(scope: Scope, { q, state, groupId, pairs }: Filter, joins = sql``) {
  return sql`from external_course_users e join ${membershipsIn(scope)} m on m.user_id = e.user_id ${joins}
    where e.user_id not in (select id from users where erased_at is not null or merged_into_id is not null)
      and m.group_id not in (select id from groups where archived_at is not null)
      and e.id not in (select replaces_id from external_course_users where replaces_id is not null)
      and ${groupId === undefined ? sql`true` : sql`m.group_id = ${groupId}`}
      and ${pairs === undefined ? sql`true` : isAmong(pairs)}
      and ${matches(q)} and ${isInState(state)}`;
}

/** SQL for the entries of a page, in its order. */
function pageOf(scope: Scope, filter: Filter) {
  const sortName = sortNameOf(filter, sortable);
  const people = sortName === 'person' ? sql`join users u on u.id = e.user_id` : sql``;
  const groups = sortName === 'group' ? sql`join groups g on g.id = m.group_id` : sql``;
  return sql`select e.id, m.group_id ${entriesOf(scope, filter, sql`${people} ${groups}`)}
    order by ${orderBy(filter, sortable)}, e.id, m.group_id ${limitTo(filter)}`;
}

/** Counts the entries of a filter. A statement of its own, because an index finds the page without reading all entries. */
export async function countQueueRows(db: Queries, scope: Scope, filter: QueueQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${entriesOf(scope, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Lists entries of current members in the scope, each once for each of their organisations, with its verdict there. Leaves
 * out entries that a newer one has replaced. Works out the details of one page only.
 */
export async function listQueueRows(db: Queries, scope: Scope, filter: Filter): Promise<QueuedEntryData[]> {
  const service = scopeWhere(scope, { subgroup: sql.ref('n.subgroup_id') });
  const isIn = scopeWhere(scope, { group: sql.ref('x.group_id') });
  const { rows } = await sql<QueuedEntryData>`
    with page as materialized (${pageOf(scope, filter)})
    select e.id, x.group_id, g.name as group_name, e.user_id, u.first_name || ' ' || u.last_name as person,
      case when not ${isIn} then (select min(n.subgroup_id) from subgroup_members n
        join subgroups s on s.id = n.subgroup_id and s.archived_at is null
        where n.group_id = x.group_id and n.user_id = e.user_id and ${service}) end as subgroup_id,
      e.title, e.provider, e.completed_on, e.months, e.expires_on, e.reference, e.evidence_key, e.evidence_name,
      e.evidence_type, e.evidence_bytes, coalesce(c.needs_evidence, false) as needs_evidence, e.updated_at,
      (e.created_at at time zone 'UTC')::date as entered_on,
      (select json_build_object('id', v.id, 'verdict', v.verdict, 'note', v.note,
          'decided_by', coalesce(d.first_name || ' ' || d.last_name, ''), 'decided_on', (v.decided_at at time zone 'UTC')::date)
        from external_verdicts v left join users d on d.id = v.decided_by
        where v.verdict <> 'withdrawn' and v.id = (select max(y.id) from external_verdicts y
          where y.entry_id = e.id and y.group_id = x.group_id)) as verdict,
      exists (select from (select distinct on (y.group_id) y.verdict from external_verdicts y
        where y.entry_id = e.id and y.group_id <> x.group_id order by y.group_id, y.id desc) o
        where o.verdict = 'verified') as is_verified_elsewhere
    from page x join external_course_users e on e.id = x.id join users u on u.id = e.user_id
    join groups g on g.id = x.group_id left join external_courses c on c.id = e.external_course_id
    order by ${orderBy(filter, sortable)}, e.id, x.group_id`.execute(db);
  return rows;
}
