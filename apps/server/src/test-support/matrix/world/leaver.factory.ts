import { buildUser } from '../../people.factory.ts';
import type { TestApp } from '../../test-app.ts';

/** Statement that adds the leaver to every place of the world again. */
export const placeLeaver = `with leaver as (select id from users where last_name = 'Leaver'),
  g as (insert into group_members (group_id, user_id) select g.id, l.id from groups g, leaver l where g.name like 'MKR_%'
    on conflict (group_id, user_id) do update set archived_at = null, managed = null returning group_id, user_id),
  places as (select s.group_id, s.id as subgroup_id, g.user_id from subgroups s join g using (group_id)
    where s.name like 'MKR_%'),
  m as (insert into subgroup_members (group_id, subgroup_id, user_id) select * from places on conflict do nothing),
  gm as (insert into group_managers (group_id, user_id) select * from g on conflict do nothing),
  sm as (insert into subgroup_managers (group_id, subgroup_id, user_id) select * from places on conflict do nothing)
  insert into user_roles (user_id, role) select id, role from leaver, unnest(array['group_admin', 'subgroup_admin']) role
  on conflict do nothing`;

/** Builds a person whom requests may remove from places, so that the personas keep their places. */
export async function buildLeaver(server: TestApp): Promise<number> {
  const id = await buildUser(server.db, { firstName: 'Persona', lastName: 'Leaver' });
  await server.rows(placeLeaver);
  return id;
}
