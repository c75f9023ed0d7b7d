import { sql } from 'kysely';
import type { CheckedPlace } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Employment } from '../save-members.repository.ts';

/** Returns whether the person of an address is a member of the place now. */
export async function isMember(db: Queries, place: CheckedPlace, email: string): Promise<boolean> {
  const subgroupId = place.subgroupId ?? null;
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join group_members m on m.user_id = u.id and m.archived_at is null
    where m.group_id = ${place.groupId} and u.email = ${email} and (${subgroupId}::bigint is null or exists (
      select from subgroup_members n where n.subgroup_id = ${subgroupId} and n.user_id = u.id))`.execute(db);
  return rows.length > 0;
}

type Employed = Employment & { userId: number };

export async function insertMemberships(
  db: Queries,
  params: { groupId: number; people: readonly Employed[]; now: Date },
): Promise<void> {
  const ids = params.people.map(({ userId }) => userId);
  const payroll = params.people.map((person) => person.payroll_number);
  const starts = params.people.map((person) => person.started_on);
  await sql`insert into group_members (group_id, user_id, payroll_number, started_on, joined_at)
    select ${params.groupId}::bigint, p.*, ${params.now}::timestamptz
    from unnest(${ids}::bigint[], ${payroll}::text[], ${starts}::date[]) as p`.execute(db);
}

/** Adds each person to their own services. Skips services that are closed or of another organisation. */
export async function joinEachToSubgroups(
  db: Queries,
  params: { groupId: number; people: readonly { userId: number; subgroupIds: readonly number[] }[] },
): Promise<void> {
  const pairs = params.people.flatMap(({ userId, subgroupIds }) =>
    subgroupIds.map((subgroupId) => ({ userId, subgroupId })),
  );
  if (pairs.length === 0) return;
  const [users, subgroups] = [pairs.map(({ userId }) => userId), pairs.map(({ subgroupId }) => subgroupId)];
  await sql`insert into subgroup_members (group_id, subgroup_id, user_id)
    select s.group_id, s.id, p.user_id from unnest(${users}::bigint[], ${subgroups}::bigint[]) as p (user_id, subgroup_id)
    join subgroups s on s.id = p.subgroup_id
    where s.group_id = ${params.groupId} and s.archived_at is null
    on conflict do nothing`.execute(db);
}
