import type { MovementsQuery } from '@doselore/contract/licence-stock';
import { StockGauge } from '../../../../ui/course/index.ts';
import { formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { coverText, StockLevelTag } from '../../ledger/index.ts';
import { useMovementLink } from '../movements/movement-link.ts';
import type { StockOfKey } from '../stock.queries.ts';
import { NumberLink } from './number-link.tsx';
import c from './stock.module.css';

type Cell = { label: string; value: number; account: MovementsQuery['account']; under: string };

function lasting(stock: { days: number | null; left: number }): string {
  if (stock.left === 0) return `${coverText(stock)}.`;
  return stock.days === null ? 'None issued in the last 90 days.' : `Lasts: ${coverText(stock).toLowerCase()}.`;
}

/**
 * Numbers of licences of one key in its pot, its pools, issued and used. Each links to the movements that add up to it.
 */
export function KeyFacts({ stock, cover }: { stock: StockOfKey; cover: number | null | undefined }) {
  const movementLink = useMovementLink();
  const left = stock.pot + stock.pools;
  const cells: Cell[] = [
    { label: 'In the general pot', value: stock.pot, account: 'POT', under: 'for every service' },
    { label: 'In pools', value: stock.pools, account: 'POOLS', under: 'set aside' },
    { label: 'Issued, not started', value: stock.held, account: 'HELD', under: 'can still be taken back' },
    { label: 'Used', value: stock.used, account: 'USED', under: 'started' },
    { label: 'Written off', value: stock.void, account: 'VOID', under: 'by a site admin' },
  ];
  return (
    <div className={`card ${c.key}`}>
      <div className={c.pot}>
        <div className={c.potHead}>
          <h2>Not issued yet</h2>
          <StockLevelTag level={stock.level} />
        </div>
        <StockGauge
          left={left}
          total={stock.bought}
          reorder={stock.low_at}
          label={`${stock.title}, ${formatMonths(stock.certificateMonths)}, not issued yet`}
        />
        <p className="muted">
          {stock.low_at > 0 && `Low at ${formatNumber(stock.low_at)}. `}
          {cover !== undefined && lasting({ days: cover, left })}{' '}
          <NumberLink value={stock.bought} to={movementLink(stock)} label="Total" /> in total.
        </p>
      </div>
      <dl className={c.numbers}>
        {cells.map(({ label, value, account, under }) => (
          <div key={label} className={c.fact}>
            <dt>{label}</dt>
            <dd>
              <b>
                <NumberLink value={value} to={movementLink(stock, { account })} label={label} />
              </b>
              <span>{under}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
