import type { Tx } from '../../platform/db/index.ts';

export type NewNotification = { title: string; tag: string; body: string; actionUrl?: string };

export async function insertNotifications(
  tx: Tx,
  userIds: readonly number[],
  notification: NewNotification & { at: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  const { title, tag, body, actionUrl, at } = notification;
  await tx
    .insertInto('notifications')
    .values(userIds.map((user_id) => ({ user_id, title, tag, body, action_url: actionUrl ?? null, created_at: at })))
    .execute();
}

export async function removeNotificationsBefore(tx: Tx, userIds: readonly number[], moment: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx.deleteFrom('notifications').where('user_id', 'in', userIds).where('created_at', '<', moment).execute();
}

export async function listSiteAdminIds(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('user_roles')
    .innerJoin('users', 'users.id', 'user_roles.user_id')
    .select('users.id')
    .where('user_roles.role', '=', 'super_admin')
    .where('users.state', '=', 'active')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => row.id);
}
