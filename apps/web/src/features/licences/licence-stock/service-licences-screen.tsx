import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import { productKey, type StockKey, useOrderWords } from '../ledger/index.ts';
import { useMovementLink } from './movements/movement-link.ts';
import { LevelChips, levelOf } from './parts/level-chips.tsx';
import { serviceStockColumns } from './parts/service-stock-columns.tsx';
import { ServiceStockMenu } from './parts/service-stock-menu.tsx';
import { ServiceStockFacts } from './parts/stock-facts.tsx';
import { StockPage } from './parts/stock-page.tsx';
import { everyPlaceStock, placeStockQuery, poolStockQuery } from './stock.queries.ts';

/** Licences that a service can issue: its own pool and, where it may be used, the general pot. */
export function ServiceLicencesScreen() {
  const { level, can } = useArea();
  const { groupId, subgroupId, here, hasHere } = usePlace();
  const movementHref = useMovementLink();
  const list = useListState({ sort: 'title' });
  const place = { groupId, subgroupId: subgroupId ?? 0 };
  const stockQuery = { ...list.query, level: levelOf(list) };
  const query = useQuery(placeStockQuery(level, place, { withPot: can('licences.issueFromPot'), query: stockQuery }));
  const all = useQuery(everyPlaceStock(level, place, can('licences.issueFromPot')));
  // Of all rows, because a filter may leave none.
  const withPot = [...(query.data?.rows ?? []), ...(all.data ?? [])].some((row) => row.pot !== null);
  const words = useOrderWords();
  const issuedHref = (key: StockKey, state: string) =>
    `${here('issued-licences')}?${new URLSearchParams({ course: productKey(key), months: `${key.certificateMonths}`, state })}`;
  const order = can('licences.orderOwn') && hasHere('new-licence') && (
    <Button component={Link} to={here('new-licence')} leftSection={<IconShoppingCart size={19} aria-hidden />}>
      {words.action}
    </Button>
  );
  const request = !can('licences.orderOwn') && can('licenceRequests.write') && hasHere('request-licences') && (
    <Button component={Link} to={here('request-licences')} leftSection={<IconShoppingCart size={19} aria-hidden />}>
      Request licences
    </Button>
  );
  return (
    <StockPage
      lead="Licences that this service can issue to its members."
      order={order || request || undefined}
      facts={all.data && <ServiceStockFacts rows={all.data} withPot={withPot} />}
      columns={serviceStockColumns({ withPot, movementHref, issuedHref })}
      list={list}
      query={query}
      filters={<LevelChips list={list} />}
      onExport={poolStockQuery(withPot)({ level, params: place, query: stockQuery }).download}
      rowMenu={(row) => <ServiceStockMenu row={row} />}
      emptyMessage="Licences appear here when they are moved to the pool of this service or issued to its members."
    />
  );
}
