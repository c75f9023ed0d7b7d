import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runTasks } from '../../../../platform/jobs/index.ts';
import { openImportLists } from '../../../../test-support/lists/import-lists.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildZip } from '../../../../test-support/zip.ts';
import { importTask } from '../../../administration/imports/index.ts';
import { erasureTask } from '../../../administration/personal-data/index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const { groupId, admin, log, match, rowsOf, upload, work } = await openImportLists(server);
const at = `/api/grouping-admin/groups/${groupId}/bulk-upload-external-courses`;
const head = ['Email', 'ID', 'Course', 'Provider', 'Date', 'Months', 'Certificate number'];
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

await server.rows(`insert into external_courses (title, provider, default_months, needs_evidence)
  values ('First aid at work', 'St John', 36, true), ('Basic life support', 'Trust A', 12, false),
    ('Basic life support', 'Trust B', 24, false)`);

async function buildMember() {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  const [user] = await server.rows<{ email: string }>('select email from users where id = $1', [userId]);
  return { userId, email: user?.email ?? '' };
}

const send = (rows: string[][], by = admin) => upload(rows, { at, heading: head, by });
const entriesOf = (userId: number) =>
  server.rows<{ title: string; reference: string; evidence_key: string | null }>(
    `select title, provider, completed_on::text, months, expires_on::text, reference, group_id::int, entered_by::int,
       external_course_id is not null as is_known, evidence_key from external_course_users where user_id = $1 order by id`,
    [userId],
  );
const sendZip = (list: string, files: Record<string, string | Buffer>) =>
  buildZip(files).then((bytes) => admin.upload(`${list}/evidence`, { name: 'evidence.zip', bytes }));

test('says for each row what is wrong, and imports the others', async () => {
  const [one, other] = [await buildMember(), await buildMember()];
  const list = await send([
    [one.email, '', 'First aid at work', '', '3 March 2026', '', 'FAW-1'],
    ['', String(other.userId), 'basic life support', 'Trust B', '2026-03-04', '6 months', ''],
    [one.email, String(other.userId), 'First aid at work', '', '2026-03-05', '', ''],
    ['nobody@example.org', '', 'First aid at work', '', '2026-03-03', '', ''],
    [one.email, '', 'First aid at work', '', '2027-03-03', '', ''],
    [one.email, '', 'Unheard of', 'Somebody', '2026-03-03', '12', ''],
    [one.email, '', 'First aid at work', '', '03-03-2026', 'long', ''],
    [one.email.toUpperCase(), '', 'First aid at work', '', '3/3/26', '', 'Again'],
    ['', '', 'First aid at work', '', '2026-03-03', '', ''],
    ['Total', '', '', '', '', '', ''],
  ]);
  expect(await match(list)).toMatchObject({ ready: 2, problem: 7, skipped: 1 });
  const rows = await rowsOf(list);
  const said = rows.map(({ problems }: { problems: { message: string }[] }) => problems.map(({ message }) => message));
  expect(said).toEqual([
    ['No evidence. The entry can be verified only after evidence is added'],
    [],
    ['The ID and the address belong to different people'],
    ['Nobody in this organisation has this address'],
    ['Choose a day that is not in the future'],
    ['“Unheard of” is not in the list of external courses. Choose its meaning in the questions above'],
    ['Enter a number of months'],
    ['The same course and day for the same person as row 2'],
    ['Enter the ID or the email'],
    ['Total or note'],
  ]);
  expect(rows[0]?.changes.map(({ after }: { after: string }) => after)).toEqual([
    'First aid at work (St John)',
    '2026-03-03',
    '36',
    'FAW-1',
  ]);
  expect((await admin.post(`${list}/start`)).statusCode).toBe(200);
  await work();
  expect((await admin.get(list)).json()).toMatchObject({ state: 'done', counts: { done: 2, problem: 7 } });
  expect(await entriesOf(one.userId)).toMatchObject([
    {
      title: 'First aid at work',
      completed_on: '2026-03-03',
      months: 36,
      expires_on: '2029-03-03',
      reference: 'FAW-1',
    },
  ]);
  expect(await entriesOf(other.userId)).toMatchObject([
    { title: 'Basic life support', provider: 'Trust B', months: 6, expires_on: '2026-09-04', is_known: true },
  ]);
  const failed = (await admin.get(`${list}/failed/csv`)).payload;
  expect(failed.trim().split('\r\n')).toHaveLength(8);
  expect(failed).toContain('Nobody in this organisation has this address');
  const audits = await server.rows("select detail from audit_events where action = 'externalCourses.add'");
  expect(audits).toMatchObject([{ detail: { has_evidence: false } }, { detail: { has_evidence: false } }]);
});

