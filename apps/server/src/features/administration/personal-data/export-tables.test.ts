import { expect, test } from 'vitest';
import type { UserId } from '../../../platform/access/index.ts';
import { buildSubject, mark } from '../../../test-support/personal-data.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { readZip } from '../../../test-support/zip.ts';
import { personalTables } from './map/personal-data.ts';
import { countRows } from './personal-tables.repository.ts';

const server = await openTestApp();

const linesOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');

test('an access request gets every table about the person, with all columns but the withheld ones', async () => {
  const subject = await buildSubject(server);
  const admin = await server.as(subject.adminId);
  const files = await readZip((await admin.post(`/api/admin/users/${subject.userId}/subject-export`, {})).rawPayload);
  const textOf = (name: string) => String(files[name]);
  const ids = await server.rows<{ id: UserId }>('select id from users where id = $1 or merged_into_id = $1', [
    subject.userId,
  ]);
  for (const { table, classified } of personalTables()) {
    const columns = await server.rows<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
      [table],
    );
    const withheld: readonly string[] = classified.withheld ?? [];
    const open = columns.map(({ name }) => name).filter((name) => !withheld.includes(name));
    const [head = '', ...rows] = linesOf(textOf(`tables/${table}.csv`));
    const advice = `${table}: build a row in test-support/personal-data.factory.ts, or classify its columns`;
    expect(head.replaceAll('"', '').split(',').sort(), advice).toEqual(open.sort());
    expect(rows.length, table).toBe(
      await countRows(
        server.db,
        { table, classified },
        ids.map(({ id }) => id),
      ),
    );
  }
  expect(textOf('tables/cpd_records.csv')).toContain(mark);
  expect(textOf('tables/group_members.csv')).toContain('PQ-');
});

test('marks tables with answers of a candidate, so that an examiner can leave them out', async () => {
  const subject = await buildSubject(server);
  const files = await readZip((await subject.client.get('/api/account/data')).rawPayload);
  const contents = linesOf(String(files['contents.csv']));
  expect(contents[0]).toBe('"file","about","candidate_answers"');
  const marked = contents.filter((line) => line.endsWith('"yes"')).map((line) => line.split('"')[1]);
  expect(marked.toSorted()).toEqual([
    'assessments.json',
    'attempts.json',
    'tables/assessment_answers.csv',
    'tables/practice_runs.csv',
    'tables/sco_user_interactions.csv',
    'tables/sco_user_suspend_data.csv',
  ]);
  const listed = contents.slice(1).map((line) => line.split('"')[1]);
  const packed = Object.keys(files).filter((name) => name !== 'read-me.txt' && name !== 'contents.csv');
  expect(packed).toEqual(listed);
  expect(packed.filter((name) => /^(certificates|evidence)\//u.test(name))).toHaveLength(2);
});
