import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../ui/layout/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { AccountFormDialogue } from './parts/account-form-dialogue.tsx';
import { AccountRow } from './parts/account-row.tsx';
import { type Account, type VideoAccounts, videoAccountsQuery } from './video-meetings.queries.ts';

/** Accounts of services for video meetings: the part of the developer settings where site admins look after them. */
export function VideoAccountsPart() {
  const query = useQuery({ ...videoAccountsQuery, refetchOnWindowFocus: false });
  return (
    <Card title="Video-meeting accounts">
      <p className="muted">
        Virtual courses get their meetings from these accounts. Secrets are stored encrypted and never shown.
      </p>
      <QueryView query={query} errorTitle="The accounts could not be loaded">
        {(data) => <Accounts data={data} />}
      </QueryView>
    </Card>
  );
}

function Accounts({ data }: { data: VideoAccounts }) {
  const [about, setAbout] = useState<Account | 'new'>();
  return (
    <>
      {data.accounts.length === 0 && <p>No accounts yet. Without one, type the link to the meeting in each course.</p>}
      <RowList>
        {data.accounts.map((account) => (
          <AccountRow key={account.id} account={account} onEdit={() => setAbout(account)} />
        ))}
      </RowList>
      <div>
        <Button
          variant="light"
          mt="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setAbout('new')}
        >
          New account
        </Button>
      </div>
      <AccountFormDialogue about={about} hasSiteJitsi={data.has_site_jitsi} onClose={() => setAbout(undefined)} />
    </>
  );
}
