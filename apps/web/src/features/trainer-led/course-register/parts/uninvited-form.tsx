import { fieldError } from '@doselore/contract';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { useQueryClient } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { useUser } from '../../../../platform/session/index.ts';
import { email, Form, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import type { OfflineWalkIn } from '../offline-marks/offline-entry.ts';
import { dropEntries } from '../offline-marks/offline-marks.ts';
import { sendNow } from '../offline-marks/show-sent.ts';

type Props = { detail: VirtualGroupDetail; sessionId: number; onClose: () => void };

type Person = OfflineWalkIn['person'];

/** Returns the refusal of an entry without a name that has to wait. With a connection the server decides. */
function nameMissing(person: Person) {
  const field = (['first_name', 'last_name'] as const).find((name) => person[name].trim() === '');
  const label = field === 'first_name' ? 'first' : 'last';
  return field && fieldError(field, `Enter the ${label} name: without a connection the email cannot be looked up`);
}

/**
 * Form that adds a person by their email: a member, or somebody new, who gets an account. Without a connection the entry
 * waits in this browser. It needs a name then, because the email cannot be looked up.
 */
export function UninvitedForm({ detail, sessionId, onClose }: Props) {
  const { level } = useArea();
  const { id: ownerId } = useUser();
  const client = useQueryClient();
  const form = useForm({
    initial: { email: '', first_name: '', last_name: '' },
    labels: { email: 'Email', first_name: 'First name', last_name: 'Last name' },
    rules: { email: [requiredAs('Enter the email'), email] },
    onSubmit: async (values, _base, key) => {
      const person = { ...values, email: values.email.trim() };
      const about = { ownerId, level, virtualGroupId: detail.id, sessionId, made_at: new Date().toISOString() };
      const entry = { ...about, key, person };
      const sent = await sendNow(client, entry);
      if (sent === 'stored')
        return showBanner({ message: `${person.email} was added and marked as attended`, type: 'success' });
      const missing = nameMissing(person);
      if (missing !== undefined) {
        await dropEntries([entry]);
        throw missing;
      }
      showBanner({ message: `${person.email} is waiting to be sent`, type: 'warning' });
    },
  });
  return (
    <>
      <p>
        Members of {detail.group.name} are found by their email. Everyone else gets an account, and an email with an
        invitation to it.
      </p>
      <Form form={form} submitLabel="Add to register" onCancel={onClose} onDone={onClose} guarded={false}>
        <TextField field={form.field('email')} type="email" autoComplete="off" />
        <TextField field={form.field('first_name')} autoComplete="off" optional hint="Only for a new account." />
        <TextField field={form.field('last_name')} autoComplete="off" optional hint="Only for a new account." />
      </Form>
    </>
  );
}
