import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const groupId = await buildGroup(db);
const subgroupId = await buildSubgroup(db, { groupId });
const [adminId, managerId, memberId] = [
  await buildUser(db, { roles: ['group_admin'] }),
  await buildUser(db, { roles: ['subgroup_admin'] }),
  await buildUser(db),
];
await buildManager(db, { userId: adminId, groupId });
await buildManager(db, { userId: managerId, groupId, subgroupId });
for (const userId of [managerId, memberId]) await buildMembership(db, { groupId, userId });
const admin = await server.as(adminId);
const manager = await server.as(managerId);
const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));

async function buildDraft(title: string) {
  const course = await buildCourse(db, { title });
  await db.updateTable('courses').set({ is_live: false }).where('id', '=', course.courseId).execute();
  return course;
}

const goLive = (courseId: number, client = site) =>
  client.post(`/api/admin/courses/${courseId}/go-live`, { seenLiveId: null });
const order = (productId: number) => ({
  productType: 'abstract_course',
  productId,
  certificateMonths: 12,
  quantity: 2,
  poReference: 'PO 7',
  idempotencyKey: randomUUID(),
});
const inGroup = `groups/${groupId}`;

test('does not offer a draft to an organisation, by list or by command, until it is live', async () => {
  const { productId, courseId } = await buildDraft('Not ready');
  const offered = async () => {
    const lists = await Promise.all([
      site.get(`/api/admin/${inGroup}/licence-products`),
      admin.get(`/api/grouping-admin/${inGroup}/licence-products`),
      manager.get(`/api/subgroup-admin/${inGroup}/subgroups/${subgroupId}/licence-products`),
    ]);
    return lists.map((list) =>
      (list.json() as { productId: number; draft_course_id: number | null }[])
        .filter((product) => product.productId === productId)
        .map(({ draft_course_id }) => draft_course_id),
    );
  };
  const request = async () => {
    const place = `/api/subgroup-admin/${inGroup}/subgroups/${subgroupId}`;
    const { poReference: _, idempotencyKey: __, ...query } = order(productId);
    return (await manager.post(`${place}/request-licences`, { ...query, note: '' })).statusCode;
  };
  const issue = async (client: typeof site, level: string) => {
    const { quantity: _, poReference: __, ...key } = order(productId);
    return (await client.post(`/api/${level}/${inGroup}/issue-licence/${memberId}`, key)).statusCode;
  };
  expect(await offered()).toEqual([[courseId], [], []]);
  expect((await admin.post(`/api/grouping-admin/${inGroup}/licences`, order(productId))).json().errors).toEqual({
    productId: ['Choose a course that is on sale'],
  });
  expect((await site.post(`/api/admin/${inGroup}/licences`, order(productId))).statusCode).toBe(200);
  expect(await request()).toBe(409);
  expect(await issue(admin, 'grouping-admin')).toBe(409);
  const [option] = (await admin.get(`/api/grouping-admin/${inGroup}/issue-licence/${memberId}`)).json().options;
  expect(option).toMatchObject({ productId, available: 2, draft_course_id: courseId });

  expect((await goLive(courseId)).json()).toMatchObject({ id: courseId, is_live: true });
  expect(await offered()).toEqual([[null], [null], [null]]);
  expect(await request()).toBe(200);
  expect(await issue(admin, 'grouping-admin')).toBe(200);
});

test('lets a site admin issue a draft, and says before that it is one', async () => {
  const { productId, courseId } = await buildDraft('Issued early');
  await site.post(`/api/admin/${inGroup}/licences`, order(productId));
  const { quantity: _, poReference: __, idempotencyKey, ...key } = order(productId);
  const preview = { ...key, userIds: [memberId] };
  const at = `/api/admin/${inGroup}/bulk-issue-from-general-pot`;
  expect((await site.post(`${at}/preview`, preview)).json()).toMatchObject({ issuable: 1, draft_course_id: courseId });
  expect((await site.post(at, { ...preview, idempotencyKey })).json()).toMatchObject({ issued: 1 });
});

test('a product with a live version is not a draft, whatever its other versions are', async () => {
  const { productId } = await buildDraft('Two versions');
  await buildCourse(db, { productId });
  const products = (await admin.get(`/api/grouping-admin/${inGroup}/licence-products`)).json();
  expect(products).toContainEqual(expect.objectContaining({ productId, draft_course_id: null }));
});

test('refuses to make a course without modules live, and records the change once', async () => {
  const { courseId, scoIds } = await buildDraft('Empty');
  await db.updateTable('scos').set({ archived_at: new Date() }).where('id', 'in', scoIds).execute();
  expect((await goLive(courseId)).json().message).toBe(
    'This course has no modules yet. Upload a package, then make it live.',
  );
  await db.updateTable('scos').set({ archived_at: null }).where('id', 'in', scoIds).execute();
  expect([(await goLive(courseId)).statusCode, (await goLive(courseId)).statusCode]).toEqual([200, 200]);
  const trail = await server.rows("select changes from audit_events where action = 'courses.goLive' and subject = $1", [
    `course ${courseId}`,
  ]);
  expect(trail).toEqual([{ changes: { is_live: [false, true] } }]);
  expect((await goLive(0)).statusCode).toBe(404);
});
