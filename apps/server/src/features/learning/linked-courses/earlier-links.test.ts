import { afterAll, expect, inject, test } from 'vitest';
import { listMigrations } from '../../../platform/db/migrating/list-migrations.ts';
import { migrate } from '../../../platform/db/migrating/migrate.ts';
import { onServer, rowsOn, urlOfDatabase } from '../../../test-support/database.ts';

const server = inject('databaseServer');
const name = `doselore_links_${process.pid}`;
const migration = '20261127T0920_add_product_links.sql';

afterAll(() => onServer(server, `drop database if exists ${name} with (force)`));

/** Refreshers before links had dates: one that was changed and changed back, one of the seed. */
const before = `
  insert into users (id, username, first_name, last_name, email, state) overriding system value
    values (1, 'morgan', 'Morgan', 'Ellis', 'morgan@example.test', 'active');
  insert into abstract_courses (id, title, default_months, created_at) overriding system value values
    (11, 'Full', 12, '2025-01-01'), (12, 'Short', 12, '2025-02-02'), (13, 'Other', 12, '2025-01-03'),
    (14, 'Seeded', 12, '2025-04-04'), (15, 'Its refresher', 12, '2025-03-03');
  insert into courses (id, abstract_course_id, deliverable_id, version) overriding system value values
    (21, 11, 1, 1), (22, 12, 1, 1), (23, 13, 1, 1), (24, 14, 1, 1), (25, 15, 1, 1), (31, 11, 1, 2);
  insert into linked_abstract_courses (from_id, to_id, kind) values (11, 12, 'refresher'), (14, 15, 'refresher');
  insert into audit_events (at, actor_id, level, action, subject, changes) values
    ('2025-05-01T10:00Z', 1, 'superAdmin', 'courses.refresher', 'course 21', '{"refresher": [null, 22]}'),
    ('2025-06-01T10:00Z', 1, 'superAdmin', 'courses.refresher', 'course 21', '{"refresher": [22, 23]}'),
    ('2025-07-01T10:00Z', 1, 'superAdmin', 'courses.refresher', 'course 31', '{"refresher": [23, 22]}'),
    ('2025-08-01T10:00Z', 1, 'superAdmin', 'courses.refresher', 'course 24', '{"refresher": [null, 22]}');`;

test('the migration turns refreshers into links from the day of their audit row, or else of the younger course', async () => {
  await onServer(server, `create database ${name}`);
  const url = urlOfDatabase(server, name);
  await migrate(url, { migrations: listMigrations().filter((one) => one.name < migration) });
  await onServer(url, before);
  expect(await migrate(url)).toContain(migration);
  const rows = await rowsOn(
    url,
    `select from_type, from_id::int, to_type, to_id::int, kind, from_on::text, until_on, made_by::int from product_links
     order by id`,
  );
  const link = { from_type: 'abstract_course', to_type: 'abstract_course', kind: 'refresher', until_on: null };
  expect(rows).toEqual([
    { ...link, from_id: 11, to_id: 12, from_on: '2025-07-01', made_by: 1 },
    { ...link, from_id: 14, to_id: 15, from_on: '2025-04-04', made_by: null },
  ]);
  expect(await rowsOn(url, `select to_regclass('linked_abstract_courses') as old`)).toEqual([{ old: null }]);
});
