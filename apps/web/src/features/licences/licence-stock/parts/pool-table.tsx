import { terms } from '@doselore/contract';
import { PlainTable } from '../../../../ui/table/index.ts';
import { useMovementLink } from '../movements/movement-link.ts';
import type { StockOfKey } from '../stock.queries.ts';
import { NumberLink } from './number-link.tsx';

/** Pools of a key that have, or had, seats. */
export function PoolTable({ stock }: { stock: StockOfKey }) {
  const movementLink = useMovementLink();
  const opened = (pool: StockOfKey['pool_rows'][number]) =>
    movementLink(stock, { account: pool.kind, placeId: pool.place.id, placeName: pool.place.name });
  if (stock.pool_rows.length === 0)
    return (
      <p className="muted">
        No licences have been moved to a pool yet. Issue from the general pot, or move licences to a pool.
      </p>
    );
  return (
    <PlainTable label="Pools of this course">
      <thead>
        <tr>
          <th scope="col">
            {terms.subgroup.one} or {terms.virtualGroup.one.toLowerCase()}
          </th>
          <th scope="col" data-number>
            In its pool
          </th>
          <th scope="col" data-number>
            Issued from it, not started
          </th>
          <th scope="col" data-number>
            Used from it
          </th>
        </tr>
      </thead>
      <tbody>
        {stock.pool_rows.map((pool) => (
          <tr key={`${pool.kind}${pool.place.id}`}>
            <th scope="row">{pool.place.name}</th>
            <td data-number>
              <NumberLink value={pool.available} to={opened(pool)} label={`${pool.place.name}, in its pool`} />
            </td>
            <td data-number>
              <NumberLink
                value={pool.held}
                to={opened(pool)}
                label={`${pool.place.name}, issued from it and not started`}
              />
            </td>
            <td data-number>
              <NumberLink value={pool.used} to={opened(pool)} label={`${pool.place.name}, used from it`} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
