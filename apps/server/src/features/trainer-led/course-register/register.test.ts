import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildLink } from '../../../test-support/links.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { checkLedgerNow } from '../../licences/ledger/index.ts';
import { issueLicence } from '../../licences/licence-issue/index.ts';
import { buildSession } from '../virtual-groups/session.factory.ts';

const server = await openTestApp();
const { db, clock, services } = server;

/** In summer London is an hour ahead of the clock. Sessions are at the typed wall clock time. */
const openAt = '2026-09-01T08:45:00Z';
const after = '2026-09-01T10:30:00Z';

test('the register opens 15 minutes before the start, and each change of a mark is audited', async () => {
  const session = await buildSession(server);
  clock.set('2026-09-01T08:44:00Z');
  expect((await session.mark({ 0: 'attended' })).json().message).toBe(
    'The register opens 15 minutes before the start.',
  );
  clock.set(openAt);
  expect((await session.mark({ 0: 'attended', 1: 'absent' })).json()).toMatchObject({
    state: 'scheduled',
    register: 'open',
    unmarked: 1,
    delegate_rows: [{ attendance: 'attended' }, { attendance: 'absent' }, { attendance: null }],
  });
  await session.mark({ 0: 'attended', 1: 'excused' });
  const audits = await server.rows(
    `select detail->>'userId' as who, changes from audit_events where action = 'virtualGroups.mark' and group_id = $1 order by id`,
    [session.groupId],
  );
  expect(audits).toEqual([
    { who: String(session.people[0]), changes: { attendance: [null, 'attended'] } },
    { who: String(session.people[1]), changes: { attendance: [null, 'absent'] } },
    { who: String(session.people[1]), changes: { attendance: ['absent', 'excused'] } },
  ]);
});

test('shows who has not finished a course that comes first, on the day of the course, and takes their marks', async () => {
  clock.set(openAt);
  const session = await buildSession(server, { pool: 1 });
  const first = await buildCourse(db, { title: 'Anaphylaxis' });
  await buildLink(db, { kind: 'prerequisite', from: first.productId, to: session.productId });
  const [covered = 0, late = 0, retrying = 0] = session.people;
  const target = { groupId: session.groupId, productId: first.productId };
  await buildCertificate(db, { ...target, userId: covered, expiresOn: '2026-09-01' });
  await buildCertificate(db, { ...target, userId: late, expiresOn: '2026-08-31' });
  await session.issueTo(2);
  await server.rows('update licences set is_free_retry = true where user_id = $1', [retrying]);
  expect((await session.mark({ 1: 'attended' })).json().delegate_rows).toMatchObject([
    { not_finished: [] },
    { attendance: 'attended', not_finished: ['Anaphylaxis'] },
    { not_finished: [] },
  ]);
  // Leaves the ledger as the other tests check it.
  await server.rows('update licences set is_free_retry = false where user_id = $1', [retrying]);
});

test('the first attended mark uses the licence once, and no later mark returns it', async () => {
  clock.set(after);
  const session = await buildSession(server, { pool: 3 });
  await session.issueTo(0, 1);
  expect(await session.seats()).toMatchObject({ VGPOOL: 1, HELD: 2 });
  await session.mark({ 0: 'partial', 1: 'absent' });
  expect(await session.seats()).toMatchObject({ VGPOOL: 1, HELD: 1, USED: 1 });
  await session.mark({ 0: null });
  await session.mark({ 0: 'attended' });
  expect(await session.seats()).toMatchObject({ VGPOOL: 1, HELD: 1, USED: 1 });
  expect((await session.licences()).map(({ state }) => state)).toEqual(['in_progress', 'issued']);
  await session.mark({ 1: 'attended' });
  expect(await session.seats()).toMatchObject({ VGPOOL: 1, HELD: 0, USED: 2 });
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('two marks of one delegate at once start the licence once', async () => {
  clock.set(after);
  const session = await buildSession(server, { pool: 1 });
  await session.issueTo(0);
  const marks = ['attended', 'partial', 'attended', 'partial', 'attended', 'partial'];
  const answers = await Promise.all(marks.map((mark) => session.mark({ 0: mark })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(marks.map(() => 200));
  expect(await session.seats()).toMatchObject({ VGPOOL: 0, HELD: 0, USED: 1 });
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('attendance also starts a licence that the organisation issued for no virtual group', async () => {
  clock.set(after);
  const session = await buildSession(server, { pot: 1 });
  const { productId, groupId } = session;
  const issue = { groupId, productId, userId: session.people[0] ?? 0, certificateMonths: 0 };
  await issueLicence(services, session.actor, { ...issue, idempotencyKey: 'session-from-pot' });
  const marked = await session.mark({ 0: 'attended' });
  expect(marked.json().delegate_rows[0]).toMatchObject({ licence: { state: 'in_progress' } });
  expect(await session.seats()).toMatchObject({ HELD: 0, USED: 1 });
});

test('the state of a course follows clock and register: scheduled, delivered, assessing', async () => {
  clock.set('2026-09-01T09:40:00Z');
  const session = await buildSession(server, { delegates: 1 });
  const state = async () => (await session.asTrainer.get(session.trainer(''))).json().state;
  await session.mark({ 0: 'attended' });
  expect(await state()).toBe('scheduled');
  clock.set('2026-09-01T10:00:00Z');
  expect(await state()).toBe('assessing');
  await session.mark({ 0: null });
  expect(await state()).toBe('delivered');
});

test('only its trainer has the register, and only delegates can be marked', async () => {
  clock.set(after);
  const [own, other] = [await buildSession(server), await buildSession(server)];
  const body = { marks: [{ userId: own.people[0], attendance: 'attended' }] };
  expect((await other.asTrainer.put(own.trainer('/register'), body)).statusCode).toBe(404);
  expect((await other.asAdmin.put(own.admin('/register'), body)).statusCode).toBe(404);
  expect((await other.asTrainer.get(own.trainer(''))).statusCode).toBe(404);
  expect((await own.asTrainer.put(other.trainer('/register'), body)).statusCode).toBe(404);
  expect((await own.asAdmin.put(other.admin('/register'), body)).statusCode).toBe(404);
  const stranger = { marks: [{ userId: other.people[0], attendance: 'attended' }] };
  expect((await own.asTrainer.put(own.trainer('/register'), stranger)).statusCode).toBe(404);
  expect((await own.asAdmin.put(own.admin('/register'), body)).statusCode).toBe(200);
});

test('a draft has no register', async () => {
  clock.set(after);
  const session = await buildSession(server, { pool: 1 });
  await db.updateTable('virtual_groups').set({ state: 'draft' }).where('id', '=', session.virtualGroupId).execute();
  expect((await session.asTrainer.get(session.trainer(''))).json()).toMatchObject({ register: 'not_yet' });
  const refused = await session.mark({ 0: 'attended' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'This Pharmacist-led Course is a draft. Schedule it before you take the register.',
  ]);
});

test('the training record says attended until the course is closed', async () => {
  clock.set(after);
  const session = await buildSession(server, { delegates: 1, pool: 1 });
  await session.issueTo(0);
  await session.mark({ 0: 'attended' });
  const learner = await server.as(session.people[0] ?? 0);
  expect((await learner.get('/api/training-record')).json()).toMatchObject([{ source: 'pled', state: 'attended' }]);
  await db.updateTable('virtual_groups').set({ state: 'closed' }).where('id', '=', session.virtualGroupId).execute();
  expect((await learner.get('/api/training-record')).json()).toMatchObject([{ source: 'pled', state: 'completed' }]);
});
