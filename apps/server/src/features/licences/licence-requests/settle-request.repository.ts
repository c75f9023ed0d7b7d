import type { ProductType } from '@doselore/contract';
import type { LicenceRequestState } from '@doselore/contract/licence-requests';
import { sql } from 'kysely';
import type { GroupId } from '../../../platform/access/index.ts';
import { type Tx, titleOf } from '../../../platform/db/index.ts';

export type OpenRequest = {
  id: number;
  group_id: number;
  subgroup_id: number | null;
  virtual_group_id: number | null;
  product_type: ProductType;
  product_id: number;
  certificate_months: number;
  quantity: number;
  fulfilled_quantity: number;
  state: LicenceRequestState;
  requested_by: number;
  title: string;
};

export async function lockRequest(
  tx: Tx,
  params: { groupId: GroupId; requestId: number },
): Promise<OpenRequest | undefined> {
  const { rows } = await sql<OpenRequest>`
    select r.id, r.group_id, r.subgroup_id, r.virtual_group_id, r.product_type, r.product_id, r.certificate_months,
      r.quantity, r.fulfilled_quantity, r.state, r.requested_by, ${titleOf('r')} as title
    from licence_requests r where r.id = ${params.requestId} and r.group_id = ${params.groupId} for update of r`.execute(
    tx,
  );
  return rows[0];
}

export async function saveFulfilment(
  tx: Tx,
  params: { id: number; fulfilled: number; state: LicenceRequestState; decidedBy: number; at: Date; note: string },
): Promise<void> {
  await tx
    .updateTable('licence_requests')
    .set({
      fulfilled_quantity: params.fulfilled,
      state: params.state,
      decided_by: params.decidedBy,
      decided_at: params.at,
      decision_note: params.note,
    })
    .where('id', '=', params.id)
    .execute();
}
