import { commandOf, emptyRecord } from '@doselore/contract';
import { externalCourseFields } from '@doselore/contract/external-courses';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 10 });
const { db } = server;
const siteId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(siteId);
const other = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const learnerId = await buildUser(db);
await buildMembership(db, { userId: learnerId, groupId: await buildGroup(db) });
const learner = await server.as(learnerId);

const path = '/api/admin/external-courses';
const fields = {
  ...emptyRecord(externalCourseFields),
  title: 'Flu vaccination',
  provider: 'CPPE',
  default_months: 24,
  needs_evidence: true,
  reference_hint: 'The number below the signature',
};
const create = async (target: Partial<typeof fields> = {}): Promise<number> =>
  (await site.post(path, commandOf({ ...fields, ...target }))).json().id;
const find = async (id: number) => (await site.get(`${path}/${id}`)).json();
const listed = async (list: string, q: string) =>
  (await site.get(`${path}?list=${list}&q=${encodeURIComponent(q)}`)).json().rows;
const recognise = (id: number, target: object) => site.post(`${path}/${id}/recognitions`, { untilOn: null, ...target });
const eventsOf = (id: number) =>
  server.rows<{ action: string }>('select action, changes, detail from audit_events where subject = $1 order by id', [
    `external course ${id}`,
  ]);

test('a course of the catalogue is offered to learners, with its hint', async () => {
  const id = await create({ title: 'Offered' });
  const offered = (await learner.get('/api/external-course-choices')).json();
  expect(offered.find((one: { id: number }) => one.id === id)).toEqual({ ...fields, id, title: 'Offered' });
  expect((await site.post(path, commandOf({ ...fields, title: ' ', default_months: 121 }))).json().errors).toEqual({
    title: ['This is required'],
    defaultMonths: ['Should be less than or equal to 120'],
  });
  expect((await learner.get(path)).statusCode).toBe(403);
});

test('two site admins change different fields at once: both are kept, and the same field is a conflict', async () => {
  const id = await create({ title: 'Shared' });
  const baseValues = { ...fields, title: 'Shared' };
  const change = (client: typeof site, target: Partial<typeof fields>) =>
    client.put(`${path}/${id}`, commandOf({ ...baseValues, ...target, baseValues }));
  const answers = await Promise.all([
    change(site, { provider: 'The provider' }),
    change(other, { default_months: 12 }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await find(id)).toMatchObject({ provider: 'The provider', default_months: 12, title: 'Shared' });
  const conflict = await change(other, { provider: 'Another provider' });
  expect(conflict.json().code).toBe('edit_conflict');
  expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
    'externalCourses.create',
    'externalCourses.update',
    'externalCourses.update',
  ]);
});

test('counts for products from a day until a day, which a later choice can move', async () => {
  const { productId } = await buildCourse(db, { title: 'Safeguarding level 2' });
  const id = await create({ title: 'Recognised' });
  const target = { productType: 'abstract_course', productId };
  const [first] = (await recognise(id, { ...target, fromOn: '2026-01-01' })).json().recognitions;
  expect(first).toMatchObject({ ...target, title: 'Safeguarding level 2', from_on: '2026-01-01', until_on: null });
  expect(await listed('current', 'Recognised')).toMatchObject([{ recognised_as: ['Safeguarding level 2'] }]);

  const end = (untilOn: string, seenUntilOn: string | null = null) =>
    site.post(`${path}/${id}/recognitions/${first.id}/end`, { untilOn, seenUntilOn });
  expect((await end('2025-12-31')).json().errors).toHaveProperty('untilOn');
  expect((await end('2026-09-01')).statusCode).toBe(200);
  expect((await end('2026-10-01')).statusCode).toBe(409);
  expect(await listed('current', 'Recognised')).toMatchObject([{ recognised_as: [] }]);

  expect((await recognise(id, { ...target, fromOn: '2026-08-31' })).statusCode).toBe(409);
  expect((await recognise(id, { ...target, fromOn: '2026-09-01' })).statusCode).toBe(200);
  expect((await end('2026-09-02', '2026-09-01')).json().errors).toHaveProperty('untilOn');
  expect((await recognise(id, { ...target, productId: 9_999_999, fromOn: '2027-01-01' })).statusCode).toBe(422);
  expect((await recognise(id, { ...target, fromOn: '2030-01-01', untilOn: '2030-01-01' })).statusCode).toBe(422);
});

test('ten requests at once recognise a course once', async () => {
  const { productId } = await buildCourse(db, { title: 'Raced' });
  const id = await create({ title: 'Raced' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      recognise(id, { productType: 'abstract_course', productId, fromOn: '2026-01-01' }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect((await find(id)).recognitions).toHaveLength(1);
  expect((await eventsOf(id)).filter(({ action }) => action === 'externalCourses.recognise')).toHaveLength(1);
});

test('an archived course cannot be chosen, its entries stay, and it can be restored', async () => {
  const id = await create({ title: 'Going away' });
  const entry = { external_course_id: id, title: '-', provider: '-', completed_on: '2026-03-31', months: 24 };
  expect((await learner.post('/api/my-external-courses', commandOf(entry))).statusCode).toBe(200);
  expect((await site.get(`${path}/${id}/archive`)).json()).toEqual({
    title: 'Going away',
    entries: 1,
    unverified: 1,
    recognised_as: [],
  });
  const archive = (archived: boolean, reason: string | null) =>
    site.post(`${path}/${id}/archive`, { archived, reason });
  expect((await archive(true, null)).json().errors).toEqual({ reason: ['Enter the reason'] });
  await Promise.all([archive(true, 'No longer run'), archive(true, 'No longer run')]);
  expect((await learner.post('/api/my-external-courses', commandOf(entry))).statusCode).toBe(422);
  expect(await listed('current', 'Going away')).toEqual([]);
  expect(await listed('archived', 'Going away')).toMatchObject([
    { id, entries: 1, archived: { on: '2026-09-01', reason: 'No longer run' } },
  ]);
  expect((await site.get(`${path}/${id}`)).statusCode).toBe(404);
  await archive(false, null);
  expect((await learner.post('/api/my-external-courses', commandOf(entry))).statusCode).toBe(200);
  expect((await eventsOf(id)).map(({ action }) => action)).toEqual([
    'externalCourses.create',
    'courses.archive',
    'courses.restore',
  ]);
});

test('the spreadsheet has every row of the list', async () => {
  for (const number of [1, 2, 3]) await create({ title: `=Sheet ${number}` });
  const csv = (await site.get(`${path}/csv?q=Sheet&per_page=1`)).payload;
  expect(csv.trim().split('\r\n')).toHaveLength(4);
  expect(csv).not.toMatch(/,"?=Sheet/u);
});
