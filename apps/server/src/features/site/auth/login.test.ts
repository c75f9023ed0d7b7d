import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { hours, minutes } from '../../../platform/clock/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Answer, Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db, clock } = server;
const password = 'Dispense Slowly 1';
const passwordHash = await hash(password);
let made = 0;

async function account(overrides: Parameters<typeof buildUser>[1] = {}) {
  made += 1;
  const username = `login.${made}`;
  return { username, id: await buildUser(db, { username, passwordHash, ...overrides }) };
}

function logIn(client: Client, username: string, secret = password): Promise<Answer> {
  return client.post('/login', { username, password: secret });
}

describe('sign-in', () => {
  test('opens a session by username or address, with a cookie that scripts cannot read', async () => {
    const { username, id } = await account({ email: 'by.address@example.org' });
    for (const name of [username, 'By.Address@Example.org']) {
      const visitor = server.visitor();
      const answer = await logIn(visitor, name);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().id).toBe(id);
      expect(answer.cookies.find((cookie) => cookie.name === 'sid')).toMatchObject({
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      });
      expect((await visitor.get('/logged-in')).json()).toEqual({ id });
    }
  });

  test('gives one answer to a wrong password, an unknown name, and accounts disabled or without password', async () => {
    const known = await account();
    const disabled = await account({ state: 'disabled' });
    const invited = await account({ passwordHash: null });
    const answers = [
      await logIn(server.visitor(), known.username, 'Not the right one 1'),
      await logIn(server.visitor(), 'nobody.at.all'),
      await logIn(server.visitor(), disabled.username),
      await logIn(server.visitor(), invited.username),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([422, 422, 422, 422]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.json().code).toBe('wrong_credentials');
  });

  test('makes an account wait longer after each failure from the fifth on, and lets it in after the wait', async () => {
    const { username } = await account();
    for (let failed = 0; failed < 5; failed += 1)
      expect((await logIn(server.visitor(), username, 'wrong')).statusCode).toBe(422);
    const refused = await logIn(server.visitor(), username);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('1');
    clock.advance(1_001);
    expect((await logIn(server.visitor(), username, 'wrong')).statusCode).toBe(422);
    expect((await logIn(server.visitor(), username)).headers['retry-after']).toBe('2');
    clock.advance(2_001);
    expect((await logIn(server.visitor(), username)).statusCode).toBe(200);
    expect((await logIn(server.visitor(), username, 'wrong')).statusCode).toBe(422);
  });

  test('creates a new session at each sign-in, so that a planted one is useless', async () => {
    const { username, id } = await account();
    const browser = await server.as(id);
    const planted = browser.cookies.get('sid') ?? '';
    await logIn(browser, username);
    expect(browser.cookies.get('sid')).not.toBe(planted);
    const attacker = server.visitor();
    attacker.cookies.set('sid', planted);
    expect((await attacker.get('/api/user')).statusCode).toBe(401);
  });

  test('ends the session at sign-out, on the server too', async () => {
    const client = await server.as((await account()).id);
    const sessionId = client.cookies.get('sid') ?? '';
    expect((await client.post('/logout')).statusCode).toBe(200);
    expect(client.cookies.has('sid')).toBe(false);
    client.cookies.set('sid', sessionId);
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });

  test('answers HEAD /login, which the browser uses to check that the site is up', async () => {
    const answer = await server.visitor().send('HEAD', '/login');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('session lifetime', () => {
  const isOpen = async (client: Client) => (await client.get('/logged-in')).statusCode === 200;

  test('ends a learner’s session after two idle hours; use extends it', async () => {
    const client = await server.as((await account()).id);
    for (let visit = 0; visit < 3; visit += 1) {
      clock.advance(minutes(119));
      expect(await isOpen(client)).toBe(true);
    }
    clock.advance(minutes(121));
    expect(await isOpen(client)).toBe(false);
  });

  test('ends an admin’s session after 45 idle minutes', async () => {
    const client = await server.as((await account({ roles: ['group_admin'] })).id);
    clock.advance(minutes(44));
    expect(await isOpen(client)).toBe(true);
    clock.advance(minutes(46));
    expect(await isOpen(client)).toBe(false);
  });

  test.each([
    { who: 'a learner', roles: [], lasts: 24 },
    { who: 'a trainer', roles: ['trainer'] as const, lasts: 12 },
  ])('ends the session of $who after $lasts hours, however busy', async ({ roles, lasts }) => {
    const client = await server.as((await account({ roles })).id);
    for (let passed = 0.5; passed <= lasts; passed += 0.5) {
      clock.advance(hours(0.5));
      expect(await isOpen(client)).toBe(true);
    }
    clock.advance(minutes(1));
    expect(await isOpen(client)).toBe(false);
  });

  test('ends at once when the account is disabled; rights end at once with their role', async () => {
    const { id } = await account({ roles: ['super_admin'] });
    const client = await server.as(id);
    expect((await client.get('/api/admin/groups')).statusCode).toBe(200);
    await db.deleteFrom('user_roles').where('user_id', '=', id).execute();
    expect((await client.get('/api/admin/groups')).statusCode).toBe(403);
    await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', id).execute();
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });
});

describe('current user', () => {
  test('gives the id of the signed-in person at both addresses, and 401 to visitors', async () => {
    const { id } = await account();
    const client = await server.as(id);
    for (const address of ['/logged-in', '/api/logged-in']) {
      expect((await client.get(address)).json()).toEqual({ id });
      expect((await server.visitor().get(address)).statusCode).toBe(401);
    }
  });

  test('lists only the person’s own places to act in', async () => {
    const [mine, other] = [await account(), await account()];
    const client = await server.as(mine.id);
    expect((await client.get(`/api/user/${mine.id}/multi-context`)).json()).toEqual([
      { role: 'learner', place: null, path: '/my-learning-zone' },
    ]);
    expect((await client.get(`/api/user/${other.id}/multi-context`)).statusCode).toBe(404);
  });
});
