import type { OrderRow } from '@doselore/contract/licence-orders';
import { Button, Menu } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, FilterChip, useListState } from '../../../ui/table/index.ts';
import { useOrderWords } from '../ledger/index.ts';
import { LicenceTabs } from '../licence-stock/index.ts';
import { ordersQuery } from './orders.queries.ts';
import { orderColumns } from './parts/order-columns.tsx';
import { VoidOrderDialogue } from './parts/void-order-dialogue.tsx';

/** Orders of an organisation, with the references by which invoices are found. */
export function OrdersScreen() {
  const { level, can } = useArea();
  const { groupId, here, hasHere } = usePlace();
  const { name, names } = usePlaceNames();
  const list = useListState({ sort: '-ordered' });
  const state = list.filter('state') === 'voided' ? 'voided' : '';
  const query = { ...list.query, state } as const;
  const words = useOrderWords();
  const [voiding, setVoiding] = useState<OrderRow>();
  const [isVoiding, setIsVoiding] = useState(false);
  const order = hasHere('new-licence') && can('licences.purchase') && (
    <Button component={Link} to={here('new-licence')} leftSection={<IconShoppingCart size={19} aria-hidden />}>
      {words.action}
    </Button>
  );
  const sheet = ordersQuery({ level, params: { groupId }, query });
  return (
    <Page
      context={name}
      names={names}
      lead={name && `Orders for ${name}, with their references.`}
      tabs={<LicenceTabs />}
      actions={order}
    >
      <DataTable
        label={name === undefined ? 'Orders' : `Orders of ${name}`}
        what="orders"
        columns={orderColumns}
        list={list}
        query={useQuery(sheet)}
        rowKey={(row) => row.id}
        rowName={(row) => `order ${row.id}`}
        search={{ label: 'Search orders', placeholder: 'Course, purchase order or transaction' }}
        filters={
          <FilterChip on={state === 'voided'} onToggle={() => list.set({ state: state === '' ? 'voided' : '' })}>
            Void
          </FilterChip>
        }
        onExport={sheet.download}
        rowMenu={
          can('licences.correct')
            ? (row) =>
                row.state === 'fulfilled' ? (
                  <Menu.Item
                    color="brick"
                    onClick={() => {
                      setVoiding(row);
                      setIsVoiding(true);
                    }}
                  >
                    Void order
                  </Menu.Item>
                ) : null
            : undefined
        }
        empty={{ title: 'No orders yet', message: 'Orders appear here with their references.' }}
      />
      {voiding && (
        <VoidOrderDialogue key={voiding.id} opened={isVoiding} order={voiding} onClose={() => setIsVoiding(false)} />
      )}
    </Page>
  );
}
