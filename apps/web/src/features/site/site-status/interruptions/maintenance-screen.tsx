import { messages } from '@doselore/contract';
import { IconTool } from '@tabler/icons-react';
import { isPageServed } from '../../../../platform/api/index.ts';
import { CentredCard } from '../parts/centred-card.tsx';
import { WaitingFor } from './waiting-for.tsx';

export function MaintenanceScreen() {
  return (
    <CentredCard icon={IconTool} title={messages.maintenanceTitle}>
      <p>{messages.maintenanceBody}</p>
      <p>You can leave this page open. You return to your page when the service is back.</p>
      <WaitingFor name="service" isBack={() => isPageServed('/login')} />
    </CentredCard>
  );
}
