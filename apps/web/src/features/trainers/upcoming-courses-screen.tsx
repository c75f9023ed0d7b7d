import { coursePlace } from '@doselore/contract';
import { type UpcomingCourse, upcomingGaps, upcomingGapWords } from '@doselore/contract/trainers';
import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { Tag } from '../../ui/course/index.ts';
import { formatDay, formatTimeRange } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { type Column, DataTable, type ListState, RowTitle, useListState } from '../../ui/table/index.ts';
import { downloadUpcoming, upcomingQuery } from './trainers.queries.ts';

const gapChoices = ['any', ...upcomingGaps] as const;
const gapOf = (list: ListState): '' | (typeof gapChoices)[number] =>
  gapChoices.find((known) => known === list.filter('gap')) ?? '';
const kinds = { '3': 'Virtual', '4': 'Face to face' } as const;
const kindOf = (list: ListState): '' | '3' | '4' =>
  (['3', '4'] as const).find((known) => known === list.filter('kind')) ?? '';

function Filters({ list }: { list: ListState }) {
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="What is missing"
        data={[
          { value: '', label: 'Complete or not' },
          { value: 'any', label: 'Something missing' },
          ...upcomingGaps.map((value) => ({ value, label: upcomingGapWords[value] })),
        ]}
        value={gapOf(list)}
        onChange={(event) => list.set({ gap: event.currentTarget.value })}
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
        {row.title}
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
    key: 'gaps',
    header: 'Missing',
    cell: (row) =>
      row.gaps.length === 0 ? (
        <span className="muted">Nothing</span>
      ) : (
        <Group gap="xs">
          {row.gaps.map((gap) => (
            <Tag key={gap} hue="amber">
              {upcomingGapWords[gap]}
            </Tag>
          ))}
        </Group>
      ),
  },
];

/** Sessions of the next 90 days over all trainers, with what each course lacks. */
export function UpcomingCoursesScreen() {
  const { to } = useArea();
  const list = useListState({ sort: 'training_start' });
  const filter = { ...list.query, gap: gapOf(list), deliverableId: kindOf(list) };
  const linkTo = (row: UpcomingCourse) =>
    to('delegates', { groupId: row.group_id, virtualGroupId: row.virtual_group_id });
  return (
    <Page lead="Sessions of all trainers in the next 90 days, and what each course lacks.">
      <DataTable
        label="Upcoming courses"
        what="sessions"
        columns={columnsOf(linkTo)}
        list={list}
        query={useQuery(upcomingQuery(filter))}
        rowKey={(row) => `${row.virtual_group_id} ${row.ordinal}`}
        rowName={(row) => `${row.title}, ${formatDay(row.training_start)}`}
        search={{ label: 'Search sessions', placeholder: 'Course, organisation or trainer' }}
        filters={<Filters list={list} />}
        onExport={downloadUpcoming(filter)}
        empty={{ title: 'No sessions in the next 90 days', message: 'Sessions appear here when a course has a date.' }}
      />
    </Page>
  );
}
