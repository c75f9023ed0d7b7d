import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createPasswords } from '../../features/site/auth/index.ts';
import { seedScale } from '../../seed/population/seed-scale.ts';
import { buildCourse } from '../../test-support/catalogue.factory.ts';
import { beginCourse, commit, launch } from '../../test-support/learning.ts';
import { buildUser } from '../../test-support/people.factory.ts';
import { createStatementLog } from '../../test-support/plans/record-statements.ts';
import { rowsRead, type Statement } from '../../test-support/plans/rows-read.ts';
import { forgetStatistics } from '../../test-support/plans/statistics.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { contentHost } from '../../test-support/test-client.ts';

/** Rows that a hot statement may read of one table. A table of fewer rows is one or two pages. */
const mostRows = 200;

const log = createStatementLog();
const server = await openTestApp({ plugins: [log.plugin] });
const { db, services } = server;
const learner = await beginCourse(server);
const password = 'a Password of the hot statements 1';
await buildUser(db, { username: 'signs-in', passwordHash: await createPasswords(1).hash(password) });
for (let product = 0; product < 3; product += 1) await buildCourse(db);
await seedScale(services, { organisations: 6, report: () => undefined });
await server.rows(`insert into groups (name) select 'Organisation ' || n from generate_series(1, 300) n`);
await server.rows(
  `insert into virtual_groups (group_id, abstract_course_id, deliverable_id, title, certificate_months, delegate_places_allowed,
     trainer_user_id)
   select g.id, $1, 4, 'Course ' || g.id, 12, 30, u.id from groups g
   cross join lateral (select id from users where id > g.id order by id limit 6) u`,
  [learner.productId],
);
await server.rows('insert into sessions (token_hash, user_id) select sha256(id::text::bytea), id from users');
await server.rows('analyze');

const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const [ledCourse] = await server.rows<{ id: number }>('select min(id) as id from virtual_groups');
const { session_token: token, play_url: address } = await launch(learner);
const calls: Record<string, () => Promise<unknown>> = {
  'the session and the person': () => learner.client.get('/api/user'),
  'My Courses': () => learner.client.get('/api/my-learning-zone'),
  'the start of an attempt': () => launch(learner),
  'the player page': () => server.visitor().get(new URL(address).pathname, { host: contentHost }),
  'a commit': () => commit(server, token, { lesson_location: '2' }, { seq: 1 }),
  'a commit that finishes': () => commit(server, token, { lesson_status: 'passed' }, { seq: 2, finished: true }),
  'the certificates of a pharmacist-led course': () =>
    admin.get(`/api/admin/virtual-groups/${ledCourse?.id}/certificates`),
  'a sign-in': () => server.visitor().post('/login', { username: 'signs-in', password }),
};
const recorded = new Map<string, Statement[]>();
/** An insert of one row reads nothing, and a second run of it would insert the row twice. */
const inserts = /^insert into \S+ \([^)]*\) values/u;
for (const [name, call] of Object.entries(calls))
  recorded.set(
    name,
    (await log.during(call)).filter(({ text }) => !inserts.test(text)),
  );

const client = new pg.Client({ connectionString: server.environment.DATABASE_URL });
await client.connect();
// The database must not analyse a table while the test has changed what it knows of it: each would wait for the other.
await client.query(`do $$ declare one regclass; begin
  for one in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %s set (autovacuum_enabled = false)', one);
  end loop; end $$`);
afterAll(() => client.end());

const states: Record<string, (readonly string[] | 'all')[]> = {
  'with statistics of every table': [],
  'with no statistics': ['all'],
  'with no statistics of sessions': [['sessions']],
  'with statistics of users alone': ['all', ['keep users']],
  'with no statistics of people and their rights': [
    ['users', 'user_roles', 'group_managers', 'subgroup_managers', 'group_members', 'virtual_groups', 'sessions'],
  ],
};

test.each(Object.keys(states))('hot statements read few rows %s', async (state) => {
  const tooMany: string[] = [];
  for (const [name, statements] of recorded) {
    for (const statement of statements) {
      await client.query('begin');
      for (const tables of states[state] ?? [])
        if (tables === 'all' || tables[0] !== 'keep users') await forgetStatistics(client, tables);
        else await client.query('analyze users');
      for (const [table, rows] of await rowsRead(client, statement))
        if (rows > mostRows) tooMany.push(`${name}: ${rows} rows of ${table} for ${statement.text.slice(0, 2_000)}`);
      await client.query('rollback');
    }
  }
  expect(tooMany).toEqual([]);
});
