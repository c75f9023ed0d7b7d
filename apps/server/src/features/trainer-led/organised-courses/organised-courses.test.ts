import { beforeEach, expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const list = '/api/organised-courses';

beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

/** Builds a course that names a person as organiser who has no other right in the organisation. */
async function buildOrganised({ days = 1 } = {}) {
  const session = await buildSession(server, { delegates: 2, days });
  const { virtualGroupId, groupId } = session;
  const organiserId = await buildUser(db, { roles: ['organiser'] });
  await buildMembership(db, { userId: organiserId, groupId });
  await db
    .updateTable('virtual_groups')
    .set({ organiser_user_id: organiserId })
    .where('id', '=', virtualGroupId)
    .execute();
  const client = await server.as(organiserId);
  const one = `${list}/${virtualGroupId}`;
  return { ...session, organiserId, client, one };
}

test('an organiser reads their course and what its delegates need, and another organiser does not', async () => {
  const { client, one, virtualGroupId, people, groupId } = await buildOrganised();
  const delegate = await server.as(people[0] ?? 0);
  const needs = { access: 'A ramp to the door', dietary: 'No nuts' };
  expect((await delegate.put(`/api/virtual-group/${virtualGroupId}/needs`, needs)).statusCode).toBe(200);
  const course = {
    ...{ id: virtualGroupId, title: 'Basic life support', state: 'scheduled', place: 'Quay Room', is_virtual: false },
    ...{ group: { id: groupId }, subgroup: null, delegates: 2, training_start: '2026-09-01T10:00:00.000Z' },
  };
  expect((await client.get(list)).json()).toMatchObject([course]);
  const shown = (await client.get(one)).json();
  expect(shown).toMatchObject({ ...course, needs: [{ user: { name: 'Person A' }, ...needs }] });
  expect(shown.trainer_email).toContain('@');
  const other = await server.as((await buildOrganised()).organiserId);
  expect((await other.get(one)).statusCode).toBe(404);
  expect((await other.get(list)).json().map(({ id }: { id: number }) => id)).not.toContain(virtualGroupId);
  expect((await delegate.get(one)).statusCode).toBe(404);
});

test.each([
  ['the role', `delete from user_roles where user_id = $1`],
  ['the membership', `update group_members set archived_at = now() where user_id = $1`],
  ['the course', `update virtual_groups set organiser_user_id = null where organiser_user_id = $1`],
])('an organiser who has lost %s reads nothing', async (_what, statement) => {
  const { client, one, organiserId } = await buildOrganised();
  expect((await client.get(one)).statusCode).toBe(200);
  await server.rows(statement, [organiserId]);
  expect((await client.get(one)).statusCode).toBe(404);
  expect((await client.get(list)).json()).toEqual([]);
});

test('a course of several days has its next session and the number of its days', async () => {
  clock.set('2026-09-01T17:00:00Z');
  const { client, one } = await buildOrganised({ days: 3 });
  const next = { training_start: '2026-09-02T10:00:00.000Z', training_end: '2026-09-02T11:00:00.000Z' };
  expect((await client.get(one)).json()).toMatchObject({ next_session: next, days: 3 });
  expect((await client.get(list)).json()).toMatchObject([{ next_session: next, days: 3 }]);
});

test('an organiser does not see drafts', async () => {
  const { client, one, virtualGroupId } = await buildOrganised();
  await server.rows(`update virtual_groups set state = 'draft' where id = $1`, [virtualGroupId]);
  expect((await client.get(one)).statusCode).toBe(404);
  expect((await client.get(list)).json()).toEqual([]);
});
