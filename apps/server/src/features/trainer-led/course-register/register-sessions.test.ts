import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock } = server;
const after = '2026-09-10T12:00:00Z';
clock.set(after);

const attendances = (virtualGroupId: number) =>
  server.rows<{ attendance: string | null; marked: number; present: number }>(
    `select attendance, sessions_marked as marked, sessions_present as present from virtual_group_delegates
     where virtual_group_id = $1 order by user_id`,
    [virtualGroupId],
  );

test('each session has a register of its own, which opens 15 minutes before it', async () => {
  clock.set('2026-09-01T09:00:00Z');
  const session = await buildSession(server, { days: 3 });
  const [first, second] = await session.sessionIds();
  expect((await session.send([{ nth: 0, attendance: 'attended' }])).json().errors).toEqual({
    sessionId: ['Choose the session'],
  });
  expect((await session.send([{ nth: 0, attendance: 'attended' }], second)).json().message).toBe(
    'The register opens 15 minutes before the start.',
  );
  const saved = await session.send([{ nth: 0, attendance: 'attended' }], first);
  expect(saved.json()).toMatchObject({
    registers: [{ register: 'open' }, { register: 'not_yet' }, { register: 'not_yet' }],
    delegate_rows: [
      { attendance: null, sessions_present: 1, marks: [{ session_id: first, attendance: 'attended' }] },
      {},
      {},
    ],
    unmarked: 3,
  });
  clock.set(after);
});

