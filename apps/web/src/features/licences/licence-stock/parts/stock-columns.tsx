import type { LevelRow } from '@doselore/contract/licence-levels';
import type { MovementsQuery } from '@doselore/contract/licence-stock';
import { StockGauge } from '../../../../ui/course/index.ts';
import { formatMonths } from '../../../../ui/formats/index.ts';
import type { Column } from '../../../../ui/table/index.ts';
import { coverText } from '../../ledger/index.ts';
import { CourseTitle } from './course-title.tsx';
import { NumberLink } from './number-link.tsx';

type Links = {
  keyHref: (row: LevelRow) => string;
  movementHref: (row: LevelRow, target: Partial<Pick<MovementsQuery, 'account' | 'kind'>>) => string;
};

const inWords = (row: LevelRow) => `${row.title}, ${formatMonths(row.certificateMonths)}`;

export function stockColumns({ keyHref, movementHref }: Links): Column<LevelRow>[] {
  const counted = (
    key: 'pot' | 'pools' | 'held' | 'used' | 'void' | 'bought',
    header: string,
    { priority, ...target }: Partial<Pick<MovementsQuery, 'account' | 'kind'>> & { priority: 2 | 3 },
  ): Column<LevelRow> => ({
    key,
    header,
    align: 'right',
    sortable: true,
    priority,
    cell: (row) => <NumberLink value={row[key]} to={movementHref(row, target)} label={`${inWords(row)}, ${header}`} />,
  });
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => <CourseTitle row={row} to={keyHref(row)} />,
    },
    {
      key: 'level',
      header: 'Not issued yet',
      cell: (row) => (
        <StockGauge
          left={row.pot + row.pools}
          total={row.bought}
          reorder={row.low_at}
          label={`${inWords(row)}, not issued yet`}
        />
      ),
    },
    {
      key: 'cover',
      header: 'Lasts',
      sortable: true,
      cell: (row) => coverText({ days: row.days_of_cover, left: row.pot + row.pools }),
    },
    counted('pot', 'General pot', { account: 'POT', priority: 2 }),
    counted('pools', 'In pools', { account: 'POOLS', priority: 3 }),
    counted('held', 'Not started', { account: 'HELD', priority: 2 }),
    counted('used', 'Used', { account: 'USED', priority: 2 }),
    counted('void', 'Written off', { account: 'VOID', priority: 3 }),
    counted('bought', 'Bought', { kind: 'purchase', priority: 3 }),
  ];
}
