import { limits } from '@doselore/contract';
import { listManagers, reportCannotAttend } from '@doselore/contract/course-staffing';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { virtualGroups } from './staffing.queries.ts';
import { canStaffChange, leadersOf } from './staffing-state.ts';

/** Button with which a trainer says that they cannot attend a course that they lead. */
export function CannotAttend({ detail }: { detail: VirtualGroupDetail }) {
  const { level } = useArea();
  const { id } = useUser();
  const { data } = useQuery(virtualGroups.one(listManagers, { level, params: { virtualGroupId: detail.id } }));
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const me = leadersOf(data).find((one) => one.id === id);
  if (me?.cannot_attend !== null || !canStaffChange(detail)) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Cannot attend
      </Button>
      <FormDialogue
        opened={asking}
        title={`You cannot attend ${detail.title}?`}
        about={`attending course ${detail.id}`}
        onClose={close}
      >
        <ReasonForm detail={detail} onClose={close} />
      </FormDialogue>
    </>
  );
}

function ReasonForm({ detail, onClose }: { detail: VirtualGroupDetail; onClose: () => void }) {
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
