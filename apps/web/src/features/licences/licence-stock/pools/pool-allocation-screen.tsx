import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../../platform/area/index.ts';
import { usePlaceNames } from '../../../../platform/places/index.ts';
import { usePlace } from '../../../../platform/routes/index.ts';
import { formatMonths } from '../../../../ui/formats/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { stockOfKeyQuery } from '../stock.queries.ts';
import { useStockKey } from '../use-stock-key.ts';
import { PoolMoveWizard } from './pool-move-wizard.tsx';

/** Moves seats from the general pot to several pools, or back. Either all moves are made or none. */
export function PoolAllocationScreen() {
  const { level } = useArea();
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  const { key } = useStockKey();
  const query = useQuery(stockOfKeyQuery(level, groupId, key));
  const title = query.data?.title;
  return (
    <Page
      width="form"
      context={name}
      names={{ ...names, abstractCourseId: title, abstractPaperCourseId: title }}
      lead={title && `${title}, certificate: ${formatMonths(key.certificateMonths).toLowerCase()}.`}
    >
      <QueryView query={query} errorTitle="Licences not found">
        {(stock) => <PoolMoveWizard stock={stock} />}
      </QueryView>
    </Page>
  );
}
