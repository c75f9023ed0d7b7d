import type { NotificationRow } from '@doselore/contract/notifications';
import type { NotificationData } from './notifications.repository.ts';

export function presentNotification(row: Omit<NotificationData, 'total'>): NotificationRow {
  return {
    id: row.id,
    title: row.title,
    tag: row.tag,
    body: row.body,
    action_url: row.action_url,
    created_at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  };
}
