import type { Level } from '@doselore/contract';
import type { ExportProblem, ExportState, exportKinds } from '@doselore/contract/exports';
import { sql } from 'kysely';
import {
  type CheckedPlace,
  type GroupId,
  type Scope,
  type SubgroupId,
  scopeWhere,
  type UserId,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** Place of an export: an organisation, one of its services, or a pharmacist-led course. */
export type ExportPlace = CheckedPlace | { virtualGroupId: VirtualGroupId };

/** Requester, level and place of an export. */
export type Requested = {
  requested_by: UserId;
  level: Level;
  group_id: GroupId;
  subgroup_id: SubgroupId | null;
  virtual_group_id: VirtualGroupId | null;
};

export function placeOf({ group_id: groupId, subgroup_id, virtual_group_id }: Requested): ExportPlace {
  if (virtual_group_id !== null) return { virtualGroupId: virtual_group_id };
  return { groupId, ...(subgroup_id !== null && { subgroupId: subgroup_id }) };
}

export type ExportData = Requested & {
  id: number;
  kind: (typeof exportKinds)[number];
  state: ExportState;
  problem: ExportProblem | null;
  requested_at: Date;
  group_name: string;
  subgroup_name: string | null;
  virtual_group_title: string | null;
  total: number;
  done: number;
  failed: number;
  storage_key: string | null;
  bytes: number | null;
  keep_until: Date | null;
};

/** Lists the newest exports of the scope, newest first. */
export async function listExportRows(
  db: Queries,
  scope: Scope,
  { exportId = null, most }: { exportId?: number | null; most: number },
): Promise<ExportData[]> {
  const { rows } = await sql<ExportData>`
    select e.id, e.kind, e.state, e.problem, e.requested_by, e.requested_at, e.level, e.group_id, g.name as group_name,
      e.subgroup_id, s.name as subgroup_name, e.virtual_group_id, v.title as virtual_group_title, e.total, e.done,
      e.failed, e.storage_key, e.bytes, e.keep_until
    from exports e join groups g on g.id = e.group_id left join subgroups s on s.id = e.subgroup_id
    left join virtual_groups v on v.id = e.virtual_group_id
    where ${scopeWhere(scope, { owner: sql.ref('e.requested_by') })} and (${exportId}::bigint is null or e.id = ${exportId})
    order by e.id desc limit ${most}`.execute(db);
  return rows;
}

/**
 * Locks a person until commit and counts their waiting and running exports. With the lock, two concurrent starts cannot
 * exceed the limit.
 */
export async function countUnderWay(tx: Tx, userId: UserId): Promise<number> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await tx
    .selectFrom('exports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('requested_by', '=', userId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

type NewExport = { place: ExportPlace; level: Level; requestedBy: UserId; at: Date; ids: readonly number[] };

/** Inserts an export of certificates. Returns its id and its organisation. */
export async function insertExport(
  tx: Tx,
  { place, level, requestedBy, at, ids }: NewExport,
): Promise<{ id: number; group_id: number }> {
  const session = 'virtualGroupId' in place ? place.virtualGroupId : null;
  const { groupId = null, subgroupId = null } = 'virtualGroupId' in place ? {} : place;
  const params = JSON.stringify({ ids });
  const { rows } = await sql<{ id: number; group_id: number }>`
    insert into exports (kind, requested_by, requested_at, level, group_id, subgroup_id, virtual_group_id, params, total)
    values ('certificates', ${requestedBy}, ${at}, ${level},
      coalesce(${groupId}::bigint, (select v.group_id from virtual_groups v where v.id = ${session})),
      ${subgroupId}, ${session}, ${params}, ${ids.length}) returning id, group_id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The export was not inserted');
  return row;
}

/**
 * Cancels a waiting or running export of the scope. Returns its organisation, or undefined when the export has ended.
 */
export async function markCancelled(tx: Tx, scope: Scope, exportId: number): Promise<{ group_id: number } | undefined> {
  const { rows } = await sql<{ group_id: number }>`
    update exports e set state = 'cancelled', claimed_until = null
    where e.id = ${exportId} and ${scopeWhere(scope, { owner: sql.ref('e.requested_by') })}
      and e.state in ('queued', 'running') returning e.group_id`.execute(tx);
  return rows[0];
}

/**
 * Marks exports as deleted after their retention time. Their rows no longer name a file, so the nightly check removes
 * it.
 */
export async function markExpired(tx: Tx, now: Date): Promise<void> {
  await sql`update exports set state = 'deleted', storage_key = null where state = 'done' and keep_until <= ${now}`.execute(
    tx,
  );
}
