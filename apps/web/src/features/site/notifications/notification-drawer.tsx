import '@mantine/core/styles/Drawer.css';
import type { NotificationFilter } from '@doselore/contract/notifications';
import { Drawer } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router';
import { BrowserNotices } from './parts/browser-notices.tsx';
import c from './parts/notifications.module.css';
import { NotificationsView } from './parts/notifications-view.tsx';

type Props = { opened: boolean; onClose: () => void; unread: number };

const firstPage = { page: 1, per_page: 20 };

/** Panel of notifications. Loaded when the bell is first used. Opening it marks nothing as read. */
export function NotificationDrawer({ opened, onClose, unread }: Props) {
  const mounted = useMounted();
  const narrow = useMediaQuery('(max-width: 47.99em)');
  const [show, setShow] = useState<NotificationFilter>('unread');
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      position="right"
      size={narrow ? '100%' : 420}
      title="Notifications"
      closeButtonProps={{ 'aria-label': 'Close notifications' }}
    >
      <div className={c.drawer}>
        <NotificationsView
          query={{ show, ...firstPage }}
          unread={unread}
          onShow={setShow}
          onFollow={onClose}
          dayHeading="h3"
        />
        <p className={c.more}>
          <Link to="/notifications" onClick={onClose}>
            All notifications
          </Link>
        </p>
        <BrowserNotices />
      </div>
    </Drawer>
  );
}
