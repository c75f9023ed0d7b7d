import { expect, test } from 'vitest';
import { days, minutes } from '../../../../platform/clock/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Answer, Client } from '../../../../test-support/test-client.ts';
import { makeLinkToken } from './link-tokens.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const good = { password: 'Correct horse 42', passwordConfirmation: 'Correct horse 42' };
let made = 0;

async function account(overrides: Parameters<typeof buildUser>[1] = {}) {
  made += 1;
  const email = `reset-${made}@example.org`;
  return { email, id: await buildUser(db, { email, ...overrides }) };
}

const mailsTo = (email: string) =>
  server.rows<{ text: string }>('select body_text as text from outbox_messages where recipient = $1 order by id', [
    email,
  ]);

async function tokenFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return mail?.text.match(/token=(\S+)/u)?.[1] ?? '';
}

const writeMails = () => runBackground(server);

/** Requests a new password and runs the task that writes the email. */
async function askFor(email: string, client: Client = server.visitor()): Promise<Answer> {
  const answer = await client.post('/password/email', { email });
  await writeMails();
  return answer;
}

function reset(token: string, fields: object = good): Promise<Answer> {
  return server.visitor().post('/password/reset', { token, ...fields });
}

test('replaces a forgotten password by the emailed link, once, and ends every session', async () => {
  const { email, id } = await account();
  const signedIn = await server.as(id);
  expect((await askFor(email)).statusCode).toBe(200);
  const token = await tokenFor(email);
  expect((await reset(token)).statusCode).toBe(200);
  expect((await signedIn.get('/api/user')).statusCode).toBe(401);
  expect((await server.visitor().post('/login', { username: email, password: good.password })).statusCode).toBe(200);
  const again = await reset(token);
  expect(again.statusCode).toBe(410);
  expect(again.json().code).toBe('link_expired');
});

test('links to the configured address, whatever host the request names', async () => {
  const { email } = await account();
  await server.visitor().post('/password/email', { email }, { host: 'evil.example' });
  await writeMails();
  expect((await mailsTo(email))[0]?.text).toContain('http://localhost:3000/password/reset?token=');
});

test('gives the same answer for an unknown address, and sends no email', async () => {
  const { email } = await account();
  const [known, unknown] = [await askFor(email), await askFor('nobody@example.org')];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await mailsTo('nobody@example.org')).toEqual([]);
});

test('of twenty uses of one link at the same time, one succeeds', async () => {
  const { email } = await account();
  await askFor(email);
  const token = await tokenFor(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(410)]);
});

test('the link for a forgotten password expires after an hour', async () => {
  const { email } = await account();
  await askFor(email);
  const token = await tokenFor(email);
  clock.advance(minutes(60));
  expect((await reset(token)).statusCode).toBe(410);
});

test('a new link makes the earlier one void', async () => {
  const { email } = await account();
  await askFor(email);
  const first = await tokenFor(email);
  clock.advance(minutes(5));
  await askFor(email);
  expect((await reset(first)).statusCode).toBe(410);
  expect((await reset(await tokenFor(email))).statusCode).toBe(200);
});

test('sends one email in five minutes, even for twenty requests at once', async () => {
  const { email } = await account();
  await Promise.all(Array.from({ length: 20 }, () => askFor(email)));
  expect(await mailsTo(email)).toHaveLength(1);
  clock.advance(minutes(4));
  await askFor(email);
  expect(await mailsTo(email)).toHaveLength(1);
  clock.advance(minutes(1));
  await askFor(email);
  expect(await mailsTo(email)).toHaveLength(2);
});

test('refuses a guessed secret, and the secret of another selector', async () => {
  const [one, other] = [await account(), await account()];
  await askFor(one.email);
  await askFor(other.email);
  const [selector = ''] = (await tokenFor(one.email)).split('.');
  const [, secret = ''] = (await tokenFor(other.email)).split('.');
  expect((await reset(`${selector}.${secret}`)).statusCode).toBe(410);
  expect((await reset(`${selector}.`.padEnd(40, 'x'))).statusCode).toBe(410);
});

