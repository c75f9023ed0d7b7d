import type { VirtualGroupState } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import type { GroupId, UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

type Params = { virtualGroupId: VirtualGroupId; userId: UserId };

export type OwnData = {
  group_id: GroupId;
  state: VirtualGroupState;
  training_start: Date | null;
  trainer: string | null;
  organiser: string | null;
  access: string;
  dietary: string;
};

/** Finds a course that a person is a delegate of, with what they need there. Drafts are not found. */
export async function findOwn(db: Queries, params: Params): Promise<OwnData | undefined> {
  const { rows } = await sql<OwnData>`
    select v.group_id, v.state, v.training_start, t.first_name || ' ' || t.last_name as trainer,
      o.first_name || ' ' || o.last_name as organiser, coalesce(n.access, '') as access, coalesce(n.dietary, '') as dietary
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id and v.state <> 'draft'
    join group_members m on m.group_id = v.group_id and m.user_id = d.user_id and m.archived_at is null
    left join users t on t.id = v.trainer_user_id left join users o on o.id = v.organiser_user_id
    left join delegate_needs n on n.virtual_group_id = d.virtual_group_id and n.user_id = d.user_id
    where d.virtual_group_id = ${params.virtualGroupId} and d.user_id = ${params.userId}`.execute(db);
  return rows[0];
}

/** Locks a course that a person is a delegate of until commit, so that a change of its date or its end waits. */
export async function lockOwn(tx: Tx, params: Params): Promise<OwnData | undefined> {
  await sql`select from virtual_groups where id = ${params.virtualGroupId} for share`.execute(tx);
  return findOwn(tx, params);
}

type Needs = { access: string; dietary: string };

export async function saveNeeds(tx: Tx, params: Params & Needs & { at: Date }): Promise<void> {
  const needs = { access: params.access, dietary: params.dietary, updated_at: params.at };
  await tx
    .insertInto('delegate_needs')
    .values({ ...needs, virtual_group_id: params.virtualGroupId, user_id: params.userId })
    .onConflict((conflict) => conflict.columns(['virtual_group_id', 'user_id']).doUpdateSet(needs))
    .execute();
}

/** Deletes the needs of people who are no longer delegates of a course, or need nothing. */
export async function deleteNeeds(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; userIds: readonly number[] },
): Promise<void> {
  await sql`delete from delegate_needs where virtual_group_id = ${params.virtualGroupId}
    and user_id = any(${[...params.userIds]}::bigint[])`.execute(tx);
}

export async function findOrganiser(db: Queries, virtualGroupId: VirtualGroupId): Promise<number | null> {
  const { rows } = await sql<{ organiser_user_id: number | null }>`
    select organiser_user_id from virtual_groups where id = ${virtualGroupId}`.execute(db);
  return rows[0]?.organiser_user_id ?? null;
}

export type NeedsData = Needs & { user_id: number; name: string };

/** Lists the delegates of a course who need something, by last name. */
export async function listNeedsOf(db: Queries, virtualGroupId: VirtualGroupId): Promise<NeedsData[]> {
  const { rows } = await sql<NeedsData>`
    select n.user_id, u.first_name || ' ' || u.last_name as name, n.access, n.dietary
    from delegate_needs n join users u on u.id = n.user_id
    where n.virtual_group_id = ${virtualGroupId}
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}

/** Deletes the needs of courses that ended before a moment. */
export async function deleteNeedsEndedBefore(tx: Tx, moment: Date): Promise<void> {
  await sql`delete from delegate_needs n using virtual_groups v where v.id = n.virtual_group_id
    and v.state in ('closed', 'cancelled') and v.ended_at < ${moment}`.execute(tx);
}
