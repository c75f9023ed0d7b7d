import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, session } from '../course-planning/planning.factory.ts';
import { remindAt } from './reminding.factory.ts';

const server = await openTestApp({ connections: 30 });
const { db, clock } = server;

/** A course of two days, from 10:00 on 1 February 2027, that is scheduled with delegates. */
async function scheduled({ delegates = 2, more = {} }: { delegates?: number; more?: object } = {}) {
  clock.set('2027-01-04T09:00:00Z');
  const world = await buildPlanning(server);
  const { id } = (await world.create({ delegatePlacesAllowed: 6, what_to_bring: 'A pen', ...more })).json();
  const people: number[] = [];
  for (let nth = 0; nth < delegates; nth += 1) people.push(await world.member());
  await world.plan(id);
  await world.invite(id, people);
  expect((await world.asSuper.post(world.at(id, '/publish'), { ignoreConflictWarning: 0 })).statusCode).toBe(200);
  const emails = await server.rows<{ id: number; email: string }>('select id, email from users where id = any($1)', [
    people,
  ]);
  const emailOf = (userId: number | undefined) => emails.find((one) => one.id === userId)?.email ?? '';
  /** Moves the course to another day and the day a week later. The admin signs in again. */
  const move = async (day: string, from: readonly [string, string]) => {
    const asSuper = await server.as(world.superId);
    const sessionsOf = (days: readonly [string, string]) =>
      sessionsText([session(days[0]), session(days[1], 'Room 2')]);
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
    return asSuper.put(
      world.at(id, '/schedule'),
      commandOf({
        ...{ ...world.schedule, sessions: sessionsOf([day, next]) },
        baseValues: { ...world.schedule, sessions: sessionsOf(from) },
      }),
    );
  };
  /** Returns the reminders of these delegates. */
  const remind = async (moment: string) =>
    (await remindAt(server, moment)).filter(({ to }) => emails.some(({ email }) => email === to));
  return { ...world, id, people, emailOf, move, remind };
}

const days = ['2027-02-01', '2027-02-08'] as const;

test('reminds delegates 7 days and 1 day before, once each with four nodes, and names place, sessions and what to bring', async () => {
  const { people, emailOf, remind } = await scheduled();
  expect(await remind('2027-01-25T09:59:00Z')).toEqual([]);
  const first = await remind('2027-01-25T10:00:00Z');
  expect(first.map(({ to }) => to).sort()).toEqual(people.map(emailOf).sort());
  expect(first[0]?.subject).toBe('Reminder: Basic life support on Mon 1st Feb 2027 at 10:00');
  expect(first[0]?.text).toContain('Place: Quay Room.');
  expect(first[0]?.text).toContain('What to bring: A pen');
  expect(first[0]?.text).toContain(
    'The course has 2 sessions: Mon 1st Feb 2027, 10:00 to 13:00; Mon 8th Feb 2027, 10:00 to 13:00.',
  );
  expect(first[0]?.text).toContain('decline until Sun 31st Jan 2027 at 10:00.');
  expect(await remind('2027-01-25T10:05:00Z')).toEqual([]);
  const second = await remind('2027-01-31T10:00:00Z');
  expect(second).toHaveLength(2);
  expect(second[0]?.text).toContain('If you cannot come, tell your organisation.');
  expect(await remind('2027-01-31T10:05:00Z')).toEqual([]);
  expect(await remind('2027-02-01T10:00:00Z')).toEqual([]);
});

test('delegates are reminded of a new date, not of the former one, and of a date that returns only once', async () => {
  const { move, remind } = await scheduled();
  expect(await remind('2027-01-25T10:00:00Z')).toHaveLength(2);
  expect((await move('2027-03-01', days)).statusCode).toBe(200);
  expect(await remind('2027-01-31T10:00:00Z')).toEqual([]);
  expect((await remind('2027-02-22T10:00:00Z')).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => 'Reminder: Basic life support on Mon 1st Mar 2027 at 10:00'),
  );
  expect((await move('2027-04-05', ['2027-03-01', '2027-03-08'])).statusCode).toBe(200);
  expect((await move('2027-03-01', ['2027-04-05', '2027-04-12'])).statusCode).toBe(200);
  expect(await remind('2027-02-23T10:00:00Z')).toEqual([]);
  expect(await remind('2027-02-28T10:00:00Z')).toHaveLength(2);
});

