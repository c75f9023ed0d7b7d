import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runDueJobs, runTasks } from '../../../../platform/jobs/index.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { openAsking } from '../asking/asking.factory.ts';
import { isReminderDue, reminderTimes } from './reminder-times.ts';
import { enquiriesTask, watchEnquiries } from './watch-enquiries.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const monday = '2027-01-04T09:00:00Z';
clock.set(monday);
afterEach(() => clock.set(monday));

const log = (problem: string) => {
  throw new Error(problem);
};
/** Runs the job and its tasks as one node does. */
async function node(): Promise<void> {
  await runDueJobs({ db, clock, jobs: [watchEnquiries(services)], log });
  await runTasks({ db, clock, kinds: [enquiriesTask(services)], log });
}
async function nodesAt(moment: string): Promise<void> {
  clock.set(moment);
  await server.rows("update scheduled_jobs set next_run_at = $1 where name = 'booking-enquiries'", [moment]);
  await Promise.all([node(), node(), node()]);
  await node();
}

async function askTrainer() {
  const world = await openAsking(server);
  const request = await world.asking(['2027-02-01', '2027-02-02']);
  await request.enquire();
  const reminders = async () =>
    (await world.subjectsTo(world.trainerId)).filter((one) => one.startsWith('Please answer')).length;
  return { world, request, reminders, trainer: await world.as(world.trainerId) };
}

const at = (text: string) => new Date(text);

test('reminds halfway to the deadline in working hours, and one working day before the deadline', () => {
  const times = (sent: string, due: string) =>
    reminderTimes({ sent_at: at(sent), due_at: at(due) }).map((one) => one.toISOString());
  // Half time is Wednesday at 01:30, which moves to the morning of the day before the deadline.
  expect(times('2027-01-04T09:00:00Z', '2027-01-07T18:00:00Z')).toEqual([
    '2027-01-06T09:00:00.000Z',
    '2027-01-06T09:00:00.000Z',
  ]);
  // Half time is on a Sunday.
  expect(times('2027-01-08T09:00:00Z', '2027-01-13T18:00:00Z')).toEqual([
    '2027-01-11T09:00:00.000Z',
    '2027-01-12T09:00:00.000Z',
  ]);
  expect(times('2027-01-04T09:00:00Z', '2027-01-04T11:00:00Z')).toEqual([]);
});

test('a reminder of that day or later is enough, and none is due after the deadline', () => {
  const one = { sent_at: at('2027-01-08T09:00:00Z'), due_at: at('2027-01-13T18:00:00Z') };
  const due = (now: string, ...reminded: string[]) => isReminderDue({ ...one, reminded_at: reminded.map(at) }, at(now));
  expect([due('2027-01-11T08:59:00Z'), due('2027-01-11T09:00:00Z'), due('2027-01-13T18:00:00Z')]).toEqual([
    ...[false, true, false],
  ]);
  expect(due('2027-01-11T16:00:00Z', '2027-01-11T09:05:00Z')).toBe(false);
  expect(due('2027-01-12T09:00:00Z', '2027-01-11T09:05:00Z')).toBe(true);
});

test('three nodes remind once, lapse once, and tell the site admin that nobody is left', async () => {
  const { world, request, reminders } = await askTrainer();
  await nodesAt('2027-01-05T12:00:00Z');
  expect(await reminders()).toBe(0);
  await nodesAt('2027-01-06T09:05:00Z');
  expect(await reminders()).toBe(1);
  await nodesAt('2027-01-07T12:00:00Z');
  expect([await reminders(), await request.states()]).toEqual([1, ['seeking', 'enquired', 'enquired']]);
  await nodesAt('2027-01-07T18:00:00Z');
  expect((await request.questions()).map((one) => one.state)).toEqual(['lapsed', 'lapsed']);
  expect(await request.states()).toEqual(['seeking', 'unavailable', 'unavailable']);
  const subjects = await world.subjectsTo(world.superId);
  expect(subjects.filter((one) => one.startsWith('No trainer left'))).toHaveLength(1);
  // The trainer who says later by telephone that they can come.
  const [first] = await request.idsOf(world.trainerId);
  expect((await world.enter([first ?? 0], 'yes')).statusCode).toBe(200);
  expect(await request.states()).toEqual(['options_ready', 'available', 'unavailable']);
});

test('a task that runs twice at the same time reminds once', async () => {
  const { request, reminders } = await askTrainer();
  clock.set('2027-01-06T09:05:00Z');
  const { step } = enquiriesTask(services);
  const run = () => inTransaction(db, (tx) => step(tx, request.requestId, undefined));
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await reminders()).toBe(1);
});

test('an answer and the end of its time at once give one state', async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    const { request, world, trainer } = await askTrainer();
    const ids = await request.idsOf(world.trainerId);
    clock.set('2027-01-07T18:00:00Z');
    await server.rows(
      "update scheduled_jobs set next_run_at = now() - interval '1 year' where name = 'booking-enquiries'",
    );
    const [answer] = await Promise.all([trainer.answer(ids), node(), node()]);
    const states = (await request.questions()).map((one) => one.state);
    expect(states).toEqual(answer?.statusCode === 200 ? ['yes', 'yes'] : ['lapsed', 'lapsed']);
    clock.set(monday);
  }
});

test('nobody is reminded who switched reminders off, and nothing happens while bookings are off or the organisation is archived', async () => {
  const { world, request, reminders, trainer } = await askTrainer();
  await trainer.client.put('/api/account/notices', { kind: 'bookingReminders', isOn: false });
  await nodesAt('2027-01-06T09:05:00Z');
  await server.rows('delete from muted_notices where user_id = $1', [world.trainerId]);
  await server.rows("update site_settings set value = 'off' where name = 'bookings'");
  await nodesAt('2027-01-07T18:00:00Z');
  await server.rows("update site_settings set value = 'on' where name = 'bookings'");
  await server.rows('update groups set archived_at = now() where id = $1', [world.groupId]);
  await nodesAt('2027-01-07T18:05:00Z');
  expect([await reminders(), (await request.questions()).map((one) => one.state)]).toEqual([0, ['sent', 'sent']]);
});
