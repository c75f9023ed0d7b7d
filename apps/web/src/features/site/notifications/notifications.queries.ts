import {
  countUnreadNotifications,
  listNotifications,
  type NotificationFilter,
  streamNotifications,
} from '@doselore/contract/notifications';
import { endpointUrl } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const notifications = roomQueries('notifications');

/** Key of the pages of notifications, which a new notification changes. */
export const pagesKey = notifications.key(listNotifications);

/** Failures are not shown, because the next request may succeed. */
export const unreadQuery = notifications.one(countUnreadNotifications, { quiet: true }, { retry: false });

export type NotificationPage = { show: NotificationFilter; page: number; per_page: number };

export const notificationsQuery = (query: NotificationPage) =>
  notifications.list(listNotifications, { query }, { staleTime: 0 });

/** Returns the address of the stream that sends new notifications. */
export const streamUrl = () => endpointUrl(streamNotifications, {});
