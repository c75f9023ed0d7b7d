import { confirmingLimits, rejectBooking } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextAreaField, useForm } from '../../../../ui/form/index.ts';
import { refreshBookings } from '../bookings.queries.ts';

type Props = { id: number; name: string };

function RejectForm({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Reason' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(confirmingLimits.reason)] },
    onSubmit: async ({ reason }) => {
      const params = { confirmationEnquiryId: id };
      await callEndpoint(rejectBooking, { params, body: { reason: reason.trim() } });
      showBanner({ message: 'Rejected. The time is free again.', type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <Form form={form} submitLabel="Reject" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>We then ask another trainer. The site admins read your reason.</p>
      <TextAreaField field={form.field('reason')} rows={2} maxLength={confirmingLimits.reason} />
    </Form>
  );
}

/** Button that rejects a start, after a reason. */
export function RejectButton({ id, name }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)} aria-label={`Reject: ${name}`}>
        Reject
      </Button>
      <FormDialogue opened={isAsking} onClose={close} title={`Reject ${name}?`} about={`confirmation ${id}`}>
        <RejectForm id={id} onClose={close} />
      </FormDialogue>
    </>
  );
}
