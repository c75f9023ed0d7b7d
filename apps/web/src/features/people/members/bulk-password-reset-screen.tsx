import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, RowTitle, useListState } from '../../../ui/table/index.ts';
import { membersQuery } from './members.queries.ts';
import { MemberTabs } from './parts/member-tabs.tsx';
import { useMemberCommands } from './use-member-commands.ts';
import { linksText } from './use-password-links.tsx';

/** Sends people links to choose a new password. Lists only accounts that are activated. */
export function BulkPasswordResetScreen() {
  const { level } = useArea();
  const { groupId, subgroupId } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: 'name', perPage: 100 });
  const query = { ...list.query, list: 'current', status: 'active' } as const;
  const commands = useMemberCommands({ q: list.q, list: 'current', status: 'active' }, 'last');
  const sheet = membersQuery({ level, params: { groupId, subgroupId }, query });
  return (
    <Page
      context={name}
      names={names}
      lead="Selected people get a link that works once, for 1 hour. Their password works until they use it."
      tabs={<MemberTabs />}
      actions={
        <Button disabled={commands.count === 0} onClick={() => void commands.resetPasswords()}>
          {commands.count === 0 ? 'Select people first' : `Send ${linksText(commands.count)}`}
        </Button>
      }
    >
      {commands.linksPanel}
      <DataTable
        label="Members with an active account"
        what="members"
        columns={[
          {
            key: 'name',
            header: 'Member',
            sortable: true,
            cell: (row) => <RowTitle under={row.email}>{fullName(row)}</RowTitle>,
          },
          {
            key: 'role',
            header: 'Job role',
            sortable: true,
            cell: (row) => row.job_role ?? <span className="muted">Not given</span>,
          },
        ]}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search members', placeholder: 'Name or email' }}
        onExport={sheet.download}
        selection={commands.selection}
        empty={{
          title: 'No members with an active account',
          message: 'People set a password when they accept their invitation.',
        }}
      />
    </Page>
  );
}
