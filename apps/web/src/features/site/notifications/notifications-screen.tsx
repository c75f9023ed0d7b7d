import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../ui/page/index.ts';
import { TablePager, useListState } from '../../../ui/table/index.ts';
import { unreadQuery } from './notifications.queries.ts';
import { NotificationsView } from './parts/notifications-view.tsx';

export function NotificationsScreen() {
  const list = useListState();
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const show = list.filter('show') === 'unread' ? 'unread' : 'all';
  return (
    <Page width="prose" lead="Notifications from the places you manage, newest first. They are kept for 12 months.">
      <NotificationsView
        query={{ show, page: list.page, per_page: list.perPage }}
        unread={unread}
        onShow={(next) => list.set({ show: next === 'all' ? '' : next })}
        dayHeading="h2"
        pager={({ total, shown }) => total > shown && <TablePager list={list} total={total} shown={shown} />}
      />
    </Page>
  );
}
