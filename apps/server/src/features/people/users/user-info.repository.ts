import type { UserInfo } from '@doselore/contract/users';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type UserData, userColumns } from './users.repository.ts';

export type UserInfoData = UserData &
  Pick<UserInfo, 'services' | 'manages' | 'has_two_step' | 'passkeys' | 'merged_into_id'> & {
    created_at: Date;
    erased_at: Date | null;
  };

export async function findUserInfo(db: Queries, scope: Scope, userId: number): Promise<UserInfoData | undefined> {
  const { rows } = await sql<UserInfoData>`
    select ${userColumns}, 1 as total, u.created_at, u.merged_into_id, u.erased_at,
      exists (select from second_steps t where t.user_id = u.id and t.confirmed_at is not null) as has_two_step,
      (select count(*)::int from passkeys k where k.user_id = u.id) as passkeys,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name,
          'group', json_build_object('id', g.id, 'name', g.name)) order by g.name, s.name)
        from subgroup_members n join subgroups s on s.id = n.subgroup_id join groups g on g.id = s.group_id
        where n.user_id = u.id and s.archived_at is null and g.archived_at is null), '[]') as services,
      coalesce((select json_agg(x order by x.kind, x.name) from (
        select g.id, g.name, 'group' as kind, g.id as group_id from group_managers m join groups g on g.id = m.group_id
          where m.user_id = u.id
        union all
        select s.id, s.name, 'subgroup', s.group_id from subgroup_managers m join subgroups s on s.id = m.subgroup_id
          where m.user_id = u.id) x), '[]') as manages
    from users u where u.id = ${userId} and ${scopeWhere(scope, { owner: sql.ref('u.id') })}`.execute(db);
  return rows[0];
}
