import type { StockRow } from '@doselore/contract/licence-stock';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../../../ui/states/index.ts';
import { allStockQuery } from '../stock.queries.ts';

type Props = { lead: string; children: (stock: readonly StockRow[], placeName: string | undefined) => ReactNode };

/** Page about the general pot of an organisation. Its content is shown once the stock is loaded. */
export function CorrectionPage({ lead, children }: Props) {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  return (
    <Page width="form" context={name} names={names} lead={lead}>
      <QueryView query={useQuery(allStockQuery(level, groupId))}>
        {(stock) =>
          stock.length === 0 ? (
            <EmptyPanel title="No licences yet" message="Buy licences first, then you can correct their number." />
          ) : (
            children(stock, name)
          )
        }
      </QueryView>
    </Page>
  );
}
