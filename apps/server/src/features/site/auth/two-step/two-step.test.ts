import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { minutes } from '../../../../platform/clock/index.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;
const password = 'Dispense Slowly 1';
const passwordHash = await hash(password);
const own = { currentPassword: password };
let made = 0;

async function person() {
  made += 1;
  const email = `second-${made}@example.org`;
  const id = await buildUser(db, { email, passwordHash });
  return { id, email, client: await server.as(id) };
}

/** Returns the code that the app shows now, or some periods later. */
function codeOf(secret: string, later = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: clock.now().getTime() + later * 30_000 });
}

async function withTwoStep() {
  const somebody = await person();
  const { secret } = (await somebody.client.post('/api/account/two-step', {})).json();
  const confirmed = await somebody.client.post('/api/account/two-step/confirm', { code: codeOf(secret) });
  clock.advance(minutes(1));
  return { ...somebody, secret: String(secret), codes: confirmed.json().recovery_codes as string[] };
}

const logIn = (client: Client, email: string) => client.post('/login', { username: email, password });
async function challengeFor(email: string): Promise<string> {
  return (await logIn(server.visitor(), email)).json().challenge;
}
const pass = (challenge: string, code: string, client = server.visitor()) =>
  client.post('/login/two-step', { challenge, code });
const stateOf = async (client: Client) => (await client.get('/api/account/two-step')).json();

test('sets up two-step verification with a QR code and a first code, and shows ten recovery codes once', async () => {
  const { client, email } = await person();
  const other = server.visitor();
  await logIn(other, email);
  const begun = await client.post('/api/account/two-step', {});
  expect(begun.json().picture).toMatch(/^data:image\/png;base64,/u);
  expect((await logIn(server.visitor(), email)).json()).toHaveProperty('id');
  expect((await client.post('/api/account/two-step/confirm', { code: '000000' })).statusCode).toBe(422);
  const answer = await client.post('/api/account/two-step/confirm', { code: codeOf(begun.json().secret) });
  expect(new Set(answer.json().recovery_codes).size).toBe(10);
  expect(await stateOf(client)).toEqual({
    is_required: false,
    since: clock.now().toISOString(),
    recovery_codes_left: 10,
  });
  expect((await other.get('/api/user')).statusCode).toBe(401);
});

test('opens a session only after the code has been given', async () => {
  const { email, secret, id } = await withTwoStep();
  const visitor = server.visitor();
  const first = await logIn(visitor, email);
  expect(Object.keys(first.json()).sort()).toEqual(['challenge', 'two_step']);
  expect(first.cookies.some(({ name }) => name === 'sid')).toBe(false);
  expect((await visitor.get('/api/user')).statusCode).toBe(401);
  const second = await pass(first.json().challenge, codeOf(secret), visitor);
  expect(second.json().id).toBe(id);
  expect((await visitor.get('/api/user')).statusCode).toBe(200);
});

