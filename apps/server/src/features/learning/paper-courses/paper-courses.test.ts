import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 10 });
const { db } = server;
const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const groupId = await buildGroup(db);
const adminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);

const fields = {
  title: 'Injection practical',
  summary: null,
  default_months: 24,
  renewal_basis: 'completion',
  training_class: 'clinical',
  motif: 'label',
  hue: 'leaf',
  has_score: true,
  pass_mark: 80,
  evidence: 'optional',
  assessors: 'Amara Osei\nLena Marsh',
};
const at = '/api/admin/paper-courses';
const create = async (changes: object = {}) => (await site.post(at, commandOf({ ...fields, ...changes }))).json();
const goLive = (id: number, seenLiveId: number | null) => site.post(`${at}/${id}/go-live`, { seenLiveId });
const listed = async (list: string, q: string) =>
  (await site.get(`${at}?list=${list}&q=${encodeURIComponent(q)}`)).json().rows;
const offered = async (title: string) =>
  (await admin.get(`/api/grouping-admin/groups/${groupId}/licence-products`))
    .json()
    .filter((product: { title: string }) => product.title === title);

test('a new course is a draft that is not offered, and is sold once it is live', async () => {
  const made = await create({ title: 'Ear examination' });
  expect(made).toMatchObject({ version: 1, is_live: false, live: null, pass_mark: 80, has_versions: false });
  expect(await offered('Ear examination')).toEqual([]);
  expect((await goLive(made.id, null)).json()).toMatchObject({ is_live: true, live: { id: made.id, version: 1 } });
  expect(await offered('Ear examination')).toHaveLength(1);
  expect(await listed('current', 'ear exam')).toMatchObject([{ id: made.id, is_live: true, results: 0, waiting: 0 }]);
});

test('two admins who change one field get an edit conflict, and a course without a score has no pass mark', async () => {
  const { id } = await create();
  const base = { ...fields };
  const first = await site.put(`${at}/${id}`, commandOf({ ...fields, pass_mark: 70, baseValues: base }));
  expect(first.json().now).toMatchObject({ pass_mark: 70 });
  const second = await site.put(`${at}/${id}`, commandOf({ ...fields, pass_mark: 75, baseValues: base }));
  expect(second.statusCode).toBe(409);
  const now = first.json().now;
  await site.put(`${at}/${id}`, commandOf({ ...now, has_score: false, baseValues: now }));
  expect((await site.get(`${at}/${id}`)).json()).toMatchObject({ has_score: false, pass_mark: null });
  expect(
    (await site.put(`${at}/${id}`, commandOf({ ...now, title: ' ', baseValues: now }))).json().errors,
  ).toHaveProperty('title');
});

test('a new version has the rule of the one that it was made from, and goes live in its place', async () => {
  const one = await create({ title: 'Two versions' });
  await goLive(one.id, null);
  const key = { idempotencyKey: randomUUID() };
  const made = await Promise.all([1, 2, 3].map(() => site.post(`${at}/${one.id}/versions`, key)));
  expect(new Set(made.map((answer) => answer.json().id)).size).toBe(1);
  const two = made[0]?.json();
  expect(two).toMatchObject({ version: 2, is_live: false, pass_mark: 80, assessors: fields.assessors });
  expect(await listed('current', 'Two versions')).toMatchObject([{ id: one.id, draft: { id: two.id, version: 2 } }]);
  expect((await goLive(two.id, null)).statusCode).toBe(409);
  expect((await goLive(two.id, one.id)).statusCode).toBe(200);
  const versions = (await site.get(`${at}/${one.id}/versions`)).json();
  expect(versions).toMatchObject([
    { version: 2, is_live: true },
    { version: 1, is_live: false, went_live_at: expect.any(String) },
  ]);
});

test('of eight versions that go live at once one does', async () => {
  const one = await create({ title: 'A race' });
  const ids: number[] = [one.id];
  for (const idempotencyKey of [randomUUID(), randomUUID(), randomUUID()])
    ids.push((await site.post(`${at}/${one.id}/versions`, { idempotencyKey })).json().id);
  const answers = await Promise.all([...ids, ...ids].map((id) => goLive(id, null)));
  const versions = (await site.get(`${at}/${one.id}/versions`)).json();
  expect(versions.filter((version: { is_live: boolean }) => version.is_live)).toHaveLength(1);
  expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(6);
});

test('archived courses are not offered and can be restored', async () => {
  const one = await create({ title: 'Going away' });
  await goLive(one.id, null);
  expect((await site.get(`${at}/${one.id}/archive`)).json()).toEqual({
    ...{ title: 'Going away', unissued: [], issued: 0, in_progress: 0, linked: [], sessions_ahead: 0 },
  });
  expect((await site.post(`${at}/${one.id}/archive`, { archived: true, reason: '' })).statusCode).toBe(422);
  await site.post(`${at}/${one.id}/archive`, { archived: true, reason: 'Replaced' });
  expect(await offered('Going away')).toEqual([]);
  expect((await site.get(`${at}/${one.id}`)).statusCode).toBe(404);
  expect(await listed('archived', 'Going away')).toMatchObject([{ archived: { reason: 'Replaced' } }]);
  await site.post(`${at}/${one.id}/archive`, { archived: false, reason: null });
  expect(await offered('Going away')).toHaveLength(1);
});

test('the preview of archiving names linked courses, not those with the same id', async () => {
  const one = await create({ title: 'Linked practical' });
  const [product] = await server.rows<{ product_id: number }>(
    'select abstract_paper_course_id as product_id from paper_courses where id = $1',
    [one.id],
  );
  const [before, other] = [await buildCourse(db, { title: 'Theory first' }), await buildCourse(db, { title: 'Other' })];
  const paper = { type: 'abstract_paper_course', id: product?.product_id ?? 0 } as const;
  await buildLink(db, { kind: 'prerequisite', from: before.productId, to: paper });
  await buildLink(db, { kind: 'bundled', from: before.productId, to: other.productId });
  await buildLink(db, { kind: 'covers', from: paper, to: other.productId, untilOn: '2026-02-01' });
  expect((await site.get(`${at}/${one.id}/archive`)).json().linked).toEqual(['Theory first']);
  const linked = (await site.get(`/api/admin/courses/${before.courseId}/archive`)).json().linked;
  expect(linked).toEqual(['Linked practical', 'Other']);
});

test('an unknown course is answered with 404 at each of its addresses', async () => {
  for (const path of ['9999999', '9999999/versions', '9999999/archive'])
    expect((await site.get(`${at}/${path}`)).statusCode).toBe(404);
  expect((await goLive(9_999_999, null)).statusCode).toBe(404);
});
