import type { GroupList } from '@doselore/contract/groups';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { Page, PageTabs } from '../../ui/page/index.ts';
import { DataTable, useListState } from '../../ui/table/index.ts';
import { attentionOf } from './attention.ts';
import { downloadGroups, groupCountsQuery, groupsQuery } from './groups.queries.ts';
import { AttentionFilter } from './parts/attention-filter.tsx';
import { groupColumns } from './parts/group-columns.tsx';
import { GroupMenu } from './parts/group-menu.tsx';
import { useMoveGroup } from './use-move-group.ts';

const leads: Record<GroupList, string> = {
  open: 'Every open organisation, its people and its licences.',
  inactive: 'Paused customers: their people can read and finish, nobody new is expected.',
  archived: 'Closed for good. Everything stays on record, and each can be restored.',
};
const empties: Record<GroupList, string> = {
  open: 'There is no open organisation. Add the first one.',
  inactive: 'No organisation is paused.',
  archived: 'No organisation has been archived.',
};

function ListTabs() {
  const { to } = useArea();
  const { data } = useQuery(groupCountsQuery);
  return (
    <PageTabs
      label="Lists of organisations"
      tabs={[
        { label: 'Open', to: to('groups'), count: data?.open },
        { label: 'Inactive', to: to('inactive-groups'), count: data?.inactive },
        { label: 'Archived', to: to('archived-groups'), count: data?.archived },
      ]}
    />
  );
}

function GroupsPage({ list: which }: { list: GroupList }) {
  const area = useArea();
  const { level, to, can, has } = area;
  const attention = attentionOf(useListState());
  const list = useListState({ sort: attention === '' ? 'name' : '-affected' });
  const query = { ...list.query, list: which, attention };
  const move = useMoveGroup();
  // An area without the other lists shows only the person's own organisations.
  const isOwn = !has('archived-groups');
  return (
    <Page
      lead={isOwn ? 'The organisations you look after.' : leads[which]}
      tabs={isOwn ? undefined : <ListTabs />}
      actions={
        can('groups.write') && (
          <>
            {can('merges.write') && (
              <Button component={Link} variant="default" to={to('merge-groups')}>
                Merge organisations
              </Button>
            )}
            <Button component={Link} to={to('new-group')} leftSection={<IconPlus size={18} aria-hidden />}>
              New organisation
            </Button>
          </>
        )
      }
    >
      <DataTable
        label="Organisations"
        what="organisations"
        columns={groupColumns(area, attention)}
        list={list}
        query={useQuery(groupsQuery(level, query))}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search organisations', placeholder: 'Name or ID' }}
        filters={which === 'open' && <AttentionFilter list={list} />}
        onExport={() => downloadGroups(level, query)}
        empty={{
          title: which === 'open' ? 'No Organisations yet' : 'None here',
          message: isOwn ? 'Ask a site admin which organisation you should look after.' : empties[which],
        }}
        rowMenu={(row) => <GroupMenu row={row} onMove={move} />}
      />
    </Page>
  );
}

export const GroupsScreen = () => <GroupsPage list="open" />;
export const InactiveGroupsScreen = () => <GroupsPage list="inactive" />;
export const ArchivedGroupsScreen = () => <GroupsPage list="archived" />;
