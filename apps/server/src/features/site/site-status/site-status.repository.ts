import type { Queries } from '../../../platform/db/index.ts';

/** Takes no scope: state of the site; its outbox is shown on demo sites only. */
export function listOutboxMessages(db: Queries) {
  return db
    .selectFrom('outbox_messages')
    .select(['id', 'recipient', 'subject', 'body_text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}
