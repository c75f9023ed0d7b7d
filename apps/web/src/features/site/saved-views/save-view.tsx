import { saveView, viewNameMax } from '@doselore/contract/saved-views';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { refreshQueries } from '../../../platform/query-client/index.ts';
import { Form, FormDialogue, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';

type Props = { page: string; search: string; onClose: () => void };

function NameForm({ page, search, onClose }: Props) {
  const client = useQueryClient();
  const form = useForm({
    initial: { name: '' },
    labels: { name: 'Name' },
    rules: { name: [requiredAs('Enter a name'), maxText(viewNameMax)] },
    onSubmit: async ({ name }) => {
      await callEndpoint(saveView, { body: { page, search, name } });
      await refreshQueries(client, 'saved-views');
      showBanner({ message: `View saved: ${name}`, type: 'success' });
      onClose();
    },
  });
  return (
    <Form form={form} submitLabel="Save view" onCancel={onClose}>
      <TextField
        field={form.field('name')}
        hint="Only you see it. A view with this name is replaced."
        autoComplete="off"
      />
    </Form>
  );
}

/** Dialogue that names the filters, sort order and columns of a list. */
export function SaveView({ opened, ...props }: Props & { opened: boolean }) {
  return (
    <FormDialogue opened={opened} title="Save this view" about={`view of ${props.page}`} onClose={props.onClose}>
      <NameForm {...props} />
    </FormDialogue>
  );
}
