import { sql } from 'kysely';
import type { ClaimedWork } from '../claims/index.ts';
import type { Queries } from '../db/index.ts';

type Written = {
  to: string;
  subject: string;
  text: string;
  html: string;
  calendarMethod: string | null;
  calendarBody: string | null;
};

/** Inserts any number of messages in one statement. Its text is always the same, so that it is planned once. */
export async function insertMessages(db: Queries, messages: readonly Written[]): Promise<void> {
  const valuesOf = (field: keyof Written) => messages.map((message) => message[field]);
  await sql`insert into outbox_messages (recipient, subject, body_text, body_html, calendar_method, calendar_body)
    select * from unnest(${valuesOf('to')}::text[], ${valuesOf('subject')}::text[], ${valuesOf('text')}::text[], ${valuesOf('html')}::text[],
      ${valuesOf('calendarMethod')}::text[], ${valuesOf('calendarBody')}::text[])`.execute(db);
}

/**
 * Messages that are not sent, as work that nodes claim. A message that a node sends and one that waits for its next try
 * look the same.
 */
export const outbox: ClaimedWork = {
  table: 'outbox_messages',
  until: 'next_try_at',
  tries: 'attempts',
  token: { column: 'attempts', isTries: true },
  open: sql`sent_at is null`,
  due: (now) => sql`sent_at is null and next_try_at <= ${now}`,
  claimed: sql`sent_at is null and attempts > 0`,
  order: sql`id`,
  free: (at) => sql`next_try_at = ${at}`,
};

export type Message = {
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  calendar_method: string | null;
  calendar_body: string | null;
};

/**
 * Finds a message. Undefined when an erasure has deleted it.
 * Takes no scope: the worker that claimed the message sends it.
 */
export async function findMessage(db: Queries, id: number): Promise<Message | undefined> {
  const { rows } = await sql<Message>`select recipient, subject, body_text, body_html, calendar_method, calendar_body
    from outbox_messages where id = ${id}`.execute(db);
  return rows[0];
}

/** Marks a message as sent, also when another node has claimed it since: it must not be sent again. */
export async function markSent(db: Queries, { id, at }: { id: number; at: Date }): Promise<void> {
  await sql`update outbox_messages set sent_at = ${at} where id = ${id}`.execute(db);
}
