import { expect, test } from 'vitest';
import { buildPaperCourse, buildPaperLicence } from '../../../../test-support/paper.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { recordPaperResult } from './record-paper-result.ts';

const server = await openTestApp({ connections: 20 });
const { db, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = { id: adminId, level: 'superAdmin' } as const;

async function holder() {
  const { productId, paperCourseId } = await buildPaperCourse(services);
  const [groupId, userId] = [await buildGroup(db), await buildUser(db)];
  await buildMembership(db, { userId, groupId });
  const licenceId = await buildPaperLicence(services, { groupId, userId, productId, actorId: adminId });
  await server.rows("update licences set issued_at = '2026-08-01T09:00:00Z' where id = $1", [licenceId]);
  const client = await server.as(userId);
  const launch = async () => client.get(`/api/course-launch-data/${paperCourseId}/paper-course/${groupId}`);
  return { client, groupId, licenceId, launch };
}

const passed = { outcome: 'pass', takenOn: '2026-08-20', score: 92, assessor: 'Amara Osei' } as const;

test('a licence without a result is a course that has not been started', async () => {
  const { client, launch } = await holder();
  const [card] = (await client.get('/api/my-courses')).json();
  expect(card).toMatchObject({ course_type: 'paper-course', deliverable_id: 4, courseUser: null, paper: null });
  expect((await launch()).json()).toMatchObject({ would_end_on: '2028-09-01', next: null });
});

test('a pass uses the seat, completes the licence and gives a certificate from the day of the course', async () => {
  const { client, groupId, licenceId, launch } = await holder();
  await recordPaperResult(services, admin, { licenceId, ...passed });
  const { course } = (await launch()).json();
  expect(course).toMatchObject({
    courseUser: { completion_status: 'completed' },
    paper: { outcome: 'pass', taken_on: '2026-08-20', score: 92, assessor: 'Amara Osei' },
    certificate: { expires_on: '2028-08-20' },
  });
  expect((await client.get(`/api/certificates/${course.certificate.id}/pdf`)).statusCode).toBe(200);
  const accounts = await server.rows('select kind, available from licence_accounts where group_id = $1 order by kind', [
    groupId,
  ]);
  expect(accounts).toContainEqual({ kind: 'USED', available: 1 });
  expect(accounts).toContainEqual({ kind: 'HELD', available: 0 });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('a fail ends the licence without a certificate', async () => {
  const { client, licenceId } = await holder();
  await recordPaperResult(services, admin, { licenceId, ...passed, outcome: 'fail', score: 40 });
  const [card] = (await client.get('/api/my-courses')).json();
  expect(card).toMatchObject({ courseUser: { completion_status: 'failed' }, certificate: null });
  expect((await client.get('/api/training-record')).json()).toMatchObject([{ source: 'paper', state: 'failed' }]);
});

test('of five assessors who record at once, one succeeds', async () => {
  const { licenceId } = await holder();
  const done = await Promise.allSettled(
    Array.from({ length: 5 }, () => recordPaperResult(services, admin, { licenceId, ...passed })),
  );
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('refuses a future day, and a day before the licence except from a site admin with a reason', async () => {
  const { licenceId } = await holder();
  const record = (changes: object, actor: Parameters<typeof recordPaperResult>[1] = admin) =>
    recordPaperResult(services, actor, { licenceId, ...passed, ...changes });
  await expect(record({ takenOn: '2026-09-02' })).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(record({ takenOn: '2026-07-31' })).rejects.toMatchObject({ fields: { reason: [expect.any(String)] } });
  for (const level of ['groupingAdmin', 'virtualGroupAdmin'] as const) {
    await expect(record({ takenOn: '2026-07-31', reason: 'Late' }, { id: adminId, level })).rejects.toMatchObject({
      fields: { takenOn: [expect.any(String)] },
    });
  }
  const id = await record({ takenOn: '2026-07-31', reason: 'The form came late' });
  expect(await server.rows('select reason from paper_results where id = $1', [id])).toEqual([
    { reason: 'The form came late' },
  ]);
  await expect(record({ licenceId: 9_999_999 })).rejects.toMatchObject({ code: 'not_found' });
});

test('another member of the organisation does not see the result', async () => {
  const { groupId, launch } = await holder();
  const course = (await launch()).json().course;
  const other = await buildUser(db);
  await buildMembership(db, { userId: other, groupId });
  const answer = await (await server.as(other)).get(
    `/api/course-launch-data/${course.course_id}/paper-course/${groupId}`,
  );
  expect(answer.statusCode).toBe(404);
});
