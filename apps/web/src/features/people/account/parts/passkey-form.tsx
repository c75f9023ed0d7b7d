import { addPasskey, beginPasskey, passkeyNameMax } from '@doselore/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { makePasskey } from '../../../../platform/passkeys/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, maxText, PasswordField, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import { passkeysQuery } from '../account.queries.ts';

/** Form that adds a passkey: asks for its name and the password, then the browser makes the key. */
export function PasskeyForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { name: '', currentPassword: '' },
    labels: { name: 'Name of the passkey', currentPassword: 'Current password' },
    rules: {
      name: [requiredAs('Enter a name, such as Work phone'), maxText(passkeyNameMax)],
      currentPassword: [requiredAs('Enter your current password')],
    },
    onSubmit: async ({ name, currentPassword }) => {
      const credential = await makePasskey(await callEndpoint(beginPasskey, { body: { currentPassword } }));
      if (credential === undefined) {
        showBanner({ message: 'No passkey was added. This device may already have one for you.', type: 'warning' });
        return;
      }
      await callEndpoint(addPasskey, { body: { name, credential } });
      showBanner({ message: 'The passkey has been added. You can use it the next time you sign in.', type: 'success' });
      await refreshQueries(client, passkeysQuery.queryKey);
    },
  });
  return (
    <Form form={form} submitLabel="Continue" onCancel={onClose} onDone={onClose} guarded={false}>
      <TextField field={form.field('name')} placeholder="Work phone" autoComplete="off" />
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
    </Form>
  );
}
