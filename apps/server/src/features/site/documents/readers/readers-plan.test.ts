import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { createStatementLog } from '../../../../test-support/plans/record-statements.ts';
import { rowsRead } from '../../../../test-support/plans/rows-read.ts';
import { forgetStatistics } from '../../../../test-support/plans/statistics.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const people = 800;
const log = createStatementLog();
const server = await openTestApp({ plugins: [log.plugin] });
const adminId = await buildUser(server.db, { roles: ['super_admin'] });
const admin = await server.as(adminId);
const { id, at } = await buildManagedDocument(admin, adminId, { must_read: 'open', due_days: 14 });
await server.rows(
  `insert into users (email, username, first_name, last_name, state)
   select n || '@example.org', 'reader-' || n, 'Reader', n::text, 'active' from generate_series(1, $1::int) n`,
  [people],
);
await server.rows(
  `insert into document_reads (document_id, version, user_id, opened_at) select $1, 1, id, now() from users`,
  [id],
);
await server.rows('analyze');
const statements = await log.during(() => admin.get(at('/readers?sort=name')));

const client = new pg.Client({ connectionString: server.environment.DATABASE_URL });
await client.connect();
afterAll(() => client.end());

test.each([
  ['with statistics', []],
  ['with no statistics', 'all'],
  ['with no statistics of reads', ['document_reads']],
] as const)('the readers of a widely read document read each of its reads about once %s', async (_state, forgotten) => {
  await client.query('begin');
  await forgetStatistics(client, forgotten);
  let reads = 0;
  for (const statement of statements) reads += (await rowsRead(client, statement)).get('document_reads') ?? 0;
  await client.query('rollback');
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThanOrEqual(2 * (people + 1));
});

test('the list names everybody who has read the document', async () => {
  const { figures, total } = (await admin.get(at('/readers?sort=name'))).json();
  expect([figures.opened, total]).toEqual([people + 1, people + 1]);
});
