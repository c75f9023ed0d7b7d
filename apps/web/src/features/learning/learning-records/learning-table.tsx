import { type LearningRecord, type LearningState, learningStateWords } from '@doselore/contract/learning-records';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Hue } from '../../../theme/tokens.ts';
import { Blister, Tag } from '../../../ui/course/index.ts';
import { formatDay, formatNumber, formatSeconds } from '../../../ui/formats/index.ts';
import {
  type Column,
  DataTable,
  findRows,
  type PageOptions,
  pageRows,
  RowTitle,
  useListState,
} from '../../../ui/table/index.ts';
import { PartList } from './parts/part-list.tsx';

const hues: Record<LearningState, Hue> = {
  in_progress: 'gentian',
  completed: 'leaf',
  failed: 'brick',
  withdrawn: 'porcelain',
  booked: 'gentian',
  attended: 'leaf',
  partial: 'amber',
  absent: 'brick',
  excused: 'porcelain',
};
const sourceWords = { online: 'Online', paper: 'Face to Face Course', pled: 'Pharmacist-led Course' } as const;

const timeOf = ({ parts }: LearningRecord) => parts.reduce((total, { seconds }) => total + (seconds ?? 0), 0);

/**
 * Returns the word for the parts of a course with materials: "part". Undefined for a course whose parts are modules.
 * Only modules have results, so `parts` lists them alone.
 */
const unitOf = ({ parts, parts_total }: LearningRecord) =>
  parts.length === parts_total ? undefined : { one: 'part', many: 'parts' };

const columns = (withGroup: boolean): Column<LearningRecord>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <>
        <RowTitle under={sourceWords[row.source]}>{row.title}</RowTitle>
        <PartList row={row} />
      </>
    ),
  },
  ...(withGroup
    ? [{ key: 'group', header: 'Organisation', sortable: true, cell: (row: LearningRecord) => row.group.name }]
    : []),
  {
    key: 'state',
    header: 'State',
    sortable: true,
    cell: (row) => <Tag hue={hues[row.state]}>{learningStateWords[row.state]}</Tag>,
  },
  {
    key: 'progress',
    header: 'Progress',
    cell: (row) =>
      row.source === 'online' ? (
        <Blister done={row.parts_done} total={row.parts_total} unit={unitOf(row)} />
      ) : (
        <span className="muted">N/A</span>
      ),
  },
  {
    key: 'score',
    header: 'Best score',
    align: 'right',
    sortable: true,
    cell: (row) => (row.score === null ? <span className="muted">None</span> : formatNumber(row.score)),
  },
  {
    key: 'time',
    header: 'Time spent',
    align: 'right',
    priority: 3,
    cell: (row) => (timeOf(row) === 0 ? <span className="muted">None</span> : formatSeconds(timeOf(row))),
  },
  {
    key: 'started',
    header: 'Started',
    sortable: true,
    priority: 2,
    cell: (row) => <span className="nowrap">{formatDay(row.started_on)}</span>,
  },
  {
    key: 'last',
    header: 'Latest date',
    sortable: true,
    cell: (row) => <span className="nowrap">{formatDay(row.last_on)}</span>,
  },
];

const options: PageOptions<LearningRecord> = {
  searchIn: (row) => `${row.title} ${learningStateWords[row.state]} ${row.group.name}`,
  sortBy: {
    title: (row) => row.title,
    group: (row) => row.group.name,
    state: (row) => learningStateWords[row.state],
    score: (row) => row.score,
    started: (row) => row.started_on,
    last: (row) => row.last_on,
  },
};

type Props = {
  query: UseQueryResult<LearningRecord[]>;
  /** True for the records of all organisations. */
  withGroup?: boolean;
};

/** Progress and results of one person, the newest first, with the modules of each course. */
export function LearningTable({ query, withGroup = false }: Props) {
  const list = useListState({ sort: '-last' });
  return (
    <DataTable
      label="Progress and results"
      what="courses"
      columns={columns(withGroup)}
      list={list}
      query={{
        ...query,
        data: query.data && pageRows(query.data, list, options),
      }}
      paper={{ readRows: async () => findRows(query.data ?? [], list, options) }}
      rowKey={(row) => `${row.source}-${row.id}`}
      rowName={(row) => row.title}
      search={{ label: 'Search courses', placeholder: 'Course or state' }}
      empty={{ title: 'No courses yet', message: 'Courses appear here when this person starts them.' }}
    />
  );
}
