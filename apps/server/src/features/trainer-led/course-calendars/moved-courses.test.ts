import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { watchWaitingLists } from '../course-delegates/waiting-list/settle-waiting-lists.ts';
import { buildPlanning, session } from '../course-planning/planning.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2027-01-01T09:00:00Z');

type Mail = { subject: string; body_text: string; calendar_method: string | null };

/** Creates a course of these days with one place that a delegate has, and a person who waits for it. */
async function buildCourse(...days: string[]) {
  const world = await buildPlanning(server);
  const { id } = (await world.create({ delegatePlacesAllowed: 1 })).json();
  const sessions = (...on: string[]) => sessionsText(on.map((day) => session(day)));
  let last = { ...world.schedule, sessions: sessions(...days) };
  await world.plan(id, last);
  const [delegate, waiting] = [await world.member(), await world.member()];
  const list = `/api/admin/groups/${world.groupId}/virtual-groups/${id}/waiting-list`;
  await world.asSuper.post(list, { userIds: [delegate, waiting] });
  const post = (path: string, body: object = {}) => world.asSuper.post(world.at(id, path), body);
  const move = async (...to: string[]) => {
    const next = { ...last, sessions: sessions(...to) };
    expect(
      (await world.asSuper.put(world.at(id, '/schedule'), commandOf({ ...next, baseValues: last }))).statusCode,
    ).toBe(200);
    last = next;
  };
  const settle = async () => {
    clock.advance(minutes(3));
    await db.transaction().execute(async (tx) => void (await watchWaitingLists(server.services).run(tx)));
    await runBackground(server);
  };
  const mailsTo = (userId: number) =>
    server.rows<Mail>(
      `select subject, body_text, calendar_method from outbox_messages
       where recipient = (select email from users where id = $1) order by id`,
      [userId],
    );
  const accept = async () =>
    expect(
      (await (await server.as(delegate)).post(`/api/virtual-group/${id}/respond`, { answer: 'accept' })).statusCode,
    ).toBe(200);
  return { ...world, id, delegate, waiting, post, move, settle, mailsTo, accept };
}

const moved = 'Old time: Mon 1st Feb 2027, 10:00 to 13:00. New time: Tue 2nd Feb 2027, 10:00 to 13:00.';
const changed = 'Changed: Basic life support on Tue 2nd Feb 2027 at 10:00';

test('a move before the first calendar email is "Changed" with both times for delegate, trainer and people who wait', async () => {
  const { delegate, waiting, trainerId, post, move, settle, mailsTo } = await buildCourse('2027-02-01');
  await post('/publish');
  await move('2027-02-02');
  await settle();
  for (const userId of [delegate, trainerId]) {
    const [mail, ...more] = (await mailsTo(userId)).filter(({ calendar_method }) => calendar_method !== null);
    expect([mail?.subject, mail?.calendar_method, more]).toEqual([changed, 'REQUEST', []]);
    expect(mail?.body_text).toContain(moved);
  }
  const [joined, mail, ...more] = await mailsTo(waiting);
  expect([joined?.subject.slice(0, 13), mail?.subject, more]).toEqual(['Waiting list:', changed, []]);
  expect(mail?.body_text).toContain('Old time: Mon 1st Feb 2027 at 10:00. New time: Tue 2nd Feb 2027 at 10:00.');
  await settle();
  expect((await mailsTo(waiting)).length).toBe(2);
});

test('a delegate who was added after the move gets an email with the new time alone', async () => {
  const { delegate, post, move, settle, mailsTo, invite, id, member } = await buildCourse('2027-02-01');
  await post('/publish');
  await move('2027-02-02');
  const late = await member();
  await invite(id, [late], [delegate]);
  await settle();
  const subjects = (await mailsTo(late)).map(({ subject }) => subject.split(':')[0]);
  expect(subjects).toEqual(['Booked', 'For your calendar']);
  expect((await mailsTo(delegate)).map(({ subject }) => subject.split(':')[0])).toEqual(['Booked', 'No longer booked']);
});

