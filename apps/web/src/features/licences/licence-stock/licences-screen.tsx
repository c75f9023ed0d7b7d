import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import { useOrderWords } from '../ledger/index.ts';
import { useMovementLink } from './movements/movement-link.ts';
import { LevelChips, levelOf } from './parts/level-chips.tsx';
import { stockColumns } from './parts/stock-columns.tsx';
import { StockFacts } from './parts/stock-facts.tsx';
import { StockMenu } from './parts/stock-menu.tsx';
import { StockPage } from './parts/stock-page.tsx';
import { levelsQuery, stockQuery, totalsQuery } from './stock.queries.ts';
import { useKeyLinks } from './use-stock-key.ts';

/** Stock of an organisation: a row for each course and certificate length. */
export function LicencesScreen() {
  const { level, can } = useArea();
  const { groupId, here, hasHere } = usePlace();
  const { toKey } = useKeyLinks();
  const movementHref = useMovementLink();
  const list = useListState({ sort: 'title' });
  const query = { ...list.query, level: levelOf(list) };
  const rows = useQuery(levelsQuery(level, groupId, query));
  const totals = useQuery(totalsQuery(level, groupId, query));
  const words = useOrderWords();
  const order =
    hasHere('new-licence') && can('licences.purchase') ? (
      <Button component={Link} to={here('new-licence')} leftSection={<IconShoppingCart size={19} aria-hidden />}>
        {words.action}
      </Button>
    ) : undefined;
  return (
    <StockPage
      lead="Members need a licence before they can start a course."
      order={order}
      facts={totals.data && <StockFacts totals={totals.data} />}
      columns={stockColumns({ keyHref: (row) => toKey('licence-stock', row), movementHref })}
      list={list}
      query={rows}
      filters={<LevelChips list={list} />}
      onExport={stockQuery({ level, params: { groupId }, query }).download}
      rowMenu={(row) => <StockMenu row={row} />}
      emptyMessage="Licences are added to the general pot when they are bought."
    />
  );
}