test('a word means one course of the catalogue for the whole list, or a course with that title', async () => {
  const one = await buildMember();
  const list = await send([
    [one.email, '', 'FAAW', '', '2026-01-03', '', ''],
    [one.email, '', 'Our own day', 'Head office', '2026-01-04', '0', ''],
    [one.email, '', 'Our own day', '', '2026-01-05', '0', ''],
  ]);
  await match(list);
  const { questions } = (await admin.get(list)).json();
  expect(questions.words.map(({ written, rows }: { written: string; rows: number }) => [written, rows])).toEqual([
    ['Our own day', 2],
    ['FAAW', 1],
  ]);
  const firstAid = questions.courses.find(({ name }: { name: string }) => name === 'First aid at work (St John)');
  const answer = (words: object[]) => admin.put(`${list}/answers`, { words });
  expect((await answer([{ field: 'course', written: 'FAAW', meaning: '9999999' }])).statusCode).toBe(422);
  await answer([
    { field: 'course', written: 'FAAW', meaning: String(firstAid.id) },
    { field: 'course', written: 'Our own day', meaning: '' },
  ]);
  const counts = (await admin.get(list)).json().counts;
  expect(counts).toMatchObject({ ready: 2, problem: 1 });
  await admin.post(`${list}/start`);
  await work();
  expect(await entriesOf(one.userId)).toMatchObject([
    { title: 'First aid at work', is_known: true },
    { title: 'Our own day', provider: 'Head office', is_known: false, expires_on: null },
  ]);
});

test('two equal lists that are imported at once enter each course once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, buildMember));
  const rows = people.map(({ email }) => [email, '', 'Basic life support', 'Trust A', '2026-02-02', '', '']);
  const lists = await Promise.all([send(rows), send(rows.toReversed())]);
  for (const list of lists) expect(await match(list)).toMatchObject({ ready: 12 });
  await Promise.all(lists.map((list) => admin.post(`${list}/start`)));
  const kinds = [importTask(services)];
  await Promise.all([1, 2].map(() => runTasks({ db, clock, kinds, log })));
  const counts = await Promise.all(lists.map(async (list) => (await admin.get(list)).json().counts));
  expect(counts.reduce((sum, { done }) => sum + done, 0)).toBe(12);
  expect(counts.reduce((sum, { same }) => sum + same, 0)).toBe(12);
  for (const { userId } of people) expect(await entriesOf(userId)).toHaveLength(1);
});

test('imports 450 rows in batches, and a second upload finds nothing to do', async () => {
  const one = await buildMember();
  const day = (nth: number) => new Date(Date.UTC(2024, 0, 1 + nth)).toISOString().slice(0, 10);
  const rows = Array.from({ length: 450 }, (_, nth) => [one.email, '', 'First aid at work', '', day(nth), '', '']);
  const list = await send(rows);
  expect(await match(list)).toMatchObject({ ready: 450 });
  await admin.post(`${list}/start`);
  await work();
  expect((await admin.get(list)).json().counts).toMatchObject({ done: 450 });
  expect(await entriesOf(one.userId)).toHaveLength(450);
  expect(await match(await send(rows))).toMatchObject({ ready: 0, same: 450 });
});

