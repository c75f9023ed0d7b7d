import { currentTerms } from '@doselore/contract/terms';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { PopulationPerson } from './population-plan.ts';

export type PopulationPlace = { groupId: number; serviceIds: readonly number[] };

/** Inserts the people of a plan. Returns ids in the order of the plan. */
export async function insertPopulation(
  tx: Tx,
  { groupId, serviceIds }: PopulationPlace,
  { people, now, passwordHash }: { people: readonly PopulationPerson[]; now: Date; passwordHash: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    insert into users (email, first_name, last_name, job_role, registration_number, password_hash, state, created_at)
    select email, first_name, last_name, job_role, registration_number, ${passwordHash}, state,
      ${now}::timestamptz - joined_days_ago * interval '1 day'
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (nth int, email text, first_name text, last_name text,
      job_role text, registration_number text, state text, joined_days_ago int) order by nth returning id, email`.execute(
    tx,
  );
  const byEmail = new Map(rows.map((row) => [row.email, row.id]));
  const ids = people.map(({ email }) => byEmail.get(email) ?? 0);
  const members = people.map((person, at) => ({ ...person, id: ids[at] }));
  await sql`insert into group_members (group_id, user_id, joined_at, payroll_number, archived_at)
    select ${groupId}::bigint, id, ${now}::timestamptz - joined_days_ago * interval '1 day', payroll_number,
      case when has_left then ${now}::timestamptz - interval '15 days' end
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as p (id bigint, joined_days_ago int, payroll_number text,
      has_left boolean)`.execute(tx);
  const links = members.flatMap(({ id, services }) =>
    services.map((service) => ({ user_id: id, subgroup_id: serviceIds[service] })),
  );
  await sql`insert into subgroup_members (group_id, subgroup_id, user_id)
    select ${groupId}::bigint, subgroup_id, user_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as p (user_id bigint, subgroup_id bigint)
    on conflict do nothing`.execute(tx);
  const active = members.filter(({ state }) => state === 'active').map(({ id }) => id);
  await sql`insert into terms_acceptances (user_id, version, accepted_at)
    select unnest(${active}::bigint[]), ${currentTerms.version}, ${now}`.execute(tx);
  await insertManagers(tx, { groupId, serviceIds }, members);
  return ids;
}

/**
 * Makes the first active person the organisation admin, and the next ones admins of every other service. The other
 * services have no admin yet.
 */
async function insertManagers(
  tx: Tx,
  { groupId, serviceIds }: PopulationPlace,
  members: readonly (PopulationPerson & { id: number | undefined })[],
): Promise<void> {
  const able = members.filter(({ state, has_left }) => state === 'active' && !has_left);
  const [head, ...others] = able;
  if (head === undefined) return;
  await sql`with m as (insert into group_managers (group_id, user_id) values (${groupId}, ${head.id}) returning user_id)
    insert into user_roles (user_id, role) select user_id, 'group_admin' from m`.execute(tx);
  const links = serviceIds.flatMap((subgroup_id, at) =>
    at % 2 === 0 && others[at] !== undefined ? [{ subgroup_id, user_id: others[at].id }] : [],
  );
  await sql`with m as (insert into subgroup_managers (group_id, subgroup_id, user_id)
      select ${groupId}::bigint, subgroup_id, user_id
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as p (user_id bigint, subgroup_id bigint) returning user_id)
    insert into user_roles (user_id, role) select user_id, 'subgroup_admin' from m`.execute(tx);
}
