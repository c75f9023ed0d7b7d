import { setTimeout } from 'node:timers/promises';
import { commandName, commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../../trainer-led/virtual-groups/session.factory.ts';
import { checkTrainer } from './check-trainer.ts';
import { newTrainer, profile, trainerCalls } from './trainers.factory.ts';

const server = await openTestApp({ connections: 12 });
const { db, clock } = server;
clock.set('2026-08-20T09:00:00Z');
const [adminId, otherId] = [
  await buildUser(db, { roles: ['super_admin'] }),
  await buildUser(db, { roles: ['super_admin'] }),
] as const;
const admin = await server.as(adminId);
const other = await server.as(otherId);
const { base, create, build, read, list, activate } = trainerCalls(db, () => admin);
const deactivate = (id: number) => admin.post(`${base}/${id}/deactivate`, { reason: 'Moved away' });

test('makes a trainer of a person, who has the role and is not active yet', async () => {
  const id = await build('Pritchard');
  expect(await read(id)).toMatchObject({
    last_name: 'Pritchard',
    home_postcode: 'PR1 2XX',
    home_district: 'PR1',
    has_position: true,
    modes: ['face_to_face'],
    state: 'new',
    feedback: null,
    has_no_hours: true,
  });
  const own = await server.as(id);
  expect((await own.get('/api/virtual-group-admin/general-availability')).statusCode).toBe(200);
  expect((await create({ userId: id })).json().errors).toEqual({ userId: ['This person is a trainer already'] });
});

test('makes an account for a new trainer and sends an invitation', async () => {
  const person = { first_name: 'Idris', last_name: 'Kamara', email: 'idris.kamara@example.org' };
  const { id } = (await create(person)).json();
  expect(await read(id)).toMatchObject({ ...person, state: 'new' });
  const sent = await server.rows(`select subject from outbox_messages where recipient = $1`, [person.email]);
  expect(sent).toEqual([{ subject: 'Your Doselore account' }]);
  await activate(id);
  expect((await read(id)).state).toBe('closed');
  expect((await create(person)).json().errors.email).toHaveLength(1);
});

test('two admins who make a trainer of one person at once: one does, the other is refused', async () => {
  const userId = await buildUser(db);
  const both = await Promise.all([admin, other].map((who) => who.post(base, commandOf({ ...newTrainer, userId }))));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});

test.each([
  [{ home_postcode: 'LA4 4XX1' }, 'home_postcode', 'This is not a UK postcode'],
  [{ face_to_face: false }, 'face_to_face', 'Choose at least one way of teaching'],
  [{ longitude: -2.8 }, 'latitude', 'Enter both latitude and longitude, or neither'],
  [{}, 'first_name', 'Enter the first name'],
  [{ first_name: 'A', last_name: 'B' }, 'email', 'Enter the email address'],
  [{ userId: 999_999 }, 'userId', 'Choose a person with an account in use'],
])('refuses a trainer with %j, and names the field', async (body, field, message) => {
  const answer = await create(body);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [commandName(field)]: [message] }]);
});

test('two people who change different details of a trainer are both saved', async () => {
  const id = await build();
  const opened = { ...profile, home_postcode: 'PR1 2XX' };
  const save = (who: typeof admin, change: object) =>
    who.put(`${base}/${id}`, commandOf({ ...opened, ...change, baseValues: opened }));
  expect((await save(other, { virtual: true, max_journey_minutes: 90 })).statusCode).toBe(200);
  expect((await save(admin, { buffer_minutes: 30 })).json().now).toMatchObject({
    virtual: true,
    max_journey_minutes: 90,
  });
  expect((await save(admin, { max_journey_minutes: 60 })).json().edit_conflict.fields).toEqual(['max_journey_minutes']);
});

test('a person who is no trainer is answered with 404 at every address of a trainer', async () => {
  const id = await buildUser(db);
  const paths = [
    '',
    '/sessions',
    '/months',
    '/suitabilities',
    '/compatibilities',
    '/exclusions',
    '/general-availability',
  ];
  for (const path of paths) expect((await admin.get(`${base}/${id}${path}`)).statusCode, path).toBe(404);
  expect((await activate(id)).statusCode).toBe(404);
  expect((await deactivate(id)).statusCode).toBe(404);
});

