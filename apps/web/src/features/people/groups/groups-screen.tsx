import { countGroups, type GroupList } from '@doselore/contract/groups';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Page, PageTabs } from '../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../ui/table/index.ts';
import { attentionOf } from './attention.ts';
import { groups, groupsQuery } from './groups.queries.ts';
import { AttentionFilter } from './parts/attention-filter.tsx';
import { groupColumns } from './parts/group-columns.tsx';
import { GroupMenu } from './parts/group-menu.tsx';
import { useMoveGroup } from './use-move-group.ts';

const leads: Record<GroupList, string> = {
  open: 'All open organisations, with their people and licences.',
  inactive: 'Paused: their people can sign in and finish courses.',
  archived: 'Their records are kept, and you can restore them.',
};
const empties: Record<GroupList, string> = {
  open: 'No open organisations. Choose New organisation.',
  inactive: 'No organisation is paused.',
  archived: 'No organisation has been archived.',
};

function ListTabs() {
  const { to } = useArea();
  const { data } = useQuery(groups.one(countGroups));
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
  const sheet = groupsQuery({ level, query });
  return (
    <Page
      lead={isOwn ? 'The organisations that you manage.' : leads[which]}
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
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        search={{ label: 'Search organisations', placeholder: 'Name or ID' }}
        filters={which === 'open' ? <AttentionFilter list={list} /> : undefined}
        onExport={sheet.download}
        empty={{
          title: which === 'open' ? 'No organisations yet' : 'No organisations here',
          message: isOwn ? 'Ask a site admin to make you an admin of an organisation.' : empties[which],
        }}
        rowMenu={(row) => <GroupMenu row={row} onMove={move} />}
      />
    </Page>
  );
}

export const GroupsScreen = () => <GroupsPage list="open" />;
export const InactiveGroupsScreen = () => <GroupsPage list="inactive" />;
export const ArchivedGroupsScreen = () => <GroupsPage list="archived" />;
