import { type SqlBool, sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

type NewLinks = {
  purpose: string;
  groupId?: number | null;
  links: readonly { userId: number; selector: string; secretHash: Buffer }[];
  expiresAt: Date;
  now: Date;
};

export async function insertLinkTokens(db: Queries, params: NewLinks): Promise<void> {
  if (params.links.length === 0) return;
  const userIds = params.links.map(({ userId }) => userId);
  await db
    .updateTable('link_tokens')
    .set({ used_at: params.now })
    .where(sql<SqlBool>`user_id = any(${userIds}::bigint[])`)
    .where('purpose', '=', params.purpose)
    .where('used_at', 'is', null)
    .execute();
  const selectors = params.links.map(({ selector }) => selector);
  const hashes = params.links.map(({ secretHash }) => secretHash.toString('hex'));
  await sql`insert into link_tokens (selector, secret_hash, purpose, user_id, group_id, expires_at, created_at)
    select l.selector, decode(l.hash, 'hex'), ${params.purpose}, l.user_id, ${params.groupId ?? null}::bigint,
      ${params.expiresAt}::timestamptz, ${params.now}::timestamptz
    from unnest(${selectors}::text[], ${hashes}::text[], ${userIds}::bigint[]) as l (selector, hash, user_id)`.execute(
    db,
  );
}

/** Takes no scope: the link in an email is the key. */
export function findLinkToken(db: Queries, selector: string) {
  return db
    .selectFrom('link_tokens')
    .innerJoin('users', 'users.id', 'link_tokens.user_id')
    .leftJoin('groups', 'groups.id', 'link_tokens.group_id')
    .select([
      'link_tokens.id',
      'link_tokens.secret_hash',
      'link_tokens.purpose',
      'link_tokens.used_at',
      'link_tokens.expires_at',
      'link_tokens.user_id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.password_hash',
      'users.state',
      'groups.name as group_name',
    ])
    .where('link_tokens.selector', '=', selector)
    .executeTakeFirst();
}

/** Marks a token as used. Returns true only for the caller that used it. */
export async function markLinkTokenUsed(db: Queries, use: { id: number; now: Date }): Promise<boolean> {
  const used = await db
    .updateTable('link_tokens')
    .set({ used_at: use.now })
    .where('id', '=', use.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Voids the unused links of a person, for example after a change of address. */
export async function voidLinkTokens(db: Queries, params: { userId: number; now: Date }): Promise<void> {
  await db
    .updateTable('link_tokens')
    .set({ used_at: params.now })
    .where('user_id', '=', params.userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Lists those of these people who were sent such a link after `since`, used or not. */
export async function listLinkedSince(
  db: Queries,
  params: { userIds: readonly UserId[]; purpose: string; since: Date },
): Promise<number[]> {
  const rows = await db
    .selectFrom('link_tokens')
    .select('user_id')
    .distinct()
    .where(sql<SqlBool>`user_id = any(${[...params.userIds]}::bigint[])`)
    .where('purpose', '=', params.purpose)
    .where('created_at', '>', params.since)
    .execute();
  return rows.map((row) => row.user_id);
}
