import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { usePlace } from '../../platform/routes/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DataTable, FilterChip, useListState } from '../../ui/table/index.ts';
import { productKey, useOrderWords } from '../ledger/index.ts';
import { useMovementLink } from './movements/movement-link.ts';
import { LicenceTabs } from './parts/licence-tabs.tsx';
import { stockColumns } from './parts/stock-columns.tsx';
import { StockFacts } from './parts/stock-facts.tsx';
import { StockMenu } from './parts/stock-menu.tsx';
import { TrainerLedOrder } from './parts/trainer-led-order.tsx';
import { downloadStock, levelsQuery, totalsQuery } from './stock.queries.ts';
import { useKeyLinks } from './use-stock-key.ts';

/** Stock of an organisation: a row for each course and certificate length. */
export function LicencesScreen() {
  const { level, can } = useArea();
  const { groupId, here, hasHere } = usePlace();
  const { name, names } = usePlaceNames();
  const { toKey } = useKeyLinks();
  const movementHref = useMovementLink();
  const list = useListState({ sort: 'title' });
  const isLow = list.filter('low') === '1';
  const isEmpty = list.filter('empty') === '1';
  const query = { ...list.query, level: isEmpty ? 'empty' : isLow ? 'needed' : '' } as const;
  const rows = useQuery(levelsQuery(level, groupId, query));
  const totals = useQuery(totalsQuery(level, groupId, query));
  const words = useOrderWords();
  const hasAny = rows.data !== undefined && (rows.data.total > 0 || list.filtered);
  const order =
    hasHere('new-licence') && can('licences.purchase') ? (
      <Button component={Link} to={here('new-licence')} leftSection={<IconShoppingCart size={19} aria-hidden />}>
        {words.action}
      </Button>
    ) : undefined;
  return (
    <Page
      context={name}
      names={names}
      lead="Licences bought, and where they are. Members need a licence before they can start a course."
      tabs={<LicenceTabs />}
      actions={
        hasAny && (
          <>
            <TrainerLedOrder />
            {order}
          </>
        )
      }
    >
      {hasAny && totals.data && <StockFacts totals={totals.data} />}
      <DataTable
        label={name === undefined ? 'Licences' : `Licences of ${name}`}
        what="licences"
        columns={stockColumns({ keyHref: (row) => toKey('licence-stock', row), movementHref })}
        list={list}
        query={rows}
        rowKey={(row) => `${productKey(row)}-${row.certificateMonths}`}
        rowName={(row) => row.title}
        search={{ label: 'Search licences', placeholder: 'Course title' }}
        filters={
          <>
            <FilterChip on={isLow} onToggle={() => list.set({ low: isLow ? '' : '1', empty: '' })}>
              Needs stock
            </FilterChip>
            <FilterChip on={isEmpty} onToggle={() => list.set({ empty: isEmpty ? '' : '1', low: '' })}>
              Empty
            </FilterChip>
          </>
        }
        onExport={downloadStock(level, groupId, query)}
        rowMenu={(row) => <StockMenu row={row} />}
        empty={{
          title: 'No licences yet',
          message: 'Licences are added to the general pot when they are bought.',
          action: order,
        }}
      />
    </Page>
  );
}
