import { ownEmailFields, requestEmailChange } from '@doselore/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, PasswordField, TextField, useRecordForm } from '../../../../ui/form/index.ts';
import { ownDetailsQuery } from '../account.queries.ts';

export function EmailForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useRecordForm({
    fields: ownEmailFields,
    onSave: (body) => callEndpoint(requestEmailChange, { body }),
  });
  const finish = () => {
    onClose();
    showBanner({ message: 'We have sent a link to the new address. Open the link to finish.', type: 'success' });
    void refreshQueries(client, ownDetailsQuery.queryKey);
  };
  return (
    <Form form={form} submitLabel="Send link" onCancel={onClose} onDone={finish}>
      <p>
        We send a link to the new address. Your current address stays in use until you open the link. We also notify
        your current address.
      </p>
      <TextField field={form.field('email')} type="email" autoComplete="email" spellCheck={false} />
      <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
    </Form>
  );
}
