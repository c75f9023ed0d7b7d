import { randomUUID } from 'node:crypto';
import { commandName, commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, session } from './planning.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2027-01-01T09:00:00Z');
const buildWorld = (target?: { deliverable?: number }) => buildPlanning(server, target);

test('a site admin plans a course of two days, and schedules it once it is complete (V8)', async () => {
  const world = await buildWorld();
  const idempotencyKey = randomUUID();
  const [first, again] = [await world.create({ idempotencyKey }), await world.create({ idempotencyKey })];
  const { id } = first.json();
  expect(again.json()).toEqual({ id });
  const refused = await world.asSuper.post(world.at(id, '/publish'), {});
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This Pharmacist-led Course cannot be scheduled yet. Add a trainer, a session in the future. Nothing was changed.',
  ]);
  expect((await world.plan(id)).statusCode).toBe(200);
  const detail = (await world.asSuper.get(world.at(id))).json();
  expect(detail).toMatchObject({
    state: 'draft',
    trainer: 'Amara Osei',
    training_start: '2027-02-01T10:00:00.000Z',
    training_end: '2027-02-08T13:00:00.000Z',
    sessions: [
      { training_at: '2027-02-01', training_slot: 'am', place: null },
      { training_at: '2027-02-08', training_slot: 'am', place: 'Room 2' },
    ],
  });
  const userId = await world.member();
  expect((await world.invite(id, [userId])).json()).toEqual({ added: 1, removed: 0, reclaimed: 0 });
  const before = (await world.mails()).length;
  expect((await world.asSuper.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  expect((await world.asSuper.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  expect((await world.mails()).slice(before)).toEqual(['Booked: Basic life support on Mon 1st Feb 2027 at 10:00']);
  const notices = await server.rows('select title from notifications where user_id = $1', [world.trainerId]);
  expect(notices).toEqual([{ title: 'You lead a Pharmacist-led Course' }]);
});

test('an organisation admin creates a draft for a service, and for nothing else', async () => {
  const world = await buildWorld();
  const body = () => ({
    ...{ ...world.fields, productId: world.productId, certificateMonths: 0, idempotencyKey: randomUUID() },
    organiserUserId: world.adminId,
  });
  const base = `/api/grouping-admin/groups/${world.groupId}`;
  const made = await world.asAdmin.post(`${base}/subgroups/${world.subgroupId}/virtual-groups`, commandOf(body()));
  expect(made.statusCode).toBe(200);
  expect((await world.asAdmin.post(`${base}/virtual-groups`, commandOf(body()))).statusCode).toBe(404);
  const other = await buildGroup(db);
  const elsewhere = await buildSubgroup(db, { groupId: other });
  const wrong = `/api/grouping-admin/groups/${world.groupId}/subgroups/${elsewhere}/virtual-groups`;
  expect((await world.asAdmin.post(wrong, commandOf(body()))).statusCode).toBe(404);
  const plan = await world.asAdmin.get(`${base}/virtual-groups/${made.json().id}/plan`);
  expect(plan.json()).toMatchObject({ state: 'draft', organiserUserId: world.adminId, marked: 0 });
});

test.each([
  ['productId', { productId: 999_999 }, 'Choose a course that a trainer teaches'],
  ['organiserUserId', { organiserUserId: 999_999 }, 'Choose an organiser or an admin of this organisation'],
  ['minimum_delegates', { minimum_delegates: 3 }, 'The course has 2 places. Enter 2 at most'],
  ['delegatePlacesAllowed', { delegatePlacesAllowed: 0 }, 'Enter at least 1'],
])('refuses a new course with a wrong %s', async (field, more, message) => {
  const answer = await (await buildWorld()).create(more);
  expect([answer.statusCode, answer.json().errors?.[commandName(field)]]).toEqual([422, [message]]);
});

test.each([
  ['sessions', { sessions: sessionsText([session('2027-03-28'), session('2027-03-28')]) }],
  ['sessions', { sessions: 'nothing' }],
  ['trainerUserId', { trainerUserId: 999_999 }],
  ['meeting_url', { meeting_url: 'http://meet.example.org' }],
  ['meeting_url', { meeting_url: 'https://user:secret@meet.example.org' }],
])('refuses a schedule with a wrong %s, and names the field', async (field, more) => {
  const world = await buildWorld();
  const { id } = (await world.create()).json();
  const answer = await world.plan(id, more);
  expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([422, [commandName(field)]]);
});

test('a change of a scheduled course emails its delegates 2 minutes later; it stays complete, and is fixed after the first mark (V7)', async () => {
  const world = await buildWorld();
  const { id } = (await world.create()).json();
  await world.plan(id);
  const userId = await world.member();
  await world.invite(id, [userId]);
  await world.asSuper.post(world.at(id, '/publish'), {});
  const before = (await world.mails()).length;
  const { schedule } = world;
  const baseValues = schedule;
  const moved = { ...schedule, sessions: sessionsText([session('2027-02-02')]), baseValues };
  expect((await world.asSuper.put(world.at(id, '/schedule'), commandOf(moved))).statusCode).toBe(200);
  expect((await world.mails()).slice(before)).toEqual([]);
  clock.advance(minutes(2));
  await runBackground(server);
  clock.set('2027-01-01T09:00:00Z');
  expect((await world.mails()).slice(before)).toContain('Changed: Basic life support on Tue 2nd Feb 2027 at 10:00');
  const none = { ...moved, trainerUserId: null, baseValues: { ...moved, baseValues: undefined } };
  expect((await world.asSuper.put(world.at(id, '/schedule'), commandOf(none))).json().message).toContain(
    'Add a trainer',
  );
  await db
    .updateTable('virtual_group_delegates')
    .set({ attendance: 'absent', sessions_marked: 1 })
    .where('virtual_group_id', '=', id)
    .execute();
  expect((await world.asSuper.put(world.at(id, '/schedule'), commandOf(moved))).json().message).toContain(
    'the schedule is fixed',
  );
  expect((await world.asSuper.post(world.at(id, '/unpublish'), {})).statusCode).toBe(409);
});

test('the second of two people who change one field of a course gets an edit conflict', async () => {
  const world = await buildWorld();
  const { id } = (await world.create()).json();
  const address = `/api/admin/groups/${world.groupId}/virtual-groups/${id}`;
  const { fields } = world;
  const first = await world.asSuper.put(address, commandOf({ ...fields, title: 'Life support', baseValues: fields }));
  expect(first.json().now).toMatchObject({ title: 'Life support' });
  const second = await world.asSuper.put(address, commandOf({ ...fields, title: 'BLS', baseValues: fields }));
  expect([second.statusCode, second.json().code]).toEqual([409, 'edit_conflict']);
});

test('deletes an empty draft alone; anything else is cancelled instead', async () => {
  const world = await buildWorld();
  const { id } = (await world.create()).json();
  await world.plan(id);
  const userId = await world.member();
  await world.invite(id, [userId]);
  const refused = await world.asSuper.send('DELETE', world.at(id));
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only a draft without delegates and licences can be deleted. Cancel it instead.',
  ]);
  await world.invite(id, [], [userId]);
  expect((await world.asSuper.send('DELETE', world.at(id))).statusCode).toBe(200);
  expect((await world.asSuper.get(world.at(id))).statusCode).toBe(404);
  const audited = await server.rows<{ action: string }>(
    'select action from audit_events where subject = $1 order by id',
    [`virtual group ${id}`],
  );
  expect(audited.map(({ action }) => action)).toEqual(
    ['create', 'schedule', 'invite', 'remove', 'delete'].map((verb) => `virtualGroups.${verb}`),
  );
});

