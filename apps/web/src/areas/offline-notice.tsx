import { londonWallClock } from '@doselore/contract/wall-clock';
import { IconWifiOff } from '@tabler/icons-react';
import { formatTime } from '../ui/formats/index.ts';
import { Notice } from '../ui/layout/index.ts';

/**
 * Notice above a page that shows, without a connection, what this browser stored earlier today. `since` is that moment
 * (UTC).
 */
export function OfflineNotice({ since }: { since: string }) {
  return (
    <Notice icon={IconWifiOff} label="No connection">
      <b>No connection.</b> You see this page as it was at {formatTime(londonWallClock(new Date(since)).toISOString())}.
      What you enter is stored here, and sent when the connection is back.
    </Notice>
  );
}
