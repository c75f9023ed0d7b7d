import { AppError } from '@doselore/contract';
import { exportProblemTexts } from '@doselore/contract/exports';
import { findPrincipal, notFound, type Scope, scopeFor } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { findRefusal } from '../../people/members/index.ts';
import { type ExportData, listExportRows, placeOf, type Requested } from './exports.repository.ts';

const action = 'certificates.batch';

/** Returns whether the requester of an export has lost the right to it. Checks the level of the request. */
export async function isRefused(db: Queries, target: Requested): Promise<boolean> {
  const begun = { createdBy: target.requested_by, level: target.level, action, place: placeOf(target) } as const;
  return (await findRefusal(db, begun)) !== undefined;
}

/**
 * Returns the ids of the exports to which their requester has lost the right. All rows belong to one person. Checks
 * each level and place once, because pages poll the list.
 */
export async function listRefused(db: Queries, rows: readonly ExportData[]): Promise<Set<number>> {
  const accessByKey = new Map<string, Promise<boolean>>();
  const refused = new Set<number>();
  for (const row of rows) {
    const key = JSON.stringify([row.level, placeOf(row)]);
    const answer = accessByKey.get(key) ?? isRefused(db, row);
    accessByKey.set(key, answer);
    if (await answer) refused.add(row.id);
  }
  return refused;
}

/** Returns the present scope of the requester of an export. Undefined when they have lost the right. */
export async function findScope(db: Queries, target: Requested): Promise<Scope | undefined> {
  if (await isRefused(db, target)) return undefined;
  const principal = await findPrincipal(db, target.requested_by);
  return scopeFor(principal, { level: target.level, action, subgroupId: target.subgroup_id ?? undefined });
}

/** Finds an export of the scope. Throws 403 when its requester has lost the right to it. */
export async function findAllowed(db: Queries, scope: Scope, exportId: number): Promise<ExportData> {
  const [row] = await listExportRows(db, scope, { exportId, most: 1 });
  if (row === undefined) throw notFound();
  if (await isRefused(db, row)) throw new AppError('forbidden', exportProblemTexts.not_allowed);
  return row;
}
