import type { LevelRow, ServiceLevelRow } from '@doselore/contract';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Area } from '../../../platform/area/index.ts';
import { StockGauge, Tag } from '../../../ui/course/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';
import { coverText, unissued } from '../level-words.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));
const lasts = (months: number) =>
  months === 0 ? 'Certificate does not end' : `Certificate lasts ${formatMonths(months)}`;

/** A number that opens into what makes it. */
function Opens({ value, to, label }: { value: number; to: string | undefined; label: string }) {
  if (value === 0 || to === undefined) return count(value);
  return (
    <Anchor component={Link} inherit to={to} aria-label={label}>
      {formatNumber(value)}
    </Anchor>
  );
}

const whatWasIssued: Column<LevelRow>[] = [
  {
    key: 'held',
    header: 'Not started',
    align: 'right',
    sortable: true,
    priority: 3,
    cell: (row) => count(row.held),
  },
  { key: 'used', header: 'Used', align: 'right', sortable: true, priority: 3, cell: (row) => count(row.used) },
];

/** `withGroup`: the rows are of more than one organisation. */
export function levelColumns({ to, has }: Area, { withGroup }: { withGroup: boolean }): Column<LevelRow>[] {
  const stock = (row: LevelRow) => `${to('licences', { groupId: row.group.id })}?q=${encodeURIComponent(row.title)}`;
  const renewals = (row: LevelRow) =>
    has('licence-renewals') ? to('licence-renewals', { groupId: row.group.id }) : undefined;
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => (
        <RowTitle to={stock(row)} under={lasts(row.certificateMonths)}>
          {row.title}
        </RowTitle>
      ),
    },
    ...(withGroup
      ? [{ key: 'group', header: 'Organisation', sortable: true, cell: (row: LevelRow) => row.group.name }]
      : []),
    {
      key: 'level',
      header: 'Not issued yet',
      tall: true,
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
      cell: (row) => count(row.issued_90_days),
    },
    {
      key: 'ending',
      header: 'Ending, 90 days',
      align: 'right',
      sortable: true,
      cell: (row) => (
        <Opens
          value={row.ending_90_days}
          to={renewals(row)}
          label={`${row.ending_90_days} certificates for ${row.title} end: what to buy`}
        />
      ),
    },
    ...(withGroup ? [] : whatWasIssued),
  ];
}

const levelTags = {
  ok: { text: 'Enough', hue: 'leaf' },
  low: { text: 'Low', hue: 'amber' },
  empty: { text: 'Empty', hue: 'brick' },
} as const;

export function serviceLevelColumns({ withGroup }: { withGroup: boolean }): Column<ServiceLevelRow>[] {
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => <RowTitle under={lasts(row.certificateMonths)}>{row.title}</RowTitle>,
    },
    {
      key: 'service',
      header: 'Service',
      sortable: true,
      cell: (row) => <RowTitle under={withGroup ? row.group.name : undefined}>{row.subgroup.name}</RowTitle>,
    },
    { key: 'pool', header: 'In its pool', align: 'right', sortable: true, cell: (row) => count(row.pool) },
    {
      key: 'level',
      header: 'Level',
      cell: ({ level }) => <Tag hue={levelTags[level].hue}>{levelTags[level].text}</Tag>,
    },
    {
      key: 'cover',
      header: 'Lasts',
      sortable: true,
      priority: 2,
      cell: (row) => <span className="nowrap">{coverText({ days: row.days_of_cover, left: row.pool })}</span>,
    },
    {
      key: 'issued',
      header: 'Issued, 90 days',
      align: 'right',
      sortable: true,
      priority: 2,
      cell: (row) => count(row.issued_90_days),
    },
    {
      key: 'held',
      header: 'Not started',
      align: 'right',
      sortable: true,
      priority: 3,
      cell: (row) => count(row.held),
    },
    { key: 'used', header: 'Used', align: 'right', sortable: true, priority: 3, cell: (row) => count(row.used) },
  ];
}
