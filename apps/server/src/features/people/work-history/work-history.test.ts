import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { buildOrganisation } from '../../../test-support/organisation.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { daysOf, openFacts, presentFacts } from '../../../test-support/work-history.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const { groupId, subgroupId, adminId, base, ...organisation } = await buildOrganisation(server);
let { admin } = organisation;
const siteAdmin = await buildUser(db, { roles: ['super_admin'] });

let made = 0;
const invite = async (fields: object = {}): Promise<number> => {
  made += 1;
  const person = { first_name: 'Jo', last_name: `Lee ${made}`, email: `jo-${made}@example.org` };
  const work = { job_role: 'Dispenser', registration_number: null, payroll_number: null, started_on: null };
  const answer = await admin.post(
    `${base}/members`,
    commandOf({ ...person, ...work, subgroupIds: [subgroupId], ...fields }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().id;
};
const on = async (day: string) => {
  clock.set(`${day}T09:00:00.000Z`);
  admin = await server.as(adminId);
};
const archive = (userId: number, archived = true) =>
  admin.post(`${base}/archive-members`, { userIds: [userId], archived });
const historyOf = (userId: number) => admin.get(`${base}/members/${userId}/standing`);
const correct = (userId: number, body: object) =>
  admin.put(`${base}/members/${userId}/standing`, commandOf({ reason: 'Started then', ...body }));
const spanOf = async (userId: number, what: string) =>
  (await historyOf(userId))
    .json()
    .spans.find((span: { what: string; until_on: string | null }) => span.what === what && span.until_on === null);

test('keeps the gap of a member who left and came back, and each service and role with its days', async () => {
  await on('2026-09-01');
  const userId = await invite();
  await on('2026-09-05');
  await archive(userId);
  await on('2026-09-20');
  await archive(userId, false);
  await on('2026-09-22');
  await admin.put(`${base}/subgroups/${subgroupId}/membership`, { add: [], remove: [userId] });
  const member = (await admin.get(`${base}/members-info/${userId}`)).json();
  const { first_name, last_name, email, job_role, registration_number, payroll_number, started_on } = member;
  const work = { job_role, registration_number, payroll_number, started_on };
  const answer = await admin.put(
    `${base}/members/${userId}`,
    commandOf({
      ...work,
      job_role: 'Pharmacist',
      registration_number: '2990002',
      identity: null,
      baseValues: { ...work, first_name, last_name, email },
    }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await daysOf(server, userId)).toEqual([
    { what: 'member', place: null, value: null, from: '2026-09-01', until: '2026-09-05' },
    { what: 'member', place: null, value: null, from: '2026-09-20', until: null },
    { what: 'registration', place: null, value: '2990002', from: '2026-09-22', until: null },
    { what: 'role', place: null, value: 'Dispenser', from: '2026-09-01', until: '2026-09-05' },
    { what: 'role', place: null, value: 'Dispenser', from: '2026-09-20', until: '2026-09-22' },
    { what: 'role', place: null, value: 'Pharmacist', from: '2026-09-22', until: null },
    { what: 'service', place: subgroupId, value: null, from: '2026-09-01', until: '2026-09-05' },
    { what: 'service', place: subgroupId, value: null, from: '2026-09-20', until: '2026-09-22' },
  ]);
  // What was known on the 10th stays as it was.
  expect(await daysOf(server, userId, new Date('2026-09-10'))).toEqual([
    expect.objectContaining({ what: 'member', until: '2026-09-05' }),
    expect.objectContaining({ what: 'role', until: '2026-09-05' }),
    expect.objectContaining({ what: 'service', until: '2026-09-05' }),
  ]);
});

test('leaves no day of a person who came and left on one day', async () => {
  await on('2026-09-01');
  const userId = await invite();
  await archive(userId);
  expect(await daysOf(server, userId)).toEqual([]);
  await archive(userId, false);
  expect(await openFacts(server, [userId])).toEqual(await presentFacts(server, [userId]));
});

test('a person who starts later begins on that day, in all services and with their role', async () => {
  await on('2026-09-01');
  const userId = await invite({ started_on: '2026-09-14' });
  expect(await daysOf(server, userId)).toEqual([
    expect.objectContaining({ what: 'member', from: '2026-09-14', until: null }),
    expect.objectContaining({ what: 'role', from: '2026-09-14', until: null }),
    expect.objectContaining({ what: 'service', from: '2026-09-14', until: null }),
  ]);
  const other = await buildSubgroup(db, { groupId });
  await admin.put(`${base}/subgroups/${other}/membership`, { add: [userId], remove: [] });
  expect((await daysOf(server, userId)).map(({ from }) => from)).toEqual(Array(4).fill('2026-09-14'));
  await archive(userId);
  expect(await daysOf(server, userId)).toEqual([]);
});

test('archiving a service ends the days of its members, and restoring it begins new ones', async () => {
  await on('2026-09-01');
  const place = await buildSubgroup(db, { groupId });
  const userId = await invite({ subgroupIds: [place] });
  await on('2026-09-03');
  const site = await server.as(siteAdmin);
  const at = `/api/admin/groups/${groupId}/subgroups/${place}`;
  expect((await site.post(`${at}/archive`, {})).statusCode).toBe(200);
  await on('2026-09-08');
  const again = await server.as(siteAdmin);
  const restored = await again.post(`/api/admin/groups/${groupId}/restore-subgroup`, { subgroupId: place });
  expect(restored.statusCode, restored.body).toBe(200);
  expect((await daysOf(server, userId)).filter(({ what }) => what === 'service')).toEqual([
    { what: 'service', place, value: null, from: '2026-09-01', until: '2026-09-03' },
    { what: 'service', place, value: null, from: '2026-09-08', until: null },
  ]);
});

test('a corrected first day moves what began with it, and the earlier version stays on record', async () => {
  await on('2026-09-07');
  const userId = await invite();
  const before = clock.now();
  clock.advance(days(1));
  admin = await server.as(adminId);
  const { id } = await spanOf(userId, 'member');
  const answer = await correct(userId, { what: 'member', seen: id, from_on: '2026-08-03' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ may_correct: true, spans: Array(3).fill({ from_on: '2026-08-03' }) });
  expect((await daysOf(server, userId, before)).map(({ from }) => from)).toEqual(Array(3).fill('2026-09-07'));
  expect(
    await server.rows(
      `select personal, detail from audit_events where action = 'members.correctStanding' and personal_user_id = $1`,
      [userId],
    ),
  ).toEqual([
    {
      detail: { fact: 'member' },
      personal: { from_on: ['2026-09-07', '2026-08-03'], reason: [null, 'Started then'] },
    },
  ]);
});

test('a job role here can differ from the person’s own, from a day in the past', async () => {
  await on('2026-09-07');
  const userId = await invite();
  await on('2026-09-21');
  const role = await spanOf(userId, 'role');
  const fields = { what: 'role', from_on: '2026-09-14', job_role: 'Accuracy checking technician' };
  const answer = await correct(userId, { ...fields, seen: role.id });
  expect(answer.json()).toMatchObject({ job_role_here: 'Accuracy checking technician', own_job_role: 'Dispenser' });
  const roles = async () => (await daysOf(server, userId)).filter(({ what }) => what === 'role');
  const changed = [
    { what: 'role', place: null, value: 'Dispenser', from: '2026-09-07', until: '2026-09-14' },
    { what: 'role', place: null, value: 'Accuracy checking technician', from: '2026-09-14', until: null },
  ];
  expect(await roles()).toEqual(changed);
  expect((await admin.get(`${base}/members?q=jo-${made}`)).json().rows).toMatchObject([
    { job_role: 'Accuracy checking technician' },
  ]);
  // Two people at once: the second gets an edit conflict.
  const late = await correct(userId, { ...fields, seen: role.id });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'Someone else changed this after you opened it. Reload the page.',
  ]);
  const { id } = await spanOf(userId, 'role');
  const early = await correct(userId, { ...fields, seen: id, from_on: '2026-09-10', job_role: null });
  expect(early.json().errors).toEqual({
    fromOn: ['Enter 14-09-2026 or a later day. The earlier entry lasts until then'],
  });
  expect(await roles()).toEqual(changed);
  await correct(userId, { ...fields, seen: id, from_on: '2026-09-18', job_role: null });
  expect((await roles()).at(-1)).toMatchObject({ value: 'Dispenser', from: '2026-09-18', until: null });
  expect(await openFacts(server, [userId])).toEqual(await presentFacts(server, [userId]));
});

test('refuses days before membership and after today, people who have left and people of other organisations', async () => {
  await on('2026-09-07');
  const userId = await invite();
  const { id } = await spanOf(userId, 'role');
  const dayOf = async (body: object) => (await correct(userId, { what: 'role', seen: id, ...body })).json().errors;
  expect(await dayOf({ from_on: '2026-09-01' })).toEqual({
    fromOn: ['Enter 07-09-2026, the first day as a member, or a later day'],
  });
  expect(await dayOf({ from_on: '2026-09-08' })).toEqual({ fromOn: ['Enter today or an earlier day'] });
  expect(await dayOf({ from_on: '1949-12-31' })).toEqual({ fromOn: ['Enter a day from 01-01-1950 to 31-12-2027'] });
  expect(await dayOf({ from_on: '2026-09-07', reason: ' ' })).toHaveProperty('reason');
  expect(await dayOf({ from_on: '2026-09-07', job_role: 'Wizard' })).toHaveProperty('jobRole');
  await archive(userId);
  expect((await historyOf(userId)).json()).toMatchObject({ may_correct: false });
  expect((await correct(userId, { what: 'member', seen: id, from_on: '2026-09-07' })).statusCode).toBe(409);
  const stranger = await buildUser(db);
  const elsewhere = await buildOrganisation(server);
  await buildMembership(db, { userId: stranger, groupId: elsewhere.groupId });
  expect((await historyOf(stranger)).statusCode).toBe(404);
  expect((await correct(stranger, { what: 'role', seen: null, from_on: '2026-09-07' })).statusCode).toBe(404);
});

test('erasing a person blanks role and number, and keeps the days', async () => {
  await on('2026-09-01');
  const userId = await invite({ job_role: 'Pharmacist', registration_number: '2990003' });
  await on('2026-09-10');
  const site = await server.as(siteAdmin);
  const answer = await site.post(`/api/admin/users/${userId}/erase`, { reason: 'personAsked' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await daysOf(server, userId)).toEqual(
    ['member', 'registration', 'role', 'service'].map((what) => ({
      what,
      place: what === 'service' ? subgroupId : null,
      value: null,
      from: '2026-09-01',
      until: '2026-09-10',
    })),
  );
  expect(await server.rows('select 1 from standing_spans where user_id = $1 and value is not null', [userId])).toEqual(
    [],
  );
});
