import { plural } from '@doselore/contract';
import { type TrainerRow, trainingModeWords } from '@doselore/contract/trainers';
import type { Area } from '../../../../platform/area/index.ts';
import { fullName } from '../../../../platform/session/index.ts';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { StateTag } from './trainer-state.tsx';

const None = () => <span className="muted">None</span>;

/** Average of the feedback with the number of answers. */
export function FeedbackAverage({ row }: { row: Pick<TrainerRow, 'feedback' | 'feedback_count'> }) {
  if (row.feedback === null) return <None />;
  return (
    <>
      {row.feedback.toFixed(1)}{' '}
      <span className="muted nowrap">
        of 5, {formatNumber(row.feedback_count)} {plural(row.feedback_count, 'answer', 'answers')}
      </span>
    </>
  );
}

export const trainerColumns = ({ to }: Area): Column<TrainerRow>[] => [
  {
    key: 'name',
    header: 'Trainer',
    sortable: true,
    cell: (row) => (
      <RowTitle to={to('view-trainer', { trainerUserId: row.id })} under={row.email}>
        {fullName(row)}
      </RowTitle>
    ),
  },
  {
    key: 'home_district',
    header: 'Home',
    sortable: true,
    priority: 2,
    cell: (row) =>
      row.home_district === null ? (
        <span className="muted">Not set</span>
      ) : (
        [row.home_district, row.region].filter((part) => part !== null).join(', ')
      ),
  },
  {
    key: 'modes',
    header: 'Teaches',
    priority: 3,
    cell: (row) => row.modes.map((mode) => trainingModeWords[mode]).join(', '),
  },
  { key: 'state', header: 'State', cell: (row) => <StateTag state={row.state} /> },
  { key: 'suitable', header: 'Courses', align: 'right', sortable: true, cell: (row) => row.suitable || <None /> },
  {
    key: 'days_this_month',
    header: 'Days this month',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => row.days_this_month || <None />,
  },
  {
    key: 'feedback',
    header: 'Feedback',
    sortable: true,
    priority: 3,
    cell: (row) => <FeedbackAverage row={row} />,
  },
];
