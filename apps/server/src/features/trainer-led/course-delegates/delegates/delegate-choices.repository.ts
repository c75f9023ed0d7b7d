import type { DelegateChoice, delegateChoicesQuery } from '@doselore/contract/course-delegates';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CheckedPlace, VirtualGroupId } from '../../../../platform/access/index.ts';
import { containing, limitTo, orderBy, type Queries } from '../../../../platform/db/index.ts';
import { jobRoleHere } from '../../../../platform/work-history/index.ts';

const isDelegate = sql`d.user_id is not null`;
const sortable = { name: sql`lower(u.last_name)`, role: jobRoleHere, delegate: isDelegate };

const isWaiting = (virtualGroupId: number) => sql<boolean>`exists (select from waiting_list_entries w
    where w.virtual_group_id = ${virtualGroupId} and w.user_id = u.id and w.state in ('waiting', 'offered'))`;

type Params = { place: CheckedPlace; virtualGroupId: VirtualGroupId };

/** SQL that tells whether person `u` is a member of the place now: of its service, when it has one. */
export const isMember = ({ groupId, subgroupId }: CheckedPlace) => sql`exists (select from group_members m
    where m.group_id = ${groupId} and m.user_id = u.id and m.archived_at is null)
  and (${subgroupId ?? null}::bigint is null or exists (select from subgroup_members n
    where n.subgroup_id = ${subgroupId ?? null} and n.user_id = u.id))`;

/** SQL that tells whether person `u` is a member of the place now, with an account in use. */
const isCurrent = (place: CheckedPlace) => sql<boolean>`(u.archived_at is null and u.merged_into_id is null
  and u.state <> 'disabled' and ${isMember(place)})`;

/**
 * Lists the members of a place by name, and whether each is a delegate of the virtual group. Delegates who have left are
 * listed too, so that their places can be given to others.
 */
export async function listDelegateChoices(
  db: Queries,
  { place, virtualGroupId }: Params,
  filter: z.output<typeof delegateChoicesQuery>,
): Promise<(DelegateChoice & { total: number })[]> {
  const { rows } = await sql<DelegateChoice & { total: number }>`
    select u.id, u.first_name, u.last_name, u.email, ${jobRoleHere} as job_role, ${isDelegate} as is_delegate,
      coalesce(d.sessions_marked > 0, false) as is_marked, not (${isCurrent(place)}) as has_left, ${isWaiting(virtualGroupId)} as is_waiting,
      count(*) over ()::int as total
    from group_members m join users u on u.id = m.user_id
    left join virtual_group_delegates d on d.virtual_group_id = ${virtualGroupId} and d.user_id = u.id
    where m.group_id = ${place.groupId} and (${isCurrent(place)} or ${isDelegate})
      and (${filter.only} = '' or ${isDelegate} = (${filter.only} = 'in'))
      and (lower(u.first_name || ' ' || u.last_name) like ${containing(filter.q)} or u.email like ${containing(filter.q)})
    order by ${orderBy(filter, sortable)}, lower(u.first_name), u.id ${limitTo(filter)}`.execute(db);
  return rows;
}

/** Returns those of these people who can be delegates: members of the place now, with an account in use. */
export async function listEligible(
  db: Queries,
  { place, userIds }: { place: CheckedPlace; userIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.id = any(${[...userIds]}::bigint[]) and ${isCurrent(place)}
    order by u.id for key share`.execute(db);
  return rows.map(({ id }) => id);
}
