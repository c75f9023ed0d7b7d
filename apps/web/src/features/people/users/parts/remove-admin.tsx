import { removeSuperAdmin, type SuperAdminList } from '@doselore/contract/users';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Form, FormDialogue, PasswordField, requiredAs, useForm } from '../../../../ui/form/index.ts';

type Admin = SuperAdminList['admins'][number];

function RemoveForm({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { currentPassword: '' },
    labels: { currentPassword: 'Your password' },
    rules: { currentPassword: [requiredAs('Enter your password')] },
    onSubmit: async (values) => {
      await callEndpoint(removeSuperAdmin, { body: { userId: admin.id, ...values } });
      showBanner({ message: `${fullName(admin)} is no longer a site admin`, type: 'success' });
      await refreshQueries(client, 'super-admins');
    },
  });
  return (
    <>
      <p>They keep their account and their other roles. To add them again, two site admins are needed.</p>
      <Form form={form} submitLabel="Remove site admin" onCancel={onClose} onDone={onClose} guarded={false}>
        <PasswordField field={form.field('currentPassword')} autoComplete="current-password" />
      </Form>
    </>
  );
}

/** Removes a site admin. Asks for one's own password. */
export function RemoveAdmin({ admin }: { admin: Admin }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" size="sm" aria-label={`Remove ${fullName(admin)}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <FormDialogue
        opened={asking}
        title={`Remove ${fullName(admin)} as a site admin?`}
        about={`user ${admin.id}`}
        onClose={() => setAsking(false)}
      >
        <RemoveForm admin={admin} onClose={() => setAsking(false)} />
      </FormDialogue>
    </>
  );
}
