import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days } from '../../../../platform/clock/index.ts';
import { runDueJobs } from '../../../../platform/jobs/index.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildLicence, buildStock } from '../../../../test-support/licences.factory.ts';
import { buildOrganisation } from '../../../../test-support/organisation.factory.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { maintainProvisionalAccounts } from './provisional-accounts.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const { groupId, adminId, base } = await buildOrganisation(server, { name: 'Fern Hill' });
const empty = { job_role: null, registration_number: null, payroll_number: null, started_on: null };

async function invite(email: string): Promise<number> {
  const admin = await server.as(adminId);
  const person = { first_name: 'Jo', last_name: 'Lee', email, ...empty, subgroupIds: [] };
  const answer = await admin.post(`${base}/members`, commandOf(person));
  expect(answer.statusCode, answer.body).toBe(200);
  // Accounts get their time from the database's own clock. This one must be as old as its invitation.
  await db.updateTable('users').set({ created_at: clock.now() }).where('id', '=', answer.json().id).execute();
  return answer.json().id;
}

const nightly = () =>
  runDueJobs({ db, clock, jobs: [maintainProvisionalAccounts(services)], log: (problem) => expect.fail(problem) });

/** Advances the clock by nights, and runs the job in each. */
async function pass(nights: number): Promise<void> {
  for (let night = 0; night < nights; night += 1) {
    clock.advance(days(1));
    await nightly();
  }
}

const mailsTo = async (recipient: string) =>
  (
    await server.rows<{ subject: string }>('select subject from outbox_messages where recipient = $1 order by id', [
      recipient,
    ])
  ).map(({ subject }) => subject);
const stateOf = async (id: number) =>
  (await server.rows<{ state: string }>('select state from users where id = $1', [id]))[0]?.state;

test('reminds once when an invitation has expired', async () => {
  await nightly();
  const email = 'late@example.org';
  await invite(email);
  await pass(13);
  expect(await mailsTo(email)).toHaveLength(1);
  await pass(20);
  expect(await mailsTo(email)).toEqual([
    'Fern Hill invites you to Doselore',
    'Reminder: Fern Hill invites you to Doselore',
  ]);
  await pass(1);
  const audits = await server.rows("select 1 from audit_events where action = 'members.remindInvitation'");
  expect(audits).toHaveLength(1);
});

test('the link in a reminder opens the account', async () => {
  const email = 'in-time@example.org';
  const userId = await invite(email);
  await pass(15);
  const [mail] = await server.rows<{ text: string }>(
    'select body_text as text from outbox_messages where recipient = $1 order by id desc limit 1',
    [email],
  );
  const token = /accept-invite\/(\S+)/u.exec(mail?.text ?? '')?.[1] ?? '';
  const password = 'Dispense Slowly 1';
  const body = { password, passwordConfirmation: password, acceptedTerms: true };
  expect((await server.visitor().post(`/invite-accept/${token}`, body)).statusCode).toBe(200);
  expect(await stateOf(userId)).toBe('active');
});

test('lets an account lapse after 90 days with nothing attached, and keeps one that holds a licence', async () => {
  const [forgotten, licensed] = [await invite('forgotten@example.org'), await invite('licensed@example.org')];
  const { productId } = await buildCourse(db);
  const actorId = await buildUser(db, { roles: ['super_admin'] });
  await buildStock(services, { groupId, productId, months: 12, actorId, quantity: 1 });
  await buildLicence(services, { groupId, productId, months: 12, actorId, userId: licensed });
  await pass(89);
  expect([await stateOf(forgotten), await stateOf(licensed)]).toEqual(['provisional', 'provisional']);
  await pass(3);
  expect([await stateOf(forgotten), await stateOf(licensed)]).toEqual(['disabled', 'provisional']);
  expect(
    await server.rows("select subject from audit_events where action = 'users.lapse' and subject = $1", [
      `user ${forgotten}`,
    ]),
  ).toHaveLength(1);
});
