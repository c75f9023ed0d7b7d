import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runTasks } from '../../../../platform/jobs/index.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { importTask } from '../../../administration/imports/index.ts';
import { erasureTask } from '../../../administration/personal-data/index.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { openResultLists } from './result-lists.factory.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const {
  groupId,
  serviceId,
  admin,
  log,
  match,
  rowsOf,
  work,
  site,
  head,
  pdf,
  buildProduct,
  buildHolder,
  buyFor,
  send,
  resultsOf,
  messagesOf,
  problemsOf,
  noLicence,
  onlySite,
  scansOf,
} = await openResultLists(server);

test('says for each row what is wrong by the rule of the course, and records the others', async () => {
  const product = await buildProduct({ pass_mark: 80, assessors: 'Amara Osei\nBea Lund' });
  const people = await Promise.all(Array.from({ length: 6 }, () => buildHolder(product)));
  const without = await buildHolder(product, { licensed: false });
  const [one, two, three, four, five, six] = people.map(({ email }) => email);
  const list = await send(product, [
    [one ?? '', '20-08-2026', 'Pass', '92%', 'Amara Osei', ''],
    [two ?? '', '2026-08-20', 'not yet competent', '40', 'Bea Lund', 'Shaky hands'],
    [three ?? '', '2026-08-20', 'pass', '79', 'Amara Osei', ''],
    [four ?? '', '2026-08-20', 'pass', '85', 'Somebody', ''],
    [five ?? '', '2026-07-20', 'pass', '85', 'Amara Osei', 'Late form'],
    [six ?? '', '2026-09-20', 'maybe', '101', '', ''],
    [one?.toUpperCase() ?? '', '2026-08-21', 'fail', '', 'Amara Osei', ''],
    [without.email, '2026-08-20', 'pass', '90', 'Amara Osei', ''],
    ['nobody@example.org', '2026-08-20', 'pass', '90', 'Amara Osei', ''],
  ]);
  expect(await match(list)).toMatchObject({ ready: 2, problem: 7 });
  expect(await messagesOf(list)).toEqual([
    '',
    '',
    'The score is below the pass mark of 80',
    'Choose an assessor of this course',
    onlySite('01-08-2026'),
    'Choose a day that is not in the future',
    'The same person as row 2',
    noLicence,
    'Nobody in this organisation has this address',
  ]);
  expect((await rowsOf(list))[5].problems).toHaveLength(4);
  await admin.post(`${list}/start`);
  await work();
  expect((await admin.get(list)).json()).toMatchObject({ state: 'done', counts: { done: 2 }, results: { scan: null } });
  const [first, second] = people;
  expect(await resultsOf(first?.userId ?? 0)).toEqual([
    { outcome: 'pass', taken_on: '2026-08-20', score: 92, assessor: 'Amara Osei', reason: '' },
  ]);
  expect(await resultsOf(second?.userId ?? 0)).toMatchObject([{ outcome: 'fail', score: 40, reason: 'Shaky hands' }]);
  expect(await server.rows('select state from certificates where user_id = $1', [first?.userId])).toEqual([
    { state: 'valid' },
  ]);
  expect((await verifyLedger(db)).faults).toEqual([]);
  const again = await send(product, [
    [one ?? '', '2026-08-20', 'Pass', '92', 'Amara Osei', ''],
    [two ?? '', '2026-08-21', 'Pass', '92', 'Amara Osei', ''],
  ]);
  expect(await match(again)).toMatchObject({ same: 1, problem: 1 });
  expect(await messagesOf(again)).toEqual([
    '',
    'Already has a result: Fail on 20-08-2026. Only site admins can correct a result',
  ]);
});