test('a date that was announced less than 7 days before is reminded of 1 day before only', async () => {
  const { move, remind } = await scheduled();
  clock.set('2027-01-20T10:00:00Z');
  expect((await move('2027-01-25', days)).statusCode).toBe(200);
  expect(await remind('2027-01-20T10:05:00Z')).toEqual([]);
  expect(await remind('2027-01-24T10:00:00Z')).toHaveLength(2);
});

test('after a week without a node delegates get the nearer reminder alone', async () => {
  const { remind } = await scheduled();
  expect(await remind('2027-01-31T12:00:00Z')).toHaveLength(2);
  expect(await remind('2027-01-31T12:05:00Z')).toEqual([]);
});

test('sends no reminder to people who declined, were removed, wait, have left or have switched reminders off', async () => {
  const course = await scheduled({ delegates: 6 });
  const [declined = 0, removed = 0, left = 0, muted = 0, fifth = 0, sixth = 0] = course.people;
  const asDeclined = await server.as(declined);
  const answer = await asDeclined.post(`/api/virtual-group/${course.id}/respond`, { answer: 'decline' });
  expect(answer.statusCode).toBe(200);
  expect((await course.invite(course.id, [], [removed])).statusCode).toBe(200);
  await db.updateTable('group_members').set({ archived_at: clock.now() }).where('user_id', '=', left).execute();
  const asMuted = await server.as(muted);
  expect((await asMuted.put('/api/account/notices', { kind: 'courseReminders', isOn: false })).statusCode).toBe(200);
  await db
    .insertInto('waiting_list_entries')
    .values({ virtual_group_id: course.id, user_id: await course.member(), joined_at: clock.now() })
    .execute();
  await db.updateTable('virtual_groups').set({ waiting_list: 'manual' }).where('id', '=', course.id).execute();
  const sent = await course.remind('2027-01-25T10:00:00Z');
  expect(sent.map(({ to }) => to).sort()).toEqual([fifth, sixth].map(course.emailOf).sort());
});

test('sends no reminder of a draft, a cancelled course or a course of an archived organisation', async () => {
  const [draft, cancelled, archived] = [await scheduled(), await scheduled(), await scheduled()];
  expect((await draft.asSuper.post(draft.at(draft.id, '/unpublish'))).statusCode).toBe(200);
  await db.updateTable('virtual_groups').set({ state: 'cancelled' }).where('id', '=', cancelled.id).execute();
  await db.updateTable('groups').set({ archived_at: clock.now() }).where('id', '=', archived.groupId).execute();
  for (const { remind } of [draft, cancelled, archived]) expect(await remind('2027-01-25T10:00:00Z')).toEqual([]);
});

test('notifies site admins and the organiser once that a course has fewer delegates than its minimum', async () => {
  const organiserId = await buildUser(db, { roles: ['organiser'], email: 'organiser@example.org' });
  const course = await scheduled({ more: { minimum_delegates: 3 } });
  await buildMembership(db, { userId: organiserId, groupId: course.groupId });
  await db.updateTable('virtual_groups').set({ organiser_user_id: organiserId }).where('id', '=', course.id).execute();
  const sentAt = async (moment: string) =>
    (await remindAt(server, moment)).filter(({ to }) => to === 'organiser@example.org');
  expect(await sentAt('2027-01-25T09:55:00Z')).toEqual([]);
  const sent = await sentAt('2027-01-25T10:00:00Z');
  const page = `/my-learning-zone/organised-courses/${course.id}`;
  expect(sent[0]?.text).toContain(page);
  expect(sent[0]?.text).toContain('Ask an admin of your organisation to invite more people');
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Fewer delegates than the minimum: Basic life support on Mon 1st Feb 2027 at 10:00',
  ]);
  expect(await sentAt('2027-01-26T10:00:00Z')).toEqual([]);
  const notices = await server.rows<{ user_id: number; body: string; action_url: string }>(
    "select user_id, body, action_url from notifications where title = 'Fewer delegates than the minimum'",
  );
  expect(notices.filter(({ user_id }) => user_id === course.superId)).toEqual([
    {
      user_id: course.superId,
      body: 'Basic life support on Mon 1st Feb 2027 at 10:00 for Ashdown Pharmacies has 2 of at least 3 delegates. It still takes place unless a site admin cancels it.',
      action_url: `/site-admin/groups/${course.groupId}/virtual-groups/${course.id}/edit`,
    },
  ]);
  expect(notices.filter(({ user_id }) => user_id === organiserId).map((one) => one.action_url)).toEqual([page]);
});
