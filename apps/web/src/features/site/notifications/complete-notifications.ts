import type { NotificationRow } from '@doselore/contract/notifications';
import { ownPath } from '../../../platform/routes/index.ts';

export type Notice = {
  id: number;
  title: string;
  tag: string;
  body: string;
  /** Address of its action; undefined for addresses outside of Doselore. */
  action: string | undefined;
  createdAt: string;
  isRead: boolean;
};

const isText = (text: string | null): text is string => text !== null && text.trim() !== '';

/** Returns the complete notifications. One without title, tag or body is logged and not shown. */
export function completeNotifications(rows: readonly NotificationRow[]): Notice[] {
  return rows.flatMap(({ id, title, tag, body, ...row }) => {
    if (isText(title) && isText(tag) && isText(body))
      return [
        { id, title, tag, body, action: ownPath(row.action_url), createdAt: row.created_at, isRead: row.is_read },
      ];
    console.error(`Notification ${id} has no title, tag or body and is not shown`);
    return [];
  });
}

export type DayOfNotices = { day: string; notices: Notice[] };

/** Groups notifications by day, in the given order. */
export function byDay(notices: readonly Notice[]): DayOfNotices[] {
  const days: DayOfNotices[] = [];
  for (const notice of notices) {
    const day = notice.createdAt.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}
