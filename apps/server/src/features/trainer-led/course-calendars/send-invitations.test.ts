import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { runBackground } from '../../../test-support/background.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, session } from '../course-planning/planning.factory.ts';
import { watchInvitations } from './send-invitations.ts';

const server = await openTestApp();
const { db, clock } = server;
clock.set('2027-01-01T09:00:00Z');

type Mail = {
  id: number;
  recipient: string;
  subject: string;
  calendar_method: string;
  calendar_body: string;
  body_text: string;
};

/** Creates a scheduled course of two days with one delegate, and reads the calendar emails that follow 2 minutes later. */
async function buildInvited({ deliverable = 4, days = ['2027-02-01', '2027-02-08'] } = {}) {
  const world = await buildPlanning(server, { deliverable });
  const { id } = (await world.create()).json();
  let last = { ...world.schedule, sessions: sessionsText(days.map((day) => session(day))) };
  await world.plan(id, last);
  const userId = await world.member();
  await world.invite(id, [userId]);
  let seen = 0;
  const mails = async () => {
    clock.advance(minutes(3));
    await runBackground(server);
    const rows = await server.rows<Mail>(
      'select * from outbox_messages where calendar_method is not null and id > $1 order by id',
      [seen],
    );
    seen = rows.at(-1)?.id ?? seen;
    return rows;
  };
  await mails();
  const post = (path: string, body: object = {}) => world.asSuper.post(world.at(id, path), body);
  const change = async (to: Partial<typeof last>) => {
    const next = { ...last, ...to };
    expect(
      (await world.asSuper.put(world.at(id, '/schedule'), commandOf({ ...next, baseValues: last }))).statusCode,
    ).toBe(200);
    last = next;
  };
  const emailOf = async (user: number) =>
    (await server.rows<{ email: string }>('select email from users where id = $1', [user]))[0]?.email ?? '';
  const [delegate, trainer] = [await emailOf(userId), await emailOf(world.trainerId)];
  expect((await post('/publish')).statusCode).toBe(200);
  return { world, id, userId, delegate, trainer, mails, post, change };
}

/** Reads a file with ical.js: what each event says. */
function eventsOf({ calendar_body: body }: Mail) {
  const calendar = new ICAL.Component(ICAL.parse(body));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      ...{ uid: event.uid, sequence: event.sequence, status: component.getFirstPropertyValue('status') },
      localTime: event.startDate.toString(),
      moment: event.startDate.toJSDate().toISOString(),
      attendees: event.attendees.map((one) => String(one.getFirstValue())),
    };
  });
}

/** Lists who got which method, in the order of their addresses. */
const sentTo = (mails: readonly Mail[]) => mails.map((one) => `${one.calendar_method} ${one.recipient}`).sort();

test('delegate and trainer each get one invitation for all days, and see nobody else', async () => {
  const { delegate, trainer, mails } = await buildInvited();
  const first = await mails();
  expect(sentTo(first)).toEqual([`REQUEST ${delegate}`, `REQUEST ${trainer}`].sort());
  for (const one of first) {
    expect(one.calendar_body).toContain('METHOD:REQUEST');
    const events = eventsOf(one);
    expect(events.map(({ sequence, status, localTime }) => [sequence, status, localTime])).toEqual([
      [0, 'CONFIRMED', '2027-02-01T10:00:00'],
      [0, 'CONFIRMED', '2027-02-08T10:00:00'],
    ]);
    expect(events.flatMap(({ attendees }) => attendees)).toEqual([
      `mailto:${one.recipient}`,
      `mailto:${one.recipient}`,
    ]);
  }
  expect(await mails()).toEqual([]);
});

test('five changes are one update, and a change that was taken back is none (V12)', async () => {
  const { change, mails } = await buildInvited();
  const first = await mails();
  for (const day of ['02', '03', '04', '05', '06'])
    await change({ sessions: sessionsText([session(`2027-02-${day}`), session('2027-02-08')]) });
  const updates = await mails();
  expect(updates).toHaveLength(2);
  const [update] = updates.map(eventsOf);
  expect(update).toMatchObject([
    { uid: first.map(eventsOf)[0]?.[0]?.uid, sequence: 5, localTime: '2027-02-06T10:00:00' },
  ]);
  expect(updates[0]?.subject).toBe('Changed: Basic life support on Sat 6th Feb 2027 at 10:00');
  await change({ sessions: sessionsText([session('2027-02-07'), session('2027-02-08')]) });
  await change({ sessions: sessionsText([session('2027-02-06'), session('2027-02-08')]) });
  expect(await mails()).toEqual([]);
});

test('people who accepted are asked again when the date changes, not when the place does', async () => {
  const { world, id, userId, delegate, change, mails } = await buildInvited();
  await mails();
  const answer = () => server.rows('select response from virtual_group_delegates where virtual_group_id = $1', [id]);
  const accepted = await (await server.as(userId)).post(`/api/virtual-group/${id}/respond`, { answer: 'accept' });
  expect(accepted.statusCode).toBe(200);
  await change({ place: 'Long Room' });
  expect(await answer()).toEqual([{ response: 'accepted' }]);
  await change({ sessions: sessionsText([session('2027-02-02'), session('2027-02-08')]) });
  expect(await answer()).toEqual([{ response: 'none' }]);
  const question = 'Please accept or decline the new date';
  const texts = (await mails()).map(({ recipient, body_text }) => [
    recipient === delegate,
    body_text.includes(question),
  ]);
  expect(texts.sort()).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(world.trainerId).not.toBe(userId);
});

