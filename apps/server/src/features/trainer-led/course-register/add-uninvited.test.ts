import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp({ connections: 12 });
const { db, clock } = server;
clock.set('2026-09-01T10:30:00Z');

const once = () => ({ idempotencyKey: randomUUID() });
const add = (session: BuiltSession, person: object) =>
  session.asTrainer.post(session.trainer('/uninvited'), commandOf({ ...once(), ...person }));
const delegates = async (session: BuiltSession) => (await session.asTrainer.get(session.trainer(''))).json();
const addressOf = async (userId: number) =>
  (await server.rows<{ email: string }>('select email from users where id = $1', [userId]))[0]?.email ?? '';

test('adds a member of the organisation by their address, whatever its capitals, over the places', async () => {
  const session = await buildSession(server, { delegates: 1, pool: 2 });
  await server.rows('update virtual_groups set delegate_places_allowed = 1 where id = $1', [session.virtualGroupId]);
  const memberId = await buildUser(db, { firstName: 'Zara', lastName: 'Quill' });
  await buildMembership(db, { userId: memberId, groupId: session.groupId });
  const email = await addressOf(memberId);
  expect((await add(session, { email: email.toUpperCase() })).json()).toEqual({ id: memberId });
  const again = await add(session, { email });
  expect([again.statusCode, again.json().errors]).toEqual([422, { email: ['This person is a delegate already'] }]);
  expect(await delegates(session)).toMatchObject({
    delegates: 2,
    delegatePlacesAllowed: 1,
    delegate_rows: [{ is_uninvited: false }, { user: { id: memberId }, is_uninvited: true, attendance: 'attended' }],
  });
  await session.send([{ nth: 0, attendance: 'attended' }]);
  const issue = (more: object) =>
    session.asTrainer.post(session.trainer('/issue-after-register'), { ...once(), ...more });
  expect(Object.keys((await issue({})).json().errors)).toEqual(['hadUninvitedAttendees']);
  expect((await issue({ hadUninvitedAttendees: 1 })).json()).toMatchObject({ from_pool: 2 });
  const fields = {
    ...{ title: 'Basic life support', delegatePlacesAllowed: 1, minimum_delegates: 0 },
    ...{
      organiserUserId: null,
      what_to_bring: null,
      assessment_type: 'none',
      postTrainingDaysAllowed: 0,
      sessions_required: null,
      waiting_list: 'automatic',
    },
  };
  const address = `/api/grouping-admin/groups/${session.groupId}/virtual-groups/${session.virtualGroupId}`;
  const renamed = await session.asAdmin.put(address, commandOf({ ...fields, title: 'BLS', baseValues: fields }));
  expect(renamed.statusCode, 'another field can still be changed').toBe(200);
});

test('somebody who waited for a place and came is a delegate, and waits no longer (V10)', async () => {
  const session = await buildSession(server, { delegates: 1 });
  const { virtualGroupId, groupId, superId } = session;
  const memberId = await buildUser(db);
  await buildMembership(db, { userId: memberId, groupId });
  await db
    .insertInto('waiting_list_entries')
    .values({
      ...{ virtual_group_id: virtualGroupId, user_id: memberId, added_by: superId },
      joined_at: server.clock.now(),
    })
    .execute();
  expect((await add(session, { email: await addressOf(memberId) })).json()).toEqual({ id: memberId });
  const entries = await server.rows('select state from waiting_list_entries where user_id = $1', [memberId]);
  expect(entries).toEqual([{ state: 'taken' }]);
});

test('a person without an account needs a name, and gets an account and an invitation', async () => {
  const session = await buildSession(server, { delegates: 1 });
  const email = `una-${randomUUID()}@example.org`;
  const refused = await add(session, { email });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { firstName: ['Nobody in Ashdown Pharmacies has this email. Enter the first name to create an account'] },
  ]);
  const added = await add(session, { email, first_name: 'Una', last_name: 'Vited' });
  const userId: number = added.json().id;
  const [user] = await server.rows(
    `select u.state, u.first_name, m.group_id, (select count(*)::int from outbox_messages o where o.recipient = u.email)
       as mails from users u join group_members m on m.user_id = u.id where u.id = $1`,
    [userId],
  );
  expect(user).toEqual({ state: 'provisional', first_name: 'Una', group_id: session.groupId, mails: 1 });
  const marked = await session.asTrainer.put(session.trainer('/register'), {
    marks: [{ userId, attendance: 'attended' }],
  });
  expect(marked.statusCode).toBe(200);
});

