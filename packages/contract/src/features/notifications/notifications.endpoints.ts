import { z } from 'zod';
import { done, id, limits, moment, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

/** Title, tag or body may be missing (point 8): such a notification is logged and not shown. */
export const notificationRow = z.object({
  id: z.number().int(),
  title: z.string().nullable(),
  tag: z.string().nullable(),
  body: z.string().nullable(),
  action_url: z.string().nullable(),
  created_at: moment,
  is_read: z.boolean(),
});
export type NotificationRow = z.output<typeof notificationRow>;

export const notificationFilters = ['unread', 'all'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

/** The caller's own, newest first. */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: 'notifications',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  query: z.strictObject({
    show: z.enum(notificationFilters).default('all'),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  }),
  response: pageOf(notificationRow),
});

/** Asked again and again while a page is open. */
export const countUnreadNotifications = defineEndpoint({
  method: 'GET',
  path: 'notifications/unread-count',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  isBackground: true,
  response: z.object({ unread: z.number().int() }),
});

/** What a live connection is told: how many are unread, and with an event of the name `notification` which one is new. */
export const liveNotice = z.object({ unread: z.number().int(), notification: notificationRow.nullable() });
export type LiveNotice = z.output<typeof liveNotice>;

/** `Last-Event-ID` is the id of the newest notification that arrived: what came after it is sent first. */
export const streamNotifications = defineEndpoint({
  method: 'GET',
  path: 'notifications/live',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  kind: 'events',
  isBackground: true,
  response: z.any(),
});

export const markNotificationRead = defineEndpoint({
  method: 'POST',
  path: 'notifications/:notificationId/read',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  params: z.strictObject({ notificationId: id }),
  response: done,
});

/** Those up to the newest one that was on the page: what has come since stays unread. */
export const markAllNotificationsRead = defineEndpoint({
  method: 'POST',
  path: 'notifications/read-all',
  levels: ['mixedAdmin'],
  permission: 'notifications.own',
  body: z.strictObject({ up_to: id }),
  response: done,
});
