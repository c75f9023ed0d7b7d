import { limits } from '@doselore/contract';
import { reopenCourse } from '@doselore/contract/course-ending';
import { reopenDays, type VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { now } from '../../../platform/clock/clock.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';

/** Returns whether a course was closed within the last `reopenDays` days, so that it may be reopened. */
export function mayReopen({ state, ended_at: endedAt }: VirtualGroupDetail): boolean {
  return state === 'closed' && endedAt !== null && Date.parse(endedAt) + reopenDays * 86_400_000 >= now();
}

type Props = { detail: VirtualGroupDetail; opened: boolean; onClose: () => void };

/** Dialogue that reopens the register of a closed course, after a reason. */
export function ReopenCourse({ detail, opened, onClose }: Props) {
  return (
    <FormDialogue opened={opened} title={`Reopen ${detail.title}?`} about={`course ${detail.id}`} onClose={onClose}>
      <ReopenForm detail={detail} onClose={onClose} />
    </FormDialogue>
  );
}

function ReopenForm({ detail, onClose }: Omit<Props, 'opened'>) {
  const { to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Reason for reopening' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(limits.name)] },
    onSubmit: async ({ reason }, _baseValues, idempotencyKey) => {
      await callEndpoint(reopenCourse, {
        params: { virtualGroupId: detail.id },
        body: { reason: reason.trim(), idempotencyKey },
      });
      showBanner({ message: `${detail.title} is open again`, type: 'success' });
      await refreshQueries(client, 'virtual-groups');
      await navigate(to('delegates', { groupId: detail.group.id, virtualGroupId: detail.id }));
    },
  });
  return (
    <>
      <p>
        The register can be changed until you close the course again. Licences and certificates stay as they are. When
        you close it, people who are no longer marked as attended lose the certificate of this course.
      </p>
      <Form form={form} submitLabel="Reopen course" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextField
          field={form.field('reason')}
          autoComplete="off"
          hint="The trainer and the admins of the organisation see it."
        />
      </Form>
    </>
  );
}
