import { AppError, limits } from '@doselore/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, maxText, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';

type Props = {
  lead: ReactNode;
  submitLabel: string;
  done: string;
  send: (reason: string, idempotencyKey: string) => Promise<unknown>;
  onClose: () => void;
};

/** Form of a command on one licence that needs only a reason. */
export function ReasonForm({ lead, submitLabel, done, send, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Reason' },
    rules: { reason: [requiredAs('Enter the reason'), maxText(limits.name)] },
    onSubmit: async ({ reason }, _baseValues, idempotencyKey) => {
      try {
        await send(reason.trim(), idempotencyKey);
      } catch (error) {
        if (error instanceof AppError && error.code === 'conflict') await refreshAfterLicences(client);
        throw error;
      }
      showBanner({ message: done, type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  return (
    <>
      <p>{lead}</p>
      <Form form={form} submitLabel={submitLabel} onCancel={onClose} onDone={onClose} guarded={false}>
        <TextField field={form.field('reason')} autoComplete="off" />
      </Form>
    </>
  );
}
