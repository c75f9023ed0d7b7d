import type { StockRow } from '@doselore/contract';
import { Button, Menu } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DataTable, FilterChip, useListState } from '../../ui/table/index.ts';
import { stockQuery } from './licences.queries.ts';
import { productKey } from './order-form.ts';
import { useOrderWords } from './order-words.ts';
import { stockColumns } from './parts/stock-columns.tsx';
import { StockFacts } from './parts/stock-facts.tsx';
import { useGroup } from './use-group.ts';

/** The stock of an organisation: one row for each course and certificate length. */
export function LicencesScreen() {
  const { level, to, has, can } = useArea();
  const { groupId, groupName } = useGroup();
  const list = useListState({ sort: 'title' });
  const isLow = list.filter('low') === '1';
  const query = useQuery(stockQuery(level, groupId, { ...list.query, level: isLow ? 'needed' : '' }));
  const words = useOrderWords();
  const hasAny = query.data !== undefined && (query.data.total > 0 || list.filtered);
  const canOrder = has('new-licence') && can('licences.purchase');
  const order = canOrder ? (
    <Button component={Link} to={to('new-licence')} leftSection={<IconShoppingCart size={19} aria-hidden />}>
      {words.action}
    </Button>
  ) : undefined;
  const again = (row: StockRow) =>
    `${to('new-licence')}?${new URLSearchParams({ course: productKey(row), months: `${row.certificateMonths}` })}`;
  return (
    <Page
      context={groupName}
      names={{ groupId: groupName }}
      lead="What has been bought and where it is. Members need a licence before they can start a course."
      actions={hasAny ? order : undefined}
    >
      {hasAny && <StockFacts totals={query.data.totals} />}
      <DataTable
        label={groupName === undefined ? 'Licences' : `Licences of ${groupName}`}
        what="licences"
        columns={stockColumns}
        list={list}
        query={query}
        rowKey={(row) => `${productKey(row)}-${row.certificateMonths}`}
        rowName={(row) => row.title}
        search={{ label: 'Search licences', placeholder: 'Course title' }}
        filters={
          <FilterChip on={isLow} onToggle={() => list.set({ low: isLow ? '' : '1' })}>
            Needs stock
          </FilterChip>
        }
        rowMenu={
          canOrder
            ? (row) => (
                <Menu.Item component={Link} to={again(row)} leftSection={<IconShoppingCart size={18} aria-hidden />}>
                  {words.again}
                </Menu.Item>
              )
            : undefined
        }
        empty={{
          title: 'No licences yet',
          message: 'Licences that are bought go into the general pot.',
          action: order,
        }}
      />
    </Page>
  );
}
