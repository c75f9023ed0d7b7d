import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, session } from '../course-planning/planning.factory.ts';
import { openCoTrainers } from './co-trainers.factory.ts';

const server = await openTestApp();
const { trainerOf, draft, publish, scheduled, textOf, save } = openCoTrainers(server);
const { clock } = server;
const today = '2027-01-04T09:00:00Z';
const sessions = sessionsText([session('2027-02-01')]);
const later = sessionsText([session('2027-02-02')]);

/** Days that a course claims from a trainer. */
const claimsOf = (id: number, userId: number) =>
  server
    .rows<{ day: string }>(
      `select lower(c.during)::date::text as day from time_claims c
       join virtual_group_sessions s on s.id = c.virtual_group_session_id
       where s.virtual_group_id = $1 and c.trainer_user_id = $2 order by 1`,
      [id, userId],
    )
    .then((rows) => rows.map(({ day }) => day));
const noticesOf = (userId: number) =>
  server
    .rows<{ title: string }>('select title from notifications where user_id = $1 order by id', [userId])
    .then((rows) => rows.map(({ title }) => title));

test('a co-trainer claims the time, reads the course and takes its register; a removed one does none of these', async () => {
  const world = await buildPlanning(server);
  const id = await scheduled(world);
  const gwen = await trainerOf(world);
  const member = await world.member();
  await world.invite(id, [member]);
  const asGwen = await server.as(gwen);
  const own = `/api/virtual-group-admin/virtual-groups/${id}`;
  expect((await asGwen.get(own)).statusCode).toBe(404);
  const saved = await save(world, id, [gwen]);
  expect(saved.statusCode).toBe(200);
  expect(saved.json().co_trainers).toEqual([{ id: gwen, name: 'Gwen Pritchard', cannot_attend: null }]);
  expect(await claimsOf(id, gwen)).toEqual(['2027-02-01']);
  const listed = (await asGwen.get('/api/virtual-group-admin/virtual-groups')).json();
  expect(listed.rows.map((row: { id: number }) => row.id)).toEqual([id]);
  expect((await asGwen.get(own)).json()).toMatchObject({
    co_trainers: ['Gwen Pritchard'],
    delegate_rows: [{ user: { id: member } }],
  });
  const schedule = (await asGwen.get('/api/virtual-group-admin/schedule/day?on=2027-02-01')).json();
  expect(JSON.stringify(schedule)).toContain('Basic life support');
  expect((await asGwen.post(`${own}/cannot-attend`, { reason: 'Ill' })).statusCode).toBe(200);
  clock.set('2027-02-01T10:00:00Z');
  const onTheDay = await server.as(gwen);
  const marks = { marks: [{ userId: member, attendance: 'absent' }] };
  expect((await onTheDay.put(`${own}/register`, marks)).statusCode).toBe(200);
  const marked = { marks: [{ userId: member, attendance: null }] };
  expect((await onTheDay.put(`${own}/register`, marked)).statusCode).toBe(200);
  clock.set(today);
  expect((await save(world, id, [], { from: [gwen] })).statusCode).toBe(200);
  expect(await claimsOf(id, gwen)).toEqual([]);
  expect((await asGwen.get(own)).statusCode).toBe(404);
  expect(await noticesOf(gwen)).toEqual([
    'You lead a Pharmacist-led Course',
    'You no longer lead a Pharmacist-led Course',
  ]);
  const open = await server.rows(
    'select from cannot_attend_reports where virtual_group_id = $1 and settled_at is null',
    [id],
  );
  expect(open).toEqual([]);
});

test('the claims of co-trainers move with the course, and go when it is a draft or cancelled', async () => {
  const world = await buildPlanning(server);
  const trainerUserId = world.trainerId;
  const id = await scheduled(world, { trainerUserId });
  const [gwen, hal] = [await trainerOf(world), await trainerOf(world, 'Laird')];
  await save(world, id, [gwen, hal]);
  const baseValues = { ...world.schedule, sessions };
  const moved = await world.asSuper.put(
    world.at(id, '/schedule'),
    commandOf({ ...baseValues, sessions: later, baseValues }),
  );
  expect(moved.statusCode).toBe(200);
  expect([await claimsOf(id, gwen), await claimsOf(id, hal)]).toEqual([['2027-02-02'], ['2027-02-02']]);
  expect((await noticesOf(gwen)).at(-1)).toBe('A Pharmacist-led Course you lead has changed');
  await world.asSuper.post(world.at(id, '/unpublish'), {});
  expect(await claimsOf(id, gwen)).toEqual([]);
  expect((await publish(world, id)).statusCode).toBe(200);
  expect(await claimsOf(id, gwen)).toEqual(['2027-02-02']);
  await world.asSuper.post(world.at(id, '/cancel-course'), { reason: 'Flood', idempotencyKey: randomUUID() });
  expect(await claimsOf(id, gwen)).toEqual([]);
});