test('shows every problem of a row, first the ones that the admin can solve', async () => {
  const product = await buildProduct({ pass_mark: 80, assessors: 'Amara Osei', evidence: 'required' });
  const [one, done] = [await buildHolder(product), await buildHolder(product)];
  const without = await buildHolder(product, { licensed: false });
  await server.rows(`update paper_courses set evidence = 'none' where abstract_paper_course_id = $1`, [
    product.productId,
  ]);
  const first = await send(product, [[done.email, '2026-08-20', 'pass', '90', 'Amara Osei', '']]);
  await match(first);
  await admin.post(`${first}/start`);
  await work();
  await server.rows(`update paper_courses set evidence = 'required' where abstract_paper_course_id = $1`, [
    product.productId,
  ]);
  const list = await send(product, [
    [one.email, '2026-07-20', 'pass', '79', 'Somebody', ''],
    [without.email, '2026-07-20', 'pass', '90', '', ''],
    [one.email, '2026-08-20', 'perhaps', '101', 'Somebody', ''],
    [done.email, 'soon', 'pass', '79', 'Amara Osei', ''],
    ['nobody@example.org', '2026-08-20', 'pass', '79', '', ''],
  ]);
  expect(await match(list)).toMatchObject({ problem: 5 });
  const below = 'The score is below the pass mark of 80';
  const scan = 'Needs a scan of the signed form. Add the scan of the signed list above';
  const unknown = 'Choose an assessor of this course';
  expect(await problemsOf(list)).toEqual([
    [below, unknown, scan, onlySite('01-08-2026')],
    [noLicence, 'This is required', scan, onlySite('01-09-2026')],
    ['Write Pass or Fail', 'Enter a whole number from 0 to 100', unknown, scan, 'The same person as row 2'],
    [
      'Write the day as 27-03-2026',
      below,
      scan,
      'Already has a result: Pass on 20-08-2026. Only site admins can correct a result',
    ],
    ['Nobody in this organisation has this address', 'This is required', below],
  ]);
});

test('asks about the stock as soon as someone has no licence, whatever else is wrong with the row', async () => {
  const product = await buildProduct();
  const without = await buildHolder(product, { licensed: false });
  await buyFor(product, 3);
  const list = await send(product, [[without.email, '2026-07-20', 'pass', '', '', '']]);
  expect(await match(list)).toMatchObject({ problem: 1 });
  expect((await admin.get(list)).json().questions.licences).toEqual({
    people: 1,
    sources: [{ source: 'POT', certificateMonths: 24, seats: 3 }],
    from: null,
  });
});

test('a site admin records an earlier day with its reason', async () => {
  const product = await buildProduct();
  const [one, other] = [await buildHolder(product), await buildHolder(product)];
  const row = (email: string, reason: string) => [email, '2026-07-20', 'pass', '', 'An assessor', reason];
  const list = await send({ at: product.siteAt }, [row(one.email, 'Form found'), row(other.email, '')], site);
  expect(await match(list, site)).toMatchObject({ ready: 1, problem: 1 });
  expect(await messagesOf(list, site)).toEqual(['', 'Enter why the date is before the licence was issued']);
  await site.post(`${list}/start`);
  await work();
  expect(await resultsOf(one.userId)).toMatchObject([{ taken_on: '2026-07-20', reason: 'Form found' }]);
});

test('issues licences from the chosen stock to people without one, until no seat is left', async () => {
  const product = await buildProduct();
  const people = await Promise.all(Array.from({ length: 4 }, () => buildHolder(product, { licensed: false })));
  const today = '2026-09-01';
  const rows = people.map(({ email }) => [email, today, 'pass', '', 'An assessor', '']);
  const key = { groupId, productType: 'abstract_paper_course', productId: product.productId } as const;
  await buyFor(product, 3);
  const list = await send(product, rows);
  expect(await match(list)).toMatchObject({ problem: 4 });
  expect((await admin.get(list)).json().questions.licences).toEqual({
    people: 4,
    sources: [{ source: 'POT', certificateMonths: 24, seats: 3 }],
    from: null,
  });
  const answer = (issueFrom: object | null) => admin.put(`${list}/answers`, { issueFrom });
  expect((await answer({ source: 'POT', certificateMonths: 36 })).statusCode).toBe(422);
  await answer({ source: 'POT', certificateMonths: 24 });
  expect((await admin.get(list)).json().counts).toMatchObject({ ready: 3, problem: 1 });
  expect(await messagesOf(list)).toEqual([
    'Gets a licence',
    'Gets a licence',
    'Gets a licence',
    'No licence is left in the stock that you chose',
  ]);
  await admin.post(`${list}/start`);
  // Someone takes a seat before the import.
  const other = await buildHolder(product, { licensed: false });
  const issue = { productType: key.productType, productId: key.productId, certificateMonths: 24 };
  await admin.post(`/api/grouping-admin/groups/${groupId}/issue-licence/${other.userId}`, {
    ...issue,
    idempotencyKey: randomUUID(),
  });
  await work();
  expect((await admin.get(list)).json().counts).toMatchObject({ done: 2, failed: 1 });
  expect((await verifyLedger(db)).faults).toEqual([]);
  const seats = await server.rows(
    'select kind, available from licence_accounts where product_id = $1 and product_type = $2 and available > 0 order by 1',
    [product.productId, key.productType],
  );
  expect(seats).toEqual([
    { kind: 'HELD', available: 1 },
    { kind: 'USED', available: 2 },
  ]);
});

