import { type Answer, commandOf } from '@doselore/contract';
import { type getOwnDetails, ownNameFields, requestNameChange } from '@doselore/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { Form, TextField, useRecordForm } from '../../../../ui/form/index.ts';
import { ownDetailsQuery } from '../account.queries.ts';

type Props = { details: Answer<typeof getOwnDetails>; onClose: () => void };

export function NameForm({ details, onClose }: Props) {
  const client = useQueryClient();
  const form = useRecordForm({
    fields: ownNameFields,
    record: details,
    onSave: (name) => callEndpoint(requestNameChange, { body: commandOf(name) }),
  });
  const finish = () => {
    onClose();
    showBanner({ message: 'We have asked your organisation to approve the new name.', type: 'success' });
    void refreshQueries(client, ownDetailsQuery.queryKey);
  };
  return (
    <Form form={form} submitLabel="Request this change" onCancel={onClose} onDone={finish}>
      <p>
        Your name is on your certificates, so your organisation must approve a new name. Your valid certificates are
        then reissued. Expired certificates keep the earlier name.
      </p>
      <TextField field={form.field('first_name')} autoComplete="given-name" />
      <TextField field={form.field('last_name')} autoComplete="family-name" />
    </Form>
  );
}
