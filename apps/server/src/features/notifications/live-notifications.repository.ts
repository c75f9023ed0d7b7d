import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../platform/db/index.ts';
import type { NotificationData } from './notifications.repository.ts';

export type SentData = Omit<NotificationData, 'total'> & { user_id: number; unread: number };

/** Of a person that missed more, the page has the rest. */
const mostReplayed = 50;

/** Those that can be shown: one without title, tag or body would keep the bell lit for ever. */
const unreadOf = (userId: RawBuilder<unknown>) => sql`(select count(*)::int from notifications u
  where u.user_id = ${userId} and u.read_at is null and u.title <> '' and u.tag <> '' and u.body <> '')`;

const sent = sql`n.id, n.user_id, n.title, n.tag, n.body, n.action_url, n.created_at, n.read_at,
  ${unreadOf(sql`n.user_id`)} as unread`;

export async function countUnreadOf(db: Queries, userId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadOf(sql`${userId}::bigint`)} as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** 0 where there is none. */
export async function findNewestId(db: Queries, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(n.id), 0)::bigint as id from notifications n
    where n.user_id = ${userId}`.execute(db);
  return rows[0]?.id ?? 0;
}

export async function listSince(
  db: Queries,
  { userIds, since }: { userIds: readonly number[]; since: Date },
): Promise<SentData[]> {
  const { rows } = await sql<SentData>`select ${sent} from notifications n
    where n.user_id = any(${[...userIds]}::bigint[]) and n.created_at > ${since} order by n.id`.execute(db);
  return rows;
}

/** The newest of those that came after one. */
export async function listSinceId(db: Queries, of: { userId: number; after: number }): Promise<SentData[]> {
  const { rows } = await sql<SentData>`select * from (select ${sent} from notifications n
    where n.user_id = ${of.userId} and n.id > ${of.after} order by n.id desc limit ${mostReplayed}) newest
    order by id`.execute(db);
  return rows;
}
