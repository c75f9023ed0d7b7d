import type { MergeKind } from '@doselore/contract/merges';
import { sql } from 'kysely';
import { type LicenceId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { MergeId } from './merge-log.repository.ts';

type NewMerge = { kind: MergeKind; keepId: number; dropId: number; actorId: number; at: Date; undoUntil: Date };

export async function insertMerge(tx: Tx, merge: NewMerge): Promise<MergeId> {
  const { id } = await tx
    .insertInto('merges')
    .values({
      kind: merge.kind,
      keep_id: merge.keepId,
      drop_id: merge.dropId,
      merged_by: merge.actorId,
      merged_at: merge.at,
      undo_until: merge.undoUntil,
    })
    .returning('id')
    .$narrowType<{ id: MergeId }>()
    .executeTakeFirstOrThrow();
  return id;
}

export function lockMerge(tx: Tx, scope: Scope, mergeId: number) {
  return tx
    .selectFrom('merges')
    .selectAll()
    .$narrowType<{ id: MergeId }>()
    .where('id', '=', mergeId)
    .where(scopeWhere(scope, {}))
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(tx: Tx, params: { mergeId: number; actorId: number; at: Date }): Promise<void> {
  await tx
    .updateTable('merges')
    .set({ undone_by: params.actorId, undone_at: params.at })
    .where('id', '=', params.mergeId)
    .execute();
  await tx.deleteFrom('merge_changes').where('merge_id', '=', params.mergeId).execute();
}

/** Deletes the changes of merges that can no longer be undone. */
export async function deleteOldChanges(tx: Tx, now: Date): Promise<void> {
  await sql`delete from merge_changes c using merges m where m.id = c.merge_id and m.undo_until < ${now}`.execute(tx);
}

/** Returns true when one of the two has a later merge, which must be undone first. */
export async function hasLaterMerge(
  tx: Tx,
  params: { id: MergeId; kind: string; keep_id: number; drop_id: number },
): Promise<boolean> {
  const ids = [params.keep_id, params.drop_id];
  const later = await tx
    .selectFrom('merges')
    .select('id')
    .where('kind', '=', params.kind)
    .where('id', '>', params.id)
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('keep_id', 'in', ids), eb('drop_id', 'in', ids)]))
    .executeTakeFirst();
  return later !== undefined;
}

export type MergeData = {
  id: number;
  keep_id: number;
  drop_id: number;
  keep_name: string;
  drop_name: string;
  drop_address: string | null;
  /** True when one of the two people has been erased since. */
  is_erased: boolean;
  merged_by: string;
  merged_at: Date;
  undo_until: Date;
  undone_at: Date | null;
  undone_by: string | null;
};

/** Lists merges, the latest first. */
export async function listMergeRows(db: Queries, scope: Scope, kind: MergeKind): Promise<MergeData[]> {
  const names =
    kind === 'users'
      ? sql`k.first_name || ' ' || k.last_name as keep_name, d.first_name || ' ' || d.last_name as drop_name, d.email as drop_address,
        k.erased_at is not null or d.erased_at is not null as is_erased
        from merges m join users k on k.id = m.keep_id join users d on d.id = m.drop_id`
      : sql`k.name as keep_name, d.name as drop_name, null::text as drop_address, false as is_erased
        from merges m join groups k on k.id = m.keep_id join groups d on d.id = m.drop_id`;
  const { rows } = await sql<MergeData>`
    select m.id, m.keep_id, m.drop_id, m.merged_at, m.undo_until, m.undone_at,
      (select first_name || ' ' || last_name from users where id = m.merged_by) as merged_by,
      (select first_name || ' ' || last_name from users where id = m.undone_by) as undone_by, ${names}
    where m.kind = ${kind} and ${scopeWhere(scope, {})} order by m.id desc limit 50`.execute(db);
  return rows;
}

/** Lists the licences whose seats this merge returned. */
export async function listReclaimedIn(tx: Tx, mergeId: MergeId): Promise<LicenceId[]> {
  const { rows } = await sql<{ id: LicenceId }>`select (after->>'id')::bigint as id from merge_changes
    where merge_id = ${mergeId} and table_name = 'licences' and after->>'state' = 'reclaimed' order by 1`.execute(tx);
  return rows.map((row) => row.id);
}
