import type { PlaceStockRow } from '@doselore/contract/licence-stock';
import { formatNumber } from '../../../../ui/formats/index.ts';
import type { Column } from '../../../../ui/table/index.ts';
import { CourseTitle } from './course-title.tsx';
import { NumberLink } from './number-link.tsx';

type Options = {
  withPot: boolean;
  movementHref: (row: PlaceStockRow) => string;
  issuedHref: (row: PlaceStockRow, state: string) => string;
};

/** Columns of a service's stock: its own pool, the general pot where it may be used, and issued licences. */
export function serviceStockColumns({ withPot, movementHref, issuedHref }: Options): Column<PlaceStockRow>[] {
  const pot: Column<PlaceStockRow> = {
    key: 'pot',
    header: 'In the general pot',
    align: 'right',
    sortable: true,
    cell: ({ pot: left }) => (left ? formatNumber(left) : <span className="muted">None</span>),
  };
  const issued = (key: 'held' | 'used', header: string, state: string): Column<PlaceStockRow> => ({
    key,
    header,
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => <NumberLink value={row[key]} to={issuedHref(row, state)} label={`${row.title}, ${header}`} />,
  });
  return [
    { key: 'title', header: 'Course', sortable: true, cell: (row) => <CourseTitle row={row} /> },
    {
      key: 'pool',
      header: 'In its pool',
      align: 'right',
      sortable: true,
      cell: (row) => <NumberLink value={row.pool} to={movementHref(row)} label={`${row.title}, in its pool`} />,
    },
    ...(withPot ? [pot] : []),
    issued('held', 'Issued, not started', 'issued'),
    issued('used', 'Used', 'started'),
  ];
}
