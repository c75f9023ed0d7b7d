import { expect, test } from 'vitest';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildSession } from '../../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2026-08-01T09:00:00Z');

test('the trainer sees a delegate with their services, licence and attendance, and nobody else', async () => {
  const session = await buildSession(server, { delegates: 2, pool: 1 });
  const [first = 0] = session.people;
  const { groupId } = session;
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Market Square' });
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: subgroupId, user_id: first })
    .execute();
  await session.issueTo(0);
  expect((await session.asTrainer.get(session.trainer(`/delegates/${first}`))).json()).toMatchObject({
    user: { id: first, name: 'Person A' },
    services: [{ id: subgroupId, name: 'Market Square' }],
    licence: { state: 'issued' },
    attendance: null,
    certificate: null,
  });
  const stranger = await buildUser(db);
  expect((await session.asTrainer.get(session.trainer(`/delegates/${stranger}`))).statusCode).toBe(404);
  const other = await buildSession(server);
  expect((await other.asTrainer.get(session.trainer(`/delegates/${first}`))).statusCode).toBe(404);
});