test('a removed delegate gets one cancellation, and the others nothing', async () => {
  const { world, id, userId, delegate, mails } = await buildInvited();
  const first = await mails();
  await world.invite(id, [], [userId]);
  const removed = await mails();
  expect(sentTo(removed)).toEqual([`CANCEL ${delegate}`]);
  const uids = eventsOf(first[0] as Mail).map(({ uid }) => uid);
  expect(removed.flatMap(eventsOf).map(({ uid, sequence, status }) => [uid, sequence, status])).toEqual(
    uids.map((uid) => [uid, 1, 'CANCELLED']),
  );
  await world.invite(id, [userId]);
  const again = await mails();
  expect(sentTo(again)).toEqual([`REQUEST ${delegate}`]);
  expect(again.flatMap(eventsOf).map(({ sequence }) => sequence)).toEqual([2, 2]);
});

test('cancelling a course, or making it a draft, sends one cancellation to every address', async () => {
  const { delegate, trainer, post, mails } = await buildInvited();
  await mails();
  const everybody = [`CANCEL ${delegate}`, `CANCEL ${trainer}`].sort();
  await post('/unpublish');
  expect(sentTo(await mails())).toEqual(everybody);
  await post('/publish');
  const again = await mails();
  expect(again.flatMap(eventsOf).map(({ sequence }) => sequence)).toEqual([2, 2, 2, 2]);
  const cancelling = { reason: 'Flood', idempotencyKey: randomUUID() };
  await post('/cancel-course', cancelling);
  await post('/cancel-course', cancelling);
  const ended = await mails();
  expect(sentTo(ended)).toEqual(everybody);
  expect(ended.flatMap(eventsOf).map(({ sequence }) => sequence)).toEqual([3, 3, 3, 3]);
  expect(await mails()).toEqual([]);
});

test('another trainer is invited, and the former one gets a cancellation', async () => {
  const { world, trainer, change, mails } = await buildInvited();
  await mails();
  const { buildTrainer } = await import('../../../test-support/trainers.factory.ts');
  const other = await buildTrainer(db, { teaches: [world.productId] });
  await change({ trainerUserId: other });
  const methods = (await mails()).map((one) => [one.calendar_method, one.recipient === trainer]);
  expect(methods).toContainEqual(['CANCEL', true]);
  expect(methods).toContainEqual(['REQUEST', false]);
});

test('a changed email address moves the invitation, found by the job', async () => {
  const { userId, delegate, mails } = await buildInvited();
  await mails();
  const email = `${randomUUID()}@example.org`;
  await db.updateTable('users').set({ email }).where('id', '=', userId).execute();
  const watch = () => db.transaction().execute(async (tx) => void (await watchInvitations(server.services).run(tx)));
  await watch();
  const moved = await mails();
  expect(sentTo(moved)).toEqual([`CANCEL ${delegate}`, `REQUEST ${email}`].sort());
  await watch();
  expect(await mails()).toEqual([]);
});

test.each([
  ['2027-02-01', '2027-02-01T10:00:00.000Z'],
  ['2027-03-27', '2027-03-27T10:00:00.000Z'],
  ['2027-03-28', '2027-03-28T09:00:00.000Z'],
  ['2027-07-01', '2027-07-01T09:00:00.000Z'],
  ['2027-10-30', '2027-10-30T09:00:00.000Z'],
  ['2027-10-31', '2027-10-31T10:00:00.000Z'],
])('two programs read 10:00 on %s in a calendar file as 10:00 in London (B25)', async (day, moment) => {
  const { mails } = await buildInvited({ days: [day] });
  const [mail] = await mails();
  expect(eventsOf(mail as Mail)).toMatchObject([{ localTime: `${day}T10:00:00`, moment }]);
  const read = Object.values(nodeIcal.sync.parseICS(mail?.calendar_body ?? '')).filter((one) => one?.type === 'VEVENT');
  expect(read.map((one) => one?.start?.toISOString())).toEqual([moment]);
});

test('the joining link is never in a calendar, and a title cannot begin a line', async () => {
  const { world, id, mails } = await buildInvited({ deliverable: 3 });
  const address = `/api/admin/groups/${world.groupId}/virtual-groups/${id}`;
  const title = 'A\u2028ATTACH:https://evil.example; é, 👩‍⚕️';
  const renamed = await world.asSuper.put(address, commandOf({ ...world.fields, title, baseValues: world.fields }));
  expect(renamed.statusCode).toBe(200);
  const [mail] = await mails();
  expect(mail?.calendar_body).not.toContain('meet.example.org');
  const calendar = new ICAL.Component(ICAL.parse(mail?.calendar_body ?? ''));
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary')).toBe(title);
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstProperty('attach')).toBeNull();
});
