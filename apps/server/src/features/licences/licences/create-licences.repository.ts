import { sql } from 'kysely';
import type { CheckedPlace, LicenceId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { LedgerKey } from '../ledger/index.ts';

export type NewLicences = {
  key: LedgerKey;
  /** The service or virtual group for which they are issued. */
  place: CheckedPlace & { virtualGroupId?: VirtualGroupId | undefined };
  userIds: readonly number[];
  /** Account that the seats come from, and to which a take-back may return them. */
  sourceAccountId: number;
  actorId: number;
  at: Date;
};

export async function insertLicences(tx: Tx, params: NewLicences): Promise<LicenceId[]> {
  const { key, place } = params;
  const { rows } = await sql<{ id: LicenceId }>`
    insert into licences (group_id, product_type, product_id, certificate_months, user_id, subgroup_id, virtual_group_id,
      source_account_id, issued_by, issued_at, is_new, mail_due)
    select ${key.groupId}, ${key.productType}, ${key.productId}, ${key.certificateMonths}, w.id,
      ${place.subgroupId ?? null}::bigint, ${place.virtualGroupId ?? null}::bigint, ${params.sourceAccountId},
      ${params.actorId}, ${params.at}::timestamptz, true, true
    from unnest(${[...params.userIds]}::bigint[]) with ordinality w (id, n) order by w.n
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
