import { expect, test } from 'vitest';
import { beginCourse } from '../../../test-support/learning.ts';
import { buildManagedDocument } from '../../../test-support/managed-document.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { createStatementLog } from '../../../test-support/plans/record-statements.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const log = createStatementLog();
const server = await openTestApp({ plugins: [log.plugin] });

test('one call answers what five calls answer, with 5 statements', async () => {
  const learner = await beginCourse(server, {});
  const adminId = await buildUser(server.db, { roles: ['super_admin'] });
  await buildManagedDocument(await server.as(adminId), adminId, { must_read: 'open', due_days: 14 });
  const apart = {
    user: (await learner.client.get('/api/user')).json(),
    site: (await learner.client.get('/site-info')).json(),
    courses: (await learner.client.get('/api/my-courses')).json(),
    waiting: (await learner.client.get('/api/my-waiting-lists')).json(),
    reading: (await learner.client.get('/api/my-resources/to-read')).json(),
  };
  expect(apart.courses).toHaveLength(1);
  expect(apart.reading).toHaveLength(1);
  const statements = await log.during(async () => {
    expect((await learner.client.get('/api/my-learning-zone')).json()).toEqual(apart);
  });
  expect(statements).toHaveLength(5);
});

test('the call is answered with 401 without a session', async () => {
  expect((await server.visitor().get('/api/my-learning-zone')).statusCode).toBe(401);
});
