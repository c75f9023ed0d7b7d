import type { StoredRecord } from '@doselore/contract';
import { type VideoProvider, videoAccountFields } from '@doselore/contract/video-meetings';
import { sql } from 'kysely';
import { columnsOf, type Queries, type Tx } from '../../../../platform/db/index.ts';

const columns = columnsOf(videoAccountFields, 'a');

/** Fields of an account that a form changes. */
export type AccountFields = StoredRecord<typeof videoAccountFields>;

export type AccountData = AccountFields & {
  id: number;
  provider: VideoProvider;
  secret_set_at: Date | null;
  last_checked_at: Date | null;
  last_error: string | null;
  is_archived: boolean;
  upcoming: number;
};

/**
 * Lists all accounts, those in use first. `londonNow` is what a clock in London shows now.
 * Takes no scope: accounts for video meetings are for site admins only.
 */
export async function listAccountRows(db: Queries, londonNow: Date): Promise<AccountData[]> {
  const { rows } = await sql<AccountData>`
    select a.id, ${columns}, a.provider, a.secret_set_at,
      a.last_checked_at, a.last_error, a.archived_at is not null as is_archived,
      (select count(*)::int from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
        where v.video_account_id = a.id and v.state = 'scheduled' and s.training_end > ${londonNow}) as upcoming
    from video_accounts a order by a.archived_at is not null, lower(a.name), a.id`.execute(db);
  return rows;
}

export type LockedAccount = AccountFields & { provider: VideoProvider; has_secret: boolean; is_archived: boolean };

/** Locks an account until commit. Undefined when it does not exist. */
export async function lockAccount(tx: Tx, accountId: number): Promise<LockedAccount | undefined> {
  const { rows } = await sql<LockedAccount>`
    select ${columns}, provider, sealed_secret is not null as has_secret, archived_at is not null as is_archived
    from video_accounts a where id = ${accountId} for update`.execute(tx);
  return rows[0];
}

export type SealedAccount = AccountFields & { id: number; provider: VideoProvider; sealed_secret: string | null };

/** Returns an account with its sealed secret, for a call to its service. */
export async function findSealedAccount(db: Queries, accountId: number): Promise<SealedAccount | undefined> {
  const { rows } = await sql<SealedAccount>`
    select id, ${columns}, provider, sealed_secret from video_accounts a
    where id = ${accountId}`.execute(db);
  return rows[0];
}

/** Returns whether an account in use has this id. Holds it until commit, so that nobody archives it. */
export async function isAccountOpen(tx: Tx, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from video_accounts
    where id = ${accountId} and archived_at is null for share`.execute(tx);
  return rows.length > 0;
}

/**
 * Lists the titles of courses that have not ended and use an account, the next first.
 * Takes no scope: accounts for video meetings are for site admins only.
 */
export async function listCoursesWith(
  db: Queries,
  valuesOf: { accountId: number; londonNow: Date },
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`select title from virtual_groups
    where video_account_id = ${valuesOf.accountId} and state not in ('closed', 'cancelled')
      and coalesce(training_end > ${valuesOf.londonNow}, true)
    order by training_start, id`.execute(db);
  return rows.map(({ title }) => title);
}

export async function insertAccount(
  tx: Tx,
  { now, ...account }: AccountFields & { provider: VideoProvider; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('video_accounts')
    .values({ ...account, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAccount(tx: Tx, accountId: number, fields: AccountFields): Promise<void> {
  await tx.updateTable('video_accounts').set(fields).where('id', '=', accountId).execute();
}

export async function saveSealedSecret(
  tx: Tx,
  valuesOf: { accountId: number; sealed: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('video_accounts')
    .set({ sealed_secret: valuesOf.sealed, secret_set_at: valuesOf.now })
    .where('id', '=', valuesOf.accountId)
    .execute();
}

export async function saveCheck(
  tx: Tx,
  valuesOf: { accountId: number; error: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('video_accounts')
    .set({ last_checked_at: valuesOf.now, last_error: valuesOf.error })
    .where('id', '=', valuesOf.accountId)
    .execute();
}

export async function updateAccountList(
  tx: Tx,
  valuesOf: { accountId: number; archivedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('video_accounts')
    .set({ archived_at: valuesOf.archivedAt })
    .where('id', '=', valuesOf.accountId)
    .execute();
}
