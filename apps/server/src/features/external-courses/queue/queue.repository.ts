import type { EvidenceType, QueueQuery } from '@doselore/contract/external-courses';
import { sql } from 'kysely';
import { type GroupId, type Scope, type SubgroupId, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../platform/db/index.ts';

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
  total: number;
};

const sortable = {
  person: 'person',
  title: 'title',
  completed: 'completed_on',
  entered: 'entered_on',
  group: 'group_name',
};

type Filter = QueueQuery & {
  /** Only these entries, by organisation and entry. */
  pairs?: readonly { groupId: number; externalCourseUserId: number }[];
};

/**
 * Lists entries of current members in the scope, each once for each of their organisations, with its verdict there. Leaves
 * out entries that a newer one has replaced.
 */
export async function listQueueRows(db: Queries, scope: Scope, filter: Filter): Promise<QueuedEntryData[]> {
  const service = scopeWhere(scope, { subgroup: sql.ref('n.subgroup_id') });
  const isIn = scopeWhere(scope, { group: sql.ref('m.group_id') });
  const group = filter.groupId ?? null;
  const pairs = filter.pairs === undefined ? null : JSON.stringify(filter.pairs);
  const { rows } = await sql<QueuedEntryData>`
    select x.*, count(*) over ()::int as total from (
      select e.id, m.group_id, g.name as group_name, e.user_id, u.first_name || ' ' || u.last_name as person,
        case when not ${isIn} then (select min(n.subgroup_id) from subgroup_members n
          join subgroups s on s.id = n.subgroup_id and s.archived_at is null
          where n.group_id = m.group_id and n.user_id = e.user_id and ${service}) end as subgroup_id,
        e.title, e.provider, e.completed_on, e.months, e.expires_on, e.reference, e.evidence_key, e.evidence_name,
        e.evidence_type, e.evidence_bytes, coalesce(c.needs_evidence, false) as needs_evidence, e.updated_at,
        (e.created_at at time zone 'UTC')::date as entered_on,
        (select json_build_object('id', v.id, 'verdict', v.verdict, 'note', v.note,
            'decided_by', coalesce(d.first_name || ' ' || d.last_name, ''), 'decided_on', (v.decided_at at time zone 'UTC')::date)
          from external_verdicts v left join users d on d.id = v.decided_by
          where v.verdict <> 'withdrawn' and v.id = (select max(y.id) from external_verdicts y
            where y.entry_id = e.id and y.group_id = m.group_id)) as verdict,
        exists (select from (select distinct on (y.group_id) y.verdict from external_verdicts y
          where y.entry_id = e.id and y.group_id <> m.group_id order by y.group_id, y.id desc) o
          where o.verdict = 'verified') as is_verified_elsewhere
      from external_course_users e
      join users u on u.id = e.user_id and u.erased_at is null and u.merged_into_id is null
      join group_members m on m.user_id = e.user_id and m.archived_at is null
      join groups g on g.id = m.group_id and g.archived_at is null
      left join external_courses c on c.id = e.external_course_id
      where not exists (select from external_course_users r where r.replaces_id = e.id)
        and (${isIn} or exists (select from subgroup_members n join subgroups s on s.id = n.subgroup_id and s.archived_at is null
          where n.group_id = m.group_id and n.user_id = e.user_id and ${service}))
        and (${group}::bigint is null or m.group_id = ${group})
        and lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || e.title || ' ' || e.provider || ' ' || e.reference)
          like ${containing(filter.q)}
        and (${pairs}::jsonb is null or exists (select from jsonb_to_recordset(${pairs}::jsonb)
          as p ("groupId" bigint, "externalCourseUserId" bigint) where p."groupId" = m.group_id and p."externalCourseUserId" = e.id))
    ) x
    where ${filter.state} = '' or coalesce(x.verdict ->> 'verdict', 'unverified') = ${filter.state}
    order by ${orderBy(filter, sortable)}, x.id, x.group_id ${limitTo(filter)}`.execute(db);
  return rows;
}
