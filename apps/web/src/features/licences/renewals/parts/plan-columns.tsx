import type { ExpiryPlanRow } from '@doselore/contract/renewals';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));

type Options = {
  /** Heading of the stock column: "In the pool". */
  stock: string;
  stockHref: (row: ExpiryPlanRow) => string;
  onPeople: (row: ExpiryPlanRow) => void;
};

export function planColumns({ stock, stockHref, onPeople }: Options): Column<ExpiryPlanRow>[] {
  const people = (key: 'ending' | 'renewing', header: string, target: (row: ExpiryPlanRow) => number) =>
    ({
      key,
      header,
      align: 'right',
      sortable: true,
      ...(key === 'renewing' && { priority: 2 as const }),
      cell: (row) =>
        target(row) === 0 ? (
          count(0)
        ) : (
          <Anchor
            component="button"
            inherit
            miw={24}
            mih={24}
            ta="inherit"
            onClick={() => onPeople(row)}
            aria-label={`${row.title}, ${header}: ${target(row)}, show people`}
          >
            {formatNumber(target(row))}
          </Anchor>
        ),
    }) satisfies Column<ExpiryPlanRow>;
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => (
        <RowTitle under={`Certificate lasts ${formatMonths(row.certificateMonths).toLowerCase()}`}>
          {row.title}
        </RowTitle>
      ),
    },
    people('ending', 'Expiring in 90 days', (row) => row.ending_90_days),
    people('renewing', 'Already have a licence', (row) => row.renewing),
    {
      key: 'available',
      header: stock,
      align: 'right',
      sortable: true,
      priority: 2,
      cell: (row) => (
        <>
          {row.available === 0 ? (
            count(0)
          ) : (
            <Anchor
              component={Link}
              inherit
              to={stockHref(row)}
              aria-label={`${row.title}, ${stock}: ${row.available}, show stock`}
            >
              {formatNumber(row.available)}
            </Anchor>
          )}
          {row.refresher_available > 0 && (
            <div className="muted">and {formatNumber(row.refresher_available)} of the refresher</div>
          )}
        </>
      ),
    },
    {
      key: 'to_buy',
      header: 'Missing',
      align: 'right',
      sortable: true,
      cell: (row) => (row.to_buy === 0 ? <span className="muted">None</span> : <b>{formatNumber(row.to_buy)}</b>),
    },
  ];
}
