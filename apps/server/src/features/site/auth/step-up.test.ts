import { randomUUID } from 'node:crypto';
import { commandOf } from '@doselore/contract';
import { describe, expect, test } from 'vitest';
import { minutes } from '../../../platform/clock/index.ts';
import { openImportLists } from '../../../test-support/lists/import-lists.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
const groupId = await buildGroup(db);
const adminId = await buildUser(db, { roles: ['super_admin', 'group_admin'] });
await buildManager(db, { userId: adminId, groupId });
const group = `/api/grouping-admin/groups/${groupId}`;

async function member(state: 'active' | 'provisional' = 'active') {
  const userId = await buildUser(db, { state, firstName: 'Ada', lastName: 'Moss' });
  await buildMembership(db, { userId, groupId });
  const [row] = await server.rows<{ email: string }>('select email from users where id = $1', [userId]);
  return { userId, email: row?.email ?? '' };
}

/** Signs in, and then advances the clock by 11 minutes. */
async function signedInBefore() {
  const admin = await server.as(adminId);
  clock.advance(minutes(11));
  return admin;
}

type Request = { method: 'POST' | 'PUT'; path: string; body?: object };

const personOf = ({ email }: { email: string }) => ({ first_name: 'Ada', last_name: 'Moss', email });
const employment = { job_role: null, registration_number: null, payroll_number: null, started_on: null };
const account = (now: { email: string }) => ({
  ...personOf(now),
  username: null,
  job_role: null,
  registration_number: null,
});

async function videoAccount(): Promise<number> {
  const { id } = await db
    .insertInto('video_accounts')
    .values({ name: `Room ${randomUUID()}`, provider: 'manual', host: 'host@example.org', is_exclusive: false })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const trainer = () => ({
  ...{ userId: null, first_name: 'Tam', last_name: 'Orr', email: `tam.${randomUUID()}@example.org` },
  ...{ home_postcode: 'LS1 4AP', latitude: null, longitude: null, face_to_face: true, virtual: true, biography: '' },
  ...{ max_journey_minutes: 60, max_days_per_week: 5, max_sessions_per_day: 2, buffer_minutes: 0 },
});

const guarded: Record<string, () => Promise<Request>> = {
  'making somebody an organisation admin': async () => ({
    method: 'PUT',
    path: `${group}/managers/${(await member()).userId}`,
  }),
  'making somebody a service admin': async () => ({
    method: 'PUT',
    path: `${group}/subgroups/${await buildSubgroup(db, { groupId })}/managers`,
    body: {
      ...{ userId: (await member()).userId, general_pot_access: false, view_siblings: false, baseValues: null },
    },
  }),
  'the level of service admins': async () => ({
    method: 'PUT',
    path: `/api/admin/groups/${await buildGroup(db)}/service-level`,
    body: { default_service_manager_level: 'HIGH', baseValues: { default_service_manager_level: 'LOW' } },
  }),
  'making a trainer': async () => ({ method: 'POST', path: '/api/admin/trainers', body: trainer() }),
  'archiving a video account': async () => ({
    method: 'POST',
    path: `/api/admin/video-accounts/${await videoAccount()}/state`,
    body: { list: 'archived' },
  }),
  'a new email address by a site admin': async () => {
    const { userId, email } = await member();
    const body = { ...account({ email: 'new-1@example.org' }), baseValues: account({ email }) };
    return { method: 'PUT', path: `/api/admin/users/${userId}`, body };
  },
  'a new email address by an organisation': async () => {
    const { userId, email } = await member('provisional');
    const baseValues = { ...employment, ...personOf({ email }) };
    const body = { ...employment, identity: personOf({ email: 'new-2@example.org' }), baseValues };
    return { method: 'PUT', path: `${group}/members/${userId}`, body };
  },
  'a link to another person': async () => ({
    method: 'POST',
    path: `/api/admin/users/${(await member()).userId}/send-link`,
  }),
  'another invitation': async () => ({
    method: 'POST',
    path: `${group}/invitations`,
    body: { userIds: [(await member('provisional')).userId] },
  }),
  'archiving an organisation': async () => ({
    method: 'POST',
    path: `/api/admin/groups/${await buildGroup(db)}/state`,
    body: { list: 'archived' },
  }),
  'archiving a service': async () => ({
    method: 'POST',
    path: `${group}/subgroups/${await buildSubgroup(db, { groupId })}/archive`,
  }),
  'archiving a person': async () => ({
    method: 'POST',
    path: `/api/admin/users/${(await member()).userId}/archive`,
    body: { archived: true },
  }),
  'archiving a member': async () => ({
    method: 'POST',
    path: `${group}/archive-members`,
    body: { userIds: [(await member()).userId], archived: true },
  }),
  "exporting a person's data": async () => ({
    method: 'POST',
    path: `/api/admin/users/${(await member()).userId}/subject-export`,
  }),
  "ending a person's two-step verification": async () => {
    const { userId } = await member();
    await db
      .insertInto('second_steps')
      .values({ user_id: userId, secret: 'x', confirmed_at: clock.now(), created_at: clock.now() })
      .execute();
    return { method: 'POST', path: `/api/admin/users/${userId}/end-two-step`, body: { reason: 'deviceLost' } };
  },
};

describe.each(Object.entries(guarded))('%s', (_name, prepare) => {
  test('requires the password again ten minutes after the sign-in, and works soon after it', async () => {
    const { method, path, body: record = {} } = await prepare();
    const body = commandOf(record);
    const late = await (await signedInBefore()).send(method, path, { body });
    expect([late.statusCode, late.json().code]).toEqual([403, 'step_up_required']);
    const soon = await (await server.as(adminId)).send(method, path, { body });
    expect(soon.statusCode, soon.body).toBe(200);
  });
});

test('a list requires the password at its start', async () => {
  const { base, match } = await openImportLists(server);
  const place = base.replace('new-users', 'edit-users').replace('/api/grouping-admin', '/api/admin');
  const userId = await buildUser(db, { state: 'provisional' });
  await buildMembership(db, { userId, groupId: Number(/groups\/(\d+)/u.exec(base)?.[1]) });
  const siteAdmin = await server.as(adminId);
  const made = await siteAdmin.post(place, {
    fileName: 'People.csv',
    head: ['ID', 'E-mail'],
    rows: [[String(userId), 'listed@example.org']],
  });
  expect(made.statusCode, made.body).toBe(200);
  const list = `${place}/${made.json().id}`;
  await match(list, siteAdmin);
  const late = await (await signedInBefore()).post(`${list}/start`);
  expect([late.statusCode, late.json().code]).toEqual([403, 'step_up_required']);
  expect((await (await server.as(adminId)).post(`${list}/start`)).statusCode).toBe(200);
});

test('restoring and changes without a new address work without the password', async () => {
  const { userId, email } = await member();
  await (await server.as(adminId)).post(`${group}/archive-members`, { userIds: [userId], archived: true });
  const admin = await signedInBefore();
  const restored = await admin.post(`${group}/archive-members`, { userIds: [userId], archived: false });
  expect(restored.statusCode, restored.body).toBe(200);
  const body = { ...account({ email }), first_name: 'Adah', baseValues: account({ email }) };
  const saved = await admin.put(`/api/admin/users/${userId}`, commandOf(body));
  expect(saved.statusCode, saved.body).toBe(200);
});
