import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildLicence, buildStock } from '../../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 10 });
const { db, services } = server;
const siteId = await buildUser(db, { roles: ['super_admin'] });
const site = await server.as(siteId);
const groupId = await buildGroup(db, { name: 'Ashdown' });
const adminId = await buildUser(db, { roles: ['group_admin'] });
await buildManager(db, { userId: adminId, groupId });
const admin = await server.as(adminId);

const archive = (courseId: number, archived = true, reason: string | null = 'Replaced by national training') =>
  site.post(`/api/admin/courses/${courseId}/archive`, { archived, reason });
const listed = async (list: string, q: string) =>
  (await site.get(`/api/admin/courses?list=${list}&q=${encodeURIComponent(q)}`)).json().rows;

async function buildLearner(productId: number) {
  const userId = await buildUser(db);
  await buildMembership(db, { userId, groupId });
  await buildLicence(services, { groupId, userId, productId, actorId: siteId });
  return { userId, client: await server.as(userId) };
}

test('an archived course is not sold, issued or offered, and what was issued can be started and finished (K5)', async () => {
  const { courseId, productId } = await buildCourse(db, { title: 'Going away' });
  await buildStock(services, { groupId, productId, actorId: siteId, quantity: 3 });
  const learner = await buildLearner(productId);
  const other = await buildUser(db);
  await buildMembership(db, { userId: other, groupId });
  expect((await archive(courseId)).statusCode).toBe(200);

  const key = { productType: 'abstract_course', productId, certificateMonths: 12, idempotencyKey: randomUUID() };
  const order = { ...key, quantity: 2, poReference: 'PO 7' };
  const offered = (await admin.get(`/api/grouping-admin/groups/${groupId}/licence-products`)).json();
  expect(offered.filter((product: { productId: number }) => product.productId === productId)).toEqual([]);
  for (const [client, level] of [
    [site, 'admin'],
    [admin, 'grouping-admin'],
  ] as const) {
    const at = `/api/${level}/groups/${groupId}`;
    const sold = await client.post(`${at}/licences`, { ...order, idempotencyKey: randomUUID() });
    const issued = await client.post(`${at}/issue-licence/${other}`, { ...key, idempotencyKey: randomUUID() });
    expect([sold.statusCode, issued.statusCode]).toEqual([422, 409]);
  }
  const start = await learner.client.post(`/api/course-start/${courseId}/online/${groupId}`);
  expect(start.statusCode).toBe(200);
  expect((await site.get(`/api/admin/courses/${courseId}`)).statusCode).toBe(404);
  expect((await site.get('/api/admin/search?q=Going away')).json().courses).toEqual([]);

  expect((await archive(courseId, false, null)).statusCode).toBe(200);
  expect((await admin.post(`/api/grouping-admin/groups/${groupId}/issue-licence/${other}`, key)).statusCode).toBe(200);
});

test('the preview of archiving counts unissued seats, issued and started licences, and names linked courses', async () => {
  const { courseId, productId } = await buildCourse(db, { title: 'Looked at' });
  const refresher = await buildCourse(db, { title: 'Its refresher' });
  await site.put(`/api/admin/courses/${courseId}/refresher`, { refresherCourseId: refresher.courseId });
  await buildStock(services, { groupId, productId, actorId: siteId, quantity: 4 });
  const [started, issued] = [await buildLearner(productId), await buildLearner(productId)];
  await started.client.post(`/api/course-start/${courseId}/online/${groupId}`);
  expect(issued.userId).not.toBe(started.userId);
  const preview = await site.get(`/api/admin/courses/${courseId}/archive`);
  expect(preview.json()).toEqual({
    title: 'Looked at',
    unissued: [{ id: groupId, name: 'Ashdown', seats: 4 }],
    issued: 1,
    in_progress: 1,
    linked: ['Its refresher'],
    sessions_ahead: 0,
  });
});

test('archiving and restoring move a course between two lists, with the reason and one event each time', async () => {
  const { courseId } = await buildCourse(db, { title: 'Moved about' });
  expect((await archive(courseId, true, ' ')).json().errors).toEqual({ reason: ['Enter the reason'] });
  await Promise.all([archive(courseId), archive(courseId), archive(courseId)]);
  expect(await listed('current', 'Moved about')).toEqual([]);
  expect(await listed('archived', 'Moved about')).toMatchObject([
    { id: courseId, archived: { on: '2026-09-01', reason: 'Replaced by national training' } },
  ]);
  await archive(courseId, false, null);
  expect(await listed('archived', 'Moved about')).toEqual([]);
  expect(await listed('current', 'Moved about')).toMatchObject([{ id: courseId, archived: null }]);
  const events = await server.rows('select action, detail from audit_events where subject = $1 order by id', [
    `course ${courseId}`,
  ]);
  expect(events).toEqual([
    { action: 'courses.archive', detail: { has_note: true } },
    { action: 'courses.restore', detail: {} },
  ]);
  expect((await archive(9_999_999)).statusCode).toBe(404);
});
