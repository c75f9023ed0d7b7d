import { mayUnder } from '@doselore/contract';
import { type ImportQuestions, readAddress } from '@doselore/contract/imports';
import type { UserId } from '../../../../platform/access/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import type { SheetRow } from '../import-rows.repository.ts';
import type { ImportData } from '../imports.repository.ts';
import { kindOf } from '../kinds.ts';
import { placeOf } from '../listed-rows.ts';
import { listKnownAddresses } from '../people-in-list.repository.ts';
import { valuesOf } from '../sheet.ts';
import { whySkipped } from '../skipped-rows.ts';
import { readLeaver } from './read-leaver.ts';

/** Row of a leaver, with the member whom it names. */
type Leaver = { number: number; why: string; userId: UserId | undefined };

/** Returns whether a list can archive members: it is about the whole organisation, and its level may archive them. */
export const canArchive = (list: ImportData): boolean =>
  kindOf(list).addsPeople && list.subgroup_id === null && mayUnder(list.level, 'members.archive');

/** Lists the leavers. Somebody is a leaver when every row about the person says so. */
export async function listLeavers(
  { db, clock }: Pick<Services, 'clock'> & { db: Queries },
  list: ImportData,
  rows: readonly SheetRow[],
): Promise<Leaver[]> {
  const known = { answers: list.answers, today: today(clock) };
  const lines = rows
    .filter((row) => whySkipped(row) === undefined)
    .map((row) => {
      const values = valuesOf(list.columns, row);
      return { number: row.number, email: readAddress(values.email ?? '').toLowerCase(), ...readLeaver(known, values) };
    });
  const working = new Set(lines.filter(({ gone }) => gone === undefined).map(({ email }) => email));
  const left = lines.flatMap(({ number, email, gone }) =>
    gone === undefined || (email !== '' && working.has(email)) ? [] : [{ number, email, why: gone }],
  );
  const emails = left.map(({ email }) => email).filter((email) => email !== '');
  const people = await listKnownAddresses(db, { ...placeOf(list), emails });
  const here = new Map(people.flatMap(({ id, email, whereabouts }) => (whereabouts === 'here' ? [[email, id]] : [])));
  return left.map(({ number, email, why }) => ({ number, why, userId: here.get(email) }));
}

/** Returns the question whether the import archives leavers. Null without leavers, or where none can be archived. */
export async function askAboutLeavers(
  services: Pick<Services, 'db' | 'clock'>,
  list: ImportData,
  rows: readonly SheetRow[],
): Promise<ImportQuestions['leavers']> {
  if (!canArchive(list)) return null;
  const leavers = await listLeavers(services, list, rows);
  if (leavers.length === 0) return null;
  const members = new Set(leavers.flatMap(({ userId }) => (userId === undefined ? [] : [userId])));
  return { people: leavers.length, members: members.size, archived: list.answers.archiveLeavers === true };
}
