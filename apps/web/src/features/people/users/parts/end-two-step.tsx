import { endUserTwoStep, twoStepEnds, twoStepEndWords, type UserInfo } from '@doselore/contract/users';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Form, FormDialogue, RadioGroupField, requiredAs, useForm } from '../../../../ui/form/index.ts';
import { refreshUsers } from '../users.queries.ts';

const options = twoStepEnds.map((value) => ({ value, label: twoStepEndWords[value] }));

function EndForm({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({
    initial: { reason: '' },
    labels: { reason: 'Reason' },
    rules: { reason: [requiredAs('Choose a reason')] },
    onSubmit: async ({ reason }) => {
      const chosen = twoStepEnds.find((known) => known === reason);
      if (chosen === undefined) return;
      await callEndpoint(endUserTwoStep, { params: { userId: user.id }, body: { reason: chosen } });
      showBanner({ message: `Two-step verification of ${fullName(user)} was reset`, type: 'success' });
      await refreshUsers(client);
    },
  });
  return (
    <>
      <p>
        Make sure that {user.first_name} made this request: call them on a number you know. Their authenticator app,
        recovery codes and passkeys stop working. They are signed out everywhere. We notify them by email.
      </p>
      <Form form={form} submitLabel="Reset two-step verification" onCancel={onClose} onDone={onClose} guarded={false}>
        <RadioGroupField field={form.field('reason')} options={options} />
      </Form>
    </>
  );
}

/** Ends two-step verification for a person who has lost the phone and the recovery codes. */
export function EndTwoStep({ user }: { user: UserInfo }) {
  const [asking, setAsking] = useState(false);
  if (!user.has_two_step && user.passkeys === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Reset two-step verification
      </Button>
      <FormDialogue
        opened={asking}
        title={`Reset two-step verification of ${fullName(user)}?`}
        about={`user ${user.id}`}
        onClose={() => setAsking(false)}
      >
        <EndForm user={user} onClose={() => setAsking(false)} />
      </FormDialogue>
    </>
  );
}