test('accepts a code once, however many try it at the same time, and then no older one', async () => {
  const { email, secret } = await withTwoStep();
  const challenge = await challengeFor(email);
  const code = codeOf(secret);
  const answers = await Promise.all(Array.from({ length: 4 }, () => pass(challenge, code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
  expect((await pass(challenge, codeOf(secret, -1))).statusCode).toBe(422);
});

test.each([
  [-2, 422],
  [-1, 200],
  [1, 200],
  [2, 422],
])('a code of a clock that is %i periods off is answered with %i', async (periods, status) => {
  const { email, secret } = await withTwoStep();
  expect((await pass(await challengeFor(email), codeOf(secret, periods))).statusCode).toBe(status);
});

test('throttles guesses, also concurrent ones, and a new challenge does not help', async () => {
  const { email, secret } = await withTwoStep();
  const challenge = await challengeFor(email);
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_none, guess) => pass(challenge, String(100_000 + guess))),
  );
  expect(guesses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  expect((await pass(await challengeFor(email), codeOf(secret))).statusCode).toBe(429);
  clock.advance(minutes(1));
  expect((await pass(await challengeFor(email), codeOf(secret))).statusCode).toBe(200);
});

test('accepts a recovery code once, as people type it, and notifies the owner of its use', async () => {
  const { email, codes, client } = await withTwoStep();
  const [code = ''] = codes;
  const typed = ` ${code.replaceAll('-', ' ').toUpperCase()} `;
  expect((await pass(await challengeFor(email), typed)).statusCode).toBe(200);
  expect((await pass(await challengeFor(email), code)).statusCode).toBe(422);
  expect((await stateOf(client)).recovery_codes_left).toBe(9);
  const mails = await server.rows<{ text: string }>(
    "select body_text as text from outbox_messages where recipient = $1 and subject like '%recovery code was used%'",
    [email],
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain(code);
});

test('new recovery codes make earlier ones void', async () => {
  const { email, codes, client } = await withTwoStep();
  const renewed = (await client.post('/api/account/two-step/recovery-codes', own)).json().recovery_codes;
  expect((await pass(await challengeFor(email), codes[1] ?? '')).statusCode).toBe(422);
  expect((await pass(await challengeFor(email), renewed[1])).statusCode).toBe(200);
});

test('a challenge is valid for five minutes, for its own account, and until the password changes', async () => {
  const [one, other] = [await withTwoStep(), await withTwoStep()];
  const old = await challengeFor(one.email);
  clock.advance(minutes(5));
  expect((await pass(old, codeOf(one.secret))).statusCode).toBe(410);
  const challenge = await challengeFor(one.email);
  const forged = challenge.replace(/^\d+/u, String(other.id));
  for (const bad of [forged, `${challenge}x`, 'junk', '1.2.3.4', ''])
    expect((await pass(bad, codeOf(other.secret))).statusCode).toBe(410);
  await db
    .updateTable('users')
    .set({ password_hash: await hash('Another one 42') })
    .where('id', '=', one.id)
    .execute();
  expect((await pass(challenge, codeOf(one.secret))).statusCode).toBe(410);
});

test('asks for the password before the set-up only when the sign-in was more than 10 minutes ago', async () => {
  const { client } = await person();
  clock.advance(minutes(11));
  const late = await client.post('/api/account/two-step', {});
  expect([late.statusCode, late.json().error]).toEqual([403, 'step_up_required']);
  expect((await client.post('/api/account/step-up', own)).statusCode).toBe(200);
  expect((await client.post('/api/account/two-step', {})).statusCode).toBe(200);
});

test('removes two-step verification only with the password', async () => {
  const { client, email } = await withTwoStep();
  expect((await client.post('/api/account/two-step/remove', { currentPassword: 'wrong' })).statusCode).toBe(422);
  expect((await logIn(server.visitor(), email)).json()).toHaveProperty('challenge');
  expect((await client.post('/api/account/two-step/remove', own)).statusCode).toBe(200);
  expect((await logIn(server.visitor(), email)).json()).toHaveProperty('id');
  expect(await stateOf(client)).toEqual({ is_required: false, since: null, recovery_codes_left: 0 });
});

test('a new setup does not overwrite a confirmed one, and recovery codes need a confirmed one', async () => {
  const [on, off] = [await withTwoStep(), await person()];
  expect((await on.client.post('/api/account/two-step', {})).statusCode).toBe(409);
  expect((await on.client.post('/api/account/two-step/confirm', { code: codeOf(on.secret) })).statusCode).toBe(409);
  expect((await off.client.post('/api/account/two-step/recovery-codes', own)).statusCode).toBe(409);
  expect((await off.client.post('/api/account/two-step/confirm', { code: '123456' })).statusCode).toBe(422);
});

test('refuses an account that was disabled between password and code', async () => {
  const { email, secret, id } = await withTwoStep();
  const challenge = await challengeFor(email);
  await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', id).execute();
  expect((await pass(challenge, codeOf(secret))).statusCode).toBe(422);
});

test('stores no recovery code in readable form', async () => {
  const { codes } = await withTwoStep();
  const stored = JSON.stringify(await server.rows('select c::text as text from recovery_codes c'));
  for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
});

const storedSecret = async (userId: number) =>
  (await server.rows<{ secret: string }>('select secret from second_steps where user_id = $1', [userId]))[0]?.secret ??
  '';

test('seals the app’s key in the database, for its owner alone', async () => {
  const [one, other] = [await withTwoStep(), await withTwoStep()];
  const stored = await storedSecret(one.id);
  expect(stored).toMatch(/^v1\.[\w-]+$/u);
  expect(stored).not.toContain(one.secret);
  expect(services.sealing.open(stored, `second step ${one.id}`)).toBe(one.secret);
  await db.updateTable('second_steps').set({ secret: stored }).where('user_id', '=', other.id).execute();
  expect((await pass(await challengeFor(other.email), codeOf(one.secret))).statusCode).toBe(500);
  expect((await pass(await challengeFor(other.email), other.codes[0] ?? '')).statusCode).toBe(200);
});

test('accepts a key from before sealing, and seals it at its next use', async () => {
  const { id, email, secret } = await withTwoStep();
  await db.updateTable('second_steps').set({ secret }).where('user_id', '=', id).execute();
  expect((await pass(await challengeFor(email), codeOf(secret))).statusCode).toBe(200);
  expect(services.sealing.open(await storedSecret(id), `second step ${id}`)).toBe(secret);
  clock.advance(minutes(1));
  expect((await pass(await challengeFor(email), codeOf(secret))).statusCode).toBe(200);
});
