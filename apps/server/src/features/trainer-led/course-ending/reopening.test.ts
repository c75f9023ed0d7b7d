import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { type BuiltSession, buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const afterwards = '2026-09-01T10:30:00Z';
clock.set(afterwards);
afterEach(() => clock.set(afterwards));

const close = async (session: BuiltSession) =>
  (await server.as(session.superId)).post(session.site('/close-course'), { idempotencyKey: randomUUID() });
const reopen = async (session: BuiltSession, more: object = {}, userId: number = session.superId) =>
  (await server.as(userId)).post(session.site('/reopen'), {
    ...{ reason: 'Two marks were swapped', idempotencyKey: randomUUID() },
    ...more,
  });

/** A closed course with licences for A and B: A attended, B and C were absent. */
async function closed() {
  const session = await buildSession(server, { pool: 2, pot: 1 });
  await session.issueTo(0, 1);
  await session.mark({ 0: 'attended', 1: 'absent', 2: 'absent' });
  expect((await close(session)).statusCode).toBe(200);
  return session;
}

const certificates = (session: BuiltSession) =>
  server.rows<{ who: number; state: string }>(
    `select array_position($2::bigint[], user_id) - 1 as who, state from certificates where group_id = $1 order by id`,
    [session.groupId, session.people],
  );
const absent = async (session: BuiltSession) =>
  (
    await server.rows<{ who: number }>(
      `select array_position($2::bigint[], user_id) - 1 as who from absences where virtual_group_id = $1 order by 1`,
      [session.virtualGroupId, session.people],
    )
  ).map(({ who }) => who);

test('a reopened course has an open register, and every seat, licence and certificate stays (V16)', async () => {
  const session = await closed();
  const before = [await session.seats(), await session.licences(), await certificates(session)];
  const answer = await reopen(session);
  expect(answer.json()).toMatchObject({ state: 'assessing', register: 'open', close_report: null, ended_at: null });
  expect([await session.seats(), await session.licences(), await certificates(session)]).toEqual(before);
  const notices = await server.rows<{ user_id: number }>(
    `select user_id from notifications where title = 'A Pharmacist-led Course was reopened' and group_id = $1 order by 1`,
    [session.groupId],
  );
  expect(notices.map(({ user_id }) => user_id)).toEqual([session.trainerId, session.adminId]);
});

test('closing a reopened course again gives certificates to people who came after all, and withdraws those of others', async () => {
  const session = await closed();
  await reopen(session);
  await session.mark({ 0: 'absent', 1: 'attended' });
  const asAdmin = await server.as(session.adminId);
  const issued = await asAdmin.post(session.admin('/issue-after-register-with-pot'), { idempotencyKey: randomUUID() });
  expect(issued.statusCode).toBe(200);
  const again = await close(session);
  expect(again.json()).toMatchObject({ state: 'closed', close_report: { attended: 1, absent: 2, completed: 1 } });
  expect(await certificates(session)).toEqual([
    { who: 0, state: 'revoked' },
    { who: 1, state: 'valid' },
  ]);
  expect(await absent(session)).toEqual([0, 2]);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
  const [row] = await server.rows('select close_revision from virtual_groups where id = $1', [session.virtualGroupId]);
  expect(row).toEqual({ close_revision: 1 });
});

test('site admins alone reopen a course: with a reason, within 30 days, when it is closed, and once for a key', async () => {
  const session = await closed();
  expect((await reopen(session, { reason: ' ' })).statusCode).toBe(422);
  const asAdmin = await server.as(session.adminId);
  const body = { reason: 'x', idempotencyKey: randomUUID() };
  expect((await asAdmin.post(session.admin('/reopen'), body)).statusCode).toBe(404);
  clock.set('2026-10-01T10:30:01Z');
  expect((await reopen(session)).json().message).toContain('closed more than 30 days ago');
  clock.set('2026-10-01T10:30:00Z');
  const idempotencyKey = randomUUID();
  const both = [await reopen(session, { idempotencyKey }), await reopen(session, { idempotencyKey })];
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const refused = await reopen(session);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only a closed Pharmacist-led Course can be reopened. Nothing was changed.',
  ]);
});

test('after reopening and closing at once a course is either open or closed, and its figures agree', async () => {
  for (let round = 0; round < 4; round += 1) {
    const session = await closed();
    await reopen(session);
    const [closing, reopening] = await Promise.all([close(session), reopen(session)]);
    expect(closing.statusCode).toBe(200);
    const [row] = await server.rows<{ state: string; revision: number; has_report: boolean }>(
      `select state, close_revision as revision, close_report is not null as has_report
       from virtual_groups where id = $1`,
      [session.virtualGroupId],
    );
    expect(row).toEqual(
      reopening.statusCode === 200
        ? { state: 'scheduled', revision: 2, has_report: false }
        : { state: 'closed', revision: 1, has_report: true },
    );
  }
});
