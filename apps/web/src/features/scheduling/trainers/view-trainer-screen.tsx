import { coursePlace } from '@doselore/contract';
import {
  listSessionsAhead,
  type MonthLed,
  type SessionAhead,
  type Trainer,
  trainingModeWords,
} from '@doselore/contract/trainers';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { formatDay, formatMonth, formatTimeRange } from '../../../ui/formats/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { type Column, DataTable, PlainTable, useListState } from '../../../ui/table/index.ts';
import { TrainerFeedback } from '../../trainer-led/session-feedback/index.ts';
import { JourneyCard } from './parts/journey-card.tsx';
import { TrainerPage } from './parts/trainer-page.tsx';
import { monthsQuery, trainers } from './trainers.queries.ts';

function Profile({ trainer }: { trainer: Trainer }) {
  return (
    <Card title="Profile">
      <Facts
        facts={[
          { label: 'Home', value: [trainer.home_postcode ?? 'Not set', trainer.region].filter(Boolean).join(', ') },
          { label: 'Teaches', value: trainer.modes.map((mode) => trainingModeWords[mode]).join(', ') },
          { label: 'Longest journey', value: `${trainer.max_journey_minutes} minutes` },
          {
            label: 'Limits',
            value: `${trainer.max_days_per_week} days a week, ${trainer.max_sessions_per_day} sessions a day`,
          },
          { label: 'Time between sessions', value: `${trainer.buffer_minutes} minutes` },
          { label: 'Biography', value: trainer.biography === '' ? 'Not written' : trainer.biography },
        ]}
      />
    </Card>
  );
}

function Ahead({ sessions }: { sessions: readonly SessionAhead[] }) {
  const { to } = useArea();
  if (sessions.length === 0) return <p>No sessions are booked.</p>;
  return (
    <PlainTable label="Dates, courses and places">
      <thead>
        <tr>
          <th>Date and time</th>
          <th>Course</th>
          <th>Place</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={`${session.virtual_group_id} ${session.training_start}`}>
            <td>
              <span className="nowrap">{formatDay(session.training_start)}</span>{' '}
              <span className="nowrap muted">{formatTimeRange(session.training_start, session.training_end)}</span>
            </td>
            <td>
              <Link to={to('delegates', { groupId: session.group_id, virtualGroupId: session.virtual_group_id })}>
                {session.title}
              </Link>
              <div className="muted">{session.group}</div>
            </td>
            <td>{coursePlace(session) ?? <span className="muted">Not set</span>}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

const monthColumns: Column<MonthLed>[] = [
  { key: 'month', header: 'Month', sortable: true, cell: (row) => formatMonth(row.month) },
  { key: 'sessions', header: 'Sessions', align: 'right', sortable: true, cell: (row) => row.sessions },
  {
    key: 'minutes',
    header: 'Hours',
    align: 'right',
    sortable: true,
    cell: (row) => (row.minutes / 60).toFixed(1),
  },
];

function Months({ trainerUserId }: { trainerUserId: number }) {
  const list = useListState({ sort: '-month' });
  const target = { trainerUserId, query: list.query };
  const sheet = monthsQuery({ params: { trainerUserId: target.trainerUserId }, query: target.query });
  return (
    <section>
      <h2>Sessions led</h2>
      <DataTable
        label="Sessions led per month"
        what="months"
        columns={monthColumns}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.month}
        rowName={(row) => formatMonth(row.month)}
        onExport={sheet.download}
        empty={{ title: 'No sessions led yet', message: 'Months appear here after the first session.' }}
      />
    </section>
  );
}

function Overview({ trainer }: { trainer: Trainer }) {
  const { can } = useArea();
  const sessions = useQuery(trainers.one(listSessionsAhead, { params: { trainerUserId: trainer.id } }));
  return (
    <>
      <Profile trainer={trainer} />
      <JourneyCard trainer={trainer} />
      {can('virtualGroups.namedFeedback') && <TrainerFeedback trainerUserId={trainer.id} />}
      <Card title="Upcoming sessions">
        <QueryView query={sessions} errorTitle="The sessions could not be loaded">
          {(rows) => <Ahead sessions={rows} />}
        </QueryView>
      </Card>
      <Months trainerUserId={trainer.id} />
    </>
  );
}

export function ViewTrainerScreen() {
  return <TrainerPage isOverview>{(trainer) => <Overview trainer={trainer} />}</TrainerPage>;
}
