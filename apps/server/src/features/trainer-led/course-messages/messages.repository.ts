import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type MessageData = { id: number; sender: string; body: string; recipients: number; sent_at: Date };

/** Lists the messages to the delegates of a course, the newest first. */
export async function listMessages(db: Queries, virtualGroupId: VirtualGroupId): Promise<MessageData[]> {
  const { rows } = await sql<MessageData>`
    select m.id, u.first_name || ' ' || u.last_name as sender, m.body, m.recipients, m.sent_at
    from course_messages m join users u on u.id = m.sent_by
    where m.virtual_group_id = ${virtualGroupId} order by m.sent_at desc, m.id desc`.execute(db);
  return rows;
}

type New = { virtualGroupId: VirtualGroupId; senderId: UserId; body: string; recipients: number; at: Date };

/** Inserts a message. Returns its id and the name of its sender. */
export async function insertMessage(tx: Tx, params: New): Promise<{ id: number; sender: string }> {
  const { rows } = await sql<{ id: number; sender: string }>`
    insert into course_messages (virtual_group_id, sent_by, body, recipients, sent_at)
    values (${params.virtualGroupId}, ${params.senderId}, ${params.body}, ${params.recipients}, ${params.at}::timestamptz)
    returning id, (select u.first_name || ' ' || u.last_name from users u where u.id = sent_by) as sender`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The message was not inserted');
  return row;
}

/** Lists the messages about a course that a delegate has got since they are one, the newest first. */
export async function listMessagesTo(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; userId: UserId },
): Promise<MessageData[]> {
  const { rows } = await sql<MessageData>`
    select m.id, u.first_name || ' ' || u.last_name as sender, m.body, m.recipients, m.sent_at
    from course_messages m join users u on u.id = m.sent_by
    join virtual_group_delegates d on d.virtual_group_id = m.virtual_group_id and d.user_id = ${params.userId}
    where m.virtual_group_id = ${params.virtualGroupId} and (d.invited_at <= m.sent_at) is not false
    order by m.sent_at desc, m.id desc`.execute(db);
  return rows;
}
