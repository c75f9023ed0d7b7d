import type { DashboardFacts } from '@doselore/contract/dashboards';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { summariseStock } from '../../licences/licence-stock/index.ts';
import type { ExpiriesData, ListsData, NumbersData } from './dashboards.report.ts';

type Stock = Awaited<ReturnType<typeof summariseStock>>;
export type Figures = {
  countedAt: Date;
  numbers: NumbersData & ExpiriesData & Stock['numbers'] & Pick<DashboardFacts, 'overdue_bookings'>;
  lists: ListsData & { low_stock: Stock['lowest'] };
};

export async function findSiteFigures(db: Queries, since: Date): Promise<Figures | undefined> {
  const row = await db
    .selectFrom('site_figures')
    .select(['counted_at as countedAt', 'numbers', 'lists'])
    .where('counted_at', '>=', since)
    .executeTakeFirst();
  return row as Figures | undefined;
}

export async function saveSiteFigures(tx: Tx, { countedAt, numbers, lists }: Figures): Promise<void> {
  const values = { counted_at: countedAt, numbers: JSON.stringify(numbers), lists: JSON.stringify(lists) };
  await tx
    .insertInto('site_figures')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}
