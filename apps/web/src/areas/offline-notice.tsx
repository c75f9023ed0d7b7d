import { londonWallClock } from '@doselore/contract/wall-clock';
import { IconWifiOff } from '@tabler/icons-react';
import { formatTime } from '../ui/formats/index.ts';
import { Notice } from '../ui/layout/index.ts';

/** Notice above a page without a connection. `since` is when this browser stored its answers (UTC). */
export function OfflineNotice({ since }: { since: string }) {
  return (
    <Notice icon={IconWifiOff} label="No connection">
      <b>No connection.</b> You see this page as it was at {formatTime(londonWallClock(new Date(since)).toISOString())}.
      It updates when the connection is back.
    </Notice>
  );
}
