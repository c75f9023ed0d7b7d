import type { ExportProblem } from '@doselore/contract/exports';
import { sql } from 'kysely';
import type { SubgroupId } from '../../../platform/access/index.ts';
import { type Claim, type ClaimedWork, changeClaimed, extendClaim } from '../../../platform/claims/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Requested } from './exports.repository.ts';

/** Exports as work that nodes claim. An export with an expired claim starts again from its first file. */
export const exportWork: ClaimedWork = {
  table: 'exports',
  until: 'claimed_until',
  tries: 'attempt',
  token: { column: 'attempt', isTries: true },
  open: sql`state in ('queued', 'running')`,
  due: (now) => sql`(state = 'queued' or state = 'running' and claimed_until <= ${now})`,
  claimed: sql`state = 'running'`,
  order: sql`id`,
  begin: sql`state = 'running', done = 0, failed = 0`,
  free: () => sql`state = 'queued', claimed_until = null`,
};

/** Export that a node works on. `course_subgroup_id` is the service of its pharmacist-led course. */
export type ClaimedExport = Requested & { id: number; ids: number[]; course_subgroup_id: SubgroupId | null };

/**
 * Finds a running export. Undefined when it was cancelled or deleted.
 * Takes no scope: a worker makes the files of everybody.
 */
export async function findRunning(db: Queries, id: number): Promise<ClaimedExport | undefined> {
  const { rows } = await sql<ClaimedExport>`
    select id, requested_by, level, group_id, subgroup_id, virtual_group_id, params -> 'ids' as ids,
      (select v.subgroup_id from virtual_groups v where v.id = exports.virtual_group_id) as course_subgroup_id
    from exports where id = ${id} and state = 'running'`.execute(db);
  return rows[0];
}

type Counts = { done: number; failed: number };

/**
 * Stores progress and extends the claim. Returns false when the export was cancelled or deleted, or another node
 * claimed it.
 * Takes no scope: a worker makes the files of everybody.
 */
export const saveProgress = (
  db: Queries,
  claim: Claim,
  { done, failed, until }: Counts & { until: Date },
): Promise<boolean> => extendClaim(db, exportWork, claim, { until, changes: sql`done = ${done}, failed = ${failed}` });

type Stored = Counts & { key: string; bytes: number; sha256: string; storedUntil: Date };

/**
 * Stores the file of an export. Returns false when the claim is over, so that no row names the file.
 * Takes no scope: a worker makes the files of everybody.
 */
export const saveFile = (db: Queries, claim: Claim, file: Stored): Promise<boolean> =>
  changeClaimed(
    db,
    exportWork,
    claim,
    sql`state = 'done', claimed_until = null, done = ${file.done}, failed = ${file.failed},
      storage_key = ${file.key}, bytes = ${file.bytes}, sha256 = ${file.sha256}, keep_until = ${file.storedUntil}`,
  );

/**
 * Ends an export without a file. Returns false when its claim was already over.
 * Takes no scope: a worker makes the files of everybody.
 */
export const markFailed = (db: Queries, claim: Claim, problem: ExportProblem): Promise<boolean> =>
  changeClaimed(db, exportWork, claim, sql`state = 'failed', problem = ${problem}, claimed_until = null`);
