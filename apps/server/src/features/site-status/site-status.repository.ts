import type { Queries } from '../../platform/db/index.ts';

export function listOutboxMessages(db: Queries) {
  return db
    .selectFrom('outbox_messages')
    .select(['id', 'recipient', 'subject', 'body_text', 'created_at'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

const maintenance = 'maintenance';

export async function isInMaintenance(db: Queries): Promise<boolean> {
  const row = await db.selectFrom('site_settings').select('value').where('name', '=', maintenance).executeTakeFirst();
  return row?.value === 'on';
}

export async function setMaintenance(db: Queries, value: 'on' | 'off'): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({ name: maintenance, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
