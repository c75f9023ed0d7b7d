import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { afterEach, expect, test } from 'vitest';
import type { UserId } from '../../../platform/access/index.ts';
import { minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { buildPlanning, type Planning, session } from '../course-planning/planning.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const today = '2027-01-04T09:00:00Z';
clock.set(today);
afterEach(() => clock.set(today));

const sessions = sessionsText([session('2027-01-15')]);
const what = 'Basic life support on Fri 15th Jan 2027 at 10:00';

/** Lets the pause after the last change pass. */
async function settle(): Promise<void> {
  clock.advance(minutes(3));
  await runBackground(server);
}

/** Creates a draft with an organiser, who is an admin of the organisation. */
async function organised() {
  const world = await buildPlanning(server);
  const organiserId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: organiserId, groupId: world.groupId });
  const { id }: { id: number } = (await world.create({ organiserUserId: organiserId })).json();
  await world.plan(id, { sessions });
  return { world, id, organiserId };
}

async function scheduled() {
  const course = await organised();
  await publish(course.world, course.id);
  await settle();
  return course;
}

const publish = (world: Planning, id: number) => world.asSuper.post(world.at(id, '/publish'), {});
const replan = (world: Planning, id: number, changes: object, base: object = {}) => {
  const baseValues = { ...world.schedule, sessions, ...base };
  return world.asSuper.put(world.at(id, '/schedule'), commandOf({ ...baseValues, ...changes, baseValues }));
};
const mailsTo = async (userId: UserId) => {
  const rows = await server.rows<{ subject: string; body_text: string }>(
    `select o.subject, o.body_text from outbox_messages o join users u on u.email = o.recipient
     where u.id = $1 order by o.id`,
    [userId],
  );
  return rows;
};
const subjectsTo = async (userId: UserId) => (await mailsTo(userId)).map(({ subject }) => subject);
const noticesTo = async (userId: UserId) =>
  (await (await server.as(userId)).get('/api/mixed-admin/notifications')).body;

test('an organiser gets one email when the course is scheduled, with place, trainer and a page that they may open', async () => {
  const { world, id, organiserId } = await scheduled();
  expect(await subjectsTo(organiserId)).toEqual([`Scheduled: ${what}`]);
  const [mail] = await mailsTo(organiserId);
  expect(mail?.body_text).toContain('Place: Quay Room.');
  expect(mail?.body_text).toContain('Trainer: Amara Osei.');
  expect(mail?.body_text).toContain(`/group-admin/${world.groupId}/virtual-groups/${id}/members`);
});

test('a burst of changes is one email, which names the former start', async () => {
  const { world, id, organiserId } = await scheduled();
  const first = sessionsText([session('2027-01-18')]);
  await replan(world, id, { sessions: first });
  clock.advance(minutes(1));
  const other = await buildTrainer(db, { firstName: 'Gwen', lastName: 'Pritchard', teaches: [world.productId] });
  const last = sessionsText([session('2027-01-20')]);
  expect((await replan(world, id, { sessions: last, trainerUserId: other }, { sessions: first })).statusCode).toBe(200);
  await settle();
  const mails = (await mailsTo(organiserId)).slice(1);
  expect(mails.map(({ subject }) => subject)).toEqual(['Changed: Basic life support on Wed 20th Jan 2027 at 10:00']);
  expect(mails[0]?.body_text).toContain('The former start was Fri 15th Jan 2027 at 10:00.');
  expect(mails[0]?.body_text).toContain('Trainer: Gwen Pritchard.');
});

test('a change that is taken back within the pause sends nothing', async () => {
  const { world, id, organiserId } = await scheduled();
  const other = sessionsText([session('2027-01-18')]);
  await replan(world, id, { sessions: other });
  await replan(world, id, { sessions }, { sessions: other });
  await settle();
  expect(await subjectsTo(organiserId)).toHaveLength(1);
});

test('an organiser hears that the course is a draft again, and why it is cancelled', async () => {
  const { world, id, organiserId } = await scheduled();
  expect((await world.asSuper.post(world.at(id, '/unpublish'), {})).statusCode).toBe(200);
  await settle();
  expect((await publish(world, id)).statusCode).toBe(200);
  await settle();
  const cancel = { reason: 'Snow', idempotencyKey: randomUUID() };
  expect((await world.asSuper.post(world.at(id, '/cancel-course'), cancel)).statusCode).toBe(200);
  await settle();
  expect((await subjectsTo(organiserId)).slice(1)).toEqual([
    'No date yet: Basic life support',
    `Scheduled: ${what}`,
    `Cancelled: ${what}`,
  ]);
  expect((await mailsTo(organiserId)).at(-1)?.body_text).toContain('Reason: Snow');
});

test('an organiser is not emailed about what they do themselves, and hears of the next change', async () => {
  const { world, id, organiserId } = await organised();
  await db.insertInto('user_roles').values({ user_id: organiserId, role: 'super_admin' }).execute();
  const own = await server.as(organiserId);
  expect((await own.post(world.at(id, '/publish'), {})).statusCode).toBe(200);
  await settle();
  expect(await subjectsTo(organiserId)).toEqual([]);
  await replan(world, id, { sessions: sessionsText([session('2027-01-18')]) });
  await settle();
  expect(await subjectsTo(organiserId)).toEqual(['Changed: Basic life support on Mon 18th Jan 2027 at 10:00']);
});

test('a new organiser of a scheduled course hears of it, and the former one of nothing more', async () => {
  const { world, id, organiserId } = await scheduled();
  const next = await buildUser(db, { roles: ['organiser'] });
  await buildMembership(db, { userId: next, groupId: world.groupId });
  const baseValues = { ...world.fields, organiserUserId: organiserId };
  const changed = { ...baseValues, organiserUserId: next, baseValues };
  expect(
    (await world.asSuper.put(`/api/admin/groups/${world.groupId}/virtual-groups/${id}`, commandOf(changed))).statusCode,
  ).toBe(200);
  await settle();
  expect(await subjectsTo(next)).toEqual([`Scheduled: ${what}`]);
  expect((await mailsTo(next))[0]?.body_text).toContain(`/my-learning-zone/organised-courses/${id}`);
  await replan(world, id, { sessions: sessionsText([session('2027-01-18')]) });
  await settle();
  expect(await subjectsTo(next)).toHaveLength(2);
  expect(await subjectsTo(organiserId)).toHaveLength(1);
});

test('an admin who organises reads a notification too', async () => {
  const { organiserId } = await scheduled();
  expect(await noticesTo(organiserId)).toContain('A Pharmacist-led Course you organise was scheduled');
});

test('a course without an organiser, and one whose organiser has left the site, tell nobody', async () => {
  const { world, id, organiserId } = await organised();
  await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', organiserId).execute();
  expect((await publish(world, id)).statusCode).toBe(200);
  await settle();
  expect(await subjectsTo(organiserId)).toEqual([]);
  const { id: other }: { id: number } = (await world.create()).json();
  await world.plan(other, { sessions: sessionsText([session('2027-01-19')]) });
  const before = (await world.mails()).length;
  expect((await publish(world, other)).statusCode).toBe(200);
  const after = (await world.mails()).slice(before);
  await settle();
  expect(after.filter((subject) => subject.startsWith('Scheduled'))).toEqual([]);
});

test('two nodes send one email', async () => {
  const { world, id, organiserId } = await organised();
  await publish(world, id);
  clock.advance(minutes(3));
  await Promise.all([runBackground(server), runBackground(server), runBackground(server)]);
  expect(await subjectsTo(organiserId)).toEqual([`Scheduled: ${what}`]);
});
