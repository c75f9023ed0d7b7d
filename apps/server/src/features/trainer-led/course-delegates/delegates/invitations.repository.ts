import type { DelegateResponse } from '@doselore/contract/my-learning';
import type { Attendance } from '@doselore/contract/virtual-groups';
import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

type Params = { virtualGroupId: VirtualGroupId; userId: UserId };
export type Invitation = { name: string; attendance: Attendance | null; response: DelegateResponse };

/** Finds what a delegate answered and how they attended. Undefined for people who are no delegates, or left. */
export async function findInvitation(db: Queries, params: Params): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select u.first_name || ' ' || u.last_name as name, d.attendance, d.response
    from virtual_group_delegates d join virtual_groups v on v.id = d.virtual_group_id join users u on u.id = d.user_id
    join group_members m on m.group_id = v.group_id and m.user_id = d.user_id and m.archived_at is null
    where d.virtual_group_id = ${params.virtualGroupId} and d.user_id = ${params.userId}`.execute(db);
  return rows[0];
}

/** Takes back acceptances of a date that has changed, so that delegates are asked again. Returns whose they were. */
export async function clearAnswers(tx: Tx, virtualGroupId: VirtualGroupId): Promise<number[]> {
  const rows = await tx
    .updateTable('virtual_group_delegates')
    .set({ response: 'none', responded_at: null })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('response', '=', 'accepted')
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function saveAccepted(tx: Tx, params: Params & { at: Date }): Promise<void> {
  await tx
    .updateTable('virtual_group_delegates')
    .set({ response: 'accepted', responded_at: params.at })
    .where('virtual_group_id', '=', params.virtualGroupId)
    .where('user_id', '=', params.userId)
    .execute();
}
