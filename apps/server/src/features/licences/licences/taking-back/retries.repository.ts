import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { GroupId, LicenceId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { HeldLicence } from './take-back.repository.ts';

/** SQL over `licences l`: the person has no later licence for this course, except reclaimed ones. */
export const isLatest: RawBuilder<SqlBool> = sql<SqlBool>`not exists (select from licences r where r.user_id = l.user_id
  and r.group_id = l.group_id and r.product_type = l.product_type and r.product_id = l.product_id
  and r.id > l.id and r.state <> 'reclaimed')`;

export async function isLatestLicence(db: Queries, id: LicenceId): Promise<boolean> {
  const { rows } = await sql<{ is_latest: boolean }>`select ${isLatest} as is_latest from licences l
    where l.id = ${id}`.execute(db);
  return rows[0]?.is_latest ?? false;
}

/** Hides a licence from then on. The ledger keeps its movements. */
export async function hideLicence(tx: Tx, params: { id: number; at: Date; note: string }): Promise<void> {
  await tx
    .updateTable('licences')
    .set({
      deleted_at: params.at,
      state: 'reclaimed',
      ended_at: params.at,
      end_reason: 'deleted',
      end_note: params.note,
    })
    .where('id', '=', params.id)
    .execute();
}

/** Counts the free retries of the first licence of a chain, including retries of its retries. */
export async function countRetries(tx: Tx, rootId: LicenceId): Promise<number> {
  const row = await tx
    .selectFrom('licences')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('root_licence_id', '=', rootId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function insertRetry(
  tx: Tx,
  params: { licence: HeldLicence; rootId: number; reason: string; issuedBy: number; at: Date },
): Promise<number> {
  const { licence } = params;
  const { id } = await tx
    .insertInto('licences')
    .values({
      group_id: licence.group_id,
      product_type: licence.product_type,
      product_id: licence.product_id,
      certificate_months: licence.certificate_months,
      user_id: licence.user_id,
      subgroup_id: licence.subgroup_id,
      virtual_group_id: sql<number | null>`(select id from virtual_groups where id = ${licence.virtual_group_id}
        and state not in ('closed', 'cancelled'))`,
      source_account_id: licence.source_account_id,
      issued_by: params.issuedBy,
      issued_at: params.at,
      root_licence_id: params.rootId,
      is_free_retry: true,
      retry_reason: params.reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an account until commit, so that no merge changes it, and returns whether it is a current member. */
export async function lockMember(tx: Tx, params: { groupId: GroupId; userId: number }): Promise<boolean> {
  await sql`select from users where id = ${params.userId} for key share`.execute(tx);
  const { rows } = await sql`select from users u
    join group_members m on m.user_id = u.id and m.group_id = ${params.groupId} and m.archived_at is null
    where u.id = ${params.userId} and u.merged_into_id is null and u.archived_at is null and u.state <> 'disabled'`.execute(
    tx,
  );
  return rows.length > 0;
}
