import { addExistingMember } from '@doselore/contract/members';
import type { UserRow } from '@doselore/contract/users';
import { Button, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callEndpoint } from '../../../platform/api/index.ts';
import { showBanner } from '../../../platform/banner/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Form, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { formatList } from '../../../ui/formats/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel } from '../../../ui/states/index.ts';
import { findAccount, refreshMembers } from './members.queries.ts';
import { ServiceChoice } from './parts/service-choice.tsx';

function Found({ user }: { user: UserRow }) {
  const { groupId, here } = usePlace();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm({
    initial: { services: '' },
    labels: { services: 'Services' },
    onSubmit: async ({ services }) => {
      await callEndpoint(addExistingMember, {
        params: { groupId },
        body: {
          userId: user.id,
          subgroupIds: services === '' ? [] : services.split(',').map(Number),
        },
      });
      showBanner({ message: `${fullName(user)} is now a member`, type: 'success' });
      await refreshMembers(client);
      await navigate(here('members-info', { userId: user.id }));
    },
  });
  return (
    <Card title={fullName(user)}>
      <Facts
        facts={[
          { label: 'Email address', value: user.email },
          { label: 'Job role', value: user.job_role ?? 'Not given' },
          {
            label: 'Member of',
            value: user.groups.length === 0 ? 'No organisation' : formatList(user.groups.map(({ name }) => name)),
          },
        ]}
      />
      <Form form={form} submitLabel="Add to this organisation">
        <ServiceChoice groupId={groupId} field={form.field('services')} />
      </Form>
    </Card>
  );
}

/** Adds a person with an account to this organisation too. */
export function AddExistingScreen() {
  const { here } = usePlace();
  const { name, names } = usePlaceNames();
  const [found, setFound] = useState<{ text: string; user: UserRow | null }>();
  const form = useForm({
    initial: { text: useSearchParams()[0].get('who') ?? '' },
    labels: { text: 'Email address or username' },
    rules: { text: [requiredAs('Enter an email address or a username')] },
    onSubmit: async ({ text }) => setFound({ text, user: await findAccount(text.trim()) }),
  });
  return (
    <Page
      width="form"
      context={name}
      names={names}
      lead="Find a person who already has an account. Their records stay with them."
    >
      <Stack gap="lg">
        <Form form={form} submitLabel="Find the person" cancelTo={here('members')} guarded={false}>
          <TextField field={form.field('text')} autoComplete="off" spellCheck={false} />
        </Form>
        {found?.user && <Found key={found.user.id} user={found.user} />}
        {found !== undefined && found.user === null && (
          <EmptyPanel
            title="No account found"
            message={`No account matches ${found.text}. Check the spelling, or invite the person as a new user.`}
            action={
              <Button variant="default" component="a" href={here('new-user')}>
                Invite a new person
              </Button>
            }
          />
        )}
      </Stack>
    </Page>
  );
}
