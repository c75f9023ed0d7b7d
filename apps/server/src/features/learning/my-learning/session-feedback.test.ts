import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const given = { trainer: 5, content: 4, venue: 2, comment: 'Cold room' };

async function delegate(attendance?: 'attended' | 'partial' | 'absent') {
  const [groupId, userId] = [await buildGroup(db), await buildUser(db)];
  await buildMembership(db, { userId, groupId });
  const id = await buildVirtualGroup(db, {
    groupId,
    productId: await buildAbstractCourse(db),
    state: 'delivered',
    start: '2026-08-20T10:00:00Z',
    place: 'Upstairs',
    delegates: [{ userId, ...(attendance ? { attendance } : {}) }],
  });
  const client = await server.as(userId);
  const send = (body: object = given) => client.post(`/api/virtual-group/${id}/feedback`, commandOf(body));
  const feedbackState = async () => (await client.get('/api/my-courses')).json()[0].session.feedback;
  return { id, client, send, feedbackState };
}

test.each(['attended', 'partial'] as const)('accepts feedback once when the attendance is %s', async (attendance) => {
  const { id, send, feedbackState } = await delegate(attendance);
  expect(await feedbackState()).toBe('open');
  const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await feedbackState()).toBe('given');
  const rows = await server.rows(
    'select trainer_rating, content_rating, venue_rating, comment from session_feedback where virtual_group_id = $1',
    [id],
  );
  expect(rows).toEqual([{ trainer_rating: 5, content_rating: 4, venue_rating: 2, comment: 'Cold room' }]);
});

test.each(['absent', undefined] as const)('collects no feedback when the register says %s', async (attendance) => {
  const { send, feedbackState } = await delegate(attendance);
  expect(await feedbackState()).toBe('closed');
  expect((await send()).statusCode).toBe(409);
});

test('refuses feedback of a person who was not a delegate', async () => {
  const { id } = await delegate('attended');
  const stranger = await server.as(await buildUser(db));
  expect((await stranger.post(`/api/virtual-group/${id}/feedback`, given)).statusCode).toBe(404);
});

test.each([
  [{ trainer: 0 }, 'trainer'],
  [{ content: 6 }, 'content'],
  [{ venue: undefined }, 'venue'],
  [{ comment: 'x'.repeat(2_001) }, 'comment'],
])('refuses feedback with %j, and names the field', async (changes, field) => {
  const { send } = await delegate('attended');
  expect((await send({ ...given, ...changes })).json().errors).toHaveProperty(field);
});
