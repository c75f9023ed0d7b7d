import { coursePlace } from '@doselore/contract';
import type { UpcomingCourse } from '@doselore/contract/trainers';
import { healthChecks, healthWords } from '@doselore/contract/virtual-group-health';
import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatDay, formatTimeRange } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, type ListState, RowTitle, useListState } from '../../../ui/table/index.ts';
import { upcomingQuery } from './trainers.queries.ts';

const findingChoices = ['any', ...healthChecks] as const;
const findingOf = (list: ListState): '' | (typeof findingChoices)[number] =>
  findingChoices.find((known) => known === list.filter('finding')) ?? '';
const kinds = { '3': 'Virtual', '4': 'Face to face' } as const;
const kindOf = (list: ListState): '' | '3' | '4' =>
  (['3', '4'] as const).find((known) => known === list.filter('kind')) ?? '';

function Filters({ list }: { list: ListState }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="Finding"
        data={[
          { value: '', label: 'With and without findings' },
          { value: 'any', label: 'With findings' },
          ...healthChecks.map((value) => ({ value, label: healthWords[value].label })),
        ]}
        value={findingOf(list)}
        onChange={(event) => list.set({ finding: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="Kind of course"
        data={[
          { value: '', label: 'Virtual or face to face' },
          ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
        ]}
        value={kindOf(list)}
        onChange={(event) => list.set({ kind: event.currentTarget.value })}
      />
    </>
  );
}

const NotSet = () => <span className="muted">Not set</span>;

const columnsOf = (linkTo: (row: UpcomingCourse) => string): Column<UpcomingCourse>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle
        to={linkTo(row)}
        under={row.sessions > 1 ? `${row.group}, session ${row.ordinal} of ${row.sessions}` : row.group}
      >
        {row.title} {row.is_draft && <Tag>Draft</Tag>}
      </RowTitle>
    ),
  },
  {
    key: 'training_start',
    header: 'Date and time',
    sortable: true,
    cell: (row) => (
      <>
        <span className="nowrap">{formatDay(row.training_start)}</span>
        <br />
        <span className="nowrap muted">{formatTimeRange(row.training_start, row.training_end)}</span>
      </>
    ),
  },
  { key: 'trainer', header: 'Trainer', sortable: true, cell: (row) => row.trainer?.name ?? <NotSet /> },
  {
    key: 'place',
    header: 'Place',
    priority: 2,
    cell: (row) => coursePlace(row) ?? <NotSet />,
  },
  {
    key: 'delegates',
    header: 'Delegates',
    align: 'right',
    priority: 3,
    cell: (row) => `${row.delegates} of ${row.places}`,
  },
  {
    key: 'findings',
    header: 'Findings',
    cell: (row) =>
      row.findings.length === 0 ? (
        <span className="muted">None</span>
      ) : (
        <Group gap="xs">
          {row.findings.map((check) => (
            <Tag key={check} hue="amber">
              {healthWords[check].label}
            </Tag>
          ))}
        </Group>
      ),
  },
];

/** Sessions of the next 90 days over all trainers, with the findings about each course. */
export function UpcomingCoursesScreen() {
  const { to } = useArea();
  const list = useListState({ sort: 'training_start' });
  const filter = { ...list.query, finding: findingOf(list), deliverableId: kindOf(list) };
  const linkTo = (row: UpcomingCourse) =>
    to('delegates', { groupId: row.group_id, virtualGroupId: row.virtual_group_id });
  const sheet = upcomingQuery({ query: filter });
  return (
    <Page lead="Sessions of all trainers in the next 90 days, and the findings about each course.">
      <DataTable
        label="Upcoming courses"
        what="sessions"
        columns={columnsOf(linkTo)}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => `${row.virtual_group_id} ${row.ordinal}`}
        rowName={(row) => `${row.title}, ${formatDay(row.training_start)}`}
        search={{ label: 'Search sessions', placeholder: 'Course, organisation or trainer' }}
        filters={<Filters list={list} />}
        onExport={sheet.download}
        empty={{ title: 'No sessions in the next 90 days', message: 'Sessions appear here when a course has a date.' }}
      />
    </Page>
  );
}
