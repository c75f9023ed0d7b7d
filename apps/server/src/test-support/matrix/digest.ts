import type { TestApp } from '../test-app.ts';

/** Sessions are seen and end; everything else is what a refusal must not touch. */
const left = ['sessions'];

/** One line per table: its number of rows and a digest of them. */
export async function digestOf(server: TestApp): Promise<string[]> {
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and not table_name = any($1) order by 1`,
    [left],
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name} ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as line from "${name}" t`,
  );
  return (await server.rows<{ line: string }>(parts.join(' union all '))).map((row) => row.line);
}
