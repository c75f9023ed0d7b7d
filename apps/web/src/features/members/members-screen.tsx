import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { fullName } from '../../platform/session/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DataTable, useListState } from '../../ui/table/index.ts';
import { membersQuery } from './members.queries.ts';
import { memberColumns } from './parts/member-columns.tsx';
import { useMembersPlace } from './use-members-place.ts';

/** Members of the organisation or of the service in the address, for every area that has such a page. */
export function MembersScreen() {
  const area = useArea();
  const { place, groupName, subgroupName } = useMembersPlace();
  const list = useListState({ sort: 'name' });
  const query = useQuery(membersQuery(area.level, place, list.query));
  const name = subgroupName ?? groupName;
  return (
    <Page
      context={name}
      names={{ groupId: groupName, subgroupId: subgroupName }}
      lead={name && `The people of ${name}, the licences they hold and their valid certificates.`}
    >
      <DataTable
        label={name === undefined ? 'Members' : `Members of ${name}`}
        what="members"
        columns={memberColumns(area, { inService: place.subgroupId !== null })}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={fullName}
        search={{ label: 'Search members', placeholder: 'Name or email address' }}
        empty={{ title: 'No members yet', message: 'When people are invited, they appear here.' }}
      />
    </Page>
  );
}
