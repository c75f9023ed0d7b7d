import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { completeNotifications, type Notice } from './complete-notifications.ts';
import { connectLive } from './live-connection.ts';
import { pagesKey, unreadQuery } from './notifications.queries.ts';

/** Rooms whose queries a notification with this tag makes out of date. */
const changedBy: Readonly<Record<string, string>> = { Licences: 'licences' };

/** Updates the count and the lists with each new notification. Returns whether there is a connection. */
export function useLive(onNew: (notice: Notice) => void): boolean {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  const announceNew = useEffectEvent(onNew);
  // Effect: the connection belongs to the browser.
  useEffect(
    () =>
      connectLive({
        onState: setLive,
        onNotice({ unread, notification }, isFirst) {
          setLive(true);
          client.setQueryData(unreadQuery.queryKey, { unread });
          if (notification === null) return;
          void refreshQueries(client, pagesKey);
          const changed = changedBy[notification.tag ?? ''];
          if (changed !== undefined) void refreshQueries(client, changed);
          const [complete] = completeNotifications([notification]);
          if (complete !== undefined && isFirst) announceNew(complete);
        },
      }),
    [client],
  );
  return isLive;
}
