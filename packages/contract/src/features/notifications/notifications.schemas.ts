import { z } from 'zod';
import { done, id, moment, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { notificationFilters } from './notifications.rules.ts';

/** Notification. One without title, tag or body is logged and not shown. */
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

/** Message of a live connection: the number of unread notifications. The event `notification` also has the new one. */
export const liveNotice = z.object({ unread: z.number().int(), notification: notificationRow.nullable() });
export type LiveNotice = z.output<typeof liveNotice>;

export const notificationsSchemas = {
  listNotifications: {
    query: z.strictObject({
      show: z.enum(notificationFilters).default('all'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      per_page: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
    }),
    response: pageOf(notificationRow),
  },
  countUnreadNotifications: { response: z.object({ unread: z.number().int() }) },
  streamNotifications: { response: z.any() },
  markNotificationRead: { params: z.strictObject({ notificationId: id }), response: done },
  markAllNotificationsRead: { body: z.strictObject({ upTo: id }), response: done },
};
