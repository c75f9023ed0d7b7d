import { bookingLimits } from '@doselore/contract/bookings';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Form, FormDialogue, maxText, requiredAs, TextAreaField, useForm } from '../../../ui/form/index.ts';

type Props = {
  /** Words of the button, and of the one that sends the reason: `Cancel request`. */
  label: string;
  /** Name of the record, for screen readers. */
  name: string;
  /** Question at the head of the dialogue. */
  title: string;
  /** Record that the form is about: `project 7`. */
  about: string;
  /** Sentences that say what happens. */
  children: ReactNode;
  onReason: (reason: string, idempotencyKey: string) => Promise<unknown>;
  /** Label of the text, message for an empty one, and most characters. */
  text?: { label: string; required: string; max: number };
};

type FormProps = Pick<Props, 'label' | 'children' | 'onReason' | 'text'> & { onClose: () => void };

const usual = { label: 'Reason', required: 'Enter the reason', max: bookingLimits.reason };

function ReasonForm({ label, children, onReason, onClose, text = usual }: FormProps) {
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: text.label },
    rules: { reason: [requiredAs(text.required), maxText(text.max)] },
    onSubmit: ({ reason }, _baseValues, idempotencyKey) => onReason(reason.trim(), idempotencyKey),
  });
  return (
    <Form form={form} submitLabel={label} onCancel={onClose} onDone={onClose} guarded={false}>
      {children}
      <TextAreaField field={form.field('reason')} rows={2} maxLength={text.max} />
    </Form>
  );
}

/** Button for a command that needs a reason, such as cancelling or rejecting. */
export function ReasonButton({ name, title, about, ...form }: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)} aria-label={`${form.label}: ${name}`}>
        {form.label}
      </Button>
      <FormDialogue opened={isAsking} onClose={close} title={title} about={about}>
        <ReasonForm {...form} onClose={close} />
      </FormDialogue>
    </>
  );
}
