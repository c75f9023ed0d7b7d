import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days } from '../../../../platform/clock/index.ts';
import { runDueJobs } from '../../../../platform/jobs/index.ts';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { remindOfReviews } from '../index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const asSuper = () => server.as(adminId);

async function buildRead(people = 3) {
  const groupId = await buildGroup(db);
  const userIds: number[] = [];
  for (let nth = 0; nth < people; nth += 1) {
    const userId = await buildUser(db, { firstName: `Reader${nth}`, email: `reader-${groupId}-${nth}@example.org` });
    await buildMembership(db, { userId, groupId });
    await server.rows('update group_members set joined_at = $2 where user_id = $1', [userId, '2020-01-01T00:00:00Z']);
    userIds.push(userId);
  }
  const options = { must_read: 'acknowledge', due_days: 7, statement: 'I have read it', groupId } as const;
  const document = await buildManagedDocument(await asSuper(), adminId, options);
  const acknowledge = async (userId = 0) => {
    const client = await server.as(userId);
    const rows = (await client.get('/api/my-resources')).json();
    const { version, statement_digest } = rows.find(({ id }: { id: number }) => id === document.id);
    await client.post(`/api/my-resources/${document.id}/open`, { version });
    return client.post(`/api/my-resources/${document.id}/acknowledge`, commandOf({ version, statement_digest }));
  };
  const readers = async (query = '') => (await (await asSuper()).get(document.at(`/readers${query}`))).json();
  return { ...document, groupId, userIds, acknowledge, readers };
}

test('counts what readers have done, filters them, and exports the same people', async () => {
  const document = await buildRead();
  await document.acknowledge(document.userIds[0]);
  await (await server.as(document.userIds[1] ?? 0)).post(`/api/my-resources/${document.id}/open`, { version: 1 });
  expect((await document.readers()).figures).toEqual({
    ...{ shown: 3, opened: 2, acknowledged: 1, overdue: 0, remindable: 2 },
  });
  clock.advance(days(8));
  const overdue = await document.readers('?state=overdue');
  expect(overdue).toMatchObject({ total: 2, figures: { overdue: 2 } });
  expect((await document.readers('?q=Reader0')).rows).toMatchObject([{ state: 'done', version: 1 }]);
  const nobody = await document.readers('?q=nobody');
  expect(nobody).toMatchObject({ rows: [], total: 0, figures: { shown: 3, opened: 2, overdue: 2 } });
  const csv = (await (await asSuper()).get(document.at('/readers/csv'))).body;
  expect(csv.trim().split('\r\n')).toHaveLength(4);
});

test('a signature sheet is a PDF of those who acknowledged the version', async () => {
  const document = await buildRead();
  await document.acknowledge(document.userIds[0]);
  const sheet = await (await asSuper()).get(document.at('/versions/1/signatures'));
  expect(sheet.headers['content-type']).toBe('application/pdf');
  expect(sheet.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
  expect((await (await asSuper()).get(document.at('/versions/2/signatures'))).statusCode).toBe(404);
});

test('notifies the owner 30 days before a review and on the day, once, and the admins when the owner has left', async () => {
  const groupId = await buildGroup(db);
  const [ownerId, otherId] = [
    await buildUser(db, { roles: ['group_admin'] }),
    await buildUser(db, { roles: ['group_admin'] }),
  ];
  for (const userId of [ownerId, otherId]) await buildManager(db, { userId, groupId });
  const review_due_on = new Date(clock.now().getTime() + days(40)).toISOString().slice(0, 10);
  await buildManagedDocument(await asSuper(), ownerId, { groupId, review_due_on });
  const run = async () => {
    const look = { db, clock, jobs: [remindOfReviews(services)], log: (problem: string) => expect(problem).toBe('') };
    await Promise.all([runDueJobs(look), runDueJobs(look)]);
  };
  const noticesOf = (userId: number) =>
    server.rows(`select title from notifications where code = 'document_review' and user_id = $1 order by id`, [
      userId,
    ]);
  for (const step of [0, 10, 1, 19]) {
    clock.advance(days(step));
    await run();
  }
  expect(await noticesOf(ownerId)).toEqual([{ title: 'Review due in 30 days: Fridge checks' }]);
  await db.deleteFrom('group_managers').where('user_id', '=', ownerId).execute();
  clock.advance(days(10));
  await run();
  expect(await noticesOf(ownerId)).toHaveLength(1);
  expect(await noticesOf(otherId)).toEqual([{ title: 'Review due today: Fridge checks' }]);
});
