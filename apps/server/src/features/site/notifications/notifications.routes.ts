import {
  countUnreadNotifications,
  listNoticeChoices,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  noticeKinds,
  saveNoticeChoice,
  streamNotifications,
} from '@doselore/contract/notifications';
import { isAdmin } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import type { LiveNotifications } from './live-notifications.ts';
import { listMutedKinds, setMuted } from './notice-choices.repository.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countUnread, listNotificationRows, markRead } from './notifications.repository.ts';

const ok = { ok: true } as const;
/** Roles of people who are asked about bookings. */
const bookers: readonly string[] = ['trainer', 'organiser'];

export const notificationRoutes = (live: LiveNotifications): Route[] => [
  serve(listNotifications, async ({ query, scope, services }) => {
    const rows = await listNotificationRows(services.db, scope, query);
    return pageOf(rows, presentNotification);
  }),
  serve(countUnreadNotifications, async ({ scope, services }) => ({ unread: await countUnread(services.db, scope) })),
  serve(streamNotifications, ({ person, session, caller }) =>
    live.connect({
      userId: person.id,
      after: /^\d{1,15}$/u.test(caller.lastEventId) ? Number(caller.lastEventId) : undefined,
      isWelcome: async () => isAdmin((await session.person())?.roles ?? []),
    }),
  ),
  serve(markNotificationRead, async ({ params, scope, services }) => {
    await markRead(services.db, scope, { at: services.clock.now(), id: params.notificationId });
    return ok;
  }),
  serve(listNoticeChoices, async ({ person, scope, services }) => {
    const muted = await listMutedKinds(services.db, scope);
    return noticeKinds
      .filter((kind) => kind !== 'pharmacistQuestions' || person.isSuper)
      .filter((kind) => kind !== 'lowStock' || person.groupIds.length > 0)
      .filter((kind) => kind !== 'bookingReminders' || person.roles.some((role) => bookers.includes(role)))
      .map((kind) => ({ kind, is_on: !muted.includes(kind) }));
  }),
  serve(saveNoticeChoice, async ({ body, person, services }) => {
    await setMuted(services.db, { userId: person.id, kind: body.kind, isMuted: !body.isOn });
    return ok;
  }),
  serve(markAllNotificationsRead, async ({ body, scope, services }) => {
    await markRead(services.db, scope, { at: services.clock.now(), upTo: body.upTo });
    return ok;
  }),
];
