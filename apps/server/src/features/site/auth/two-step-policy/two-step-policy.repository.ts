import type { TwoStepPolicy } from '@doselore/contract/auth';
import { sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { sitePolicyNames } from '../../settings/index.ts';

export type TwoStepFacts = {
  roles: string[];
  has_two_step: boolean;
  asked_at: Date | null;
  looks_after: (TwoStepPolicy | null)[];
  belongs_to: (TwoStepPolicy | null)[];
  /** Settings of the site by name. */
  site: Record<string, string>;
};

const policyOf = (groupIds: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(t.two_step_policy) from groups g left join group_settings t on t.group_id = g.id
    where g.archived_at is null and g.id in (${groupIds})), '[]')`;

/** SQL columns over `users u` with the facts that decide whether a person has to use two-step verification. */
export const twoStepFacts = sql`
  coalesce((select json_agg(r.role) from user_roles r where r.user_id = u.id), '[]') as roles,
  exists (select from second_steps s where s.user_id = u.id and s.confirmed_at is not null) as has_two_step,
  u.two_step_asked_at as asked_at,
  case when exists (select from user_roles r where r.user_id = u.id) then ${policyOf(sql`
    select m.group_id from group_managers m where m.user_id = u.id
    union select s.group_id from subgroup_managers m join subgroups s on s.id = m.subgroup_id where m.user_id = u.id
    union select v.group_id from course_leaders() l join virtual_groups v on v.id = l.virtual_group_id
    where l.user_id = u.id`)} else '[]' end as looks_after,
  ${policyOf(sql`select m.group_id from group_members m where m.user_id = u.id and m.archived_at is null`)} as belongs_to,
  (select coalesce(json_object_agg(s.name, s.value), '{}') from site_settings s
    where s.name = any(${[...sitePolicyNames]}::text[])) as site`;

/** Returns the facts that decide whether a person has to use two-step verification. Undefined for an unknown person. */
export async function findTwoStepFacts(db: Queries, userId: UserId): Promise<TwoStepFacts | undefined> {
  const { rows } = await sql<TwoStepFacts>`select ${twoStepFacts} from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}
