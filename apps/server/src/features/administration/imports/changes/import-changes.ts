import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { changePerson } from '../../../people/members/index.ts';
import type { JudgedRow, RowVerdict } from '../import-rows.repository.ts';
import type { ListedRows } from '../list-kind.ts';
import { checkEditRows, listUnreviewed, lockPeopleOfRows } from './check-edit-rows.ts';

/**
 * Makes only the changes that the check has shown. A row whose member has changed since is left out, with the reason.
 */
export async function importChanges(services: Services, tx: Tx, listed: ListedRows<JudgedRow>): Promise<RowVerdict[]> {
  const { list, place, actor, rows } = listed;
  await lockPeopleOfRows(tx, { place, columns: list.columns }, rows);
  const checked = await checkEditRows(tx, listed);
  const shown = new Map(rows.map(({ number, changes }) => [number, changes]));
  const verdicts: RowVerdict[] = [];
  for (const { userId, change, ...verdict } of checked) {
    const problems = listUnreviewed(shown.get(verdict.number) ?? [], verdict.changes);
    if (problems.length > 0) {
      verdicts.push({ ...verdict, status: 'failed', problems });
      continue;
    }
    const isReady = userId !== undefined && change !== undefined;
    if (isReady) await changePerson(services, tx, { actor, place, userId, change });
    verdicts.push(isReady ? { ...verdict, status: 'done' } : verdict);
  }
  return verdicts;
}
