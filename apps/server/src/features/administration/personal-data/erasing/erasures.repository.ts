import { sql } from 'kysely';
import type { LicenceId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { Erasure } from './erasure-list.ts';

export type Account = {
  id: UserId;
  first_name: string;
  last_name: string;
  email: string;
  username: string | null;
  registration_number: string | null;
  merged_into_id: number | null;
  erased_at: Date | null;
  is_site_admin: boolean;
};

/**
 * Locks the account and those merged into it, so that merges and issues wait. Locks the account itself first: a second
 * read then sees the result of a merge it has waited for.
 */
export async function lockAccounts(tx: Tx, userId: UserId): Promise<Account[]> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { rows } = await sql<Account>`
    select u.id, u.first_name, u.last_name, u.email, u.username, u.registration_number, u.merged_into_id, u.erased_at,
      exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin') as is_site_admin
    from users u where u.id = ${userId} or u.merged_into_id = ${userId} order by u.id for update of u`.execute(tx);
  return rows;
}

/** Lists the ids of the account and of those merged into it. */
export async function listAccountIds(db: Queries, userId: UserId): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`select u.id from users u
    where u.id = ${userId} or u.merged_into_id = ${userId} order by u.id`.execute(db);
  return rows.map((row) => row.id);
}

export async function listErasedIds(db: Queries, userId: UserId): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`select u.id from users u
    where (u.id = ${userId} or u.merged_into_id = ${userId}) and u.erased_at is not null order by u.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Marks people as erased. The database refuses this while any column still holds personal data. */
export async function markErased(tx: Tx, params: { userIds: readonly UserId[]; at: Date }): Promise<void> {
  await sql`update users set erased_at = coalesce(erased_at, ${params.at}), archived_at = coalesce(archived_at, ${params.at})
    where id = any(${[...params.userIds]}::bigint[])`.execute(tx);
  await sql`update group_members set archived_at = ${params.at}
    where user_id = any(${[...params.userIds]}::bigint[]) and archived_at is null`.execute(tx);
}

export type LiveLicence = { id: LicenceId; state: 'issued' | 'in_progress' };

export async function endLiveLicences(
  tx: Tx,
  params: { userIds: readonly UserId[]; at: Date },
): Promise<LiveLicence[]> {
  const { rows } = await sql<LiveLicence>`
    with live as (select l.id, l.state from licences l
      where l.user_id = any(${[...params.userIds]}::bigint[]) and l.state in ('issued', 'in_progress') order by l.id for update)
    update licences l set state = case live.state when 'issued' then 'reclaimed' else 'revoked' end, ended_at = ${params.at}
    from live where l.id = live.id returning l.id, live.state`.execute(tx);
  return rows.toSorted((a, b) => a.id - b.id);
}

/**
 * Records the files to delete, before the rows that name them are blanked or deleted. Deletes signed sheets of courses
 * whose last delegate is being erased, and ends exports with their certificates. Returns the number of files.
 */
export async function noteFiles(tx: Tx, userIds: readonly UserId[]): Promise<number> {
  const { numAffectedRows } = await sql`insert into erased_files (storage_key, user_id)
    select e.evidence_key, e.user_id from external_course_users e
    where e.user_id = any(${[...userIds]}::bigint[]) and e.evidence_key is not null
      and not exists (select from external_course_users o where o.evidence_key = e.evidence_key
        and o.user_id <> all(${[...userIds]}::bigint[]))
      and not exists (select from import_files f where f.storage_key = e.evidence_key)
    union all select s.storage_key, min(l.user_id) from paper_scans s join licences l on l.id = s.licence_id
    where l.user_id = any(${[...userIds]}::bigint[]) and not exists (select from paper_scans o
      join licences k on k.id = o.licence_id where o.storage_key = s.storage_key and k.user_id <> all(${[...userIds]}::bigint[]))
    group by s.storage_key on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n) + (await noteSheets(tx, userIds)) + (await noteExports(tx, userIds));
}

/**
 * Ends the exports that these people requested, and exports of other people that contain their certificates. A running
 * export then stores no file.
 */
