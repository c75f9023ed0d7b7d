import { endpoint } from '../../endpoint.ts';
import type { notificationsSchemas } from './notifications.schemas.ts';

/** The caller's own, newest first. */
export const listNotifications = endpoint<typeof notificationsSchemas.listNotifications>({
  method: 'GET',
  path: 'notifications',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
});

/** Asked again and again while a page is open. */
export const countUnreadNotifications = endpoint<typeof notificationsSchemas.countUnreadNotifications>({
  method: 'GET',
  path: 'notifications/unread-count',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  isBackground: true,
});

/** `Last-Event-ID` is the id of the newest notification that arrived: what came after it is sent first. */
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

/** Those up to the newest one that was on the page: what has come since stays unread. */
export const markAllNotificationsRead = endpoint<typeof notificationsSchemas.markAllNotificationsRead>({
  method: 'POST',
  path: 'notifications/read-all',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
});
