import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { email, Form, FormDialogue, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { sendUninvited } from '../virtual-groups.queries.ts';

type Props = { detail: VirtualGroupDetail; onClose: () => void };

function UninvitedForm({ detail, onClose }: Props) {
  const { level } = useArea();
  const client = useQueryClient();
  const form = useForm({
    initial: { email: '', first_name: '', last_name: '' },
    labels: { email: 'Email', first_name: 'First name', last_name: 'Last name' },
    rules: { email: [requiredAs('Enter the email'), email] },
    onSubmit: async (values, _base, idempotencyKey) => {
      await sendUninvited(level, detail.id, { ...values, email: values.email.trim(), idempotencyKey });
      showBanner({ message: `${values.email.trim()} was added to the register`, type: 'success' });
      await client.invalidateQueries({ queryKey: ['virtual-groups'] });
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

/** Adds somebody who came without an invitation to the register. */
export function AddUninvited({ detail }: { detail: VirtualGroupDetail }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)} leftSection={<IconUserPlus size={18} aria-hidden />}>
        Add someone who came
      </Button>
      <FormDialogue
        opened={isOpen}
        title="Add someone without an invitation"
        about={`course ${detail.id}`}
        onClose={close}
      >
        <UninvitedForm detail={detail} onClose={close} />
      </FormDialogue>
    </>
  );
}
