import type { ProductType } from '@doselore/contract';
import type { AccountKind } from '@doselore/contract/ledger';
import type { GroupId } from '../../../platform/access/index.ts';

export type { AccountKind };

/** Purpose of a seat: one organisation, one product, one length of certificate (domain 2.1). */
export type LedgerKey = {
  groupId: GroupId;
  productType: ProductType;
  productId: number;
  certificateMonths: number;
};

/** Returns the columns of a ledger key. */
export const keyColumns = (key: LedgerKey) => ({
  group_id: key.groupId,
  product_type: key.productType,
  product_id: key.productId,
  certificate_months: key.certificateMonths,
});

type KeyRow = { group_id: GroupId; product_type: string; product_id: number; certificate_months: number };

/** Returns the ledger key of an account or a licence row. */
export const keyOf = (row: KeyRow): LedgerKey => ({
  groupId: row.group_id,
  productType: row.product_type === 'abstract_course' ? 'abstract_course' : 'abstract_paper_course',
  productId: row.product_id,
  certificateMonths: row.certificate_months,
});

/** `placeId` is the service of a POOL or the virtual group of a VGPOOL. */
export type Account = { kind: AccountKind; placeId?: number };

export type MovementKind =
  | 'purchase'
  | 'allocate'
  | 'return'
  | 'issue'
  | 'start'
  | 'reclaim'
  | 'delete'
  | 'adjust'
  | 'void'
  | 'months';

export type Route = { key: LedgerKey; from: Account; to: Account; toKey?: LedgerKey };
type MovementDetails = {
  kind: MovementKind;
  actorId: number;
  batchId: string;
  at: Date;
  reason?: string;
  orderId?: number;
  requestId?: number;
};

export type Move = Route & MovementDetails & { quantity: number; licenceId?: number };
/** Moves one seat for each licence. */
export type MoveEach = Route & MovementDetails & { licenceIds: readonly number[] };
