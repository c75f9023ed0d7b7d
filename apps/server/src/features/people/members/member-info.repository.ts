import type { MemberInfo } from '@doselore/contract/members';
import { sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type Reach, reachFrom } from './identity/reach.repository.ts';

type Row = Omit<
  MemberInfo,
  'joined_at' | 'left_at' | 'invitation' | 'can_change_identity' | 'can_change_profession'
> & {
  joined_at: Date;
  left_at: Date | null;
  leaves_on: string | null;
  invited_at: Date | null;
  invitation_expires_at: Date | null;
  account: 'active' | 'provisional' | 'disabled';
  reach: Reach;
};

/** Finds one member with the details of their organisation. Services and rights are limited to the caller's scope. */
export async function findMember(
  db: Queries,
  scope: Scope,
  params: CheckedPlace & { userId: number },
): Promise<Row | undefined> {
  const inReach = scopeWhere(scope, { group: sql.ref('s.group_id'), subgroup: sql.ref('s.id') });
  const { rows } = await sql<Row>`
    select u.id, u.first_name, u.last_name, u.email, u.job_role, m.job_role as job_role_here, u.registration_number,
      m.payroll_number,
      m.started_on::text as started_on, m.leaves_on::text as leaves_on, account_state(u.state, u.erased_at) as state, u.state as account,
      ${reachFrom(params.groupId)} as reach, m.joined_at, m.archived_at as left_at,
      i.created_at as invited_at, i.expires_at as invitation_expires_at,
      (select count(*)::int from licences l where l.user_id = u.id and l.group_id = m.group_id
        and l.state in ('issued', 'in_progress')) as live_licences,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
        from subgroup_members n join subgroups s on s.id = n.subgroup_id
        where n.user_id = u.id and n.group_id = m.group_id and s.archived_at is null and ${inReach}), '[]') as services,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
        from subgroup_managers n join subgroups s on s.id = n.subgroup_id
        where n.user_id = u.id and n.group_id = m.group_id and s.archived_at is null and ${inReach}), '[]') as manages,
      exists (select from group_managers g where g.group_id = m.group_id and g.user_id = u.id) as manages_organisation
    from group_members m join users u on u.id = m.user_id
    left join lateral (select created_at, expires_at from link_tokens t where t.user_id = u.id
      and t.purpose = 'invitation' and t.used_at is null and coalesce(t.group_id, m.group_id) = m.group_id order by t.id desc limit 1) i on u.state = 'provisional'
    where m.group_id = ${params.groupId} and m.user_id = ${params.userId}
      and ${scopeWhere(scope, { group: sql.ref('m.group_id'), subgroup: sql`${params.subgroupId ?? null}::bigint` })}`.execute(
    db,
  );
  return rows[0];
}
