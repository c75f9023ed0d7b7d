import { IconWifiOff } from '@tabler/icons-react';
import { useKeptSince } from '../platform/offline-day/index.ts';
import { formatTime } from '../ui/formats/index.ts';
import { Notice } from '../ui/layout/index.ts';

/** Notice above a page that shows, without a connection, what this browser stored earlier today. */
export function OfflineNotice() {
  const since = useKeptSince();
  if (since === undefined) return null;
  return (
    <Notice icon={IconWifiOff} label="No connection">
      <b>No connection.</b> You see this page as it was at {formatTime(since)}. What you enter is stored here, and sent
      when the connection is back.
    </Notice>
  );
}