test.each([
  ['short A1!', 'Ab1!xyz', 'password'],
  ['one character set', 'abcdefghij', 'password'],
  ['a common one', 'Password123!', 'password'],
  ['too long', `${'Aa1!'.repeat(33)}`, 'password'],
])('refuses %s as a password', async (_name, password, field) => {
  const { email } = await account();
  await askFor(email);
  const token = await tokenFor(email);
  const answer = await reset(token, { password, passwordConfirmation: password });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toHaveProperty(field);
  expect((await reset(token)).statusCode).toBe(200);
});

test('two empty passwords get one error, at the second field', async () => {
  const { email } = await account();
  await askFor(email);
  const answer = await reset(await tokenFor(email), { password: '', passwordConfirmation: '' });
  expect([answer.statusCode, answer.json().message, answer.json().errors]).toEqual([
    422,
    'Please provide a password',
    { passwordConfirmation: ['Please provide a password'] },
  ]);
});

test('refuses a different confirmation in the words of the specification, and the link stays valid', async () => {
  const { email } = await account();
  await askFor(email);
  const token = await tokenFor(email);
  const answer = await reset(token, { ...good, passwordConfirmation: 'Something else 42' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    passwordConfirmation: ['Please check your password, your confimation does not match it'],
  });
  expect((await reset(token)).statusCode).toBe(200);
});

async function invited(overrides: Parameters<typeof buildUser>[1] = { state: 'provisional' }) {
  const groupId = await buildGroup(db, { name: 'Quayside Chemists' });
  const { email, id } = await account(overrides);
  const token = await makeLinkToken(db, clock, { purpose: 'invitation', userId: id, groupId });
  return { email, id, token };
}

const accept = (token: string, fields: object = {}) =>
  server.visitor().post(`/invite-accept/${token}`, { ...good, acceptedTerms: true, ...fields });

test('an invitation shows its person whenever it is opened, and is accepted once', async () => {
  const { email, token } = await invited();
  for (let opened = 0; opened < 3; opened += 1) {
    expect((await server.visitor().get(`/invite/${token}`)).json()).toMatchObject({
      email,
      group_name: 'Quayside Chemists',
    });
  }
  expect((await accept(token, { acceptedTerms: false })).statusCode).toBe(422);
  expect((await accept(token)).statusCode).toBe(200);
  expect((await accept(token)).statusCode).toBe(410);
  const login = await server.visitor().post('/login', { username: email, password: good.password });
  expect(login.json()).toMatchObject({ provisional: false, terms_accepted: true });
});

test('an invitation is valid for 14 days, is not a reset link, and overwrites no password', async () => {
  const first = await invited();
  expect((await reset(first.token)).statusCode).toBe(410);
  clock.advance(days(14));
  expect((await accept(first.token)).statusCode).toBe(410);
  const known = await invited({ passwordHash: 'there is one' });
  expect((await accept(known.token)).statusCode).toBe(410);
  const [row] = await server.rows('select password_hash from users where id = $1', [known.id]);
  expect(row).toEqual({ password_hash: 'there is one' });
});

test('a provisional account may only finish its own setup', async () => {
  const { id } = await account({ state: 'provisional', roles: ['group_admin'] });
  const client = await server.as(id);
  for (const address of ['/api/my-courses', '/api/certificates', '/api/grouping-admin/groups']) {
    const answer = await client.get(address);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('provisional_access_only');
  }
  expect((await client.get('/api/user')).json()).toMatchObject({ provisional: true });
  const sessionId = client.cookies.get('sid');
  const answer = await client.post('/api/provisional-account/complete', { ...good, acceptedTerms: true });
  expect(answer.json()).toMatchObject({ provisional: false, terms_accepted: true });
  expect(client.cookies.get('sid')).not.toBe(sessionId);
  expect((await client.get('/api/my-courses')).statusCode).toBe(200);
  expect((await client.post('/api/provisional-account/complete', { ...good, acceptedTerms: true })).statusCode).toBe(
    403,
  );
});
