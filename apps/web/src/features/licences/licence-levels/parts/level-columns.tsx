import type { LevelRow } from '@doselore/contract/licence-levels';
import type { Area } from '../../../../platform/area/index.ts';
import { StockGauge } from '../../../../ui/course/index.ts';
import { formatMonths } from '../../../../ui/formats/index.ts';
import type { Column } from '../../../../ui/table/index.ts';
import { coverText } from '../../ledger/index.ts';
import { keyLinks } from '../level-links.ts';
import { unissued } from '../level-words.ts';
import { courseColumn, Opens } from './level-cells.tsx';

/** Returns the columns of licence levels. `withGroup` adds the organisation, for rows of several organisations. */
export function levelColumns(area: Area, { withGroup }: { withGroup: boolean }): Column<LevelRow>[] {
  const links = (row: LevelRow) => keyLinks(area, row);
  const whatWasIssued = (key: 'held' | 'used', header: string): Column<LevelRow> => ({
    key,
    header,
    align: 'right',
    sortable: true,
    priority: 3,
    cell: (row) => <Opens value={row[key]} to={links(row)[key]} label={`${row.title}, ${header}: ${row[key]}`} />,
  });
  return [
    courseColumn((row) => links(row).stock),
    ...(withGroup
      ? [{ key: 'group', header: 'Organisation', sortable: true, cell: (row: LevelRow) => row.group.name }]
      : []),
    {
      key: 'level',
      header: 'Not issued yet',
      cell: (row) => (
        <StockGauge
          left={unissued(row)}
          total={row.bought}
          reorder={row.low_at}
          label={`${row.title}, ${formatMonths(row.certificateMonths)}, ${row.group.name}`}
        />
      ),
    },
    {
      key: 'cover',
      header: 'Lasts',
      sortable: true,
      cell: (row) => <span className="nowrap">{coverText({ days: row.days_of_cover, left: unissued(row) })}</span>,
    },
    {
      key: 'issued',
      header: 'Issued, 90 days',
      align: 'right',
      sortable: true,
      priority: 2,
      cell: (row) => (
        <Opens
          value={row.issued_90_days}
          to={links(row).issued}
          label={`${row.title}, issued in 90 days: ${row.issued_90_days}`}
        />
      ),
    },
    {
      key: 'ending',
      header: 'Expiring, 90 days',
      align: 'right',
      sortable: true,
      cell: (row) => (
        <Opens
          value={row.ending_90_days}
          to={links(row).renewals}
          label={`${row.ending_90_days} certificates for ${row.title} expire: what to buy`}
        />
      ),
    },
    ...(withGroup ? [] : [whatWasIssued('held', 'Not started'), whatWasIssued('used', 'Used')]),
  ];
}
