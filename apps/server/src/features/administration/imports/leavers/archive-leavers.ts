import type { Actor } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { archiveLeavers as endMemberships } from '../../leaving/index.ts';
import { type SheetRow, saveVerdicts } from '../import-rows.repository.ts';
import type { ImportData } from '../imports.repository.ts';
import { placeOf } from '../listed-rows.ts';
import { canArchive, listLeavers } from './list-leavers.ts';

/**
 * Archives the leavers of a list who are members, if the admin chose it. Returns the number of archived members. Each
 * row of a leaver says whether the person was archived.
 */
export async function archiveLeavers(
  services: Services,
  tx: Tx,
  target: { actor: Actor; list: ImportData; rows: readonly SheetRow[] },
): Promise<number> {
  const { actor, list, rows } = target;
  if (list.answers.archiveLeavers !== true || !canArchive(list)) return 0;
  const leavers = await listLeavers({ db: tx, clock: services.clock }, list, rows);
  const userIds = [...new Set(leavers.flatMap(({ userId }) => (userId === undefined ? [] : [userId])))];
  if (userIds.length === 0) return 0;
  const result = await endMemberships(services, tx, { actor, place: placeOf(list), userIds });
  const reasons = new Map(result.failed.map(({ id, reason }) => [id, `Not archived: ${reason}`]));
  const verdicts = leavers.flatMap(({ number, why, userId }) => {
    if (userId === undefined) return [];
    const problems = [{ field: null, message: `${why}. ${reasons.get(userId) ?? 'Archived'}` }];
    return [{ number, status: 'skipped' as const, problems, changes: [] }];
  });
  await saveVerdicts(tx, list.id, verdicts);
  return result.done.length;
}