test('only an active trainer can be chosen, and a deactivated one keeps courses and their register', async () => {
  const session = await buildSession(server);
  const id = await build('Choosable');
  const choices = async () => {
    const answer = await admin.post(session.site('/schedule/check'), { sessions: '[]', venueId: null });
    const trainers: { id: number; conflicts: { code: string }[] }[] = answer.json().trainers;
    return trainers
      .filter((one) => one.conflicts.every(({ code }) => !['inactive', 'not_active_yet'].includes(code)))
      .map((one) => one.id);
  };
  expect(await choices()).not.toContain(id);
  expect((await activate(id)).statusCode).toBe(200);
  expect(await choices()).toContain(id);
  await server.rows('update virtual_groups set trainer_user_id = $1 where id = $2', [id, session.virtualGroupId]);
  expect((await deactivate(id)).statusCode).toBe(200);
  expect(await choices()).not.toContain(id);
  expect(await read(id)).toMatchObject({ state: 'deactivated', deactivation_reason: 'Moved away' });
  const own = await server.as(id);
  expect((await own.get(session.trainer(''))).statusCode).toBe(200);
  expect((await admin.get(`${base}/${id}/sessions`)).json()).toMatchObject([{ title: 'Basic life support' }]);
  await activate(id);
  expect(await read(id)).toMatchObject({ state: 'active', deactivation_reason: null });
});

test('a trainer who is not activated can be named in a draft, which cannot be scheduled before they are', async () => {
  const session = await buildSession(server);
  await server.rows(`update virtual_groups set state = 'draft', trainer_user_id = null where id = $1`, [
    session.virtualGroupId,
  ]);
  const id = await build('Invited');
  await server.rows(`update users set state = 'provisional' where id = $1`, [id]);
  const suitability =
    'insert into trainer_suitabilities (trainer_user_id, abstract_course_id, level) values ($1, $2, 3)';
  await server.rows(suitability, [id, session.productId]);
  const candidate = async () => {
    const answer = await admin.post(session.site('/schedule/check'), { sessions: '[]', venueId: null });
    return answer.json().trainers.find((one: { id: number }) => one.id === id);
  };
  expect(await candidate()).toMatchObject({
    is_invited: true,
    verdict: 'conflict',
    conflicts: [{ text: 'Has not accepted the invitation yet', can_be_ignored: true }],
  });
  await expect(db.transaction().execute((tx) => checkTrainer(tx, id))).rejects.toMatchObject({
    message: 'Choose an active trainer',
  });
  await db.transaction().execute((tx) => checkTrainer(tx, id, { isDraft: true }));
  await server.rows('update virtual_groups set trainer_user_id = $1 where id = $2', [id, session.virtualGroupId]);
  const published = await admin.post(session.site('/publish'));
  expect([published.statusCode, published.json().message]).toEqual([
    409,
    expect.stringContaining('Add a trainer who is active'),
  ]);
  await server.rows(`update users set state = 'active' where id = $1`, [id]);
  expect(await candidate()).toMatchObject({ is_invited: false, conflicts: [{ text: 'Is not activated yet' }] });
  await server.rows(`update virtual_groups set state = 'scheduled' where id = $1`, [session.virtualGroupId]);
  expect(await candidate()).toMatchObject({ verdict: 'impossible', conflicts: [{ can_be_ignored: false }] });
});

test('a trainer whose account is archived cannot be chosen or activated', async () => {
  const id = await build('Archived');
  await activate(id);
  await server.rows(`update users set state = 'disabled', archived_at = now() where id = $1`, [id]);
  expect((await read(id)).state).toBe('closed');
  expect(await list('list=active')).not.toContain(id);
  await deactivate(id);
  expect((await activate(id)).statusCode).toBe(409);
});

test('a course scheduled while its trainer is deactivated is scheduled before, or refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await buildSession(server);
    await server.rows(`update virtual_groups set state = 'draft' where id = $1`, [session.virtualGroupId]);
    const [published, ended] = await Promise.all([admin.post(session.site('/publish')), deactivate(session.trainerId)]);
    expect(ended.statusCode).toBe(200);
    const [row] = await server.rows<{ state: string }>('select state from virtual_groups where id = $1', [
      session.virtualGroupId,
    ]);
    expect([published.statusCode, row?.state]).toEqual(
      published.statusCode === 200 ? [200, 'scheduled'] : [422, 'draft'],
    );
  }
});

test('deactivating waits for a course that is being scheduled with the trainer', async () => {
  const id = await build('Held');
  await activate(id);
  const { promise: gate, resolve: hold } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const scheduling = db.transaction().execute(async (tx) => {
    await checkTrainer(tx, id);
    hold();
    await released;
  });
  await gate;
  const ended = deactivate(id);
  const first = await Promise.race([ended.then(() => 'ended'), setTimeout(300, 'waits')]);
  release();
  await scheduling;
  expect(first).toBe('waits');
  expect((await ended).statusCode).toBe(200);
  await expect(db.transaction().execute((tx) => checkTrainer(tx, id))).rejects.toMatchObject({
    message: 'Choose an active trainer',
  });
});
