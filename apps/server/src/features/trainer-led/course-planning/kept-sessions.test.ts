import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { expect, onTestFinished, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, buildVenue, session } from './planning.factory.ts';

const server = await openTestApp();
const { db } = server;
server.clock.set('2027-01-01T09:00:00Z');

type Row = { id: number; calendar_uid: string; sequence: number; start: string };
const [first, second] = [session('2027-02-01'), session('2027-02-08', 'Room 2')];

/** Creates a course of two days, and returns what changes its schedule from what it was last changed to. */
async function buildPlanned({ isScheduled = true } = {}) {
  const world = await buildPlanning(server);
  const { id } = (await world.create()).json();
  await world.plan(id);
  if (isScheduled) await world.asSuper.post(world.at(id, '/publish'), {});
  let last = { ...world.schedule };
  const change = async (to: Partial<typeof last>) => {
    const next = { ...last, ...to };
    const answer = await world.asSuper.put(world.at(id, '/schedule'), commandOf({ ...next, baseValues: last }));
    expect(answer.statusCode).toBe(200);
    last = next;
  };
  const rows = () =>
    server.rows<Row>(
      `select id, calendar_uid, calendar_sequence as sequence, to_char(training_start at time zone 'UTC', 'DD HH24:MI') as start
       from virtual_group_sessions where virtual_group_id = $1 order by ordinal`,
      [id],
    );
  const post = (path: string, body: object = {}) => world.asSuper.post(world.at(id, path), body);
  return { world, id, change, rows, post };
}

const sequences = (rows: readonly Row[]) => rows.map(({ sequence }) => sequence);
const keys = (rows: readonly Row[]) => rows.map(({ id, calendar_uid }) => `${id} ${calendar_uid}`);

test('a list shows the next day of a course, and how many days there are', async () => {
  const { id } = await buildPlanned();
  const adminId = await buildUser(db, { roles: ['super_admin'] });
  const listed = async () => {
    // The session of the day before has ended by now.
    const { rows } = (await (await server.as(adminId)).get('/api/admin/virtual-groups?per_page=100')).json();
    const { next_session, days } = rows.find((row: { id: number }) => row.id === id);
    return [next_session?.training_start, days];
  };
  expect(await listed()).toEqual(['2027-02-01T10:00:00.000Z', 2]);
  server.clock.set('2027-02-03T09:00:00Z');
  onTestFinished(() => server.clock.set('2027-01-01T09:00:00Z'));
  expect(await listed()).toEqual(['2027-02-08T10:00:00.000Z', 2]);
  server.clock.set('2027-03-03T09:00:00Z');
  expect(await listed()).toEqual([undefined, 2]);
});

test('a list sorts a course of several days by the day that it shows', async () => {
  const { id } = await buildPlanned();
  const { id: between, change } = await buildPlanned();
  await change({ sessions: sessionsText([session('2027-02-05')]) });
  const adminId = await buildUser(db, { roles: ['super_admin'] });
  const order = async () => {
    const { rows } = (await (await server.as(adminId)).get('/api/admin/virtual-groups?per_page=100')).json();
    return rows.map((row: { id: number }) => row.id).filter((one: number) => one === id || one === between);
  };
  expect(await order()).toEqual([id, between]);
  server.clock.set('2027-02-03T09:00:00Z');
  onTestFinished(() => server.clock.set('2027-01-01T09:00:00Z'));
  expect(await order()).toEqual([between, id]);
});

test('a day that moves keeps its row and its UID, and only its sequence grows', async () => {
  const { change, rows } = await buildPlanned();
  const before = await rows();
  expect(new Set(before.map(({ calendar_uid }) => calendar_uid)).size).toBe(2);
  await change({ sessions: sessionsText([session('2027-02-02'), second]) });
  const after = await rows();
  expect(keys(after)).toEqual(keys(before));
  expect(after.map(({ start }) => start)).toEqual(['02 10:00', '08 10:00']);
  expect(sequences(after)).toEqual([1, 0]);
});

test('removing a day deletes its row alone, and an added day gets a row of its own', async () => {
  const { change, rows } = await buildPlanned();
  const [gone, kept] = await rows();
  await change({ sessions: sessionsText([second]) });
  expect(await rows()).toEqual([kept]);
  await change({ sessions: sessionsText([first, second]) });
  const [added, still] = await rows();
  expect(still).toEqual(kept);
  expect(added).toMatchObject({ sequence: 0, start: '01 10:00' });
  expect([gone?.id, gone?.calendar_uid]).not.toContain(added?.id);
  expect(added?.calendar_uid).not.toBe(gone?.calendar_uid);
});

test('days that change their order keep their rows', async () => {
  const { change, rows } = await buildPlanned();
  const [one, two] = await rows();
  await change({ sessions: sessionsText([second, session('2027-02-09')]) });
  expect((await rows()).map(({ id }) => id)).toEqual([two?.id, one?.id]);
});

test('a mark of attendance that was taken back stays with its day', async () => {
  const { world, id, change, rows } = await buildPlanned();
  const userId = await world.member();
  await world.invite(id, [userId]);
  const [one] = await rows();
  const at = '2027-01-01T09:00:00Z';
  await db
    .insertInto('session_attendances')
    .values({
      virtual_group_session_id: one?.id ?? 0,
      user_id: userId,
      marked_at: at,
      made_at: at,
      mark_key: randomUUID(),
    })
    .execute();
  await change({ sessions: sessionsText([session('2027-02-03'), second]) });
  const marks = await server.rows('select virtual_group_session_id as id from session_attendances where user_id = $1', [
    userId,
  ]);
  expect(marks).toEqual([{ id: one?.id }]);
});

test('another venue changes the calendar of every day, another place only that of days without a room of their own', async () => {
  const { world, change, rows } = await buildPlanned();
  await change({ place: 'Long Room' });
  expect(sequences(await rows())).toEqual([1, 0]);
  await change({ venueId: await buildVenue(world) });
  expect(sequences(await rows())).toEqual([2, 1]);
});

test('another title, trainer or meeting leaves calendar sequences as they are, and another end raises them', async () => {
  const { world, id, change, rows } = await buildPlanned();
  await change({ meeting_url: 'https://meet.example.org/z' });
  const address = `/api/admin/groups/${world.groupId}/virtual-groups/${id}`;
  const renamed = { ...world.fields, title: 'Life support', baseValues: world.fields };
  expect((await world.asSuper.put(address, commandOf(renamed))).statusCode).toBe(200);
  expect(sequences(await rows())).toEqual([0, 0]);
  await change({ sessions: sessionsText([first, { ...second, training_end: '2027-02-08T13:30:00.000Z' }]) });
  expect(sequences(await rows())).toEqual([0, 1]);
});

test('changes of a draft raise no calendar sequence; making it a draft, scheduling it again and cancelling raise it once each', async () => {
  const { change, rows, post } = await buildPlanned({ isScheduled: false });
  await change({ sessions: sessionsText([session('2027-02-02'), second]) });
  await post('/publish');
  expect(sequences(await rows())).toEqual([0, 0]);
  await post('/unpublish');
  expect(sequences(await rows())).toEqual([1, 1]);
  await change({ sessions: sessionsText([first, second]) });
  expect(sequences(await rows())).toEqual([1, 1]);
  await post('/publish');
  await post('/publish');
  expect(sequences(await rows())).toEqual([2, 2]);
  const cancelling = { reason: 'Flood', idempotencyKey: randomUUID() };
  await post('/cancel-course', cancelling);
  await post('/cancel-course', cancelling);
  expect(sequences(await rows())).toEqual([3, 3]);
});
