import { commandOf } from '@doselore/contract';
import { beforeAll, expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { makeLinkToken } from '../../site/auth/index.ts';
import { acceptWithAccount } from '../../site/terms/index.ts';

const server = await openTestApp();
const { db, clock } = server;
let admin: Client;
let adminId: number;

beforeAll(async () => {
  adminId = await buildUser(db, { roles: ['super_admin'], firstName: 'Root', lastName: 'Admin' });
  admin = await server.as(adminId);
});

const password = { password: 'Dispense Slowly 1', passwordConfirmation: 'Dispense Slowly 1' };
const fields = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  username: null,
  job_role: null,
  registration_number: null,
};
const find = async (filters: object) =>
  (await admin.post('/api/admin/users', filters)).json().rows.map((row: { id: number }) => row.id);
const mailsTo = (email: string) =>
  server.rows<{ subject: string }>('select subject from outbox_messages where recipient = $1 order by id', [email]);

test('finds people by the beginnings of names, address, number or id, over all organisations', async () => {
  const id = await buildUser(db, { firstName: 'Siân', lastName: 'van Hooft', email: 'hooft@example.org' });
  await db.updateTable('users').set({ registration_number: '2990077' }).where('id', '=', id).execute();
  await buildMembership(db, { userId: id, groupId: await buildGroup(db) });
  for (const q of ['siâ', 'van hooft', 'si van', 'hooft@', '2990077', String(id)])
    expect([q, (await find({ q })).includes(id)]).toEqual([q, true]);
  for (const q of ['ooft', '%', '_', 'siân nobody', "' or 1=1"])
    expect([q, (await find({ q })).includes(id)]).toEqual([q, false]);
});

test('filters by role and by state of the account', async () => {
  const trainer = await buildUser(db, { roles: ['trainer'] });
  const invited = await buildUser(db, { state: 'provisional' });
  const gone = await buildUser(db, { state: 'disabled' });
  const has = async (filters: object) => {
    const ids = await find({ per_page: 100, ...filters });
    return [trainer, invited, gone].map((id) => ids.includes(id));
  };
  expect(await has({})).toEqual([true, true, false]);
  expect(await has({ role: 'trainer' })).toEqual([true, false, false]);
  expect(await has({ role: 'none' })).toEqual([false, true, false]);
  expect(await has({ state: 'invited' })).toEqual([false, true, false]);
  expect(await has({ state: 'archived' })).toEqual([false, false, true]);
  expect(await has({ demo: true })).toEqual([false, false, false]);
});

test('creates an account with an invitation, and names an address or username in use', async () => {
  const { id } = (
    await admin.post('/api/admin/users/new', commandOf({ ...fields, username: 'ADA', is_demo: false }))
  ).json();
  expect(await mailsTo(fields.email)).toEqual([{ subject: 'Your Doselore account' }]);
  expect((await admin.get('/api/admin/users/with-email?email=ADA@example.org')).json().user).toMatchObject({ id });
  expect((await admin.get('/api/admin/users/with-username?username=ada')).json().user).toMatchObject({ id });
  expect((await admin.get('/api/admin/users/with-username?username=nobody')).json()).toEqual({ user: null });
  const again = await admin.post('/api/admin/users/new', commandOf({ ...fields, is_demo: false }));
  expect(again.json().errors).toHaveProperty('email');
  const other = { ...fields, email: 'other@example.org', username: 'ada', is_demo: false };
  expect((await admin.post('/api/admin/users/new', commandOf(other))).json().errors).toHaveProperty('username');
});

test('emails a new address to both mailboxes and voids links on their way', async () => {
  const id = await buildUser(db, { email: 'before@example.org', state: 'active' });
  await admin.post(`/api/admin/users/${id}/send-link`);
  const [baseValues] = await server.rows<typeof fields>(
    'select first_name, last_name, email, username, job_role, registration_number from users where id = $1',
    [id],
  );
  const body = { ...fields, email: 'after@example.org', baseValues };
  expect((await admin.put(`/api/admin/users/${id}`, commandOf(body))).statusCode).toBe(200);
  const subject = 'The address of your Doselore account has changed';
  expect((await mailsTo('before@example.org')).at(-1)?.subject).toBe(subject);
  expect(await mailsTo('after@example.org')).toEqual([{ subject: subject }]);
  expect(await server.rows('select 1 from link_tokens where user_id = $1 and used_at is null', [id])).toEqual([]);
});

test('signs an archived person out at once, and restores them with their roles', async () => {
  const active = await buildUser(db);
  await acceptWithAccount(db, { userId: active, at: clock.now() });
  const invited = await buildUser(db, { state: 'provisional' });
  const person = await server.as(active);
  const archive = (id: number, archived: boolean) => admin.post(`/api/admin/users/${id}/archive`, { archived });
  const stateOf = async (id: number) => (await admin.get(`/api/admin/users/${id}`)).json().state;
  const token = await makeLinkToken(db, clock, { purpose: 'invitation', userId: invited });
  const accept = () => server.visitor().post(`/invite-accept/${token}`, { ...password, acceptedTerms: true });
  await archive(active, true);
  await archive(invited, true);
  expect((await accept()).statusCode).toBe(410);
  expect((await person.get('/api/user')).statusCode).toBe(401);
  expect([await stateOf(active), await stateOf(invited)]).toEqual(['archived', 'archived']);
  expect((await admin.post(`/api/admin/users/${active}/send-link`)).statusCode).toBe(409);
  await archive(active, false);
  await archive(invited, false);
  expect([await stateOf(active), await stateOf(invited)]).toEqual(['active', 'invited']);
  expect((await accept()).statusCode).toBe(410);
  expect((await archive(adminId, true)).statusCode).toBe(409);
});

test('makes a demo user live once and for good', async () => {
  const id = await buildUser(db);
  await db.updateTable('users').set({ is_demo: true }).where('id', '=', id).execute();
  expect([(await find({ demo: true })).includes(id), (await find({ per_page: 100 })).includes(id)]).toEqual([
    true,
    false,
  ]);
  await admin.post(`/api/admin/users/${id}/make-live`);
  expect([(await find({ demo: true })).includes(id), (await find({ per_page: 100 })).includes(id)]).toEqual([
    false,
    true,
  ]);
});