async function noteExports(tx: Tx, userIds: readonly UserId[]): Promise<number> {
  const ids = [...userIds];
  const { rows } = await sql`
    with concerned as (select e.id, e.requested_by, e.storage_key from exports e
        where e.state in ('queued', 'running', 'done') and (e.requested_by = any(${ids}::bigint[])
          or exists (select from certificates c where c.user_id = any(${ids}::bigint[])
            and e.kind = 'certificates' and e.params -> 'ids' @> to_jsonb(c.id)))
        order by e.id for update),
      ended as (update exports e set state = 'deleted', storage_key = null, claimed_until = null
        from concerned where e.id = concerned.id)
    insert into erased_files (storage_key, user_id)
    select storage_key, ${ids[0]}::bigint from concerned where storage_key is not null on conflict do nothing
    returning storage_key`.execute(tx);
  return rows.length;
}

async function noteSheets(tx: Tx, userIds: readonly UserId[]): Promise<number> {
  const { rows } = await sql`
    with last as (select d.virtual_group_id, min(d.user_id) as user_id from virtual_group_delegates d
        where d.user_id = any(${[...userIds]}::bigint[]) and not exists (select from virtual_group_delegates o
          join users u on u.id = o.user_id where o.virtual_group_id = d.virtual_group_id and u.erased_at is null
            and o.user_id <> all(${[...userIds]}::bigint[]))
        group by d.virtual_group_id),
      gone as (delete from register_evidence e using virtual_group_sessions s, last
        where s.id = e.virtual_group_session_id and s.virtual_group_id = last.virtual_group_id
        returning e.storage_key, last.user_id)
    insert into erased_files (storage_key, user_id) select storage_key, user_id from gone on conflict do nothing
    returning storage_key`.execute(tx);
  return rows.length;
}

export async function listErasedFiles(tx: Tx, userIds: readonly UserId[]): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`select storage_key from erased_files
    where user_id = any(${[...userIds]}::bigint[]) order by 1`.execute(tx);
  return rows.map((row) => row.storage_key);
}

export async function forgetFile(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('erased_files').where('storage_key', '=', key).execute();
}

/** Takes no scope: the list of erasures covers the whole site. */
export async function listErasures(db: Queries): Promise<Erasure[]> {
  const { rows } = await sql<{ id: number; at: Date }>`select id, erased_at as at from users
    where erased_at is not null order by erased_at, id`.execute(db);
  return rows;
}

/** Person of the list of erasures: the account, the accounts of the list that belong to it, and the others. */
export type ToErase = { id: number; listed: number[]; others: number[] };

/**
 * Lists people who are erased by the list and not in the database, with the accounts that are merged into each of them.
 * An account that was created after the erasure belongs to somebody else: its number was given again after a restore.
 * Takes no scope: an operator repeats the erasures of the whole site after a restore.
 */
export async function listAccountsToErase(db: Queries, erasures: readonly Erasure[]): Promise<ToErase[]> {
  const ids = erasures.map(({ id }) => id);
  const moments = erasures.map(({ at }) => at.toISOString());
  const { rows } = await sql<ToErase>`
    with erased as (select e.user_id, max(e.at) as at
        from unnest(${ids}::bigint[], ${moments}::timestamptz[]) as e (user_id, at) group by e.user_id),
      named as (select u.id, coalesce(u.merged_into_id, u.id) as person_id from users u join erased e on e.user_id = u.id
        where u.erased_at is null and u.created_at <= e.at)
    select n.person_id as id, array_agg(n.id::int order by n.id) as listed,
      array(select o.id::int from users o where (o.id = n.person_id or o.merged_into_id = n.person_id) and o.erased_at is null
        and o.id not in (select id from named) order by o.id) as others
    from named n group by n.person_id order by n.person_id`.execute(db);
  return rows;
}

/**
 * Lists people erased since then, and people with a file that is not yet deleted.
 * Takes no scope: a daily job looks at the whole site.
 */
export async function listUnfinished(db: Queries, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from users where erased_at >= ${since}
    union select user_id from erased_files order by 1`.execute(db);
  return rows.map((row) => row.id);
}
