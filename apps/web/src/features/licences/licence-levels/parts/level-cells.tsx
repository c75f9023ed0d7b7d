import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));
const lasts = (months: number) =>
  months === 0 ? 'Certificate never expires' : `Certificate lasts ${formatMonths(months)}`;

/** A number with a link to its details; plain when it is 0 or has no link. */
export function Opens({ value, to, label }: { value: number; to: string | undefined; label: string }) {
  if (value === 0 || to === undefined) return count(value);
  return (
    <Anchor component={Link} inherit to={to} aria-label={label}>
      {formatNumber(value)}
    </Anchor>
  );
}

type Course = { title: string; certificateMonths: number };

export function courseColumn<Row extends Course>(stockOf: (row: Row) => string | undefined): Column<Row> {
  return {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle to={stockOf(row)} under={lasts(row.certificateMonths)}>
        {row.title}
      </RowTitle>
    ),
  };
}
