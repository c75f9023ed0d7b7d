import type { ProductType } from '@doselore/contract/licences';
import type { Queries, Tx } from '../../platform/db/index.ts';

/** An order with its key and where its seats went, locked. */
export async function lockOrder(tx: Tx, of: { groupId: number; orderId: number }) {
  const order = await tx
    .selectFrom('licence_orders')
    .selectAll()
    .where('id', '=', of.orderId)
    .where('group_id', '=', of.groupId)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return undefined;
  const key = {
    groupId: order.group_id,
    productType: order.product_type as ProductType,
    productId: order.product_id,
    certificateMonths: order.certificate_months,
  };
  return { state: order.state, quantity: order.quantity, key, to: destinationOf(order) };
}

type Order = { virtual_group_id: number | null; direct_service_order: number; subgroup_id: number | null };

function destinationOf(order: Order) {
  if (order.virtual_group_id !== null) return { kind: 'VGPOOL', placeId: order.virtual_group_id } as const;
  if (order.direct_service_order === 1 && order.subgroup_id !== null)
    return { kind: 'POOL', placeId: order.subgroup_id } as const;
  return { kind: 'POT' } as const;
}

export async function markVoided(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('licence_orders').set({ state: 'voided' }).where('id', '=', orderId).execute();
}

/** What is on sale, of both kinds. */
export async function listProducts(db: Queries) {
  const of = (table: 'abstract_courses' | 'abstract_paper_courses') =>
    db.selectFrom(table).select(['id', 'title', 'default_months']).where('archived_at', 'is', null);
  const [courses, paper] = await Promise.all([
    of('abstract_courses').execute(),
    of('abstract_paper_courses').execute(),
  ]);
  return [
    ...courses.map((row) => ({ ...row, product_type: 'abstract_course' as const })),
    ...paper.map((row) => ({ ...row, product_type: 'abstract_paper_course' as const })),
  ].sort((a, b) => a.title.localeCompare(b.title));
}
