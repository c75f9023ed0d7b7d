import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning } from './planning.factory.ts';

const server = await openTestApp();
server.clock.set('2027-01-01T09:00:00Z');

/** Creates a planned draft with one place that is taken, and a person who waits for it. */
async function buildDraft() {
  const world = await buildPlanning(server);
  const { id } = (await world.create({ delegatePlacesAllowed: 1 })).json();
  await world.plan(id);
  const [delegate, waiting] = [await world.member(), await world.member()];
  const list = `/api/admin/groups/${world.groupId}/virtual-groups/${id}/waiting-list`;
  expect((await world.asSuper.post(list, { userIds: [delegate, waiting] })).json()).toMatchObject({
    ...{ added: 1, waiting: 1 },
  });
  const mailsTo = (userId: number) =>
    server
      .rows<{ subject: string }>(
        'select subject from outbox_messages where recipient = (select email from users where id = $1) order by id',
        [userId],
      )
      .then((rows) => rows.map(({ subject }) => subject));
  const post = (path: string, body: object = {}) => world.asSuper.post(world.at(id, path), body);
  const cancel = () => post('/cancel-course', { reason: 'Flood', idempotencyKey: randomUUID() });
  const notices = () => server.rows('select title from notifications where user_id = $1', [world.trainerId]);
  return { world, id, delegate, waiting, list, mailsTo, post, cancel, notices };
}

const when = 'Basic life support on Mon 1st Feb 2027 at 10:00';

test('delegates and people who wait are first notified of a draft when it is scheduled', async () => {
  const { delegate, waiting, mailsTo, post } = await buildDraft();
  expect([await mailsTo(delegate), await mailsTo(waiting)]).toEqual([[], []]);
  await post('/publish');
  expect(await mailsTo(delegate)).toEqual([`Booked: ${when}`]);
  expect(await mailsTo(waiting)).toEqual([`Waiting list: ${when}`]);
});

test('nobody is notified that a draft was cancelled, or that they were removed from its waiting list', async () => {
  const { world, id, delegate, waiting, list, mailsTo, cancel, notices } = await buildDraft();
  await world.asSuper.post(`${list}/remove`, { userIds: [waiting] });
  await world.asSuper.post(list, { userIds: [waiting] });
  const preview = await world.asSuper.get(world.at(id, '/cancel-course'));
  expect(preview.json()).toMatchObject({ told: 0, told_waiting: 0 });
  expect((await cancel()).statusCode).toBe(200);
  expect([await mailsTo(delegate), await mailsTo(waiting)]).toEqual([[], []]);
  expect(await notices()).toEqual([]);
});

test('people who knew the date of a draft are notified that it was cancelled, and that they no longer wait', async () => {
  const { delegate, waiting, mailsTo, post, cancel, notices } = await buildDraft();
  await post('/publish');
  await post('/unpublish');
  expect(await mailsTo(waiting)).toEqual([`Waiting list: ${when}`, 'No date yet: Basic life support']);
  await cancel();
  expect((await mailsTo(delegate)).at(-1)).toContain('Cancelled: Basic life support');
  expect((await mailsTo(waiting)).at(-1)).toContain('Cancelled: Basic life support');
  expect(await notices()).toContainEqual({ title: 'A Pharmacist-led Course was cancelled' });
});

test('My Courses shows people who wait no draft before they were notified of it', async () => {
  const { waiting, post } = await buildDraft();
  const waits = async () => (await (await server.as(waiting)).get('/api/my-waiting-lists')).json();
  expect(await waits()).toEqual([]);
  await post('/publish');
  expect(await waits()).toHaveLength(1);
  await post('/unpublish');
  expect(await waits()).toHaveLength(1);
});
