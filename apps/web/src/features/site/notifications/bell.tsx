import { plural } from '@doselore/contract';
import { UnstyledButton } from '@mantine/core';
import { IconBell, IconBellRinging } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazy/index.ts';
import c from './parts/bell.module.css';
import { useLive } from './use-live.ts';
import { useUnread } from './use-unread.ts';

const NotificationDrawer = lazyPart(() => import('./notification-drawer.tsx').then((m) => m.NotificationDrawer));

const mostShown = 99;

/**
 * Shows a notification of the browser, where the person has allowed it. It replaces an earlier one with the same `tag`.
 */
function showBrowserNotice(title: string, options: { body: string; tag: string }): void {
  if (!('Notification' in window) || window.Notification.permission !== 'granted') return;
  new window.Notification(title, options);
}

function wordsFor(unread: number): string {
  return `${unread} unread ${plural(unread, 'notification', 'notifications')}`;
}

/**
 * Bell with the unread count. It is highlighted for 5 seconds when the count rises, without movement or sound. Opens
 * the panel.
 */
export function Bell({ className }: { className: string }) {
  const isLive = useLive(({ id, title, body }) => showBrowserNotice(title, { body, tag: `doselore-${id}` }));
  const { unread, rising } = useUnread({ isLive: isLive });
  const [opened, setOpened] = useState(false);
  const [isNeeded, setIsNeeded] = useState(false);
  const Shown = rising ? IconBellRinging : IconBell;
  const words = unread === 0 ? 'none unread' : `${unread} unread`;
  useEffect(() => {
    if (rising && !isLive) showBrowserNotice('Doselore', { body: wordsFor(unread), tag: 'doselore-unread' });
  }, [rising, unread, isLive]);
  return (
    <>
      <UnstyledButton
        className={`${className} ${c.bell}`}
        data-rising={rising || undefined}
        aria-label={`Notifications, ${words}`}
        onClick={() => {
          setIsNeeded(true);
          setOpened(true);
        }}
      >
        <Shown size={21} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={c.count} aria-hidden>
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </UnstyledButton>
      <span role="status" className="visually-hidden">
        {rising && wordsFor(unread)}
      </span>
      {isNeeded && (
        <Suspense>
          <NotificationDrawer opened={opened} onClose={() => setOpened(false)} unread={unread} />
        </Suspense>
      )}
    </>
  );
}
