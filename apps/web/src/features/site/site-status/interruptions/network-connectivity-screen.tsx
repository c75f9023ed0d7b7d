import { messages } from '@doselore/contract';
import { getOnline } from '@doselore/contract/site-status';
import { IconWifiOff } from '@tabler/icons-react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { CentredCard } from '../parts/centred-card.tsx';
import { WaitingFor } from './waiting-for.tsx';

async function isOnline(): Promise<boolean> {
  try {
    await callEndpoint(getOnline, { level: 'site', quiet: true });
    return true;
  } catch {
    return false;
  }
}

export function NetworkConnectivityScreen() {
  return (
    <CentredCard icon={IconWifiOff} title={messages.offlineTitle}>
      <p>We keep checking the connection. You return to your page when it is restored.</p>
      <WaitingFor name="connection" isBack={isOnline} />
    </CentredCard>
  );
}
