import { limits } from '@doselore/contract';
import { listManagers, reportCannotAttend } from '@doselore/contract/course-staffing';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { virtualGroups } from './staffing.queries.ts';
import { canStaffChange, leadersOf } from './staffing-state.ts';

/** Returns whether the signed-in person leads a course and can still report that they cannot attend. */
export function useMayDropOut(detail: VirtualGroupDetail): boolean {
  const { level, can } = useArea();
  const { id } = useUser();
  const mayReport = can('virtualGroups.cannotAttend') && canStaffChange(detail);
  const { data } = useQuery({
    ...virtualGroups.one(listManagers, { level, params: { virtualGroupId: detail.id } }),
    enabled: mayReport,
  });
  const me = leadersOf(data).find((one) => one.id === id);
  return mayReport && me?.cannot_attend === null;
}

type Props = { detail: VirtualGroupDetail; opened: boolean; onClose: () => void };

/** Dialogue in which a trainer reports that they cannot attend a course that they lead. */
export function CannotAttend({ detail, opened, onClose }: Props) {
  return (
    <FormDialogue
      opened={opened}
      title={`You cannot attend ${detail.title}?`}
      about={`attending course ${detail.id}`}
      onClose={onClose}
    >
      <ReasonForm detail={detail} onClose={onClose} />
    </FormDialogue>
  );
}

function ReasonForm({ detail, onClose }: Omit<Props, 'opened'>) {
  const client = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Why you cannot attend' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(limits.name)] },
    onSubmit: async ({ reason }) => {
      await callEndpoint(reportCannotAttend, {
        params: { virtualGroupId: detail.id },
        body: { reason: reason.trim() },
      });
      showBanner({ message: 'The site admins are notified', type: 'success' });
      await refreshQueries(client, 'virtual-groups');
    },
  });
  return (
    <>
      <p>The site admins are notified and look for another trainer. You lead the course until they have found one.</p>
      <Form form={form} submitLabel="Tell the site admins" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextField field={form.field('reason')} autoComplete="off" hint="Only site admins see it." />
      </Form>
    </>
  );
}
