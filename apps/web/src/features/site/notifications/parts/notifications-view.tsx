import { plural } from '@doselore/contract';
import {
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationFilter,
} from '@doselore/contract/notifications';
import { Button } from '@mantine/core';
import { IconBell, IconChecks } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { ChoiceChips } from '../../../../ui/choice/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { byDay, completeNotifications, type Notice } from '../complete-notifications.ts';
import { type NotificationPage, notificationsQuery } from '../notifications.queries.ts';
import { dayName } from './day-name.ts';
import { NoticeItem } from './notice-item.tsx';
import c from './notifications.module.css';

type Props = {
  query: NotificationPage;
  unread: number;
  onShow: (show: NotificationFilter) => void;
  /** Called when a notification's action is followed. */
  onFollow?: () => void;
  dayHeading: 'h2' | 'h3';
  pager?: (page: { total: number; shown: number }) => ReactNode;
};

/** Unread or all notifications by day, for the panel and the page. */
export function NotificationsView({ query, unread, onShow, onFollow, dayHeading: Day, pager }: Props) {
  const client = useQueryClient();
  const status = useRef<HTMLParagraphElement>(null);
  const list = useQuery(notificationsQuery(query));
  const refresh = async () => {
    await refreshQueries(client, 'notifications');
    // The pressed button disappears with the notifications that it marked.
    status.current?.focus();
  };
  const one = useMutation({
    mutationFn: (notice: Notice) => callEndpoint(markNotificationRead, { params: { notificationId: notice.id } }),
    onSuccess: refresh,
  });
  const all = useMutation({
    mutationFn: (upTo: number) => callEndpoint(markAllNotificationsRead, { body: { upTo } }),
    onSuccess: refresh,
  });
  const newest = Math.max(0, ...(list.data?.rows ?? []).map(({ id }) => id));
  return (
    <div className={c.view}>
      <div className={c.bar}>
        <ChoiceChips
          label="Show"
          options={[
            { value: 'unread', label: 'Unread' },
            { value: 'all', label: 'All' },
          ]}
          value={query.show}
          onChange={(value) => onShow(value === 'all' ? 'all' : 'unread')}
        />
        <p className={c.status} role="status" tabIndex={-1} ref={status}>
          {unread} unread {plural(unread, 'notification', 'notifications')}
        </p>
        {unread > 0 && newest > 0 && (
          <Button
            variant="subtle"
            size="sm"
            loading={all.isPending}
            leftSection={<IconChecks size={18} aria-hidden />}
            onClick={() => all.mutate(newest)}
          >
            Mark all read
          </Button>
        )}
      </div>
      <QueryView query={list} errorTitle="The notifications could not be loaded">
        {({ rows, total }) => {
          const notices = completeNotifications(rows);
          if (notices.length === 0) return <NoNotices show={query.show} />;
          return (
            <>
              {byDay(notices).map(({ day, notices: ofDay }) => (
                <section key={day} className={c.day}>
                  <Day>{dayName(day)}</Day>
                  <ul className={c.list}>
                    {ofDay.map((notice) => (
                      <NoticeItem
                        key={notice.id}
                        notice={notice}
                        isMarking={one.isPending && one.variables.id === notice.id}
                        onRead={() => one.mutate(notice)}
                        onFollow={() => {
                          if (!notice.isRead) one.mutate(notice);
                          onFollow?.();
                        }}
                      />
                    ))}
                  </ul>
                </section>
              ))}
              {pager?.({ total, shown: rows.length })}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

function NoNotices({ show }: { show: NotificationFilter }) {
  return show === 'unread' ? (
    <EmptyPanel
      icon={IconBell}
      title="No unread notifications"
      message="Choose All to see notifications that you have read."
    />
  ) : (
    <EmptyPanel
      icon={IconBell}
      title="No notifications yet"
      message="Notifications from the places you manage appear here."
    />
  );
}
