import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { createStatementLog } from '../../../../test-support/plans/record-statements.ts';
import { rowsRead } from '../../../../test-support/plans/rows-read.ts';
import { forgetStatistics } from '../../../../test-support/plans/statistics.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const strangers = 5_000;
const log = createStatementLog();
const server = await openTestApp({ plugins: [log.plugin] });
const { db } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);
const groupId = await buildGroup(db);
const elsewhere = await buildGroup(db);
const userId = await buildUser(db, { firstName: 'Sam', lastName: 'Whitlock' });
await buildMembership(db, { userId, groupId });
// Documents of the site ask people from the day on which their account was made.
await server.rows("update users set created_at = '2026-08-01' where id = $1", [userId]);
await server.rows(
  `with added as (insert into users (email, username, first_name, last_name, state, job_role)
    select n || '@example.org', 'reader-' || n, 'Reader', n::text, 'active', 'Pharmacist' from generate_series(1, $1::int) n
    returning id)
   insert into group_members (group_id, user_id) select $2, id from added`,
  [strangers, elsewhere],
);
const mustRead = { must_read: 'open', due_days: 14 } as const;
await buildManagedDocument(admin, adminId, { ...mustRead, title: 'For everyone' });
await buildManagedDocument(admin, adminId, { ...mustRead, groupId: elsewhere, title: 'For the other' });
const chosen = { audience: 'chosen', audience_job_roles: 'Pharmacist', title: 'For pharmacists' } as const;
await buildManagedDocument(admin, adminId, { ...mustRead, ...chosen });
await server.rows('analyze');
const openHome = () => admin.get(`/api/admin/groups/${groupId}/home`);
const statements = await log.during(openHome);

const client = new pg.Client({ connectionString: server.environment.DATABASE_URL });
await client.connect();
afterAll(() => client.end());

test.each([
  ['with statistics', []],
  ['with no statistics', 'all'],
] as const)('the home of an organisation reads no members of another organisation %s', async (_state, forgotten) => {
  await client.query('begin');
  await forgetStatistics(client, forgotten);
  const read = { group_members: 0, users: 0 };
  for (const statement of statements) {
    const rows = await rowsRead(client, statement);
    read.group_members += rows.get('group_members') ?? 0;
    read.users += rows.get('users') ?? 0;
  }
  await client.query('rollback');
  expect(read.group_members).toBeGreaterThan(0);
  expect(read.group_members).toBeLessThan(100);
  expect(read.users).toBeLessThan(100);
});

test('the home names the only member who must read a document', async () => {
  expect((await openHome()).json().to_read).toMatchObject([{ title: 'For everyone', names: ['Sam Whitlock'] }]);
});
