import {
  countUnreadNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@doselore/contract';
import { type Route, serve } from '../../platform/http/index.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, listNotificationRows, markRead } from './notifications.repository.ts';

const ok = { ok: true } as const;

export const notificationRoutes: Route[] = [
  serve(listNotifications, async ({ query, scope, services }) => {
    const rows = await listNotificationRows(services.db, scope, query);
    return { rows: rows.map(presentNotification), total: rows[0]?.total ?? 0 };
  }),
  serve(countUnreadNotifications, async ({ scope, services }) => ({ unread: await countUnread(services.db, scope) })),
  serve(markNotificationRead, async ({ params, scope, services }) => {
    await markRead(services.db, scope, { at: services.clock.now(), id: params.notificationId });
    return ok;
  }),
  serve(markAllNotificationsRead, async ({ body, scope, services }) => {
    await markRead(services.db, scope, { at: services.clock.now(), upTo: body.up_to });
    return ok;
  }),
];
