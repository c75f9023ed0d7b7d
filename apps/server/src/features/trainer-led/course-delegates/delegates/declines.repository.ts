import type { UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

type Decline = { virtualGroupId: VirtualGroupId; userId: UserId; note: string; at: Date };

/** Stores that a delegate declined. Replaces what the same person said before. */
export async function saveDecline(tx: Tx, { virtualGroupId, userId, note, at }: Decline): Promise<void> {
  await tx
    .insertInto('virtual_group_declines')
    .values({ virtual_group_id: virtualGroupId, user_id: userId, note, declined_at: at })
    .onConflict((conflict) => conflict.columns(['virtual_group_id', 'user_id']).doUpdateSet({ note, declined_at: at }))
    .execute();
}
