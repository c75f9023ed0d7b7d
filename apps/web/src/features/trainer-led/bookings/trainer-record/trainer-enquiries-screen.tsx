import { questionKindWords, questionStateWords, type TrainerQuestion } from '@doselore/contract/bookings';
import type { Trainer } from '@doselore/contract/trainers';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Area, useArea } from '../../../../platform/area/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../../../ui/table/index.ts';
import { TrainerPage } from '../../../scheduling/trainers/index.ts';
import { trainerQuestionsQuery } from '../bookings.queries.ts';
import { momentInWords, startsInWords } from '../words.ts';

function hrefOf(row: TrainerQuestion, to: Area['to']): string {
  const { project_id: projectId, project_request_id: projectRequestId, multi_day_id: multiDayId } = row;
  return projectRequestId === null
    ? to('manage-days', { projectId, multiDayId: multiDayId ?? 0 })
    : to('manage-request', { projectId, projectRequestId });
}

const columns = ({ to }: Area): Column<TrainerQuestion>[] => [
  {
    key: 'course',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle to={hrefOf(row, to)} under={row.group.name}>
        {row.course}
      </RowTitle>
    ),
  },
  { key: 'kind', header: 'Question', cell: ({ kind }) => questionKindWords[kind] },
  {
    key: 'window_start',
    header: 'Date and start',
    sortable: true,
    cell: (row) => (
      <>
        {formatDay(row.window_start)} <span className="muted nowrap">{startsInWords(row)}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: 'Answer',
    cell: ({ state, is_manual: isManual, due_at: due }) => (
      <>
        {questionStateWords[state]}
        {isManual && <div className="muted">Recorded by a site admin</div>}
        {(state === 'sent' || state === 'asked') && <div className="muted">Until {momentInWords(due)}</div>}
      </>
    ),
  },
  { key: 'sent_at', header: 'Sent', priority: 2, sortable: true, cell: ({ sent_at }) => momentInWords(sent_at) },
  {
    key: 'ended_at',
    header: 'Answered or ended',
    priority: 3,
    cell: ({ ended_at: at }) => (at === null ? <span className="muted">Not yet</span> : momentInWords(at)),
  },
];

const answers = [
  { value: '', label: 'All enquiries' },
  { value: 'yes', label: 'Not answered yet' },
];

function Questions({ trainer }: { trainer: Trainer }) {
  const list = useListState({ sort: '-sent_at' });
  const open = list.filter('open') === 'yes' ? ('yes' as const) : ('' as const);
  const sheet = trainerQuestionsQuery({ params: { trainerUserId: trainer.id }, query: { ...list.query, open } });
  return (
    <DataTable
      label="Enquiries"
      what="enquiries"
      columns={columns(useArea())}
      list={list}
      query={useQuery(sheet)}
      onExport={sheet.download}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      rowName={({ course }) => course}
      search={{ label: 'Search enquiries', placeholder: 'Course or organisation' }}
      filters={
        <NativeSelect
          size="sm"
          aria-label="Answer"
          data={answers}
          value={open}
          onChange={({ currentTarget: { value } }) => list.set({ open: value })}
        />
      }
      empty={{ title: 'No enquiries yet', message: 'Bookings have not asked this trainer about a date.' }}
    />
  );
}

/** Questions of bookings to a trainer, with the answers. */
export function TrainerEnquiriesScreen() {
  return <TrainerPage>{(trainer) => <Questions trainer={trainer} />}</TrainerPage>;
}