test('a session that is added or taken out is named with its time', async () => {
  const { delegate, post, move, settle, mailsTo } = await buildCourse('2027-02-01', '2027-02-08');
  await post('/publish');
  await move('2027-02-01');
  await settle();
  const gone = (await mailsTo(delegate)).at(-1);
  expect([gone?.subject.split(':')[0], gone?.calendar_method]).toEqual(['Changed', 'REQUEST']);
  expect(gone?.body_text).toContain('No longer takes place: Mon 8th Feb 2027, 10:00 to 13:00.');
  await move('2027-02-01', '2027-02-09');
  await settle();
  expect((await mailsTo(delegate)).at(-1)?.body_text).toContain('New session: Tue 9th Feb 2027, 10:00 to 13:00.');
});

const ended = 'You accepted before this change. Your acceptance no longer counts.';

test('only a delegate who accepted is notified that the acceptance no longer counts', async () => {
  const { delegate, trainerId, post, move, settle, mailsTo, accept } = await buildCourse('2027-02-01');
  await post('/publish');
  await settle();
  await accept();
  await move('2027-02-02');
  await settle();
  const mail = (await mailsTo(delegate)).at(-1);
  expect(mail?.body_text).toContain(`${moved}\n\n${ended}\n\nPlease accept or decline the new date`);
  expect((await mailsTo(trainerId)).at(-1)?.body_text).not.toContain(ended);
  await move('2027-02-03');
  await settle();
  expect((await mailsTo(delegate)).at(-1)?.body_text).not.toContain(ended);
});

test('a delegate is notified of an acceptance that ended by a move and a move back', async () => {
  const { delegate, post, move, settle, mailsTo, accept } = await buildCourse('2027-02-01');
  await post('/publish');
  await settle();
  await accept();
  await move('2027-02-02');
  await move('2027-02-01');
  const before = (await mailsTo(delegate)).length;
  await settle();
  await settle();
  const mails = (await mailsTo(delegate)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['Changed: Basic life support on Mon 1st Feb 2027 at 10:00']);
  expect(mails[0]?.body_text).toContain(`${ended}\n\nPlease accept or decline the date.`);
});

test.each([true, false])(
  'scheduling a draft with another date again emails both dates (calendar sent: %s)',
  async (sent) => {
    const { delegate, post, move, settle, mailsTo, accept } = await buildCourse('2027-02-01');
    await post('/publish');
    if (sent) await settle();
    await accept();
    await post('/unpublish');
    await move('2027-02-02');
    if (sent) await settle();
    await post('/publish');
    const booked = (await mailsTo(delegate)).at(-1);
    expect(booked?.subject).toBe('Booked: Basic life support on Tue 2nd Feb 2027 at 10:00');
    expect(booked?.body_text).toContain(ended);
    await settle();
    const last = (await mailsTo(delegate)).at(-1);
    expect(last?.subject.split(':')[0]).toBe('For your calendar');
    expect(last?.body_text).not.toContain(ended);
  },
);

test.each([true, false])('cancelling a course sends one message to each person (calendar sent: %s)', async (sent) => {
  const { groupId, id, delegate, waiting, trainerId, post, settle, mailsTo } = await buildCourse('2027-02-01');
  await post('/publish');
  if (sent) await settle();
  const people = [delegate, waiting, trainerId];
  const before = await Promise.all(people.map(async (userId) => (await mailsTo(userId)).length));
  await post('/cancel-course', { reason: 'Flood', idempotencyKey: randomUUID() });
  await settle();
  await settle();
  const mails = await Promise.all(people.map(async (userId, nth) => (await mailsTo(userId)).slice(before[nth])));
  expect(mails.map((target) => target.map(({ calendar_method }) => calendar_method))).toEqual([
    [sent ? 'CANCEL' : null],
    [null],
    sent ? ['CANCEL'] : [],
  ]);
  for (const mail of mails.flat()) {
    expect(mail.subject).toBe('Cancelled: Basic life support on Mon 1st Feb 2027 at 10:00');
    expect(mail.body_text).toContain('Reason: Flood');
  }
  expect(mails[0]?.[0]?.body_text).toContain(`/my-learning-zone/course-launch/trainer-led/${id}/${groupId}`);
  expect(mails[1]?.[0]?.body_text).toContain(`/my-learning-zone/course-launch/trainer-led/${id}/${groupId}`);
});
