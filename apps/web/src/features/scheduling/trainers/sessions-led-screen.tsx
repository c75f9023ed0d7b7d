import { type MonthOfTrainer, monthAfter, mostMonths } from '@doselore/contract/scheduling';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { today } from '../../../platform/clock/clock.ts';
import { formatMonth, formatNumber } from '../../../ui/formats/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { type Column, DataTable, type ListState, RowTitle, useListState } from '../../../ui/table/index.ts';
import { sessionsLedQuery } from './journeys.queries.ts';

/** Months that can be chosen, the current one first. */
const months = () => Array.from({ length: mostMonths }, (_none, nth) => monthAfter(today().slice(0, 7), -nth));

/** Returns the months of the address. A last month before the first one is left out. */
function monthsOf(list: ListState): { from?: string; to?: string } {
  const known = months();
  const [from, to] = ['from', 'to'].map((name) => known.find((month) => month === list.filter(name)));
  return { ...(from !== undefined && { from }), ...(to !== undefined && (from ?? '') <= to && { to }) };
}

function Filters({ list }: { list: ListState }) {
  const { from = '', to = '' } = monthsOf(list);
  const options = months().map((value) => ({ value, label: formatMonth(value) }));
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label="First month"
        data={[{ value: '', label: 'From 12 months before' }, ...options]}
        value={from}
        onChange={(event) => list.set({ from: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label="Last month"
        data={[{ value: '', label: 'To this month' }, ...options.filter(({ value }) => value >= from)]}
        value={to}
        onChange={(event) => list.set({ to: event.currentTarget.value })}
      />
    </>
  );
}

/** True when at least one journey of the month is known, or none was needed. */
const isKnown = ({ miles, unknown_journeys: unknown }: MonthOfTrainer) => miles > 0 || unknown === 0;

const columnsOf = (linkTo: (row: MonthOfTrainer) => string): Column<MonthOfTrainer>[] => [
  {
    key: 'trainer',
    header: 'Trainer',
    sortable: true,
    cell: (row) => <RowTitle to={linkTo(row)}>{row.trainer.name}</RowTitle>,
  },
  { key: 'month', header: 'Month', sortable: true, cell: (row) => formatMonth(row.month) },
  {
    key: 'sessions',
    header: 'Sessions',
    align: 'right',
    sortable: true,
    cell: (row) => (
      <span className="nowrap">
        {formatNumber(row.sessions)}
        <span className="muted">
          {row.face_to_face === row.sessions ? ', all' : `, ${formatNumber(row.face_to_face)}`} face to face
        </span>
      </span>
    ),
  },
  {
    key: 'minutes',
    header: 'Hours',
    align: 'right',
    sortable: true,
    cell: (row) => (row.minutes / 60).toFixed(1),
  },
  {
    key: 'miles',
    header: 'Estimated miles',
    align: 'right',
    sortable: true,
    cell: (row) => (
      <span className="nowrap">
        {isKnown(row) && row.miles.toFixed(1)}
        {row.unknown_journeys > 0 && (
          <span className="muted">
            {isKnown(row) && ', '}
            {formatNumber(row.unknown_journeys)} unknown
          </span>
        )}
      </span>
    ),
  },
];

/** Sessions that trainers have led, by trainer and month, with hours and estimated miles. */
export function SessionsLedScreen() {
  const { to } = useArea();
  const list = useListState({ sort: '-month' });
  const filter = { ...list.query, ...monthsOf(list) };
  const sheet = sessionsLedQuery({ query: filter });
  return (
    <Page lead="Sessions led by trainers and co-trainers, by month. Miles are an estimate: from home to the sessions of each day and back.">
      <DataTable
        label="Sessions led"
        what="months"
        columns={columnsOf((row) => to('view-trainer', { trainerUserId: row.trainer.id }))}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => `${row.trainer.id} ${row.month}`}
        rowName={(row) => `${row.trainer.name}, ${formatMonth(row.month)}`}
        search={{ label: 'Search trainers', placeholder: 'Name' }}
        filters={<Filters list={list} />}
        onExport={sheet.download}
        empty={{ title: 'No sessions in these months', message: 'Sessions appear here once they have begun.' }}
      />
    </Page>
  );
}
