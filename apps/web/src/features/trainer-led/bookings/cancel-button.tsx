import { bookingLimits } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Form, FormDialogue, maxText, requiredAs, TextAreaField, useForm } from '../../../ui/form/index.ts';

type Props = {
  /** Word for the record: `project` or `request`. */
  what: string;
  name: string;
  /** Record that the form is about: `project 7`. */
  about: string;
  /** Sentences that say what cancelling ends. */
  children: ReactNode;
  onCancel: (reason: string, idempotencyKey: string) => Promise<unknown>;
};

function CancelForm({ what, children, onCancel, onClose }: Omit<Props, 'name' | 'about'> & { onClose: () => void }) {
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Reason' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(bookingLimits.reason)] },
    onSubmit: ({ reason }, _baseValues, idempotencyKey) => onCancel(reason.trim(), idempotencyKey),
  });
  return (
    <Form form={form} submitLabel={`Cancel ${what}`} onCancel={onClose} onDone={onClose} guarded={false}>
      {children}
      <TextAreaField field={form.field('reason')} rows={2} maxLength={bookingLimits.reason} />
    </Form>
  );
}

/** Button that cancels a project or a request, after a reason. */
export function CancelButton({ name, about, ...props }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)} aria-label={`Cancel ${props.what}: ${name}`}>
        Cancel {props.what}
      </Button>
      <FormDialogue opened={isAsking} onClose={close} title={`Cancel ${name}?`} about={about}>
        <CancelForm {...props} onClose={close} />
      </FormDialogue>
    </>
  );
}