test('shows nothing about people of other organisations, and adds nobody to the register of another trainer', async () => {
  const [session, other] = [await buildSession(server), await buildSession(server)];
  const strangerId = await buildUser(db);
  await buildMembership(db, { userId: strangerId, groupId: await buildGroup(db, { name: 'Elsewhere' }) });
  const email = await addressOf(strangerId);
  expect(Object.keys((await add(session, { email })).json().errors)).toEqual(['firstName']);
  const named = await add(session, { email, first_name: 'Una', last_name: 'Vited' });
  expect([named.statusCode, Object.keys(named.json().errors)]).toEqual([422, ['email']]);
  const foreign = await session.asTrainer.post(other.trainer('/uninvited'), { ...once(), email });
  expect(foreign.statusCode).toBe(404);
  expect((await add(session, { email: 'no address' })).statusCode).toBe(422);
  clock.set('2026-09-01T08:00:00Z');
  expect((await add(session, { email })).json().message).toBe('The register opens 15 minutes before the start.');
  clock.set('2026-09-01T10:30:00Z');
});

test('two who add one person at the same time add them once', async () => {
  const session = await buildSession(server, { delegates: 1 });
  const person = { email: `una-${randomUUID()}@example.org`, first_name: 'Una', last_name: 'Vited' };
  const key = once();
  const answers = await Promise.all([
    add(session, person),
    add(session, person),
    add(session, { ...person, ...key }),
    add(session, { ...person, ...key }),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(1);
  expect(codes.every((code) => code === 200 || code === 422)).toBe(true);
  expect((await delegates(session)).delegates).toBe(2);
});

test('finds members by their name, and offers those who wait first', async () => {
  const session = await buildSession(server, { delegates: 1 });
  const { virtualGroupId, groupId, superId } = session;
  const member = async (firstName: string, lastName: string) => {
    const userId = await buildUser(db, { firstName, lastName });
    await buildMembership(db, { userId, groupId });
    return userId;
  };
  const [zara, waiting] = [await member('Zara', 'Quill'), await member('Zora', 'Webb')];
  const strangerId = await buildUser(db, { firstName: 'Zara', lastName: 'Stranger' });
  await buildMembership(db, { userId: strangerId, groupId: await buildGroup(db, { name: 'Elsewhere' }) });
  await db
    .insertInto('waiting_list_entries')
    .values({ virtual_group_id: virtualGroupId, user_id: waiting, added_by: superId, joined_at: clock.now() })
    .execute();
  const find = async (q: string) => {
    const found = await session.asTrainer.get(session.trainer(`/uninvited-choices?q=${q}`));
    return found
      .json()
      .map(({ user, is_waiting }: { user: { name: string }; is_waiting: boolean }) => [user.name, is_waiting]);
  };
  expect(await find('')).toEqual([['Zora Webb', true]]);
  expect(await find('z')).toEqual([['Zora Webb', true]]);
  expect(await find('ra')).toEqual([
    ['Zora Webb', true],
    ['Zara Quill', false],
  ]);
  expect(await find('person')).toEqual([]);
  const answer = await add(session, { userId: zara });
  expect(answer.json()).toEqual({ id: zara });
  expect((await delegates(session)).delegate_rows).toMatchObject([
    { attendance: null },
    { user: { id: zara }, attendance: 'attended', is_uninvited: true },
  ]);
  expect(await find('quill')).toEqual([]);
  const audits = await server.rows<{ action: string }>(
    `select action from audit_events where subject = $1 order by id`,
    [`virtual group ${virtualGroupId}`],
  );
  expect(audits.map(({ action }) => action)).toEqual(['virtualGroups.addUninvited', 'virtualGroups.mark']);
  expect((await add(session, { userId: strangerId })).statusCode).toBe(404);
  expect((await add(session, { userId: zara })).json().errors).toEqual({
    userId: ['This person is a delegate already'],
  });
  expect((await add(session, {})).json().errors).toEqual({ email: ['Choose a member or enter the email'] });
  const other = await buildSession(server);
  expect((await session.asTrainer.get(other.trainer('/uninvited-choices?q=ra'))).statusCode).toBe(404);
});

test('marks somebody who came at the chosen session of several', async () => {
  const session = await buildSession(server, { delegates: 1, days: 2 });
  const memberId = await buildUser(db);
  await buildMembership(db, { userId: memberId, groupId: session.groupId });
  expect((await add(session, { userId: memberId })).json().errors).toEqual({ sessionId: ['Choose the session'] });
  const [first, second] = (await delegates(session)).registers;
  const early = await add(session, { userId: memberId, sessionId: second.session_id });
  expect(early.json().message).toBe('The register opens 15 minutes before the start.');
  expect((await delegates(session)).delegates).toBe(1);
  await add(session, { userId: memberId, sessionId: first.session_id });
  expect((await delegates(session)).delegate_rows).toMatchObject([
    { marks: [] },
    { user: { id: memberId }, marks: [{ session_id: first.session_id, attendance: 'attended' }] },
  ]);
});
