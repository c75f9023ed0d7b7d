import { stockLevelOf } from '@doselore/contract/ledger';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();

test('the database and the contract call the same stock low and empty', async () => {
  const rows = await server.rows<{ available: number; low_at: number; level: string }>(
    `select available, low_at, stock_level(available, low_at) as level
     from generate_series(-1, 12) available, generate_series(0, 10) low_at`,
  );
  expect(rows).toHaveLength(154);
  for (const { available, low_at: lowAt, level } of rows) expect(level).toBe(stockLevelOf({ available, lowAt }));
});

test('stock is low under 30 days of cover, and never where none was issued', async () => {
  const [row] = await server.rows<{ wrong: number; shown: number }>(
    `select count(*)::int as shown, count(*) filter (where (pool <= low_stock_at(null, issued))
       <> coalesce(pool * 90 / nullif(issued, 0) < 30, false))::int as wrong
     from generate_series(1, 60) pool, generate_series(0, 120) issued`,
  );
  expect(row).toEqual({ shown: 7260, wrong: 0 });
  expect(
    await server.rows(
      'select stock_level(5, low_stock_at(null, 0)) as bought, stock_level(8, low_stock_at(null, 45)) as issued, low_stock_at(7, 45) as set',
    ),
  ).toEqual([{ bought: 'ok', issued: 'low', set: 7 }]);
});
