import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { noCertificateSettings as none } from '@doselore/contract/certificate-settings';
import { expect, test } from 'vitest';
import { runTasks } from '../../../../platform/jobs/index.ts';
import { buildAbstractCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../../test-support/certificates/certificates.factory.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { reissueTask } from './reissue-certificates.ts';

const server = await openTestApp();
const { db, clock, services } = server;
clock.set('2026-06-01T10:00:00Z');
const admin = await server.as(await buildUser(db, { roles: ['super_admin'], firstName: 'Sue', lastName: 'Site' }));

async function runReissues(): Promise<void> {
  const problems: string[] = [];
  await runTasks({ db, clock, kinds: [reissueTask(services)], log: (problem) => problems.push(problem) });
  expect(problems).toEqual([]);
}

/** Builds certificates of one course in one organisation, one for each of these first days. */
async function holders(days: readonly string[], more: { state?: 'revoked'; expiresOn?: string } = {}) {
  const [groupId, productId] = [await buildGroup(db), await buildAbstractCourse(db)];
  const people = [];
  for (const awardedOn of days) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId });
    await buildCertificate(db, { userId, groupId, productId, awardedOn, ...more });
    people.push(userId);
  }
  const at = `/api/admin/groups/${groupId}/certificate-settings/online-courses/${productId}`;
  const list = () =>
    server.rows<{ awarded_on: string; state: string; revision: number; printed: { drawing: number; type?: string } }>(
      `select awarded_on::text, state, revision, printed from certificates where group_id = $1 order by awarded_on, revision`,
      [groupId],
    );
  return { groupId, productId, people, at, list };
}
const ask = (more: object = {}) => ({
  ...{ awardedFrom: '2026-01-01', awardedTo: '2026-01-31', reason: 'New logo', tellsHolders: false },
  idempotencyKey: randomUUID(),
  ...more,
});

test('reissues the valid certificates of these days with the settings of today', async () => {
  const { at, list, people } = await holders(['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01']);
  await admin.post(at, commandOf({ ...none, type_id: 4, baseValues: none }));
  const counted = await admin.post(`${at}/reissue/preview`, { awardedFrom: '2026-01-01', awardedTo: '2026-01-31' });
  expect(counted.json()).toEqual({ certificates: 2, people: 2 });
  expect((await admin.post(`${at}/reissue`, ask())).statusCode).toBe(200);
  expect((await admin.get(`${at}/reissues`)).json()).toMatchObject([{ total: 2, done: 0, state: 'running' }]);
  await runReissues();
  expect((await admin.get(`${at}/reissues`)).json()).toMatchObject([
    { total: 2, done: 2, state: 'finished', reason: 'New logo', asked_by: 'Sue Site' },
  ]);
  const shown = (await list()).map(({ awarded_on, state, revision, printed }) => [
    ...[awarded_on, state, revision, printed.drawing, printed.type ?? null],
  ]);
  expect(shown).toEqual([
    ['2025-12-31', 'valid', 1, 1, null],
    ['2026-01-01', 'superseded', 1, 1, null],
    ['2026-01-01', 'valid', 2, 2, 'learning'],
    ['2026-01-31', 'superseded', 1, 1, null],
    ['2026-01-31', 'valid', 2, 2, 'learning'],
    ['2026-02-01', 'valid', 1, 1, null],
  ]);
  const own = (await (await server.as(people[1] ?? 0)).get('/api/certificates')).json();
  expect(own).toHaveLength(2);
});

test('copies the reminders, and notifies holders only on request', async () => {
  const { at, people } = await holders(['2026-01-10']);
  const mails = () =>
    server.rows("select subject from outbox_messages where subject like 'Your certificate was reissued%'");
  const before = (await mails()).length;
  await server.rows(
    'insert into certificate_reminders (certificate_id, threshold, sent_at) select id, 90, now() from certificates where user_id = $1',
    [people[0]],
  );
  await admin.post(`${at}/reissue`, ask());
  await runReissues();
  expect(await mails()).toHaveLength(before);
  const reminders = await server.rows(
    'select threshold from certificate_reminders r join certificates c on c.id = r.certificate_id where c.user_id = $1',
    [people[0]],
  );
  expect(reminders).toHaveLength(2);
  await admin.post(`${at}/reissue`, ask({ tellsHolders: true }));
  await runReissues();
  expect(await mails()).toHaveLength(before + 1);
});

test.each([
  ['a withdrawn certificate', { state: 'revoked' as const }],
  ['an expired certificate', { expiresOn: '2026-05-31' }],
])('does not reissue %s', async (_name, more) => {
  const { at } = await holders(['2026-01-10'], more);
  const answer = await admin.post(`${at}/reissue`, ask());
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'No valid certificate was awarded between these days. Choose other days.',
  ]);
});

test('a certificate that is withdrawn before the task comes to it stays withdrawn', async () => {
  const { at, list, groupId } = await holders(['2026-01-10', '2026-01-11']);
  await admin.post(`${at}/reissue`, ask());
  await server.rows("update certificates set state = 'revoked' where group_id = $1 and awarded_on = '2026-01-10'", [
    groupId,
  ]);
  await runReissues();
  expect((await list()).map(({ awarded_on, state }) => [awarded_on, state])).toEqual([
    ['2026-01-10', 'revoked'],
    ['2026-01-11', 'superseded'],
    ['2026-01-11', 'valid'],
  ]);
});

test('works through many in batches, each holder once, also when two nodes work at once', async () => {
  const { at, list } = await holders(Array.from({ length: 120 }, () => '2026-01-15'));
  const both = ask();
  const answers = await Promise.all([admin.post(`${at}/reissue`, both), admin.post(`${at}/reissue`, both)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await admin.post(`${at}/reissue`, ask())).json().message).toBe(
    'Certificates of this course are already being reissued. Wait until this batch has finished.',
  );
  await Promise.all([runReissues(), runReissues()]);
  await runReissues();
  expect((await admin.get(`${at}/reissues`)).json()).toMatchObject([{ total: 120, done: 120, state: 'finished' }]);
  const states = (await list()).map(({ state, revision }) => `${state} ${revision}`);
  expect(states.filter((state) => state === 'valid 2')).toHaveLength(120);
  expect(states).toHaveLength(240);
});

test('refuses days that are not in order', async () => {
  const { at } = await holders(['2026-01-10']);
  const answer = await admin.post(`${at}/reissue`, ask({ awardedFrom: '2026-02-01' }));
  expect(answer.json().errors).toEqual({ awardedTo: ['Choose a day that is not before the first one'] });
});
