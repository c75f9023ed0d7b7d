import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hours, minutes } from '../../../platform/clock/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';
import { describeDevice } from './sessions/sessions.presenter.ts';

const server = await openTestApp();
const { db, clock } = server;
const password = 'Dispense Slowly 1';
const passwordHash = await hash(password);
const fresh = { password: 'Correct horse 42', passwordConfirmation: 'Correct horse 42' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let made = 0;

async function account(overrides: Parameters<typeof buildUser>[1] = {}) {
  made += 1;
  const email = `access-${made}@example.org`;
  return { email, id: await buildUser(db, { email, passwordHash, ...overrides }) };
}

async function logIn(email: string, secret = password): Promise<Client> {
  const visitor = server.visitor();
  const answer = await visitor.post('/login', { username: email, password: secret }, { 'user-agent': firefox });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return visitor;
}

const change = (client: Client, fields: object = {}) =>
  client.post('/api/account/password', { currentPassword: password, ...fresh, ...fields });
const isIn = async (client: Client) => (await client.get('/logged-in')).statusCode === 200;
const sessionsOf = async (client: Client) => (await client.get('/api/account/sessions')).json();

test('changes a password with the current one; other devices are signed out, this one gets a new token', async () => {
  const { email } = await account();
  const [here, there] = [await logIn(email), await logIn(email)];
  const sessionId = here.cookies.get('sid');
  expect((await change(here)).statusCode).toBe(200);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect(here.cookies.get('sid')).not.toBe(sessionId);
  await logIn(email, fresh.password);
  expect((await server.visitor().post('/login', { username: email, password })).statusCode).toBe(422);
  const mails = await server.rows<{ text: string }>(
    'select body_text as text from outbox_messages where recipient = $1',
    [email],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain(fresh.password);
});

test.each([
  ['without the current one', { currentPassword: '' }, 'currentPassword'],
  ['with a wrong current one', { currentPassword: 'Not the right one 1' }, 'currentPassword'],
  ['to a weak one', { password: 'abcdefghij', passwordConfirmation: 'abcdefghij' }, 'password'],
  ['to one that is repeated differently', { passwordConfirmation: 'Other horse 42' }, 'passwordConfirmation'],
  ['to nothing', { password: '', passwordConfirmation: '' }, 'passwordConfirmation'],
])('does not change a password %s', async (_how, fields, named) => {
  const { email } = await account();
  const client = await logIn(email);
  const answer = await change(client, fields);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(named);
  await logIn(email);
});

test('throttles guesses of the current password, and the sign-in stays possible', async () => {
  const { email } = await account();
  const client = await logIn(email);
  for (let failed = 0; failed < 5; failed += 1)
    expect((await change(client, { currentPassword: 'wrong' })).statusCode).toBe(422);
  expect((await change(client)).statusCode).toBe(429);
  await logIn(email);
  clock.advance(1_001);
  expect((await change(client)).statusCode).toBe(200);
});

test('lists the signed-in devices, the own one first, without expired sessions', async () => {
  const { email } = await account();
  const old = await logIn(email);
  clock.advance(hours(2) + 1);
  const there = await logIn(email);
  clock.advance(minutes(5));
  const here = await logIn(email);
  expect(await sessionsOf(here)).toMatchObject([
    { is_current: true, device: 'Firefox on Windows', seen_at: clock.now().toISOString() },
    { is_current: false, device: 'Firefox on Windows' },
  ]);
  expect([await isIn(old), await isIn(there)]).toEqual([false, true]);
});

test('ends one other device or all of them', async () => {
  const { email } = await account();
  const [here, second, third] = [await logIn(email), await logIn(email), await logIn(email)];
  const [, newest] = await sessionsOf(here);
  expect((await here.send('DELETE', `/api/account/sessions/${newest.id}`)).statusCode).toBe(200);
  expect([await isIn(here), await isIn(second), await isIn(third)].filter(Boolean)).toHaveLength(2);
  expect((await here.send('DELETE', `/api/account/sessions/${newest.id}`)).statusCode).toBe(404);
  expect((await here.send('DELETE', '/api/account/sessions')).json()).toEqual({ ended: 1 });
  expect([await isIn(here), await isIn(second), await isIn(third)]).toEqual([true, false, false]);
});

test('neither shows nor ends sessions of other people', async () => {
  const [mine, other] = [await account(), await account()];
  const [client, theirs] = [await logIn(mine.email), await logIn(other.email)];
  const [foreign] = await sessionsOf(theirs);
  expect((await sessionsOf(client)).map((row: { id: number }) => row.id)).not.toContain(foreign.id);
  for (const sessionId of [foreign.id, 'x', 0])
    expect((await client.send('DELETE', `/api/account/sessions/${sessionId}`)).statusCode).toBe(404);
  expect(await isIn(theirs)).toBe(true);
});

test.each([
  [firefox, 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge on Mac'],
  ['curl/8.5.0', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
])('describes %s as "%s"', (agent, words) => {
  expect(describeDevice(agent)).toBe(words);
});

test('allows sensitive calls for ten minutes after sign-in or after repeating the password', async () => {
  const { id, email } = await account({ roles: ['super_admin'] });
  const [keepId, dropId] = [await buildUser(db), await buildUser(db)];
  const admin = await logIn(email);
  const merge = async () => (await admin.post('/api/admin/users/merge', { keepId, dropId })).json();
  clock.advance(minutes(11));
  expect(await merge()).toMatchObject({ code: 'step_up_required' });
  expect(await server.rows('select 1 from users where id = $1 and merged_into_id is null', [dropId])).toHaveLength(1);
  const prove = async (secret: string) =>
    (await admin.post('/api/account/step-up', { currentPassword: secret })).statusCode;
  expect([await prove('Not this 1'), (await merge()).code]).toEqual([422, 'step_up_required']);
  expect(await prove(password)).toBe(200);
  clock.advance(minutes(9));
  expect(await merge()).toHaveProperty('merge_id');
  clock.advance(minutes(2));
  expect(await merge()).toMatchObject({ code: 'step_up_required' });
  expect(
    await server.rows('select 1 from sessions where user_id = $1 and stepped_up_at is not null', [id]),
  ).toHaveLength(1);
});
