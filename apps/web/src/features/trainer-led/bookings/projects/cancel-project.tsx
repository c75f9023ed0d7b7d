import { cancelProject } from '@doselore/contract/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshBookings } from '../bookings.queries.ts';
import { ReasonButton } from '../reason-button.tsx';

type Props = { project: { id: number; name: string }; onDone?: () => void };

/** Button that cancels a project with a reason. */
export function CancelProject({ project: { id, name }, onDone }: Props) {
  const client = useQueryClient();
  const cancel = async (reason: string, idempotencyKey: string) => {
    await callEndpoint(cancelProject, { params: { projectId: id }, body: { reason, idempotencyKey } });
    showBanner({ message: `${name} cancelled`, type: 'success' });
    onDone?.();
    await refreshBookings(client);
  };
  return (
    <ReasonButton
      label="Cancel project"
      name={name}
      title={`Cancel ${name}?`}
      about={`project ${id}`}
      onReason={cancel}
    >
      <p>This cancels every request of the project that is not completed. Scheduled courses stay.</p>
    </ReasonButton>
  );
}
