import { expect, test } from 'vitest';
import { beginCourse } from '../../../test-support/learning.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { readZip } from '../../../test-support/zip.ts';

const server = await openTestApp();
const adminId = await buildUser(server.db, { roles: ['super_admin'] });
const admin = await server.as(adminId);

test('a site admin gets the same data as the person, and the audit trail records it', async () => {
  const learner = await beginCourse(server);
  await server.db
    .updateTable('group_members')
    .set({ payroll_number: 'PAY-77' })
    .where('user_id', '=', learner.userId)
    .execute();
  await server.db
    .updateTable('users')
    .set({ registration_number: '2999007' })
    .where('id', '=', learner.userId)
    .execute();
  const answer = await admin.post(`/api/admin/users/${learner.userId}/subject-export`, {});
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = await readZip(answer.rawPayload);
  const own = await readZip((await learner.client.get('/api/account/data')).rawPayload);
  expect(Object.keys(files)).toEqual(Object.keys(own));
  expect(JSON.parse(String(files['account.json']))).toMatchObject({
    id: learner.userId,
    registration_number: '2999007',
  });
  expect(JSON.parse(String(files['organisations.json']))).toMatchObject([{ payroll_number: 'PAY-77' }]);
  expect(await server.rows("select actor_id, subject from audit_events where action = 'users.exportData'")).toEqual([
    { actor_id: adminId, subject: `user ${learner.userId}` },
  ]);
  expect((await admin.post('/api/admin/users/9999999/subject-export', {})).statusCode).toBe(404);
});
