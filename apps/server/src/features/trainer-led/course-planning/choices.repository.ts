import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type Named = { id: number; name: string };

export type TaughtProduct = Named & { deliverable_id: number; default_months: number };

/** Lists the courses of the catalogue that a trainer teaches, virtually (3) or face to face (4). */
export async function listTaughtProducts(db: Queries, productId?: number): Promise<TaughtProduct[]> {
  const { rows } = await sql<TaughtProduct>`
    select a.id, a.title as name, c.deliverable_id, a.default_months from abstract_courses a
    join lateral (select deliverable_id from courses
      where abstract_course_id = a.id and deliverable_id in (3, 4) and is_live order by id desc limit 1) c on true
    where a.archived_at is null and a.id = coalesce(${productId ?? null}::bigint, a.id)
    order by lower(a.title), a.id`.execute(db);
  return rows;
}

/**
 * Lists the people who may organise a course: admins of the organisation or one of its services, and its organisers,
 * with an account in use.
 */
export async function listOrganisers(db: Queries, groupId: GroupId): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u
    where u.archived_at is null and u.state = 'active' and (
      exists (select from group_managers m where m.user_id = u.id and m.group_id = ${groupId})
      or exists (select from subgroup_managers m join subgroups s on s.id = m.subgroup_id
        where m.user_id = u.id and s.group_id = ${groupId} and s.archived_at is null)
      or exists (select from user_roles r join group_members m on m.user_id = r.user_id and m.archived_at is null
        where r.user_id = u.id and r.role = 'organiser' and m.group_id = ${groupId}))
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}
