import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { completeNotifications, type Notice } from './complete-notifications.ts';
import { connectLive } from './live-connection.ts';
import { notificationsKey, unreadQuery } from './notifications.queries.ts';

/** What a notification of this tag tells of: pages that show it ask for it again. */
const changedBy: Readonly<Record<string, string>> = { Licences: 'licences' };

/** Keeps the count and the lists as they are on the server, while there is a connection. */
export function useLive(onNew: (notice: Notice) => void): boolean {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const announceNew = useEffectEvent(onNew);
  // Effect: the connection is the browser's.
  useEffect(
    () =>
      connectLive({
        onState: setLive,
        onNotice({ unread, notification }, isFirst) {
          setLive(true);
          client.setQueryData(unreadQuery.queryKey, { unread });
          if (notification === null) return;
          void client.invalidateQueries({ queryKey: [...notificationsKey, 'list'] });
          const changed = changedBy[notification.tag ?? ''];
          if (changed !== undefined) void client.invalidateQueries({ queryKey: [changed] });
          const [complete] = completeNotifications([notification]);
          if (complete !== undefined && isFirst) announceNew(complete);
        },
      }),
    [client],
  );
  return isLive;
}
