import { eraseUser, erasureReasonKeys, erasureReasons } from '@doselore/contract/personal-data';
import type { UserInfo } from '@doselore/contract/users';
import { Button, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Form, FormDialogue, RadioGroupField, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { ErasureEffects, ErasureFacts } from './parts/erasure-facts.tsx';
import { erasureQuery, refreshEverything } from './personal-data.queries.ts';

type Props = { user: UserInfo; onClose: () => void };
const options = erasureReasonKeys.map((value) => ({ value, label: erasureReasons[value] }));

/**
 * Form that erases a person, below the facts about what is erased and what stays. Asks for a reason and the typed name.
 */
function EraseForm({ user, onClose }: Props) {
  const client = useQueryClient();
  const name = fullName(user);
  const isName = (typed: string) => (typed.trim() === name ? undefined : `Type ${name}`);
  const form = useForm({
    initial: { reason: '', typed: '' },
    labels: { reason: 'Reason', typed: `Type ${name} to confirm` },
    rules: { reason: [requiredAs('Choose a reason')], typed: [isName] },
    onSubmit: async ({ reason }) => {
      const chosen = erasureReasonKeys.find((known) => known === reason);
      if (chosen === undefined) return;
      await callEndpoint(eraseUser, { params: { userId: user.id }, body: { reason: chosen } });
      showBanner({ message: `The personal data of user ${user.id} was erased`, type: 'success' });
      await refreshEverything(client);
    },
  });
  return (
    <Form form={form} submitLabel="Erase permanently" onCancel={onClose} onDone={onClose} guarded={false}>
      <RadioGroupField field={form.field('reason')} options={options} />
      <TextField field={form.field('typed')} autoComplete="off" />
    </Form>
  );
}

function Preview({ user, onClose }: Props) {
  const query = useQuery(erasureQuery(user.id));
  return (
    <QueryView query={query} errorTitle="This person cannot be erased">
      {(preview) => (
        <Stack gap="md">
          <p>
            This cannot be undone by anyone. {user.first_name} is signed out immediately and can never sign in again. If
            they have asked for a copy of their data, download it first.
          </p>
          <ErasureFacts preview={preview} />
          <ErasureEffects preview={preview} />
          <EraseForm user={user} onClose={onClose} />
        </Stack>
      )}
    </QueryView>
  );
}

export function ErasePerson({ user }: { user: UserInfo }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="brick" variant="outline" onClick={() => setOpen(true)}>
        Erase personal data
      </Button>
      <FormDialogue
        opened={open}
        title={`Erase the personal data of ${fullName(user)}?`}
        about={`user ${user.id}`}
        onClose={() => setOpen(false)}
      >
        <Preview user={user} onClose={() => setOpen(false)} />
      </FormDialogue>
    </>
  );
}
