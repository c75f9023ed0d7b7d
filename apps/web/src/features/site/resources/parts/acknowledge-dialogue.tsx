import type { ResourceRow } from '@doselore/contract/resources';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../../platform/banner/index.ts';
import { CheckboxField, Form, FormDialogue, requiredAs, useForm } from '../../../../ui/form/index.ts';
import { refreshResources, sendAcknowledged } from '../resources.queries.ts';

type Props = { resource: ResourceRow; onClose: () => void };

function AcknowledgeForm({ resource, onClose }: Props) {
  const client = useQueryClient();
  const { id, title, version, statement, statement_digest } = resource;
  const form = useForm({
    initial: { confirmed: false },
    labels: { confirmed: 'I confirm this' },
    rules: { confirmed: [requiredAs('Tick the box to confirm')] },
    onSubmit: async () => {
      try {
        await sendAcknowledged(id, { version, statement_digest });
        showBanner({ message: `${title} acknowledged`, type: 'success' });
      } finally {
        // After a conflict the page shows the new version or words.
        await refreshResources(client);
      }
    },
  });
  return (
    <>
      <p>
        <b>{statement}</b>
      </p>
      <Form form={form} submitLabel="Acknowledge" onCancel={onClose} onDone={onClose} guarded={false}>
        <CheckboxField field={form.field('confirmed')} hint="It cannot be undone. Your organisation sees the day." />
      </Form>
    </>
  );
}

/** Asks a reader to confirm the words of a document. */
export function AcknowledgeDialogue({ opened, ...props }: Props & { opened: boolean }) {
  const { resource, onClose } = props;
  return (
    <FormDialogue
      opened={opened}
      title={`Acknowledge ${resource.title}`}
      about={`document ${resource.id}`}
      onClose={onClose}
    >
      <AcknowledgeForm {...props} />
    </FormDialogue>
  );
}
