import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { createStatementLog } from '../../../test-support/plans/record-statements.ts';
import { rowsRead } from '../../../test-support/plans/rows-read.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const log = createStatementLog();
const server = await openTestApp({ plugins: [log.plugin] });
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
await server.rows(
  `insert into users (email, username, first_name, last_name, state)
   select n || '@example.org', 'person-' || n, 'Person', n::text, case when n % 200 = 0 then 'disabled' else 'active' end
   from generate_series(1, 2000) n`,
);
await server.rows('analyze users');

const client = new pg.Client({ connectionString: server.environment.DATABASE_URL });
await client.connect();
afterAll(() => client.end());

test.each(['linked-abstract-courses', 'courses/refreshers', 'courses/refreshers/missing'])(
  'the list %s does not read everybody to leave out disabled accounts',
  async (list) => {
    const statements = await log.during(async () =>
      expect((await admin.get(`/api/admin/${list}`)).statusCode).toBe(200),
    );
    await client.query('begin');
    let users = 0;
    for (const statement of statements) users += (await rowsRead(client, statement)).get('users') ?? 0;
    await client.query('rollback');
    expect(users).toBeLessThanOrEqual(50);
  },
);