test('a co-trainer who becomes the trainer is no co-trainer any more, and claims the time once', async () => {
  const world = await buildPlanning(server);
  const id = await scheduled(world, { trainerUserId: world.trainerId });
  const gwen = await trainerOf(world);
  await save(world, id, [gwen]);
  const baseValues = { ...world.schedule, sessions };
  const answer = await world.asSuper.put(
    world.at(id, '/schedule'),
    commandOf({ ...baseValues, trainerUserId: gwen, baseValues }),
  );
  expect(answer.statusCode).toBe(200);
  expect((await world.asSuper.get(world.at(id, '/managers'))).json()).toMatchObject({
    lead: { id: gwen },
    co_trainers: [],
  });
  expect(await claimsOf(id, gwen)).toEqual(['2027-02-01']);
  expect(await claimsOf(id, world.trainerId)).toEqual([]);
  // The former trainer becomes a co-trainer. The base value is the co-trainers that the schedule left.
  expect((await save(world, id, [world.trainerId], { from: [gwen] })).statusCode).toBe(409);
  expect((await save(world, id, [world.trainerId])).json().now).toEqual({ co_trainers: textOf([world.trainerId]) });
});

test('a busy co-trainer is refused with the reason, and taken with one; so is a course that moves onto their time', async () => {
  const world = await buildPlanning(server);
  const [first, second] = [await scheduled(world), await scheduled(world)];
  const gwen = await trainerOf(world);
  await save(world, first, [gwen]);
  const refused = await save(world, second, [gwen]);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Gwen Pritchard: Teaches Basic life support 10:00 - 13:00. Nothing was changed.',
  ]);
  const unexplained = await save(world, second, [gwen], { ignoreConflictWarning: 1 });
  expect(Object.keys(unexplained.json().errors)).toEqual(['conflictReason']);
  const reason = { ignoreConflictWarning: 1, conflict_reason: 'Takes turns' };
  expect((await save(world, second, [gwen], reason)).statusCode).toBe(200);
  const [event] = await server.rows<{ detail: object; changes: object }>(
    `select detail, changes from audit_events where subject = $1 and action = 'virtualGroups.changeManagers'`,
    [`virtual group ${second}`],
  );
  expect(event).toEqual({ detail: { ignored: 'overlap' }, changes: { co_trainers: ['', String(gwen)] } });
  const third = await draft(world);
  await save(world, third, [gwen]);
  const published = await publish(world, third);
  expect([published.statusCode, published.json().message]).toEqual([
    409,
    'Gwen Pritchard: Teaches Basic life support 10:00 - 13:00. Gwen Pritchard: Would teach 3 sessions that day; the limit is 2. Nothing was changed.',
  ]);
});

test('the second of two people who change the co-trainers gets an edit conflict with both versions', async () => {
  const world = await buildPlanning(server);
  const id = await scheduled(world);
  const [gwen, hal] = [await trainerOf(world), await trainerOf(world, 'Laird')];
  const first = await save(world, id, [gwen]);
  expect(first.json()).toMatchObject({ ok: true, now: { co_trainers: textOf([gwen]) }, co_trainers: [{ id: gwen }] });
  const late = await save(world, id, [hal]);
  expect([late.statusCode, late.json().edit_conflict]).toEqual([
    409,
    expect.objectContaining({ by: 'You', fields: ['co_trainers'], now: { co_trainers: textOf([gwen]) } }),
  ]);
  expect(await claimsOf(id, hal)).toEqual([]);
  const kept = await save(world, id, []);
  expect(kept.json().now).toEqual({ co_trainers: textOf([gwen]) });
  expect((await save(world, id, [hal], { from: [gwen] })).statusCode).toBe(200);
  expect([await claimsOf(id, gwen), await claimsOf(id, hal)]).toEqual([[], ['2027-02-01']]);
  const events = await server.rows<{ changes: object }>(
    `select changes from audit_events where subject = $1 and action = 'virtualGroups.changeManagers' order by id`,
    [`virtual group ${id}`],
  );
  expect(events.map(({ changes }) => changes)).toEqual([
    { co_trainers: ['', String(gwen)] },
    { co_trainers: [String(gwen), String(hal)] },
  ]);
});

