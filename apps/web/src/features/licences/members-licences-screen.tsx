import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { Tag } from '../../ui/course/index.ts';
import { formatDay, formatMonths } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { type Column, DataTable, pageRows, RowTitle, useListState } from '../../ui/table/index.ts';
import { licenceTags } from './licence-tags.ts';
import { issueOptionsQuery, type MemberLicence, memberLicencesQuery } from './licences.queries.ts';
import { useGroup } from './use-group.ts';

const day = (moment: string | null, without: string) =>
  moment === null ? <span className="muted">{without}</span> : <span className="nowrap">{formatDay(moment)}</span>;

const columns: Column<MemberLicence>[] = [
  { key: 'title', header: 'Course', sortable: true, cell: (row) => <RowTitle>{row.title}</RowTitle> },
  {
    key: 'state',
    header: 'State',
    sortable: true,
    cell: ({ state }) => (
      <Tag hue={licenceTags[state].hue} icon={licenceTags[state].icon}>
        {licenceTags[state].text}
      </Tag>
    ),
  },
  {
    key: 'months',
    header: 'Certificate lasts',
    priority: 2,
    cell: (row) => <span className="nowrap">{formatMonths(row.certificateMonths)}</span>,
  },
  { key: 'issued', header: 'Issued', sortable: true, cell: (row) => day(row.issued_at, 'N/A') },
  { key: 'started', header: 'Started', sortable: true, priority: 3, cell: (row) => day(row.started_at, 'Not started') },
  { key: 'ended', header: 'Ended', sortable: true, priority: 3, cell: (row) => day(row.ended_at, 'Not ended') },
];

const sortBy: Record<string, (row: MemberLicence) => string | null> = {
  title: (row) => row.title,
  state: (row) => licenceTags[row.state].text,
  issued: (row) => row.issued_at,
  started: (row) => row.started_at,
  ended: (row) => row.ended_at,
};

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
        columns={columns}
        list={list}
        query={{ ...query, data: query.data && pageRows(query.data, list, { searchIn: (row) => row.title, sortBy }) }}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search licences', placeholder: 'Course title' }}
        empty={{ title: 'No licences yet', message: 'This member has not been given a course here.', action: issue }}
      />
    </Page>
  );
}