test('gives each row the evidence that its reference or number names', async () => {
  const [one, other] = [await buildMember(), await buildMember()];
  const list = await send([
    [one.email, '', 'First aid at work', '', '2026-03-03', '', 'FAW-1'],
    [other.email, '', 'First aid at work', '', '2026-03-03', '', ''],
    [other.email, '', 'First aid at work', '', '2026-03-04', '', 'List 7'],
    [one.email, '', 'First aid at work', '', '2026-03-04', '', 'List 7'],
  ]);
  expect((await sendZip(list, { 'FAW-1.pdf': pdf })).statusCode).toBe(409);
  await match(list);
  const answer = await sendZip(list, {
    'scans/faw-1.pdf': pdf,
    'row 3.png': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'list-7.pdf': pdf,
    'holiday.pdf': pdf,
    '3.exe': 'MZ',
    '__MACOSX/._x.pdf': 'x',
  });
  expect(answer.json()).toEqual({ matched: 4, unmatched: ['holiday.pdf'], refused: ['3.exe'] });
  expect((await rowsOf(list)).map((row: { problems: { message: string }[] }) => row.problems[0]?.message)).toEqual([
    'Evidence: faw-1.pdf',
    'Evidence: row 3.png',
    'Evidence: list-7.pdf',
    'Evidence: list-7.pdf',
  ]);
  expect((await admin.get(list)).json().with_evidence).toBe(4);
  await admin.post(`${list}/start`);
  await work();
  const [mine, theirs] = [await entriesOf(one.userId), await entriesOf(other.userId)];
  expect(mine.every(({ evidence_key }) => existsSync(services.files.pathOf(evidence_key ?? '')))).toBe(true);
  expect(mine[1]?.evidence_key).toBe(theirs[1]?.evidence_key);
  expect(await server.rows('select 1 from import_files')).toEqual([]);

  // The shared file stays while an entry of someone else names it.
  const root = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  const erase = async (userId: number) => {
    expect((await root.post(`/api/admin/users/${userId}/erase`, { reason: 'personAsked' })).statusCode).toBe(200);
    await runTasks({ db, clock, kinds: [erasureTask(services)], log });
  };
  const isThere = (key: string | null | undefined) => existsSync(services.files.pathOf(key ?? ''));
  await erase(one.userId);
  expect([isThere(mine[0]?.evidence_key), isThere(mine[1]?.evidence_key)]).toEqual([false, true]);
  await erase(other.userId);
  expect(isThere(theirs[1]?.evidence_key)).toBe(false);
});

test('erasing a person deletes the evidence of their rows that still wait', async () => {
  const [one, other] = [await buildMember(), await buildMember()];
  const list = await send([
    ['', String(one.userId), 'First aid at work', '', '2026-03-03', '', 'A'],
    [other.email, '', 'First aid at work', '', '2026-03-03', '', 'B'],
  ]);
  await match(list);
  await sendZip(list, { 'A.pdf': pdf, 'B.pdf': pdf });
  const filesOf = () =>
    server.rows<{ storage_key: string }>('select storage_key from import_files order by import_id, number');
  const keys = (await filesOf()).map(({ storage_key }) => services.files.pathOf(storage_key));
  const root = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  await root.post(`/api/admin/users/${one.userId}/erase`, { reason: 'personAsked' });
  await runTasks({ db, clock, kinds: [erasureTask(services)], log });
  expect(keys.map((file) => existsSync(file))).toEqual([false, true]);
  expect(await filesOf()).toHaveLength(1);
  expect((await rowsOf(list)).map(({ status }: { status: string }) => status)).toEqual(['problem', 'ready']);
});

test('refuses a file that is no zip, and a zip with too many files or one file twice', async () => {
  const one = await buildMember();
  const list = await send([[one.email, '', 'First aid at work', '', '2026-03-03', '', 'A']]);
  await match(list);
  const tries = [
    await admin.upload(`${list}/evidence`, { name: 'a.zip', bytes: pdf }),
    await sendZip(list, Object.fromEntries(Array.from({ length: 1_001 }, (_, nth) => [`${nth}.pdf`, 'x']))),
    await sendZip(list, { 'a.pdf': pdf, 'A.PDF': pdf }),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  expect(tries.every((answer) => 'file' in answer.json().errors)).toBe(true);
  const large = Buffer.concat([pdf, Buffer.alloc(10_485_760)]);
  expect((await sendZip(list, { 'A.pdf': large })).json()).toEqual({ matched: 0, unmatched: [], refused: ['A.pdf'] });
  expect((await admin.get(list)).json().with_evidence).toBe(0);
});

test('an admin who has lost the right while the list waited enters nothing', async () => {
  const userId = await buildUser(db, { roles: ['group_admin'] });
  await server.rows('insert into group_managers (group_id, user_id) values ($1, $2)', [groupId, userId]);
  const by = await server.as(userId);
  const one = await buildMember();
  const list = await send([[one.email, '', 'First aid at work', '', '2026-03-03', '', '']], by);
  await match(list, by);
  await by.post(`${list}/start`);
  await server.rows('delete from group_managers where user_id = $1', [userId]);
  await work();
  expect(await entriesOf(one.userId)).toEqual([]);
});
