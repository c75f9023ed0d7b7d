import { expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { remindOfEnds } from './remind-of-ends.ts';

const server = await openTestApp();
const { db, clock, services } = server;
let made = 0;

async function holder(
  overrides: { awardedOn?: string; expiresOn?: string | null; state?: 'revoked' | 'superseded' } = {},
) {
  made += 1;
  const email = `holder-${made}@example.org`;
  const [userId, groupId] = [await buildUser(db, { email }), await buildGroup(db)];
  await buildMembership(db, { userId, groupId });
  const id = await buildCertificate(db, { userId, groupId, productId: await buildAbstractCourse(db), ...overrides });
  return { id, userId, groupId, email };
}

/** Runs the job at noon of a day, on two nodes at once. */
async function runOn(day: string): Promise<void> {
  clock.set(`${day}T12:00:00Z`);
  const problems: string[] = [];
  const look = { db, clock, jobs: [remindOfEnds(services)], log: (problem: string) => problems.push(problem) };
  await Promise.all([runDueJobs(look), runDueJobs(look)]);
  expect(problems).toEqual([]);
}

const subjectsTo = async (email: string) =>
  (
    await server.rows<{ subject: string }>('select subject from outbox_messages where recipient = $1 order by id', [
      email,
    ])
  ).map(({ subject }) => subject);

test('reminds 90, 30 and 7 days before the expiry and on the last day, once each', async () => {
  const { email } = await holder({ awardedOn: '2026-01-10', expiresOn: '2027-01-10' });
  for (const day of [
    '2026-10-11',
    '2026-10-12',
    '2026-10-13',
    '2026-12-11',
    '2027-01-02',
    '2027-01-03',
    '2027-01-10',
    '2027-01-11',
  ])
    await runOn(day);
  expect(await subjectsTo(email)).toEqual(
    ['in 90 days', 'in 30 days', 'in 7 days', 'today'].map((end) => `Your certificate expires ${end}: Safe dispensing`),
  );
});

test('sends after a day without a node only the reminder of the nearest threshold', async () => {
  const { email } = await holder({ awardedOn: '2027-01-10', expiresOn: '2028-01-10' });
  await runOn('2028-01-04');
  expect(await subjectsTo(email)).toEqual(['Your certificate expires in 6 days: Safe dispensing']);
});

test('sends no reminder of certificates replaced, revoked, never expiring or shorter than the threshold', async () => {
  const silent = [
    await holder({ awardedOn: '2029-01-10', expiresOn: '2030-01-10', state: 'revoked' }),
    await holder({ awardedOn: '2029-01-10', expiresOn: '2030-01-10', state: 'superseded' }),
    await holder({ awardedOn: '2029-01-10', expiresOn: null }),
    await holder({ awardedOn: '2030-01-01', expiresOn: '2030-01-29' }),
  ];
  await runOn('2030-01-02');
  for (const { email } of silent) expect(await subjectsTo(email)).toEqual([]);
});

test('reminds nobody who has left, is disabled, or has switched reminders off', async () => {
  const dates = { awardedOn: '2031-01-10', expiresOn: '2032-01-10' };
  const [left, disabled, muted, other] = [
    await holder(dates),
    await holder(dates),
    await holder(dates),
    await holder(dates),
  ];
  await db.updateTable('group_members').set({ archived_at: clock.now() }).where('user_id', '=', left.userId).execute();
  await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', disabled.userId).execute();
  const client = await server.as(muted.userId);
  expect((await client.put('/api/account/notices', { kind: 'certificateReminders', isOn: false })).statusCode).toBe(
    200,
  );
  await runOn('2032-01-05');
  expect(
    await Promise.all([left, disabled, muted, other].map(async ({ email }) => (await subjectsTo(email)).length)),
  ).toEqual([0, 0, 0, 1]);
});
