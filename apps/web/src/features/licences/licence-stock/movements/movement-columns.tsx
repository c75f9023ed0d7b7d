import { type MovementRow, movementTitles } from '@doselore/contract/licence-stock';
import { IconArrowRight } from '@tabler/icons-react';
import { formatDay, formatMonths, formatNumber, formatTime } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import c from '../parts/stock.module.css';
import { endTitles, signed } from './movement-words.ts';

type Options = {
  /** False where all movements are of one course. */
  withCourse: boolean;
  /** False where the movements are of several accounts, which have no common balance. */
  withBalance: boolean;
  /** Returns the address of the single movements of one action. */
  batchHref: (row: MovementRow) => string;
};

function whyOf(row: MovementRow): string | undefined {
  const parts = [
    row.reason,
    row.order_id === null ? '' : `Order ${row.order_id}`,
    row.licenceRequestId === null ? '' : `Request ${row.licenceRequestId}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}

export function movementColumns({ withCourse, withBalance, batchHref }: Options): Column<MovementRow>[] {
  const course: Column<MovementRow> = {
    key: 'course',
    header: 'Course',
    priority: 3,
    cell: (row) => <RowTitle under={formatMonths(row.certificateMonths)}>{row.title}</RowTitle>,
  };
  const balance: Column<MovementRow> = {
    key: 'balance',
    header: 'Balance',
    align: 'right',
    cell: (row) => formatNumber(row.balance),
  };
  return [
    {
      key: 'what',
      header: 'Movement',
      cell: (row) => (
        <RowTitle under={whyOf(row)} {...(row.moves > 1 && { to: batchHref(row) })}>
          {movementTitles[row.kind]}
          {row.person !== null && `: ${row.person.name}`}
          {row.moves > 1 && `: ${formatNumber(row.moves)} licences`}
        </RowTitle>
      ),
    },
    ...(withCourse ? [course] : []),
    {
      key: 'ends',
      header: 'From and to',
      cell: (row) => {
        const [from, to] = endTitles(row);
        return (
          <span className={c.ends}>
            <span>{from}</span> <IconArrowRight size={16} aria-label="to" /> <span>{to}</span>
          </span>
        );
      },
    },
    {
      key: 'change',
      header: 'Licences',
      align: 'right',
      cell: (row) => (row.change === null ? formatNumber(row.quantity) : signed(row.change)),
    },
    ...(withBalance ? [balance] : []),
    { key: 'who', header: 'By', priority: 2, cell: (row) => row.actor },
    {
      key: 'at',
      header: 'When (UTC)',
      sortable: true,
      cell: (row) => (
        <span className="nowrap">
          {formatDay(row.at)} <span className="muted">{formatTime(row.at)}</span>
        </span>
      ),
    },
  ];
}
