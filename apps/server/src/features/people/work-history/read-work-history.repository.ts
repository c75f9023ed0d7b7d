import type { WorkFact } from '@doselore/contract/work-history';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Member } from '../../../platform/work-history/index.ts';

export type MemberData = {
  since: string;
  job_role_here: string | null;
  own_job_role: string | null;
  has_left: boolean;
};

export async function findMember(db: Queries, scope: Scope, { groupId, userId }: Member) {
  const { rows } = await sql<MemberData>`
    select g.standing_since::text as since, m.job_role as job_role_here, u.job_role as own_job_role,
      m.archived_at is not null as has_left
    from group_members m join groups g on g.id = m.group_id join users u on u.id = m.user_id
    where m.group_id = ${groupId} and m.user_id = ${userId}
      and ${scopeWhere(scope, { group: sql.ref('m.group_id') })}`.execute(db);
  return rows[0];
}

export type SpanData = {
  id: number;
  what: WorkFact;
  subgroup_id: number | null;
  service: string | null;
  value: string | null;
  from_on: string;
  until_on: string | null;
  is_backfilled: boolean;
  reason: string | null;
};

/** Lists the spans of a member that are believed today: open ones first, then the latest. */
export async function listSpans(db: Queries, scope: Scope, { groupId, userId }: Member): Promise<SpanData[]> {
  const { rows } = await sql<SpanData>`
    select s.id, s.what, s.subgroup_id, p.name as service, s.value, s.from_on::text as from_on,
      s.until_on::text as until_on, s.is_backfilled, s.reason
    from standing_spans s left join subgroups p on p.id = s.subgroup_id
    where s.group_id = ${groupId} and s.user_id = ${userId} and s.retracted_at is null
      and ${scopeWhere(scope, { group: sql.ref('s.group_id') })}
    order by s.until_on desc nulls first, array_position(array['member', 'service', 'role', 'registration'], s.what),
      s.from_on desc, lower(p.name), s.id`.execute(db);
  return rows;
}
