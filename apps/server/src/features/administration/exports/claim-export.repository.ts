import type { ExportProblem } from '@doselore/contract/exports';
import { sql } from 'kysely';
import type { SubgroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Requested } from './exports.repository.ts';

/**
 * Export that a node works on. `attempt` distinguishes its claim from earlier and later claims. `course_subgroup_id` is
 * the service of its pharmacist-led course.
 */
export type ClaimedExport = Requested & {
  id: number;
  attempt: number;
  ids: number[];
  course_subgroup_id: SubgroupId | null;
};
type Claim = Pick<ClaimedExport, 'id' | 'attempt'>;

/**
 * Claims the export that has waited longest, for one node until `until`. Uses one statement, so that two nodes never
 * claim the same export. An export with an expired claim starts again from its first file.
 * Takes no scope: a worker makes the files of everybody.
 */
export async function claimExport(db: Queries, of: { now: Date; until: Date }): Promise<ClaimedExport | undefined> {
  const { rows } = await sql<ClaimedExport>`
    update exports set state = 'running', attempt = attempt + 1, claimed_until = ${of.until}, done = 0, failed = 0
    where id = (select id from exports
      where state = 'queued' or state = 'running' and claimed_until <= ${of.now}
      order by id limit 1 for update skip locked)
    returning id, attempt, requested_by, level, group_id, subgroup_id, virtual_group_id, params -> 'ids' as ids,
      (select v.subgroup_id from virtual_groups v where v.id = exports.virtual_group_id) as course_subgroup_id`.execute(
    db,
  );
  return rows[0];
}

type Counts = { done: number; failed: number };

/**
 * Stores progress and extends the claim. Returns false when the export was cancelled or deleted, or another node
 * claimed it.
 */
export async function saveProgress(
  db: Queries,
  { id, attempt }: Claim,
  { done, failed, until }: Counts & { until: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update exports set done = ${done}, failed = ${failed}, claimed_until = ${until}
    where id = ${id} and attempt = ${attempt} and state = 'running'`.execute(db);
  return numAffectedRows > 0n;
}

type Stored = Counts & { key: string; bytes: number; sha256: string; storedUntil: Date };

/** Stores the file of an export. Returns false when the claim is over, so that no row names the file. */
export async function saveFile(db: Queries, { id, attempt }: Claim, file: Stored): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update exports set state = 'done', claimed_until = null, done = ${file.done}, failed = ${file.failed},
      storage_key = ${file.key}, bytes = ${file.bytes}, sha256 = ${file.sha256}, keep_until = ${file.storedUntil}
    where id = ${id} and attempt = ${attempt} and state = 'running'`.execute(db);
  return numAffectedRows > 0n;
}

/** Ends an export without a file. Returns false when its claim was already over. */
export async function markFailed(db: Queries, { id, attempt }: Claim, problem: ExportProblem): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update exports set state = 'failed', problem = ${problem}, claimed_until = null
    where id = ${id} and attempt = ${attempt} and state = 'running'`.execute(db);
  return numAffectedRows > 0n;
}

/** Ends a claim, so that another node begins at once. */
export async function releaseClaim(db: Queries, { id, attempt }: Claim): Promise<void> {
  await sql`update exports set state = 'queued', claimed_until = null, attempt = attempt - 1
    where id = ${id} and attempt = ${attempt} and state = 'running'`.execute(db);
}
