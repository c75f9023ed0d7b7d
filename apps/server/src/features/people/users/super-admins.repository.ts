import { sql } from 'kysely';
import { insertMissingAccounts } from '../../../platform/accounts/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type Person = { id: number; first_name: string; last_name: string; email: string };

type Admin = Person & { is_provisional: boolean; has_two_step: boolean; last_seen_at: Date | null };

/**
 * Lists site admins. Only those who are not provisional can confirm, or be the last one.
 * Takes no scope: site admins belong to no place; at least one must remain.
 */
export async function listAdmins(db: Queries): Promise<Admin[]> {
  const { rows } = await sql<Admin>`
    select u.id, u.first_name, u.last_name, u.email, u.state = 'provisional' as is_provisional,
      exists (select from second_steps t where t.user_id = u.id and t.confirmed_at is not null) as has_two_step,
      (select max(s.seen_at) from sessions s where s.user_id = u.id) as last_seen_at
    from user_roles r join users u on u.id = r.user_id
    where r.role = 'super_admin' and u.state in ('active', 'provisional')
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}

/** Takes no scope: site admins belong to no place; at least one must remain. */
export async function listProposals(
  db: Queries,
  now: Date,
): Promise<(Person & { proposed_by: string; expires_at: Date })[]> {
  const { rows } = await sql<Person & { proposed_by: string; expires_at: Date }>`
    select u.id, u.first_name, u.last_name, u.email, b.first_name || ' ' || b.last_name as proposed_by, p.expires_at
    from super_admin_proposals p join users u on u.id = p.user_id join users b on b.id = p.proposed_by
    where p.decided_at is null and p.expires_at > ${now} order by p.id desc`.execute(db);
  return rows;
}

/**
 * Finds the account of an address, or inserts one that is not yet activated.
 * Takes no scope: site admins belong to no place; at least one must remain.
 */
export async function ensureUser(db: Queries, person: Omit<Person, 'id'> & { now: Date }) {
  const { now, ...account } = person;
  await insertMissingAccounts(db, [account], now);
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email', 'state'])
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
}

type Proposal = { userId: number; proposedBy: number; keyHash: Buffer; now: Date; expiresAt: Date };

/** Closes the open proposal of a person. Returns false when there is none. `by` is empty where a new one replaces it. */
export async function closeProposal(db: Queries, params: { userId: number; by?: number; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('super_admin_proposals')
    .set({ decided_at: params.now, decided_by: params.by ?? null })
    .where('user_id', '=', params.userId)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Inserts a proposal. Closes an earlier open one for the same person. */
export async function insertProposal(db: Queries, params: Proposal): Promise<number> {
  await closeProposal(db, params);
  const { id } = await db
    .insertInto('super_admin_proposals')
    .values({
      user_id: params.userId,
      proposed_by: params.proposedBy,
      key_hash: params.keyHash,
      created_at: params.now,
      expires_at: params.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes no scope: site admins belong to no place; at least one must remain. */
export function findProposal(db: Queries, id: number) {
  return db
    .selectFrom('super_admin_proposals as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('users as b', 'b.id', 'p.proposed_by')
    .select([
      'p.id',
      'p.user_id',
      'p.proposed_by',
      'p.key_hash',
      'p.expires_at',
      'p.decided_at',
      'u.first_name',
      'u.last_name',
      'u.email',
      'b.first_name as by_first_name',
      'b.last_name as by_last_name',
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
}

/** Decides a proposal. Returns true only for the caller that decided it. */
export async function decideProposal(db: Queries, params: { id: number; by: number; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('super_admin_proposals')
    .set({ decided_at: params.now, decided_by: params.by })
    .where('id', '=', params.id)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Locks the site admins, so that two who remove or archive each other run one after the other.
 * Takes no scope: site admins belong to no place; at least one must remain.
 */
export async function lockAdminIds(db: Queries): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join user_roles r on r.user_id = u.id and r.role = 'super_admin'
    where u.state = 'active' order by u.id for update of u, r`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Returns whether somebody is a site admin, also with an account that is not yet activated.
 * Takes no scope: site admins belong to no place; at least one must remain.
 */
export async function hasSuperAdmin(db: Queries): Promise<boolean> {
  const { rows } = await sql`select from user_roles r join users u on u.id = r.user_id
    where r.role = 'super_admin' and u.state in ('active', 'provisional') limit 1`.execute(db);
  return rows.length > 0;
}
