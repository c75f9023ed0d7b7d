import { sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type Wish = { userId: number; firstName: string; lastName: string; now: Date };

/** Inserts a change of name. It replaces an open one, whose links become void. */
export async function insertNameChange(db: Queries, wish: Wish): Promise<number> {
  await withdrawNameChanges(db, wish);
  const { id } = await db
    .insertInto('name_changes')
    .values({ user_id: wish.userId, first_name: wish.firstName, last_name: wish.lastName, created_at: wish.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function withdrawNameChanges(db: Queries, params: { userId: number; now: Date }): Promise<void> {
  await db
    .updateTable('name_changes')
    .set({ state: 'withdrawn', decided_at: params.now })
    .where('user_id', '=', params.userId)
    .where('state', '=', 'pending')
    .execute();
}

export async function countNameChanges(db: Queries, params: { userId: UserId; since: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('name_changes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', params.userId)
    .where('created_at', '>', params.since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type Approver = { id: number; first_name: string; email: string };

/**
 * Lists the people who may approve: managers of the person's organisations, never the person; site admins where there
 * are none.
 */
export async function listApprovers(db: Queries, userId: UserId): Promise<Approver[]> {
  const { rows } = await sql<Approver & { is_manager: boolean }>`
    select distinct u.id, u.first_name, u.email, r.role = 'group_admin' as is_manager
    from users u join user_roles r on r.user_id = u.id
    left join group_managers m on m.user_id = u.id and r.role = 'group_admin'
    left join group_members w on w.group_id = m.group_id and w.user_id = ${userId} and w.archived_at is null
    left join groups g on g.id = w.group_id and g.archived_at is null
    where u.id <> ${userId} and u.state = 'active' and (r.role = 'super_admin' or (r.role = 'group_admin' and g.id is not null))
    order by u.id`.execute(db);
  const managers = rows.filter((row) => row.is_manager);
  const deciders = managers.length > 0 ? managers : rows;
  return deciders.slice(0, 20).map(({ id, first_name, email }) => ({ id, first_name, email }));
}

export async function insertNameChangeToken(
  db: Queries,
  token: { nameChangeId: number; recipientId: number; keyHash: Buffer; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('name_change_tokens')
    .values({
      name_change_id: token.nameChangeId,
      recipient_id: token.recipientId,
      key_hash: token.keyHash,
      expires_at: token.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Change of a name with the person and the manager of one link. The key of the link is not compared yet. */
export type LinkedNameChange = {
  id: number;
  user_id: number;
  key_hash: Buffer;
  recipient_id: number;
  expires_at: Date;
  state: string;
  first_name: string;
  last_name: string;
  old_first_name: string;
  old_last_name: string;
  email: string;
  created_at: Date;
};

/** Takes no scope: the link in an email is the key. */
export async function findNameChange(db: Queries, tokenId: number): Promise<LinkedNameChange | undefined> {
  const { rows } = await sql<LinkedNameChange>`
    select n.id, n.user_id, t.key_hash, t.recipient_id, t.expires_at, n.state, n.first_name, n.last_name,
      u.first_name as old_first_name, u.last_name as old_last_name, u.email, n.created_at
    from name_change_tokens t join name_changes n on n.id = t.name_change_id join users u on u.id = n.user_id
    where t.id = ${tokenId}`.execute(db);
  return rows[0];
}

/** Decides a change. Returns true only for the first caller. */
export async function decide(
  db: Queries,
  decision: { id: number; state: 'approved' | 'declined'; by: number; now: Date },
): Promise<boolean> {
  const decided = await db
    .updateTable('name_changes')
    .set({ state: decision.state, decided_by: decision.by, decided_at: decision.now })
    .where('id', '=', decision.id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}
