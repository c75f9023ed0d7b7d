import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';
import { purgeNeeds } from './index.ts';

const server = await openTestApp();
const { db, clock } = server;
const log = (problem: string) => expect(problem).toBe('');
const access = 'A ramp to the door';
const needs = { access, dietary: 'No nuts' };

beforeEach(() => clock.set('2026-08-01T09:00:00Z'));

/** Builds a course on 1 September, and returns its first delegate as a client. */
async function buildInvited() {
  const session = await buildSession(server, { delegates: 2 });
  const own = `/api/virtual-group/${session.virtualGroupId}/needs`;
  const client = await server.as(session.people[0] ?? 0);
  return { ...session, own, client, save: (body: object = needs) => client.put(own, body) };
}
const stored = ({ virtualGroupId }: Pick<BuiltSession, 'virtualGroupId'>) =>
  server.rows('select access, dietary from delegate_needs where virtual_group_id = $1', [virtualGroupId]);

test('a delegate saves, changes and deletes what they need, and nobody else’s entry changes', async () => {
  const invited = await buildInvited();
  expect((await invited.client.get(invited.own)).json()).toMatchObject({ access: '', dietary: '', may_change: true });
  expect((await invited.save()).statusCode).toBe(200);
  expect((await invited.save({ ...needs, dietary: 'Halal' })).statusCode).toBe(200);
  expect(await stored(invited)).toEqual([{ access, dietary: 'Halal' }]);
  const other = await server.as(invited.people[1] ?? 0);
  expect((await other.get(invited.own)).json()).toMatchObject({ access: '', dietary: '' });
  expect((await invited.save({ access: ' ', dietary: '' })).statusCode).toBe(200);
  expect(await stored(invited)).toEqual([]);
});

test('refuses long texts, people who are no delegates, and changes after the start', async () => {
  const invited = await buildInvited();
  expect((await invited.save({ access: 'a'.repeat(501), dietary: '' })).json().errors).toHaveProperty('access');
  const stranger = await server.as(invited.adminId);
  expect((await stranger.get(invited.own)).statusCode).toBe(404);
  expect((await stranger.put(invited.own, needs)).statusCode).toBe(404);
  await invited.save();
  clock.set('2026-09-01T09:00:00Z');
  const client = await server.as(invited.people[0] ?? 0);
  const late = await client.put(invited.own, { access: '', dietary: '' });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'This Pharmacist-led Course has begun or ended. Speak to the trainer instead. Nothing was changed.',
  ]);
  expect((await client.get(invited.own)).json()).toMatchObject({ ...needs, may_change: false });
});

test('the trainer and the organiser read it, and other admins do not', async () => {
  const invited = await buildInvited();
  await invited.save();
  const rows = [{ user: { name: 'Person A' }, ...needs }];
  expect((await invited.asTrainer.get(invited.trainer('/needs'))).json()).toMatchObject({ may_read: true, rows });
  const hidden = { may_read: false, rows: [] };
  expect((await invited.asSuper.get(invited.site('/needs'))).json()).toEqual(hidden);
  expect((await invited.asAdmin.get(invited.admin('/needs'))).json()).toEqual(hidden);
  await server.rows('update virtual_groups set organiser_user_id = $2 where id = $1', [
    invited.virtualGroupId,
    invited.adminId,
  ]);
  expect((await invited.asAdmin.get(invited.admin('/needs'))).json()).toMatchObject({ may_read: true, rows });
  expect((await invited.client.get(invited.own)).json()).toMatchObject({ organiser: expect.stringContaining(' ') });
});

test('no list, sheet or audit event contains the texts', async () => {
  const invited = await buildInvited();
  await invited.save();
  const group = `groupId=${invited.groupId}`;
  const answers = await Promise.all([
    invited.asSuper.get(`/api/admin/virtual-groups/csv?${group}`),
    invited.asSuper.get(invited.site('')),
    invited.asSuper.get(invited.site(`/delegates/${invited.people[0]}`)),
    invited.asSuper.post('/api/admin/users/csv', { q: 'Person' }),
    invited.asSuper.post('/api/admin/audits', { q: '' }),
  ]);
  expect(answers.map(({ statusCode, body }) => [statusCode, body.includes(access)])).toEqual(
    answers.map(() => [200, false]),
  );
  const events = await server.rows<{ action: string }>(
    `select action from audit_events where group_id = $1 and (detail::text like '%ramp%' or changes::text like '%ramp%')`,
    [invited.groupId],
  );
  expect(events).toEqual([]);
});

test('declining and being removed delete the entry', async () => {
  const invited = await buildInvited();
  await invited.save();
  const answer = await invited.client.post(`/api/virtual-group/${invited.virtualGroupId}/respond`, {
    answer: 'decline',
    note: '',
  });
  expect(answer.statusCode).toBe(200);
  expect(await stored(invited)).toEqual([]);
});

test('the daily job deletes the entry 30 days after the course was closed, and not before', async () => {
  const invited = await buildInvited();
  await invited.save();
  clock.set('2026-09-01T10:30:00Z');
  const trainer = await server.as(invited.trainerId);
  await trainer.put(invited.trainer('/register'), {
    marks: invited.people.map((userId) => ({ userId, attendance: 'absent' })),
  });
  const run = async () => {
    await db.deleteFrom('scheduled_jobs').execute();
    await runDueJobs({ db, clock, jobs: [purgeNeeds(clock)], log });
    return (await stored(invited)).length;
  };
  clock.advance(days(40));
  expect(await run(), 'an open course keeps them').toBe(1);
  const admin = await server.as(invited.superId);
  const closed = await admin.post(invited.site('/close-course'), { idempotencyKey: randomUUID() });
  expect(closed.statusCode).toBe(200);
  clock.advance(days(30));
  expect(await run()).toBe(1);
  clock.advance(1);
  expect(await run()).toBe(0);
});
