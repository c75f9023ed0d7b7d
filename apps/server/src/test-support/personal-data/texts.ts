import { personalTables } from '../../features/administration/personal-data/map/personal-data.ts';
import type { TestApp } from '../test-app.ts';

/** Writes the mark into every text about the person that erasure must blank, where constraints allow it. */
export async function markTexts(server: TestApp, { userId, mark }: { userId: number; mark: string }): Promise<void> {
  for (const { table, classified } of personalTables()) {
    if (typeof classified.erase === 'string' || classified.about !== 'user_id') continue;
    // The key leads to the file, and the test searches for the payroll number separately.
    for (const column of Object.keys(classified.erase).filter(
      (name) => !['evidence_key', 'payroll_number'].includes(name),
    ))
      await server
        .rows(`update "${table}" set "${column}" = $2 where user_id = $1`, [userId, mark])
        // The column is a number, a choice, JSON or bytes, which cannot contain a name.
        .catch(() => undefined);
  }
}

/**
 * Returns every text and JSON column of the database that contains one of these strings. Byte columns are not searched.
 */
export async function placesOf(server: TestApp, strings: readonly string[]): Promise<string[]> {
  const columns = await server.rows<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying') order by 1, 2`,
  );
  const patterns = strings.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const hits = await server.rows(`select 1 from "${table}" where "${column}"::text ilike any($1) limit 1`, [
      patterns,
    ]);
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
