import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

type Change = { virtualGroupId: VirtualGroupId; userIds: readonly number[] };

/** Puts people at the end of the list, in the order of their ids in `userIds`, unless they wait already. */
export async function insertWaiting(
  tx: Tx,
  { virtualGroupId, userIds, actorId, at }: Change & { actorId: number; at: Date },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    insert into waiting_list_entries (virtual_group_id, user_id, added_by, joined_at)
    select ${virtualGroupId}, u.id, ${actorId}, ${at}::timestamptz
    from unnest(${[...userIds]}::bigint[]) with ordinality u (id, nth)
    where not exists (select from virtual_group_delegates d
      where d.virtual_group_id = ${virtualGroupId} and d.user_id = u.id)
    order by u.nth on conflict do nothing returning user_id`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

export async function saveOffers(tx: Tx, params: { entryIds: readonly number[]; until: Date }): Promise<void> {
  await sql`update waiting_list_entries w set state = 'offered', offered_until = ${params.until}::timestamptz,
      told_start = v.training_start
    from virtual_groups v where v.id = w.virtual_group_id and w.id = any(${[...params.entryIds]}::bigint[])`.execute(
    tx,
  );
}

/** Saves that these people, who wait, know the date of a course. */
export async function saveKnownStart(tx: Tx, { virtualGroupId, userIds }: Change): Promise<void> {
  await sql`update waiting_list_entries w set told_start = v.training_start
    from virtual_groups v where v.id = w.virtual_group_id and v.id = ${virtualGroupId}
      and w.user_id = any(${[...userIds]}::bigint[]) and w.state in ('waiting', 'offered')`.execute(tx);
}

/** Makes open offers of a course ordinary entries again, because it has no date any more. */
export async function withdrawOffers(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await tx
    .updateTable('waiting_list_entries')
    .set({ state: 'waiting', offered_until: null })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('state', '=', 'offered')
    .execute();
}

/** Makes people who waited delegates, invited by those who put them on the list. */
export async function insertPromoted(
  tx: Tx,
  params: { entryIds: readonly number[]; at: Date; response: 'none' | 'accepted' },
): Promise<void> {
  const respondedAt = params.response === 'accepted' ? params.at : null;
  await sql`insert into virtual_group_delegates
      (virtual_group_id, user_id, invited_at, added_by, response, responded_at)
    select virtual_group_id, user_id, ${params.at}::timestamptz, added_by, ${params.response}, ${respondedAt}::timestamptz
    from waiting_list_entries where id = any(${[...params.entryIds]}::bigint[])
    on conflict do nothing`.execute(tx);
}

export type EndState = 'taken' | 'lapsed' | 'left';

/** Ends open entries of a course: of these people, or of everybody. Returns whose entries ended, and whether they had an offer. */
export async function endEntries(
  tx: Tx,
  params: { virtualGroupId: VirtualGroupId; userIds?: readonly number[]; state: EndState },
): Promise<{ user_id: number; had_offer: boolean }[]> {
  const { rows } = await sql<{ user_id: number; had_offer: boolean }>`
    update waiting_list_entries w set state = ${params.state}, offered_until = null
    from (select id, state = 'offered' as had_offer from waiting_list_entries
      where virtual_group_id = ${params.virtualGroupId} and state in ('waiting', 'offered')
        and (${params.userIds === undefined} or user_id = any(${[...(params.userIds ?? [])]}::bigint[])) for update) x
    where w.id = x.id returning w.user_id, x.had_offer`.execute(tx);
  return rows;
}
