import type { Answer } from '@doselore/contract';
import { cancelEmailChange, type getOwnDetails, withdrawNameChange } from '@doselore/contract/account';
import { Button, Group } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { formatAgo } from '../../../../ui/formats/index.ts';
import { Facts } from '../../../../ui/layout/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { ownDetailsQuery } from '../account.queries.ts';
import c from './account.module.css';
import { focusPart } from './account-part.tsx';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';

type Details = Answer<typeof getOwnDetails>;

export function OwnDetails() {
  const query = useQuery(ownDetailsQuery);
  return <QueryView query={query}>{(details) => <DetailsBody details={details} />}</QueryView>;
}

function DetailsBody({ details }: { details: Details }) {
  const [form, setForm] = useState<'name' | 'email'>();
  const close = () => {
    setForm(undefined);
    focusPart('details');
  };
  if (form === 'name') return <NameForm details={details} onClose={close} />;
  if (form === 'email') return <EmailForm onClose={close} />;
  return (
    <div className={c.stack}>
      <Facts
        facts={[
          { label: 'Name', value: fullName(details) },
          { label: 'Email address', value: details.email },
        ]}
      />
      {details.new_name !== null && (
        <Waiting
          cancelLabel="Withdraw request"
          cancel={() => callEndpoint(withdrawNameChange)}
          done="The request has been withdrawn."
        >
          You asked {formatAgo(details.new_name.requested_at)} to be called <b>{fullName(details.new_name)}</b>. We have
          sent your organisation a link to approve it.
        </Waiting>
      )}
      {details.new_email !== null && (
        <Waiting
          cancelLabel="Keep my current address"
          cancel={() => callEndpoint(cancelEmailChange)}
          done="Your email address has not changed."
        >
          Open the link that was sent to <b>{details.new_email}</b> to use that address from now on.
        </Waiting>
      )}
      <Group gap="xs">
        <Button variant="default" onClick={() => setForm('name')}>
          Change name
        </Button>
        <Button variant="default" onClick={() => setForm('email')}>
          Change email address
        </Button>
      </Group>
    </div>
  );
}

type WaitingProps = { cancelLabel: string; cancel: () => Promise<unknown>; done: string; children: ReactNode };

/** Pending change that waits for its link to be used, with a button that cancels it. */
function Waiting({ cancelLabel, cancel, done, children }: WaitingProps) {
  const client = useQueryClient();
  const takeBack = useMutation({
    mutationFn: cancel,
    onSuccess: () => showBanner({ message: done, type: 'success' }),
    onSettled: () => refreshQueries(client, ownDetailsQuery.queryKey),
  });
  return (
    <div className={c.waiting}>
      <IconHourglass size={22} stroke={1.75} aria-hidden />
      <p>{children}</p>
      <Button variant="default" size="sm" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
        {cancelLabel}
      </Button>
    </div>
  );
}
