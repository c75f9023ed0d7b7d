import type { UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type NewChange = { userId: number; email: string; keyHash: Buffer; expiresAt: Date; now: Date };

/** Inserts a change of email address. Links sent before become void. */
export async function insertEmailChange(db: Queries, change: NewChange): Promise<number> {
  await cancelEmailChanges(db, change);
  const { id } = await db
    .insertInto('email_changes')
    .values({
      user_id: change.userId,
      new_email: change.email,
      key_hash: change.keyHash,
      expires_at: change.expiresAt,
      created_at: change.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function cancelEmailChanges(db: Queries, params: { userId: number; now: Date }): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ cancelled_at: params.now })
    .where('user_id', '=', params.userId)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

export async function countEmailChanges(db: Queries, params: { userId: UserId; since: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('email_changes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', params.userId)
    .where('created_at', '>', params.since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes no scope: the link in an email is the key. */
export function findEmailChange(db: Queries, id: number) {
  return db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select([
      'email_changes.id',
      'email_changes.user_id',
      'email_changes.new_email',
      'email_changes.key_hash',
      'users.email',
      'users.first_name',
    ])
    .where('email_changes.id', '=', id)
    .where('users.state', '<>', 'disabled')
    .executeTakeFirst();
}

/** Marks a change as used. Returns true only for the caller that used it in time. */
export async function markEmailChangeUsed(db: Queries, use: { id: number; now: Date }): Promise<boolean> {
  const used = await db
    .updateTable('email_changes')
    .set({ used_at: use.now })
    .where('id', '=', use.id)
    .where('used_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', use.now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
