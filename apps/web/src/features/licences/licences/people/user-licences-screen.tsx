import type { UserLicence } from '@doselore/contract/licences';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { useRouteId } from '../../../../platform/routes/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { type Column, DataTable, pageRows, useListState } from '../../../../ui/table/index.ts';
import { useResultRecording } from '../../../learning/paper-courses/results/index.ts';
import { UserTabs, userQuery } from '../../../people/users/index.ts';
import { UserTraining } from '../../training-status/index.ts';
import { useLicenceRights } from '../licence-rights.ts';
import { useLicenceCommands } from '../taking-back/use-licence-commands.tsx';
import { licenceColumns, licenceSorting } from './licence-columns.tsx';
import { licenceMenu } from './licence-menu.tsx';
import { userLicencesQuery } from './people.queries.ts';

/** All licences that a person has had in any organisation, newest first. */
export function UserLicencesScreen() {
  const { level, to } = useArea();
  const userId = useRouteId('userId') ?? 0;
  const user = useQuery(userQuery(userId));
  const name = user.data && fullName(user.data);
  const rights = useLicenceRights();
  const commands = useLicenceCommands();
  const results = useResultRecording();
  const list = useListState({ sort: '-issued' });
  const sheet = userLicencesQuery(userId, name ?? 'a person');
  const query = useQuery(sheet);
  const all = query.data ?? [];
  const [course, ...others] = licenceColumns(all);
  const group: Column<UserLicence> = {
    key: 'group',
    header: 'Organisation',
    sortable: true,
    cell: (row) => (
      <Anchor component={Link} inherit to={to('members-licences', { groupId: row.group.id, userId })}>
        {row.group.name}
      </Anchor>
    ),
  };
  return (
    <Page
      title={name && `${name}: licences`}
      names={{ userId: name }}
      lead="All licences held in any organisation, newest first."
      tabs={<UserTraining userId={userId} user={user.data} tabs={<UserTabs />} />}
    >
      <DataTable<UserLicence>
        label="Licences of this person"
        what="licences"
        columns={course === undefined ? [group] : [course, group, ...others]}
        list={list}
        query={{
          ...query,
          data:
            query.data &&
            pageRows(query.data, list, {
              searchIn: (row) => `${row.title} ${row.group.name}`,
              sortBy: { ...licenceSorting, group: (row) => row.group.name },
            }),
        }}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search licences', placeholder: 'Course or organisation' }}
        onExport={sheet.download}
        rowMenu={(row) =>
          licenceMenu({
            row,
            place: { groupId: row.group.id, virtualGroupId: null },
            rights,
            commands,
            onRecord: () =>
              results.record({
                target: { level, place: { groupId: row.group.id }, userId },
                title: row.title,
                licenceId: row.id,
              }),
          })
        }
        empty={{ title: 'No licences yet', message: 'No licences have been issued to this person.' }}
      />
      {commands.dialogue}
      {results.dialogue}
    </Page>
  );
}
