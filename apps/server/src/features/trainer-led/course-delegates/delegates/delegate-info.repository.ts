import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { jobRoleHere } from '../../../../platform/work-history/index.ts';

export type DelegatePerson = {
  email: string;
  job_role: string | null;
  services: { id: number; name: string }[];
  invited_at: Date | null;
  serial: string | null;
  awarded_on: string | null;
  expires_on: string | null;
};

/** Finds one delegate with their services in the organisation and their valid certificate for the course. */
export async function findDelegate(
  db: Queries,
  { virtualGroupId, userId }: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<DelegatePerson | undefined> {
  const { rows } = await sql<DelegatePerson>`
    select u.email, ${jobRoleHere} as job_role, d.invited_at, c.serial, c.awarded_on::text as awarded_on,
      c.expires_on::text as expires_on,
      coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name)
        from subgroup_members n join subgroups s on s.id = n.subgroup_id
        where n.user_id = u.id and n.group_id = v.group_id and s.archived_at is null), '[]') as services
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id join users u on u.id = d.user_id
    left join group_members m on m.group_id = v.group_id and m.user_id = u.id
    left join lateral (select serial, awarded_on, expires_on from certificates
      where user_id = u.id and group_id = v.group_id and product_type = 'abstract_course'
        and product_id = v.abstract_course_id and state = 'valid' order by awarded_on desc, id desc limit 1) c on true
    where d.virtual_group_id = ${virtualGroupId} and d.user_id = ${userId}`.execute(db);
  return rows[0];
}
