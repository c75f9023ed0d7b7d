import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { afterEach, expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { buildPlanning, type Planning, session } from '../course-planning/planning.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const today = '2027-01-04T09:00:00Z';
clock.set(today);
afterEach(() => clock.set(today));

const sessions = sessionsText([session('2027-01-05')]);

/** A scheduled course of one day, tomorrow, with its trainer signed in. */
async function scheduled() {
  const world = await buildPlanning(server);
  const organiserId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: organiserId, groupId: world.groupId });
  const { id }: { id: number } = (await world.create({ organiserUserId: organiserId })).json();
  await world.plan(id, { sessions });
  expect((await world.asSuper.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  const trainer = await server.as(world.trainerId);
  const own = (path: string) => `/api/virtual-group-admin/virtual-groups/${id}${path}`;
  const cannot = (reason = 'Broken leg') => trainer.post(own('/cannot-attend'), { reason });
  return { world, id, trainer, own, cannot, organiserId };
}

const replace = (world: Planning, id: number, trainerUserId: number | null, more: object = {}) => {
  const baseValues = { ...world.schedule, sessions };
  return world.asSuper.put(world.at(id, '/schedule'), commandOf({ ...baseValues, trainerUserId, ...more, baseValues }));
};
const openReports = (id: number) =>
  server.rows('select reason from cannot_attend_reports where virtual_group_id = $1 and settled_at is null', [id]);
const noticesOf = (userId: number) =>
  server
    .rows<{ title: string }>('select title from notifications where user_id = $1 order by id', [userId])
    .then((rows) => rows.map(({ title }) => title));
const actionsOf = (id: number) =>
  server
    .rows<{ action: string }>('select action from audit_events where subject = $1 order by id', [`virtual group ${id}`])
    .then((rows) => rows.map(({ action }) => action));

test('a report that a trainer cannot attend notifies the site admins once, and is a finding until they are replaced', async () => {
  const { world, id, cannot, own, trainer } = await scheduled();
  expect((await cannot()).statusCode).toBe(200);
  expect((await cannot('Another reason')).statusCode).toBe(200);
  expect(await noticesOf(world.superId)).toEqual(['A trainer cannot attend a Pharmacist-led Course']);
  expect((await actionsOf(id)).filter((one) => one === 'virtualGroups.cannotAttend')).toHaveLength(1);
  const findings = async () =>
    (await world.asSuper.get(`/api/admin/virtual-groups-health?groupId=${world.groupId}&details=cannot-attend`)).json();
  expect((await findings()).total).toBe(1);
  const shown = (await world.asSuper.get(world.at(id, '/managers'))).json();
  expect(shown.lead).toMatchObject({ id: world.trainerId, cannot_attend: { reason: 'Broken leg' } });
  expect((await trainer.get(own('/managers'))).json().lead.cannot_attend.reason).toBe('Broken leg');
  const other = await buildTrainer(db, { teaches: [world.productId] });
  expect((await replace(world, id, other)).statusCode).toBe(200);
  expect((await findings()).total).toBe(0);
  expect(await openReports(id)).toEqual([]);
  expect((await trainer.get(own('/managers'))).statusCode).toBe(404);
});

test('replacing a trainer keeps the rows of sessions, moves the claims and notifies each person once', async () => {
  const { world, id, organiserId } = await scheduled();
  const rows = () =>
    server.rows('select id, calendar_uid, calendar_sequence from virtual_group_sessions where virtual_group_id = $1', [
      id,
    ]);
  const before = await rows();
  const member = await world.member();
  await world.invite(id, [member]);
  const other = await buildTrainer(db, { teaches: [world.productId] });
  server.clock.advance(minutes(3));
  await runBackground(server);
  const invited = (await world.mails()).length;
  expect((await replace(world, id, other)).statusCode).toBe(200);
  expect(await rows()).toEqual(before);
  const when = 'Basic life support on Tue 5th Jan 2027 at 10:00';
  expect((await world.mails()).slice(invited).toSorted()).toEqual([`You lead: ${when}`, `You no longer lead: ${when}`]);
  clock.advance(minutes(3));
  await runBackground(server);
  const [organiser] = await server.rows<{ email: string }>('select email from users where id = $1', [organiserId]);
  const [mail] = await server.rows<{ to: string; text: string }>(
    `select recipient as to, body_text as text from outbox_messages where subject like 'Another trainer%' order by id desc limit 1`,
  );
  expect(mail?.to).toBe(organiser?.email);
  expect(mail?.text).toContain(`/group-admin/${world.groupId}/virtual-groups/${id}/members`);
  expect(await noticesOf(other)).toEqual(['You lead a Pharmacist-led Course']);
  expect((await noticesOf(world.trainerId)).at(-1)).toBe('You no longer lead a Pharmacist-led Course');
  const claimed = await server.rows<{ trainer_user_id: number }>(
    `select c.trainer_user_id from time_claims c join virtual_group_sessions s on s.id = c.virtual_group_session_id
     where s.virtual_group_id = $1`,
    [id],
  );
  expect(claimed).toEqual([{ trainer_user_id: other }]);
});

test('a trainer is replaced on the day, during the course, until the first mark; the times are then fixed', async () => {
  const { world, id } = await scheduled();
  const [first, second] = [
    await buildTrainer(db, { teaches: [world.productId] }),
    await buildTrainer(db, { teaches: [world.productId] }),
  ];
  const member = await world.member();
  await world.invite(id, [member]);
  clock.set('2027-01-05T10:30:00Z');
  const during = { ...world, asSuper: await server.as(world.superId) };
  expect((await replace(during, id, first)).statusCode).toBe(200);
  const later = await replace(during, id, first, { sessions: sessionsText([session('2027-01-04')]) });
  expect([later.statusCode, later.json().message]).toEqual([
    409,
    'This Pharmacist-led Course cannot be scheduled yet. Add a session in the future. Nothing was changed.',
  ]);
  const marks = { marks: [{ userId: member, attendance: 'attended' }] };
  expect((await during.asSuper.put(world.at(id, '/register'), marks)).statusCode).toBe(200);
  const refused = await replace(during, id, second);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Attendance has been recorded, so the schedule is fixed. Nothing was changed.',
  ]);
  clock.set('2027-01-06T09:00:00Z');
  const after = { ...world, asSuper: await server.as(world.superId) };
  expect((await replace(after, id, second)).statusCode).toBe(409);
});

