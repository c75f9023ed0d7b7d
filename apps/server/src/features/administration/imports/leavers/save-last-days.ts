import { readAddress } from '@doselore/contract/imports';
import { today } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { saveLeavingDays } from '../../../people/members/leaving/index.ts';
import { listSheetRows } from '../import-rows.repository.ts';
import type { ImportData } from '../imports.repository.ts';
import { kindOf } from '../kinds.ts';
import { placeOf } from '../listed-rows.ts';
import { listKnownAddresses } from '../people-in-list.repository.ts';
import { valuesOf } from '../sheet.ts';
import { whySkipped } from '../skipped-rows.ts';
import { readLeaver } from './read-leaver.ts';

/**
 * Stores the last days that an imported list gives for members who have not left yet, and deletes those that it gives no
 * longer. A list without such a column changes nothing.
 */
export async function saveLastDays({ clock }: Pick<Services, 'clock'>, tx: Tx, list: ImportData): Promise<void> {
  if (!kindOf(list).addsPeople || !list.columns.includes('left_on')) return;
  const known = { answers: list.answers, today: today(clock) };
  const lastDays = new Map<string, string | null>();
  for (const row of await listSheetRows(tx, list.id)) {
    if (whySkipped(row) !== undefined) continue;
    const values = valuesOf(list.columns, row);
    const { gone, leaving = null, problems } = readLeaver(known, values);
    const email = readAddress(values.email ?? '').toLowerCase();
    if (email === '' || gone !== undefined || problems.length > 0) continue;
    lastDays.set(email, latest(lastDays.get(email), leaving));
  }
  const people = await listKnownAddresses(tx, { ...placeOf(list), emails: [...lastDays.keys()] });
  const here = people.filter(({ whereabouts }) => whereabouts === 'here');
  await saveLeavingDays(
    tx,
    placeOf(list).groupId,
    here.map(({ id, email }) => ({ user_id: id, leaves_on: lastDays.get(email.toLowerCase()) ?? null })),
  );
}

/** Later of the last days of two services. Somebody stays while one of them has none. */
function latest(before: string | null | undefined, day: string | null): string | null {
  if (before === undefined) return day;
  return before === null || day === null ? null : ([before, day].sort()[1] ?? null);
}
