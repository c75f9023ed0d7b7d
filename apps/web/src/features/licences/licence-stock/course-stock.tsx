import { listStock } from '@doselore/contract/licence-stock';
import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { roomLists } from '../../../platform/query-client/index.ts';
import { usePlace } from '../../../platform/routes/index.ts';
import { AsidePart } from '../../../ui/beside/index.ts';
import { formatMonths, formatNumber } from '../../../ui/formats/index.ts';
import { Card, Facts } from '../../../ui/layout/index.ts';
import { type Product, productKey } from '../ledger/index.ts';

const licences = roomLists('licences');

/**
 * Licences of a course in the stock of the organisation, by certificate length, in the aside of a form. Renders nothing
 * for people who may not read the stock.
 */
export function CourseStock({ product, title }: { product: Product; title: string }) {
  const { level, can } = useArea();
  const { groupId } = usePlace();
  const { data } = useQuery({
    ...licences.every(listStock, { level, params: { groupId }, query: { q: title, sort: 'title' } }),
    enabled: can('licences.stock'),
  });
  if (data === undefined) return null;
  const rows = data.filter((row) => productKey(row) === productKey(product));
  return (
    <AsidePart>
      <Card title="In stock">
        {rows.length === 0 ? (
          <p className="muted">No licences of {title} have been bought yet.</p>
        ) : (
          <Facts
            facts={rows.map(({ certificateMonths, pot, pools, held }) => ({
              label: formatMonths(certificateMonths),
              value: `${formatNumber(pot)} in the general pot, ${formatNumber(pools)} in pools, ${formatNumber(held)} issued and not started`,
            }))}
          />
        )}
      </Card>
    </AsidePart>
  );
}
