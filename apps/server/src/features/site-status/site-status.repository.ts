import type { Queries } from '../../platform/db/index.ts';

export function listOutboxMessages(db: Queries) {
  return db
    .selectFrom('outbox_messages')
    .select(['id', 'recipient', 'subject', 'body_text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}
