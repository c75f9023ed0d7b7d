import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning } from '../course-planning/planning.factory.ts';

const server = await openTestApp();
server.clock.set('2027-01-01T09:00:00Z');

/** Creates a course of two days with one delegate and a person who waits, and reads its page as them. */
async function buildCourse() {
  const world = await buildPlanning(server);
  const { id } = (await world.create({ delegatePlacesAllowed: 1 })).json();
  await world.plan(id);
  const [delegate, waiting, stranger] = [await world.member(), await world.member(), await world.member()];
  const list = `/api/admin/groups/${world.groupId}/virtual-groups/${id}/waiting-list`;
  await world.asSuper.post(list, { userIds: [delegate, waiting] });
  const post = (path: string, body: object = {}) => world.asSuper.post(world.at(id, path), body);
  const cancel = () => post('/cancel-course', { reason: 'Flood', idempotencyKey: randomUUID() });
  const read = async (userId: number) => {
    const answer = await (await server.as(userId)).get(`/api/virtual-group/${id}/cancellation`);
    return answer.statusCode === 200 ? answer.json().cancellation : answer.statusCode;
  };
  return { ...world, id, delegate, waiting, stranger, post, cancel, read };
}

test('people who had a place or waited read what was cancelled, and nobody else does', async () => {
  const { groupId, delegate, waiting, stranger, post, cancel, read } = await buildCourse();
  await post('/publish');
  expect([await read(delegate), await read(waiting)]).toEqual([null, null]);
  await cancel();
  const cancellation = {
    ...{ title: 'Basic life support', group: { id: groupId, name: 'Ashdown Pharmacies' }, reason: 'Flood' },
    cancelled_at: '2027-01-01T09:00:00.000Z',
    sessions: [
      { training_start: '2027-02-01T10:00:00.000Z', training_end: '2027-02-01T13:00:00.000Z' },
      { training_start: '2027-02-08T10:00:00.000Z', training_end: '2027-02-08T13:00:00.000Z' },
    ],
  };
  expect([await read(delegate), await read(waiting)]).toEqual([cancellation, cancellation]);
  expect(await read(stranger)).toBe(404);
});

test('a cancelled draft has a page only for people who were notified of it', async () => {
  const unknown = await buildCourse();
  await unknown.cancel();
  expect([await unknown.read(unknown.delegate), await unknown.read(unknown.waiting)]).toEqual([404, 404]);
  const known = await buildCourse();
  await known.post('/publish');
  await known.post('/unpublish');
  const late = await known.member();
  await known.invite(known.id, [late], [known.delegate]);
  await known.cancel();
  expect(await known.read(known.waiting)).toMatchObject({ reason: 'Flood' });
  expect(await known.read(late)).toBe(404);
});
