import { sql } from 'kysely';
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
  const of = (field: keyof Written) => messages.map((message) => message[field]);
  await sql`insert into outbox_messages (recipient, subject, body_text, body_html, calendar_method, calendar_body)
    select * from unnest(${of('to')}::text[], ${of('subject')}::text[], ${of('text')}::text[], ${of('html')}::text[],
      ${of('calendarMethod')}::text[], ${of('calendarBody')}::text[])`.execute(db);
}
