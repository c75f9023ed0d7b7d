import type { SavedView } from '@doselore/contract/saved-views';
import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

type View = { userId: UserId; page: string; name: string; search: string; at: Date };

export async function listViews(db: Queries, scope: Scope, page: string): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`select v.id, v.name, v.search from saved_views v
    where v.page = ${page} and ${scopeWhere(scope, { owner: sql.ref('v.user_id') })} order by lower(v.name), v.id`.execute(
    db,
  );
  return rows;
}

/** Locks a person until commit, and counts their views, so that two saves at once cannot pass the limit. */
export async function countViews(tx: Tx, userId: UserId): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the view of this list with this name. Case does not matter. */
export async function deleteNamed(tx: Tx, { userId, page, name }: Omit<View, 'search' | 'at'>): Promise<void> {
  await sql`delete from saved_views where user_id = ${userId} and page = ${page} and lower(name) = lower(${name})`.execute(
    tx,
  );
}

export async function insertView(tx: Tx, { userId, at, ...view }: View): Promise<number> {
  const { id } = await tx
    .insertInto('saved_views')
    .values({ ...view, user_id: userId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a view of the scope. Returns false when there is none. */
export async function removeView(db: Queries, scope: Scope, viewId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from saved_views v
    where v.id = ${viewId} and ${scopeWhere(scope, { owner: sql.ref('v.user_id') })}`.execute(db);
  return numAffectedRows > 0n;
}
