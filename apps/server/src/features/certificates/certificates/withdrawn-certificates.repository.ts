import type { WithdrawalReason } from '@doselore/contract/certificates';
import { sql } from 'kysely';
import type { CertificateId, GroupId, UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type Withdrawable = {
  id: CertificateId;
  user_id: UserId;
  group_id: GroupId;
  serial: string;
  title: string;
  holder: string;
  awarded_on: string;
  expires_on: string | null;
  state: 'valid' | 'superseded' | 'revoked';
  verify_code: string;
  email: string;
  first_name: string;
  is_erased: boolean;
};

/** Locks the holder of a certificate until commit, so that a concurrent issue runs before or after. */
export async function lockHolder(tx: Tx, certificateId: CertificateId): Promise<void> {
  await sql`select u.id from users u where u.id = (select user_id from certificates where id = ${certificateId})
    for no key update`.execute(tx);
}

export async function findWithdrawable(db: Queries, certificateId: CertificateId): Promise<Withdrawable | undefined> {
  const { rows } = await sql<Withdrawable>`
    select c.id, c.user_id, c.group_id, c.serial, c.title, c.holder_first_name || ' ' || c.holder_last_name as holder,
      c.awarded_on, c.expires_on, c.state, c.verify_code, u.email, u.first_name, u.erased_at is not null as is_erased
    from certificates c join users u on u.id = c.user_id where c.id = ${certificateId}`.execute(db);
  return rows[0];
}

export type Restorable = { id: CertificateId; serial: string; awarded_on: string; expires_on: string | null };

/**
 * Finds the certificate that becomes valid when this one is withdrawn: of the superseded ones of the same person,
 * product and organisation the one that expires last, in its newest revision. Undefined where another one is valid.
 */
export async function findRestorable(db: Queries, certificateId: CertificateId): Promise<Restorable | undefined> {
  const { rows } = await sql<Restorable>`
    with w as (select * from certificates where id = ${certificateId}),
    same as (select c.* from certificates c join w on c.user_id = w.user_id and c.product_type = w.product_type
      and c.product_id = w.product_id and c.group_id = w.group_id and (c.source, c.source_id) <> (w.source, w.source_id))
    select s.id, s.serial, s.awarded_on, s.expires_on from same s
    where s.state = 'superseded' and not exists (select from same v where v.state = 'valid')
      and not exists (select from same n where n.source = s.source and n.source_id = s.source_id and n.revision > s.revision)
    order by s.expires_on desc nulls first, s.awarded_on desc, s.id desc limit 1`.execute(db);
  return rows[0];
}

type Withdrawal = {
  certificateId: CertificateId;
  reason: WithdrawalReason;
  note: string;
  /** First day on which it does not count; null from its first day. */
  from: string | null;
  by: UserId;
  at: Date;
};

/** Withdraws every revision of a certificate, because an earlier one would count in its place. */
export async function revokeRevisions(tx: Tx, params: Withdrawal): Promise<void> {
  await sql`update certificates c set state = 'revoked', revoked_at = ${params.at},
      revoked_from = coalesce(${params.from}::date, c.awarded_on), revoked_by = ${params.by}, revoke_reason = ${params.reason},
      revoke_note = ${params.note}
    from certificates w where w.id = ${params.certificateId} and c.source = w.source and c.source_id = w.source_id
      and c.state <> 'revoked'`.execute(tx);
}

/** Makes a superseded certificate valid again, and names it as the replacement of what the withdrawn one replaced. */
export async function restoreCertificate(
  tx: Tx,
  params: { id: CertificateId; withdrawnId: CertificateId },
): Promise<void> {
  await sql`update certificates c set superseded_by_id = ${params.id}
    from certificates w join certificates r on r.source = w.source and r.source_id = w.source_id
    where w.id = ${params.withdrawnId} and c.superseded_by_id = r.id and c.state = 'superseded'`.execute(tx);
  await tx
    .updateTable('certificates')
    .set({ state: 'valid', superseded_by_id: null, superseded_at: null })
    .where('id', '=', params.id)
    .execute();
}
