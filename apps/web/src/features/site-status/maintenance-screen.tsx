import { messages } from '@doselore/contract';
import { IconTool } from '@tabler/icons-react';
import { isPageServed } from '../../platform/api/index.ts';
import { CentredLabel } from './parts/centred-label.tsx';
import { WaitingFor } from './parts/waiting-for.tsx';

export function MaintenanceScreen() {
  return (
    <CentredLabel icon={IconTool} title={messages.maintenanceTitle}>
      <p>{messages.maintenanceBody}</p>
      <p>You can leave this page open. It takes you back to where you were.</p>
      <WaitingFor name="service" isBack={() => isPageServed('/login')} />
    </CentredLabel>
  );
}