test('presence at the first session uses the licence and fixes the schedule, although the course is not over', async () => {
  const session = await buildSession(server, { days: 2, pool: 2 });
  const [first, second] = await session.sessionIds();
  await session.issueTo(0, 1);
  await session.send([{ nth: 0, attendance: 'attended' }], first);
  expect(await session.seats()).toMatchObject({ HELD: 1, USED: 1 });
  const cancel = await session.asSuper.post(session.site('/cancel-course'), {
    reason: 'ill',
    idempotencyKey: randomUUID(),
  });
  expect([cancel.statusCode, cancel.json().message]).toEqual([
    409,
    'Attendance has been recorded, so close this course instead of cancelling it. Nothing was changed.',
  ]);
  expect((await session.asSuper.post(session.site('/unpublish'), {})).statusCode).toBe(409);
  const membership = `/api/grouping-admin/groups/${session.groupId}/virtual-groups/${session.virtualGroupId}/membership`;
  expect((await session.asAdmin.put(membership, { remove: [session.people[0]] })).json()).toMatchObject({ removed: 0 });
  await session.send([{ nth: 0, attendance: 'absent' }], second);
  expect((await attendances(session.virtualGroupId))[0]).toEqual({ attendance: 'partial', marked: 2, present: 1 });
  expect(await session.seats()).toMatchObject({ HELD: 1, USED: 1 });
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('people who attended one session without a licence can get one', async () => {
  const session = await buildSession(server, { days: 2, pool: 1 });
  const [first] = await session.sessionIds();
  await session.send([{ nth: 1, attendance: 'partial' }], first);
  const preview = (await session.asTrainer.get(session.trainer('/issue-after-register'))).json();
  expect(preview).toMatchObject({ attended: 1, people: [{ name: 'Person B', from: 'pool' }] });
});

test('a change of the sessions to attend changes the attendance, and is not more than there are', async () => {
  const session = await buildSession(server, { delegates: 1, days: 3 });
  for (const [nth, id] of (await session.sessionIds()).entries())
    await session.send([{ nth: 0, attendance: nth === 2 ? 'absent' : 'attended' }], id);
  expect(await attendances(session.virtualGroupId)).toEqual([{ attendance: 'partial', marked: 3, present: 2 }]);
  const address = `/api/grouping-admin/groups/${session.groupId}/virtual-groups/${session.virtualGroupId}`;
  const fields = {
    ...{ title: 'Basic life support', delegatePlacesAllowed: 12, minimum_delegates: 0 },
    ...{
      organiserUserId: null,
      what_to_bring: null,
      assessment_type: 'none',
      postTrainingDaysAllowed: 0,
      sessions_required: null,
      waiting_list: 'automatic',
    },
  };
  const change = (sessions_required: number | null) =>
    session.asAdmin.put(address, commandOf({ ...fields, sessions_required, baseValues: fields }));
  expect((await change(4)).json().errors).toEqual({
    sessionsRequired: ['The course has 3 sessions. Enter 3 at most'],
  });
  expect((await change(0)).json().errors).toEqual({ sessionsRequired: ['Enter at least 1'] });
  expect((await change(2)).statusCode).toBe(200);
  expect(await attendances(session.virtualGroupId)).toEqual([{ attendance: 'attended', marked: 3, present: 2 }]);
});

test('marks of phones are merged by the time at which they were made', async () => {
  const session = await buildSession(server, { delegates: 1 });
  const at = (second: number) => new Date(Date.parse('2026-09-01T10:05:00Z') + second * 1_000).toISOString();
  const [early, late] = [randomUUID(), randomUUID()];
  const phone = [{ nth: 0, attendance: 'absent', key: early, made_at: at(1) }];
  const desktop = [{ nth: 0, attendance: 'attended', key: late, made_at: at(2) }];
  const admin = () => session.send(desktop, undefined, session.asAdmin, 'grouping-admin');
  expect((await admin()).json()).toMatchObject({ saved: [{ user_id: session.people[0], key: late, kept: 'this' }] });
  expect((await session.send(phone)).json()).toMatchObject({
    saved: [{ key: early, kept: 'other' }],
    delegate_rows: [{ attendance: 'attended' }],
  });
  expect((await admin()).statusCode).toBe(200);
  const audits = await server.rows(`select 1 from audit_events where action = 'virtualGroups.mark' and group_id = $1`, [
    session.groupId,
  ]);
  expect(audits.length, 'a mark that is sent again is audited once').toBe(1);
});

test('a mark of a phone whose clock is ahead does not come back when it is sent again', async () => {
  const session = await buildSession(server, { delegates: 1 });
  const ahead = [{ nth: 0, attendance: 'attended', key: randomUUID(), made_at: '2026-09-10T14:00:00Z' }];
  expect((await session.send(ahead)).json()).toMatchObject({ saved: [{ kept: 'this' }] });
  clock.set('2026-09-10T12:01:00Z');
  await session.send([{ nth: 0, attendance: 'absent' }]);
  clock.set('2026-09-10T12:02:00Z');
  expect((await session.send(ahead)).json()).toMatchObject({
    saved: [{ kept: 'other' }],
    delegate_rows: [{ attendance: 'absent' }],
  });
  clock.set(after);
});

test('a mark that was taken back does not come back with an older one', async () => {
  const session = await buildSession(server, { delegates: 1 });
  const older = [{ nth: 0, attendance: 'attended', key: randomUUID(), made_at: '2026-09-01T10:05:00Z' }];
  await session.send([{ nth: 0, attendance: 'absent' }]);
  await session.send([{ nth: 0, attendance: null }]);
  expect((await session.send(older)).json()).toMatchObject({ saved: [{ kept: 'other' }], unmarked: 1 });
  expect(await attendances(session.virtualGroupId)).toEqual([{ attendance: null, marked: 0, present: 0 }]);
});

test('refuses marks for a session of another course, with a wrong key or with a wrong time', async () => {
  const [session, other] = [await buildSession(server, { days: 2 }), await buildSession(server)];
  const [foreign] = await other.sessionIds();
  expect((await session.send([{ nth: 0, attendance: 'attended' }], foreign)).statusCode).toBe(404);
  const [first] = await session.sessionIds();
  const key = await session.send([{ nth: 0, attendance: 'absent', key: 'x' }], first);
  expect([key.statusCode, Object.keys(key.json().errors)]).toEqual([422, ['marks.0.key']]);
  const time = await session.send([{ nth: 0, attendance: 'absent', made_at: 'yesterday' }], first);
  expect([time.statusCode, Object.keys(time.json().errors)]).toEqual([422, ['marks.0.madeAt']]);
  const ancient = { nth: 0, attendance: 'absent', key: randomUUID(), made_at: '0000-01-01T00:00:00Z' };
  expect((await session.send([ancient], first)).statusCode).toBe(200);
});

test('phone, desktop and closing at once: a mark counts before the end, or gets 409 and changes nothing', async () => {
  for (let round = 0; round < 6; round += 1) {
    const session = await buildSession(server, { delegates: 4 });
    await session.send([0, 1, 2, 3].map((nth) => ({ nth, attendance: 'absent' })));
    const made = (second: number) => new Date(Date.parse(after) + second * 1_000).toISOString();
    const phone = [0, 1, 2].map((nth) => ({ nth, attendance: 'excused', key: randomUUID(), made_at: made(20 + nth) }));
    const desktop = [2, 3].map((nth) => ({ nth, attendance: 'absent', key: randomUUID(), made_at: made(10) }));
    const [byPhone, , byDesktop, closed] = await Promise.all([
      session.send(phone),
      session.send([...phone].reverse()),
      session.send(desktop, undefined, session.asAdmin, 'grouping-admin'),
      session.asSuper.post(session.site('/close-course'), { idempotencyKey: randomUUID() }),
    ]);
    expect(closed.statusCode).toBe(200);
    for (const { statusCode } of [byPhone, byDesktop]) expect([200, 409]).toContain(statusCode);
    const marks = (await attendances(session.virtualGroupId)).map(({ attendance }) => attendance);
    const isTaken = marks[0] === 'excused';
    expect(marks).toEqual([...[0, 1, 2].map(() => (isTaken ? 'excused' : 'absent')), 'absent']);
    const { close_report: report } = (await session.asSuper.get(session.site(''))).json();
    expect(report).toMatchObject(isTaken ? { excused: 3, absent: 1 } : { excused: 0, absent: 4 });
    expect((await session.send(phone)).statusCode).toBe(409);
  }
}, 120_000);
