import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { NotificationData } from './notifications.repository.ts';
import { isReadable } from './readable.ts';

export type SentData = Omit<NotificationData, 'total'> & { user_id: number; unread: number };

/** Maximum number of missed notifications that are sent again. The page shows the rest. */
const mostReplayed = 50;

/**
 * SQL for the number of unread notifications. Ones without title, tag or body do not count: they cannot be shown, and
 * the bell would stay lit.
 */
const unreadOf = (userId: RawBuilder<unknown>) => sql`(select count(*)::int from notifications n
  where n.user_id = ${userId} and n.read_at is null and n.title <> '' and n.tag <> '' and n.body <> '' and ${isReadable})`;

const sent = sql`x.id, x.user_id, x.title, x.tag, x.body, x.action_url, x.created_at, x.read_at,
  ${unreadOf(sql`x.user_id`)} as unread`;

export async function countUnreadOf(db: Queries, userId: UserId): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadOf(sql`${userId}::bigint`)} as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Finds the newest id of a person's notifications, 0 where there is none. */
export async function findNewestId(db: Queries, userId: UserId): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(n.id), 0)::bigint as id from notifications n
    where n.user_id = ${userId}`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function listSince(
  db: Queries,
  { userIds, since }: { userIds: readonly UserId[]; since: Date },
): Promise<SentData[]> {
  const { rows } = await sql<SentData>`select ${sent} from notifications x
    where x.id in (select n.id from notifications n
      where n.user_id = any(${[...userIds]}::bigint[]) and n.created_at > ${since} and ${isReadable})
    order by x.id`.execute(db);
  return rows;
}

/** Lists the newest notifications after one. */
export async function listSinceId(db: Queries, params: { userId: UserId; after: number }): Promise<SentData[]> {
  const { rows } = await sql<SentData>`select ${sent} from notifications x
    where x.id in (select n.id from notifications n
      where n.user_id = ${params.userId} and n.id > ${params.after} and ${isReadable} order by n.id desc limit ${mostReplayed})
    order by x.id`.execute(db);
  return rows;
}
