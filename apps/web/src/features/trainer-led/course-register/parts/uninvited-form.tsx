import { commandOf } from '@doselore/contract';
import { addUninvited } from '@doselore/contract/course-register';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { offlineText } from '../../../../platform/interruption/index.ts';
import { email, Form, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import { refreshAfterLicences } from '../../../licences/ledger/index.ts';
import { OfflineWalkIn } from './offline-walk-in.tsx';

type Props = { detail: VirtualGroupDetail; sessionId: number; onClose: () => void };

/** Adds somebody by their email: a member, or a new person with an account. */
export function UninvitedForm({ detail, sessionId, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const form = useForm({
    initial: { email: '', first_name: '', last_name: '' },
    labels: { email: 'Email', first_name: 'First name', last_name: 'Last name' },
    rules: { email: [requiredAs('Enter the email'), email] },
    onSubmit: async (values, _base, idempotencyKey) => {
      const address = values.email.trim();
      await callEndpoint(addUninvited, {
        level,
        params: { virtualGroupId: detail.id },
        body: commandOf({ ...values, email: address, sessionId, idempotencyKey }),
      });
      showBanner({ message: `${address} was added and marked as attended`, type: 'success' });
      await refreshAfterLicences(client);
    },
  });
  return (
    <>
      <p>
        Members of {detail.group.name} are found by their email. Everyone else gets an account, and an email with an
        invitation to it.
      </p>
      {form.failure === offlineText && <OfflineWalkIn />}
      <Form form={form} submitLabel="Add to register" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextField field={form.field('email')} type="email" autoComplete="off" />
        <TextField field={form.field('first_name')} autoComplete="off" optional hint="Only for a new account." />
        <TextField field={form.field('last_name')} autoComplete="off" optional hint="Only for a new account." />
      </Form>
    </>
  );
}