test('a page of the release before replaces the co-trainers, and is refused on top of the change of someone else', async () => {
  const world = await buildPlanning(server);
  const id = await scheduled(world);
  const [gwen, hal] = [await trainerOf(world), await trainerOf(world, 'Laird')];
  const send = (userIds: number[], baseUserIds: number[]) =>
    world.asSuper.put(world.at(id, '/managers'), { userIds, baseUserIds });
  expect((await send([gwen], [])).json().co_trainers).toMatchObject([{ id: gwen }]);
  const stale = await send([hal], []);
  expect([stale.statusCode, stale.json().message]).toEqual([
    409,
    'Someone else changed this after you opened it. Reload the page.',
  ]);
  expect((await send([hal], [gwen])).json().co_trainers).toMatchObject([{ id: hal }]);
});

test('a course has at most 3 co-trainers, each once, active and not its trainer', async () => {
  const world = await buildPlanning(server);
  const id = await scheduled(world, { trainerUserId: world.trainerId });
  const gwen = await trainerOf(world);
  const errors = async (userIds: number[]) => (await save(world, id, userIds)).json().errors;
  expect(await errors([gwen, gwen])).toEqual({ userIds: ['Choose each co-trainer once'] });
  expect(await errors([1, 2, 3, 4])).toEqual({ userIds: ['Choose 3 co-trainers at most'] });
  expect(await errors([world.trainerId])).toEqual({ userIds: ['Amara Osei leads this course already'] });
  expect(await errors([world.adminId])).toEqual({ userIds: ['Choose an active trainer'] });
  clock.set('2027-02-01T13:00:00Z');
  const after = { ...world, asSuper: await server.as(world.superId) };
  expect((await save(after, id, [gwen])).json().message).toBe(
    'This Pharmacist-led Course is over. Nothing was changed.',
  );
  clock.set(today);
});

test('a deactivated trainer is removed as co-trainer of upcoming courses, and stays the trainer of others', async () => {
  const world = await buildPlanning(server);
  const gwen = await trainerOf(world);
  const id = await scheduled(world);
  await save(world, id, [gwen]);
  const led = await scheduled(world, { sessions: later, trainerUserId: gwen });
  const answer = await world.asSuper.post(`/api/admin/trainers/${gwen}/deactivate`, { reason: 'Moved away' });
  expect(answer.statusCode).toBe(200);
  expect(await claimsOf(id, gwen)).toEqual([]);
  expect((await world.asSuper.get(world.at(id, '/managers'))).json().co_trainers).toEqual([]);
  expect(await claimsOf(led, gwen)).toEqual(['2027-02-02']);
  const [event] = await server.rows<{ detail: object }>(
    `select detail from audit_events where subject = $1 and action = 'trainers.deactivate'`,
    [`user ${gwen}`],
  );
  expect(event?.detail).toEqual({ courses_left: 1 });
});

test('two accounts that lead one course together are merged into one, and the merge is undone', async () => {
  const world = await buildPlanning(server);
  const gwen = await trainerOf(world);
  const id = await scheduled(world, { trainerUserId: world.trainerId });
  await save(world, id, [gwen]);
  const merged = await world.asSuper.post('/api/admin/users/merge', { keepId: gwen, dropId: world.trainerId });
  expect(merged.statusCode).toBe(200);
  expect(await claimsOf(id, gwen)).toEqual(['2027-02-01']);
  expect((await world.asSuper.get(world.at(id, '/managers'))).json()).toMatchObject({
    lead: { id: gwen },
    co_trainers: [],
  });
  const undo = await world.asSuper.post(`/api/admin/merges/${merged.json().merge_id}/undo`, {});
  expect(undo.statusCode).toBe(200);
  expect((await world.asSuper.get(world.at(id, '/managers'))).json()).toMatchObject({
    lead: { id: world.trainerId },
    co_trainers: [{ id: gwen }],
  });
  expect(await claimsOf(id, world.trainerId)).toEqual(['2027-02-01']);
});
