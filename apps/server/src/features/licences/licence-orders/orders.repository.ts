import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { keyOf, type LedgerKey } from '../ledger/index.ts';

export async function insertOrder(
  tx: Tx,
  order: LedgerKey & {
    quantity: number;
    transactionRef: string;
    poReference: string;
    directServiceOrder: number;
    licenceRequestId?: number | undefined;
    subgroupId?: number | undefined;
    virtualGroupId?: number | undefined;
    orderedBy: number;
    at: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('licence_orders')
    .values({
      group_id: order.groupId,
      product_type: order.productType,
      product_id: order.productId,
      certificate_months: order.certificateMonths,
      quantity: order.quantity,
      transaction_ref: order.transactionRef,
      po_reference: order.poReference,
      direct_service_order: order.directServiceOrder,
      licence_request_id: order.licenceRequestId ?? null,
      subgroup_id: order.subgroupId ?? null,
      virtual_group_id: order.virtualGroupId ?? null,
      ordered_by: order.orderedBy,
      ordered_at: order.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an order, and returns it with its ledger key and the pool that received its seats. */
export async function lockOrder(tx: Tx, params: { groupId: GroupId; orderId: number }) {
  const order = await tx
    .selectFrom('licence_orders')
    .selectAll()
    .$narrowType<{ group_id: GroupId }>()
    .where('id', '=', params.orderId)
    .where('group_id', '=', params.groupId)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return undefined;
  return { state: order.state, quantity: order.quantity, key: keyOf(order), to: destinationOf(order) };
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

/** Returns true for a virtual group of that organisation that is closed or cancelled. */
export async function hasEnded(db: Queries, groupId: GroupId, virtualGroupId: number): Promise<boolean> {
  const { rows } = await sql`select from virtual_groups where id = ${virtualGroupId} and group_id = ${groupId}
    and state in ('closed', 'cancelled')`.execute(db);
  return rows.length > 0;
}

/** Finds the product and the certificate months of a request. */
export async function findRequestedKey(db: Queries, params: { groupId: GroupId; requestId: number }) {
  const row = await db
    .selectFrom('licence_requests')
    .select(['product_type', 'product_id as productId', 'certificate_months as certificateMonths'])
    .where('id', '=', params.requestId)
    .where('group_id', '=', params.groupId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { product_type, ...key } = row;
  return { ...key, productType: product_type as ProductType };
}
