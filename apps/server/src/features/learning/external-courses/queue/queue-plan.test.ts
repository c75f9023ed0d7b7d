import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { createStatementLog } from '../../../../test-support/plans/record-statements.ts';
import { rowsRead } from '../../../../test-support/plans/rows-read.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const entries = 400;
const log = createStatementLog();
const server = await openTestApp({ plugins: [log.plugin] });
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
const groupId = await buildGroup(server.db);
const userId = await buildUser(server.db);
await buildMembership(server.db, { userId, groupId });
await server.rows(
  `insert into external_course_users (user_id, group_id, title, provider, completed_on, months, entered_by, created_at,
     updated_at)
   select $1, $2, 'Course ' || n, 'Provider', '2026-01-01', 12, $1, now(), now() from generate_series(1, $3::int) n`,
  [userId, groupId, entries],
);
await server.rows(
  `insert into external_verdicts (entry_id, group_id, verdict, decided_by, decided_at)
   select id, group_id, 'verified', user_id, now() from external_course_users where id % 2 = 0`,
);
await server.rows('analyze');

const client = new pg.Client({ connectionString: server.environment.DATABASE_URL });
await client.connect();
afterAll(() => client.end());

test('the list of external courses works out verdicts for the entries of its page alone', async () => {
  let total = 0;
  const statements = await log.during(async () => {
    total = (await admin.get('/api/admin/external-entries?state=&sort=title')).json().total;
  });
  expect(total).toBe(entries);
  await client.query('begin');
  let verdicts = 0;
  for (const statement of statements) verdicts += (await rowsRead(client, statement)).get('external_verdicts') ?? 0;
  await client.query('rollback');
  expect(verdicts).toBeGreaterThan(0);
  expect(verdicts).toBeLessThanOrEqual(20 * 4);
});

test.each([
  ['verified', entries / 2],
  ['unverified', entries / 2],
  ['rejected', 0],
])('counts the entries that are %s', async (state, count) => {
  expect((await admin.get(`/api/admin/external-entries?state=${state}`)).json().total).toBe(count);
});
