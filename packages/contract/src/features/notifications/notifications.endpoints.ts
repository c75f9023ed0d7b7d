import { endpoint } from '../../endpoint.ts';
import type { notificationsSchemas } from './notifications.schemas.ts';

/** Lists the caller's notifications, newest first. */
export const listNotifications = endpoint<typeof notificationsSchemas.listNotifications>({
  method: 'GET',
  path: 'notifications',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
});

/** Counts unread notifications. Open pages poll this. */
export const countUnreadNotifications = endpoint<typeof notificationsSchemas.countUnreadNotifications>({
  method: 'GET',
  path: 'notifications/unread-count',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  isBackground: true,
});

/** Streams notifications. `Last-Event-ID` is the id of the newest one that arrived. Later ones are sent first. */
export const streamNotifications = endpoint<typeof notificationsSchemas.streamNotifications>({
  method: 'GET',
  path: 'notifications/live',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  kind: 'events',
  isBackground: true,
});

export const markNotificationRead = endpoint<typeof notificationsSchemas.markNotificationRead>({
  method: 'POST',
  path: 'notifications/:notificationId/read',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
});

/** Marks notifications as read, up to the newest one on the page. Later ones stay unread. */
export const markAllNotificationsRead = endpoint<typeof notificationsSchemas.markAllNotificationsRead>({
  method: 'POST',
  path: 'notifications/read-all',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
});
