import { confirmingLimits, manualStatuses, manualStatusWords, recordConfirmation } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import {
  Form,
  FormDialogue,
  maxText,
  requiredAs,
  SelectField,
  TextAreaField,
  useForm,
} from '../../../../ui/form/index.ts';
import { refreshBookings } from '../bookings.queries.ts';

const options = manualStatuses.map((value) => ({ value, label: manualStatusWords[value] }));

function RecordForm({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { status: 'confirmed', note: '' },
    labels: { status: 'What the trainer said', note: 'Note' },
    rules: { note: [requiredAs('Enter when and how you heard it'), maxText(confirmingLimits.reason)] },
    onSubmit: async ({ status, note }) => {
      const known = manualStatuses.find((one) => one === status) ?? 'other';
      const params = { confirmationEnquiryId: id };
      await callEndpoint(recordConfirmation, { params, body: { status: known, note: note.trim() } });
      showBanner({ message: 'Answer recorded', type: 'success' });
      await refreshBookings(client);
    },
  });
  return (
    <Form form={form} submitLabel="Record answer" onCancel={onClose} onDone={onClose} guarded={false}>
      <p>This acts as the answer would, and shows that you recorded it.</p>
      <SelectField field={form.field('status')} options={options} />
      <TextAreaField field={form.field('note')} rows={2} maxLength={confirmingLimits.reason} />
    </Form>
  );
}

/** Button that records what a trainer said elsewhere about a booked start. */
export function RecordAnswerButton({ id, name }: { id: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)} aria-label={`Record answer of ${name}`}>
        Record answer
      </Button>
      <FormDialogue opened={isOpen} onClose={close} title={`Record the answer of ${name}`} about={`confirmation ${id}`}>
        <RecordForm id={id} onClose={close} />
      </FormDialogue>
    </>
  );
}
