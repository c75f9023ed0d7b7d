import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DataTable, pageRows, useListState } from '../../ui/table/index.ts';
import { issueOptionsQuery, memberLicencesQuery } from './licences.queries.ts';
import { licenceColumns, licenceSorting } from './parts/licence-columns.tsx';
import { useGroup } from './use-group.ts';

/** Every licence that a person has held in this organisation, the newest first. */
export function MembersLicencesScreen() {
  const { level, to, has, can } = useArea();
  const { groupId, groupName } = useGroup();
  const place = { groupId, userId: useRouteId('userId') ?? 0 };
  const canIssue = has('issue-licence') && can('licences.issue');
  // The list of licences does not name the person; what could be issued to them does.
  const named = useQuery({ ...issueOptionsQuery(level, place), enabled: canIssue });
  const name = named.data?.member.name;
  const list = useListState({ sort: '-issued' });
  const query = useQuery(memberLicencesQuery(level, place));
  const issue = canIssue ? (
    <Button component={Link} to={to('issue-licence')} leftSection={<IconSend size={18} aria-hidden />}>
      Issue licence
    </Button>
  ) : undefined;
  return (
    <Page
      title={name && `${name}: licences`}
      context={groupName}
      names={{ groupId: groupName, userId: name }}
      lead={groupName && `Every licence held in ${groupName}, the newest first.`}
      actions={query.data && query.data.length > 0 ? issue : undefined}
    >
      <DataTable
        label="Licences of this member"
        what="licences"
        columns={licenceColumns}
        list={list}
        query={{
          ...query,
          data: query.data && pageRows(query.data, list, { searchIn: (row) => row.title, sortBy: licenceSorting }),
        }}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search licences', placeholder: 'Course title' }}
        empty={{ title: 'No licences yet', message: 'This member has not been given a course here.', action: issue }}
      />
    </Page>
  );
}
