import { deliverableTitle, type VirtualGroupRow } from '@doselore/contract';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../platform/area/index.ts';
import { Tag } from '../../ui/course/index.ts';
import { formatDay, formatNumber, formatTimeRange } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../ui/table/index.ts';
import { virtualGroupTags } from './virtual-group-tags.ts';
import { virtualGroupsQuery } from './virtual-groups.queries.ts';

const columns: Column<VirtualGroupRow>[] = [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => <RowTitle under={deliverableTitle(row.deliverable_id)}>{row.title}</RowTitle>,
  },
  {
    key: 'training_start',
    header: 'Date and time',
    sortable: true,
    tall: true,
    cell: (row) =>
      row.training_start === null ? (
        <span className="muted">Not set</span>
      ) : (
        <>
          <span className="nowrap">{formatDay(row.training_start)}</span>
          <br />
          <span className="nowrap muted">{formatTimeRange(row.training_start, row.training_end)}</span>
        </>
      ),
  },
  { key: 'place', header: 'Place', priority: 2, cell: (row) => row.place ?? <span className="muted">Not set</span> },
  { key: 'group', header: 'Organisation', priority: 3, cell: (row) => row.group.name },
  {
    key: 'delegates',
    header: 'Delegates',
    align: 'right',
    sortable: true,
    cell: (row) => (
      <span className="nowrap">
        {formatNumber(row.delegates)} of {formatNumber(row.delegatePlacesAllowed)}
      </span>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <Tag hue={virtualGroupTags[row.state].hue}>{virtualGroupTags[row.state].text}</Tag>,
  },
];

/** The Pharmacist-led Courses a person leads, the next one first. */
export function VirtualGroupsScreen() {
  const { level } = useArea();
  const list = useListState({ sort: 'training_start' });
  const query = useQuery(virtualGroupsQuery(level, list.query));
  return (
    <Page lead="The Pharmacist-led Courses you lead, by date. Closed and cancelled ones are left out.">
      <DataTable
        label="Pharmacist-led Courses"
        what="courses"
        columns={columns}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Course title' }}
        empty={{ title: 'No Pharmacist-led Courses yet', message: 'When you are booked for one, it appears here.' }}
      />
    </Page>
  );
}
