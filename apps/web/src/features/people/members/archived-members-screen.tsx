import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { BulkBar, BulkButton, type Column, DataTable, useListState } from '../../../ui/table/index.ts';
import { membersQuery } from './members.queries.ts';
import { memberColumns } from './parts/member-columns.tsx';
import { MemberTabs } from './parts/member-tabs.tsx';
import { useMemberCommands } from './use-member-commands.ts';

/** Members who have left the organisation, with their licences and certificates. Each can be restored. */
export function ArchivedMembersScreen() {
  const { level, can } = useArea();
  const { groupId, here } = usePlace();
  const mayRestore = can('members.archive');
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: 'name' });
  const query = { ...list.query, list: 'archived', status: '' } as const;
  const place = { groupId };
  const commands = useMemberCommands({ q: list.q, list: 'archived', status: '' });
  const restore: Column<Parameters<typeof fullName>[0] & { id: number; state: string }> = {
    key: 'action',
    header: 'Action',
    cell: (row) =>
      row.state === 'erased' ? (
        <span className="muted">Erased</span>
      ) : (
        <Button
          size="sm"
          variant="subtle"
          aria-label={`Restore ${fullName(row)}`}
          onClick={() => void commands.restore({ userIds: [row.id] })}
        >
          Restore
        </Button>
      ),
  };
  const columns = memberColumns({
    inService: false,
    hrefOf: (row) => (row.state === 'erased' ? undefined : here('members-info', { userId: row.id })),
  });
  const sheet = membersQuery({ level, params: place, query });
  return (
    <Page
      context={name}
      names={names}
      lead={name && `People who have left ${name}. Their records stay.`}
      tabs={<MemberTabs />}
    >
      {commands.panel}
      <DataTable
        label="Archived members"
        what="archived members"
        columns={[...columns, ...(mayRestore ? [restore] : [])]}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search archived members', placeholder: 'Name, email, GPhC or payroll number' }}
        onExport={sheet.download}
        selection={mayRestore ? commands.selection : undefined}
        empty={{ title: 'No archived members', message: 'People you archive appear here with all their records.' }}
      />
      <BulkBar count={commands.count} onClear={commands.clear}>
        <BulkButton onClick={() => void commands.restore()}>Restore</BulkButton>
      </BulkBar>
    </Page>
  );
}
