import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Answer, Client } from '../../../test-support/test-client.ts';
import { verifyLedger } from '../ledger/check-ledger.ts';

const server = await openTestApp({ connections: 30 });
const { db, services } = server;

async function openOrganisation(members: number, seats: number) {
  const groupId = await buildGroup(db);
  const actorId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: actorId, groupId });
  const { productId } = await buildCourse(db);
  await buildStock(services, { groupId, productId, actorId, quantity: seats });
  const userIds: number[] = [];
  for (let made = 0; made < members; made += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    userIds.push(userId);
  }
  const admin = await server.as(actorId);
  await admin.get('/csrf-cookie');
  return { groupId, productId, userIds, admin };
}

type Organisation = Awaited<ReturnType<typeof openOrganisation>>;

function issue(
  client: Client,
  at: Organisation,
  userId: number,
  idempotencyKey: string = randomUUID(),
): Promise<Answer> {
  const body = { productId: at.productId, certificateMonths: 12, idempotencyKey };
  return client.post(`/api/grouping-admin/groups/${at.groupId}/issue-licence/${userId}`, body);
}

async function stockOf(at: Organisation) {
  const { rows } = (await at.admin.get(`/api/grouping-admin/groups/${at.groupId}/licences`)).json();
  return rows[0];
}

test('of thirty issues at once from a pot of ten, ten succeed and twenty say how many are left (L7)', async () => {
  const at = await openOrganisation(30, 10);
  const answers = await Promise.all(at.userIds.map((userId) => issue(at.admin, at, userId)));
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(20).fill(409)]);
  const refused = answers.find((answer) => answer.statusCode === 409)?.json();
  expect(refused).toEqual({
    code: 'conflict',
    error: 'conflict',
    message: 'No licences are left here. Nothing was changed.',
  });
  expect(await stockOf(at)).toMatchObject({ bought: 10, pot: 0, held: 10, used: 0 });
  const [licences] = await server.rows<{ count: number }>('select count(*)::int from licences where group_id = $1', [
    at.groupId,
  ]);
  expect(licences).toEqual({ count: 10 });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('the same idempotency key ten times at once issues one licence and answers with it ten times (L8)', async () => {
  const at = await openOrganisation(1, 5);
  const [userId = 0] = at.userIds;
  const answers = await Promise.all(Array.from({ length: 10 }, () => issue(at.admin, at, userId, 'the-same-key')));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await stockOf(at)).toMatchObject({ pot: 4, held: 1 });
});

test('refuses a key that was used for another member', async () => {
  const at = await openOrganisation(2, 5);
  const [first = 0, second = 0] = at.userIds;
  expect((await issue(at.admin, at, first, 'one-key-two-members')).statusCode).toBe(200);
  const answer = await issue(at.admin, at, second, 'one-key-two-members');
  expect(answer.statusCode).toBe(409);
  expect(await stockOf(at)).toMatchObject({ pot: 4, held: 1 });
});

test('never gives a person two live licences for one product, however many managers issue at once (L4)', async () => {
  const at = await openOrganisation(1, 20);
  const [userId = 0] = at.userIds;
  const answers = await Promise.all(Array.from({ length: 10 }, () => issue(at.admin, at, userId)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(9);
  expect(await stockOf(at)).toMatchObject({ pot: 19, held: 1 });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('uses the seat of a course once when it is started twice at once', async () => {
  const at = await openOrganisation(1, 3);
  const [userId = 0] = at.userIds;
  await issue(at.admin, at, userId);
  const learner = await server.as(userId);
  const [course] = (await learner.get('/api/my-courses')).json();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => learner.post(`/api/course-start/${course.course_id}/online/${at.groupId}`)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map((answer) => answer.json().next.sco_user_id)).size).toBe(1);
  expect(await stockOf(at)).toMatchObject({ pot: 2, held: 0, used: 1 });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('buys once when one order is sent ten times at once with one key', async () => {
  const at = await openOrganisation(0, 1);
  const body = {
    productId: at.productId,
    quantity: 7,
    certificateMonths: 12,
    poReference: 'PO 7',
    idempotencyKey: 'order-of-seven',
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => at.admin.post(`/api/grouping-admin/groups/${at.groupId}/licences`, body)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
  expect(await stockOf(at)).toMatchObject({ bought: 8, pot: 8 });
});