test('making a scheduled course a draft notifies everybody, and the delegates stay', async () => {
  const world = await buildWorld({ deliverable: 3 });
  const { id } = (await world.create()).json();
  await world.plan(id);
  await world.invite(id, [await world.member()]);
  await world.asSuper.post(world.at(id, '/publish'), {});
  const before = (await world.mails()).length;
  expect((await world.asSuper.post(world.at(id, '/unpublish'), {})).statusCode).toBe(200);
  expect((await world.mails()).slice(before)).toEqual(['No date yet: Basic life support']);
  expect((await world.asSuper.get(world.at(id))).json()).toMatchObject({ state: 'draft', delegates: 1 });
});

test('a service changes its own courses only, at Medium and High', async () => {
  const world = await buildWorld();
  const { id: own } = (
    await world.asAdmin.post(
      `/api/grouping-admin/groups/${world.groupId}/subgroups/${world.subgroupId}/virtual-groups`,
      commandOf({
        ...{ ...world.fields, productId: world.productId, certificateMonths: 0, idempotencyKey: randomUUID() },
      }),
    )
  ).json();
  const { id: wide } = (await world.create()).json();
  await world.invite(wide, [await world.member(true)]);
  const serviceAdmin = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: serviceAdmin, groupId: world.groupId, subgroupId: world.subgroupId });
  const base = `/api/subgroup-admin/groups/${world.groupId}/subgroups/${world.subgroupId}/virtual-groups`;
  const change = (id: number) => ({ id, body: { ...world.fields, title: 'New title', baseValues: world.fields } });
  const put = async ({ id, body }: ReturnType<typeof change>) =>
    (await (await server.as(serviceAdmin)).put(`${base}/${id}`, commandOf(body))).statusCode;
  expect(await put(change(own))).toBe(403);
  await db
    .updateTable('group_settings')
    .set({ default_service_manager_level: 'MED' })
    .where('group_id', '=', world.groupId)
    .execute();
  expect(await put(change(own))).toBe(200);
  expect(await put(change(wide))).toBe(404);
});

test('courses are filtered by stage and first day, and exported under the same filters', async () => {
  const world = await buildWorld();
  const { id: draft } = (await world.create({ title: 'A draft' })).json();
  const { id: ahead } = (await world.create({ title: 'To come' })).json();
  await world.plan(ahead);
  await world.asSuper.post(world.at(ahead, '/publish'), {});
  const list = async (filter: string) => {
    const answer = await world.asSuper.get(`/api/admin/virtual-groups?groupId=${world.groupId}&${filter}`);
    return answer.json().rows.map(({ id }: { id: number }) => id);
  };
  expect(await list('stage=draft')).toEqual([draft]);
  expect(await list('stage=ahead')).toEqual([ahead]);
  expect(await list('stage=over')).toEqual([]);
  expect(await list('from=2027-02-01&to=2027-02-01')).toEqual([ahead]);
  expect(await list('from=2027-02-02')).toEqual([]);
  clock.set('2027-03-01T09:00:00Z');
  const later = await server.as(world.superId);
  const over = await later.get(`/api/admin/virtual-groups/csv?groupId=${world.groupId}&stage=over`);
  clock.set('2027-01-01T09:00:00Z');
  const [, row] = over.body.trim().split('\n');
  expect(row).toContain('"To come","Face to Face","01-02-2027 10:00","08-02-2027 13:00","Quay Room","Amara Osei"');
});
