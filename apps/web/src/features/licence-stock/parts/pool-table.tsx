import { terms } from '@doselore/contract';
import { useMovementLink } from '../movement-link.ts';
import type { StockOfKey } from '../stock.queries.ts';
import { NumberLink } from './number-link.tsx';
import c from './stock.module.css';

/** Each pool of a key that has, or had, something in it. */
export function PoolTable({ stock }: { stock: StockOfKey }) {
  const movementLink = useMovementLink();
  const opened = (pool: StockOfKey['pool_rows'][number]) =>
    movementLink(stock, { account: pool.kind, placeId: pool.place.id, placeName: pool.place.name });
  if (stock.pool_rows.length === 0)
    return <p className="muted">Nothing has been moved to a pool yet. All of it is issued from the general pot.</p>;
  return (
    <div className={c.scroll}>
      <table className={c.table}>
        <thead>
          <tr>
            <th scope="col">
              {terms.subgroup.one} or {terms.virtualGroup.one.toLowerCase()}
            </th>
            <th scope="col" className={c.number}>
              In its pool
            </th>
            <th scope="col" className={c.number}>
              Issued, not started
            </th>
            <th scope="col" className={c.number}>
              Used
            </th>
          </tr>
        </thead>
        <tbody>
          {stock.pool_rows.map((pool) => (
            <tr key={`${pool.kind}${pool.place.id}`}>
              <th scope="row">{pool.place.name}</th>
              <td className={c.number}>
                <NumberLink value={pool.available} to={opened(pool)} label={`${pool.place.name}, in its pool`} />
              </td>
              <td className={c.number}>
                <NumberLink value={pool.held} to={opened(pool)} label={`${pool.place.name}, issued and not started`} />
              </td>
              <td className={c.number}>
                <NumberLink value={pool.used} to={opened(pool)} label={`${pool.place.name}, used`} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
