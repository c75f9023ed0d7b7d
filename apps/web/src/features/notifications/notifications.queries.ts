import {
  countUnreadNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationFilter,
  streamNotifications,
} from '@doselore/contract/notifications';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl } from '../../platform/api/index.ts';

/** Level of all calls here: admin roles, in any zone. */
const level = 'mixedAdmin';

export const notificationsKey = ['notifications'];

/** Failures are not shown, because the next request may succeed. */
export const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, 'unread-count'],
  queryFn: ({ signal }) => callEndpoint(countUnreadNotifications, { level, signal, quiet: true }),
  retry: false,
});

export type NotificationPage = { show: NotificationFilter; page: number; per_page: number };

export function notificationsQuery(query: NotificationPage) {
  return queryOptions({
    queryKey: [...notificationsKey, 'list', query],
    queryFn: ({ signal }) => callEndpoint(listNotifications, { level, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function markRead(notificationId: number) {
  return callEndpoint(markNotificationRead, { level, params: { notificationId } });
}

export function markAllRead(upTo: number) {
  return callEndpoint(markAllNotificationsRead, { level, body: { upTo: upTo } });
}

/** Returns the address of the stream that sends new notifications. */
export const streamUrl = () => endpointUrl(streamNotifications, { level });
