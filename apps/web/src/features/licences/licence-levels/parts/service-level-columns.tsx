import type { ServiceLevelRow } from '@doselore/contract/licence-levels';
import type { Area } from '../../../../platform/area/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { coverText, StockLevelTag } from '../../ledger/index.ts';
import { serviceLinks } from '../level-links.ts';
import { courseColumn, Opens } from './level-cells.tsx';

type ServiceOptions = { withGroup: boolean; isOwn: (row: ServiceLevelRow) => boolean };

export function serviceLevelColumns(area: Area, { withGroup, isOwn }: ServiceOptions): Column<ServiceLevelRow>[] {
  const links = (row: ServiceLevelRow) => serviceLinks(area, row, isOwn(row));
  const issued = (
    key: 'issued_90_days' | 'held' | 'used',
    header: string,
    { sort, priority }: { sort: 'issued' | 'held' | 'used'; priority: 2 | 3 },
  ): Column<ServiceLevelRow> => ({
    key: sort,
    header,
    align: 'right',
    // The other numbers are counted only for the rows of the page, so the server cannot sort by them.
    sortable: sort === 'issued',
    priority,
    cell: (row) => (
      <Opens
        value={row[key]}
        to={links(row)[sort]}
        label={`${row.title}, ${row.subgroup.name}, ${header}: ${row[key]}`}
      />
    ),
  });
  return [
    courseColumn((row) => links(row).stock),
    {
      key: 'service',
      header: 'Service',
      sortable: true,
      cell: (row) => <RowTitle under={withGroup ? row.group.name : undefined}>{row.subgroup.name}</RowTitle>,
    },
    {
      key: 'pool',
      header: 'In its pool',
      align: 'right',
      sortable: true,
      cell: (row) => (
        <Opens
          value={row.pool}
          to={links(row).pool}
          label={`${row.title}, in the pool of ${row.subgroup.name}: ${row.pool}`}
        />
      ),
    },
    {
      key: 'level',
      header: 'Level',
      cell: ({ level }) => <StockLevelTag level={level} />,
    },
    {
      key: 'cover',
      header: 'Lasts',
      sortable: true,
      priority: 2,
      cell: (row) => <span className="nowrap">{coverText({ days: row.days_of_cover, left: row.pool })}</span>,
    },
    issued('issued_90_days', 'Issued, 90 days', { sort: 'issued', priority: 2 }),
    issued('held', 'Not started', { sort: 'held', priority: 3 }),
    issued('used', 'Used', { sort: 'used', priority: 3 }),
  ];
}