test('of two site admins who replace a trainer at once, the second gets an edit conflict', async () => {
  const { world, id } = await scheduled();
  const others = [
    await buildTrainer(db, { teaches: [world.productId] }),
    await buildTrainer(db, { teaches: [world.productId] }),
  ];
  const answers = await Promise.all(others.map((other) => replace(world, id, other)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toContain('changed this after you');
});

test('a new trainer with a conflict is refused, and taken with a reason', async () => {
  const { world, id } = await scheduled();
  const busy = await buildTrainer(db, { firstName: 'Busy', lastName: 'Bee', teaches: [world.productId] });
  const { id: second }: { id: number } = (await world.create()).json();
  await world.plan(second, { sessions, trainerUserId: busy });
  await world.asSuper.post(world.at(second, '/publish'), {});
  const refused = await replace(world, id, busy);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Busy Bee: Teaches Basic life support 10:00 - 13:00. Nothing was changed.',
  ]);
  const reason = { ignoreConflictWarning: 1, conflict_reason: 'Same room' };
  expect((await replace(world, id, busy, reason)).statusCode).toBe(200);
});

test('the report is taken back by the trainer, and closed by other times, a draft and a cancellation', async () => {
  const { world, id, trainer, own, cannot } = await scheduled();
  await cannot();
  expect((await trainer.send('DELETE', own('/cannot-attend'))).statusCode).toBe(200);
  expect((await trainer.send('DELETE', own('/cannot-attend'))).statusCode).toBe(200);
  expect(await openReports(id)).toEqual([]);
  expect(await noticesOf(world.superId)).toEqual([
    'A trainer cannot attend a Pharmacist-led Course',
    'A trainer can attend after all',
  ]);
  const endings = [
    () => replace(world, id, world.trainerId, { sessions: sessionsText([session('2027-01-07')]) }),
    () => world.asSuper.post(world.at(id, '/unpublish'), {}),
    () => world.asSuper.post(world.at(id, '/cancel-course'), { reason: 'Flood', idempotencyKey: randomUUID() }),
  ];
  for (const end of endings) {
    await world.asSuper.post(world.at(id, '/publish'), {});
    expect((await cannot()).statusCode).toBe(200);
    expect(await openReports(id)).toHaveLength(1);
    expect((await end()).statusCode).toBe(200);
    expect(await openReports(id)).toEqual([]);
  }
});

test('the report needs a reason, a date, a course that is not over, and somebody who leads it', async () => {
  const { world, id, own, cannot } = await scheduled();
  expect(Object.keys((await cannot('  ')).json().errors)).toEqual(['reason']);
  expect(Object.keys((await cannot('x'.repeat(256))).json().errors)).toEqual(['reason']);
  const stranger = await server.as(await buildTrainer(db, { teaches: [world.productId] }));
  expect((await stranger.post(own('/cannot-attend'), { reason: 'Ill' })).statusCode).toBe(404);
  expect((await world.asAdmin.get(`/api/grouping-admin/virtual-groups/${id}/managers`)).statusCode).toBe(404);
  await world.asSuper.post(world.at(id, '/unpublish'), {});
  expect((await cannot()).json().message).toBe('This Pharmacist-led Course is not scheduled yet. Nothing was changed.');
  await world.asSuper.post(world.at(id, '/publish'), {});
  clock.set('2027-01-05T13:00:00Z');
  const later = await server.as(world.trainerId);
  expect((await later.post(own('/cannot-attend'), { reason: 'Ill' })).json().message).toBe(
    'This Pharmacist-led Course is over. Nothing was changed.',
  );
});
