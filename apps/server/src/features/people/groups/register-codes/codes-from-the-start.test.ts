import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { migrate } from '../../../../platform/db/migrating/migrate.ts';
import { onServer, urlOfDatabase } from '../../../../test-support/database.ts';

const server = inject('databaseServer');
const name = `doselore_codes_${process.pid}`;

afterAll(() => onServer(server, `drop database if exists ${name} with (force)`));

/** Data as it was before the migration. */
const before = `
  drop index subgroups_ods_code_key;
  drop index subgroup_codes_hq_idx;
  alter table subgroup_codes drop constraint subgroup_codes_place_check, drop constraint subgroup_codes_kind_check,
    alter column subgroup_id set not null,
    add constraint subgroup_codes_kind_check check (kind in ('ods', 'premises'));
  delete from schema_migrations where name like '0059%';
  insert into groups (id, name, hq_code, created_at) overriding system value values (1, 'North', 'FZ9HQ', '2025-01-01');
  insert into subgroups (id, group_id, name, ods_code, premises_number, created_at, archived_at) overriding system value values
    (1, 1, 'Seeded', 'FZ901', '1990001', '2025-01-02', null),
    (2, 1, 'Changed since', 'FZ903', null, '2025-01-03', null),
    (3, 1, 'Noted', 'FZ904', null, '2025-01-04', null),
    (4, 1, 'Twin', 'FZ901', null, '2025-06-05', null),
    (5, 1, 'Closed twin', 'FZ901', null, '2025-01-05', '2025-02-01'),
    (6, 1, 'Dated back', 'FZ906', null, '2025-01-06', null);
  insert into audit_events (level, action, subject, group_id, changes)
    values ('superAdmin', 'subgroups.change', 'subgroup 2', 1, '{"ods_code": ["FZ902", "FZ903"]}'),
    ('superAdmin', 'subgroups.change', 'subgroup 6', 1, '{"ods_code": ["FZ905", "FZ906"]}');
  insert into subgroup_codes (group_id, subgroup_id, kind, code, holds_from)
    values (1, 2, 'ods', 'FZ903', '2025-05-01'), (1, 3, 'ods', 'FZ904', '2024-12-01'),
      (1, 6, 'ods', 'FZ906', '2024-12-15');`;

test('adds earlier codes to the history, and one open service keeps a code that two had', async () => {
  await onServer(server, `create database ${name}`);
  const url = urlOfDatabase(server, name);
  await migrate(url);
  await onServer(url, before);
  expect(await migrate(url)).toEqual(['0059_codes_from_the_start.sql']);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } =
    await client.query(`select subgroup_id::int as service, kind, code, holds_from = current_date as is_new,
    holds_from::text as since from subgroup_codes order by subgroup_id nulls first, kind, holds_from, id`);
  const { rows: services } = await client.query('select ods_code from subgroups order by id');
  const { rows: events } = await client.query(`select subject, changes from audit_events where level = 'site'`);
  await client.end();
  expect(rows.map((row) => [row.service, row.kind, row.code, row.is_new ? 'today' : row.since])).toEqual([
    [null, 'hq', 'FZ9HQ', '2025-01-01'],
    [1, 'ods', 'FZ901', '2025-01-02'],
    [1, 'premises', '1990001', '2025-01-02'],
    [2, 'ods', 'FZ902', '2025-01-03'],
    [2, 'ods', 'FZ903', '2025-05-01'],
    [3, 'ods', 'FZ904', '2024-12-01'],
    [4, 'ods', 'FZ901', '2025-06-05'],
    [4, 'ods', null, 'today'],
    [5, 'ods', 'FZ901', '2025-01-05'],
    [6, 'ods', 'FZ905', '2024-12-14'],
    [6, 'ods', 'FZ906', '2024-12-15'],
  ]);
  expect(services.map((row) => row.ods_code)).toEqual(['FZ901', 'FZ903', 'FZ904', null, 'FZ901', 'FZ906']);
  expect(events).toEqual([{ subject: 'subgroup 4', changes: { ods_code: ['FZ901', null] } }]);
});