test('two lists with the same people that are imported at once record each result once', async () => {
  const product = await buildProduct();
  const people = await Promise.all(Array.from({ length: 10 }, () => buildHolder(product)));
  const rows = people.map(({ email }) => [email, '2026-08-20', 'pass', '', 'An assessor', '']);
  const lists = await Promise.all([send(product, rows), send(product, rows.toReversed())]);
  for (const list of lists) expect(await match(list)).toMatchObject({ ready: 10 });
  await Promise.all(lists.map((list) => admin.post(`${list}/start`)));
  await Promise.all([1, 2].map(() => runTasks({ db, clock, kinds: [importTask(services)], log })));
  const counts = await Promise.all(lists.map(async (list) => (await admin.get(list)).json().counts));
  expect(counts.reduce((sum, { done }) => sum + done, 0)).toBe(10);
  expect(counts.reduce((sum, { same }) => sum + same, 0)).toBe(10);
  for (const { userId } of people) expect(await resultsOf(userId)).toHaveLength(1);
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('stores one scan for the whole list, and deletes it with its last person', async () => {
  const product = await buildProduct({ evidence: 'required' });
  const [one, other] = [await buildHolder(product), await buildHolder(product)];
  const list = await send(product, [
    [one.email, '2026-08-20', 'pass', '', 'An assessor', ''],
    [other.email, '2026-08-20', 'pass', '', 'An assessor', ''],
  ]);
  expect(await match(list)).toMatchObject({ problem: 2 });
  const wrong = await admin.upload(`${list}/scan`, { name: 'a.pdf', bytes: Buffer.from('Plain text') });
  expect(wrong.json().errors).toHaveProperty('file');
  await admin.upload(`${list}/scan`, { name: 'Signed list.pdf', bytes: pdf });
  expect((await admin.get(list)).json()).toMatchObject({
    counts: { ready: 2 },
    results: { evidence: 'required', scan: { name: 'Signed list.pdf' } },
  });
  await admin.post(`${list}/start`);
  await work();
  const [mine, theirs] = [await scansOf(one.userId), await scansOf(other.userId)];
  expect(mine).toEqual(theirs);
  expect((await admin.get(list)).json().results.scan).toBeNull();
  const file = services.files.pathOf(mine[0]?.storage_key ?? '');
  const erase = async (userId: number) => {
    await site.post(`/api/admin/users/${userId}/erase`, { reason: 'personAsked' });
    await runTasks({ db, clock, kinds: [erasureTask(services)], log });
  };
  await erase(one.userId);
  expect(existsSync(file)).toBe(true);
  await erase(other.userId);
  expect(existsSync(file)).toBe(false);
});

test('a list of a service is about its members alone, and courses say how many wait', async () => {
  const product = await buildProduct();
  const [inside, outside] = [await buildHolder(product), await buildHolder(product)];
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: serviceId, user_id: inside.userId })
    .execute();
  const userId = await buildUser(db, { roles: ['subgroup_admin'] });
  await server.rows('insert into subgroup_managers (group_id, subgroup_id, user_id) values ($1, $2, $3)', [
    groupId,
    serviceId,
    userId,
  ]);
  const by = await server.as(userId);
  const base = `/api/subgroup-admin/groups/${groupId}/subgroups/${serviceId}/paper-courses`;
  const courses = (await by.get(`${base}/results`)).json();
  expect(courses.find(({ id }: { id: number }) => id === product.productId)).toMatchObject({ waiting: 1 });
  const row = (email: string) => [email, '2026-08-20', 'pass', '', 'An assessor', ''];
  const at = `${base}/${product.productId}/bulk-upload-results`;
  const list = await send({ at }, [row(inside.email), row(outside.email)], by);
  expect(await match(list, by)).toMatchObject({ ready: 1, problem: 1 });
  expect(await messagesOf(list, by)).toEqual(['', 'Nobody in this service has this address']);
});

test('without a live version nothing is uploaded, and a waiting list records nothing', async () => {
  const product = await buildProduct();
  const one = await buildHolder(product);
  const row = [one.email, '2026-08-20', 'pass', '', 'An assessor', ''];
  const list = await send(product, [row]);
  await match(list);
  await admin.post(`${list}/start`);
  await server.rows('update paper_courses set is_live = false where abstract_paper_course_id = $1', [
    product.productId,
  ]);
  await work();
  expect((await admin.get(list)).json()).toMatchObject({ state: 'done', counts: { failed: 1 }, results: null });
  expect((await admin.post(product.at, { fileName: 'x', head, rows: [row] })).statusCode).toBe(409);
  expect(await resultsOf(one.userId)).toEqual([]);
});
