import { dataClasses } from '@doselore/contract/personal-data';
import type { UserId } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { toCsv } from '../../../platform/files/index.ts';
import { listAccountIds } from './erasing/erasures.repository.ts';
import { personalTables } from './map/personal-data.ts';
import { countRows, listRowsAbout } from './personal-tables.repository.ts';

type Exported = { name: string; about: string; isAnswers: boolean; make: () => Promise<Buffer> };

/**
 * Returns every table with data about a person as CSV, with all columns but the withheld ones. Columns of later
 * migrations are included automatically. Accounts merged into this one are part of the person.
 */
export async function listExportedTables(db: Database, userId: UserId): Promise<Exported[]> {
  const userIds = await listAccountIds(db, userId);
  const exported: Exported[] = [];
  for (const one of personalTables()) {
    if ((await countRows(db, one, userIds)) === 0) continue;
    exported.push({
      name: `tables/${one.table}.csv`,
      about: dataClasses[one.classified.class].title,
      isAnswers: one.classified.isAnswers ?? false,
      make: async () => asCsv(await listRowsAbout(db, one, userIds)),
    });
  }
  return exported;
}

function asCsv(rows: readonly Record<string, unknown>[]): Buffer {
  const head = Object.keys(rows[0] ?? {});
  return toCsv(
    head,
    rows.map((row) => head.map((column) => asCell(row[column]))),
  );
}

function asCell(value: unknown): string | number | null {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}
