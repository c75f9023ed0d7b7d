import type { Database } from '../platform/db/index.ts';

type Overrides = {
  userId: number;
  title?: string | null;
  tag?: string | null;
  body?: string | null;
  actionUrl?: string | null;
  code?: string;
  groupId?: number;
  subgroupId?: number;
  createdAt?: string;
};

export async function buildNotification(db: Database, overrides: Overrides): Promise<number> {
  const { title = 'Licences bought', tag = 'Licences', body = '20 licences are in the general pot.' } = overrides;
  const { id } = await db
    .insertInto('notifications')
    .values({
      user_id: overrides.userId,
      code: overrides.code ?? 'licences_bought',
      group_id: overrides.groupId ?? null,
      subgroup_id: overrides.subgroupId ?? null,
      title,
      tag,
      body,
      action_url: overrides.actionUrl ?? null,
      created_at: overrides.createdAt ?? '2026-08-30T09:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
