import type { ReactNode } from 'react';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { TabLine } from '../../../../ui/tab-line/index.ts';
import { DataTable, type DataTableProps } from '../../../../ui/table/index.ts';
import { productKey, type StockKey } from '../../ledger/index.ts';
import { LicenceTabs } from './licence-tabs.tsx';
import { TrainerLedOrder } from './trainer-led-order.tsx';

type Given<Row> = Pick<DataTableProps<Row>, 'columns' | 'list' | 'query' | 'filters' | 'onExport' | 'rowMenu'>;

type Props<Row> = Given<Row> & {
  lead: ReactNode;
  /** Numbers over all courses, shown when there are any. */
  facts: ReactNode;
  /** Button that orders or requests licences, or nothing. */
  order: ReactNode;
  /** Sentence of the empty state: how licences get here. */
  emptyMessage: string;
};

/** The page Licences of an organisation and of a service: tabs with the numbers beside them, buttons, then one row for each key. */
export function StockPage<Row extends StockKey & { title: string }>(props: Props<Row>) {
  const { lead, facts, order, emptyMessage, ...table } = props;
  const { name, names } = usePlaceNames();
  const { data } = table.query;
  const hasAny = data !== undefined && (data.total > 0 || table.list.filtered);
  return (
    <Page
      context={name}
      names={names}
      lead={lead}
      tabs={<TabLine tabs={<LicenceTabs />}>{hasAny && facts}</TabLine>}
      actions={
        hasAny && (
          <>
            <TrainerLedOrder />
            {order}
          </>
        )
      }
    >
      <DataTable
        {...table}
        label={name === undefined ? 'Licences' : `Licences of ${name}`}
        what="licences"
        rowKey={(row) => `${productKey(row)}-${row.certificateMonths}`}
        rowName={(row) => row.title}
        search={{ label: 'Search licences', placeholder: 'Course title' }}
        empty={{ title: 'No licences yet', message: emptyMessage, action: order }}
      />
    </Page>
  );
}
