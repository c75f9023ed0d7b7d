import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { setMaintenance } from '../site-status/index.ts';

const server = await openTestApp();
const userId = await buildUser(server.db, { state: 'provisional' });

test('answers an unsafe request without the token with 419, also at sign-in', async () => {
  const client = await server.as(userId);
  for (const address of ['/logout', '/login', '/api/provisional-account/complete']) {
    const answer = await client.post(address, {}, { 'x-xsrf-token': '' });
    expect(answer.statusCode).toBe(419);
    expect(answer.json()).toEqual({
      code: 'csrf_mismatch',
      error: 'csrf_mismatch',
      message: 'This page is out of date. Reload it and try again.',
    });
  }
  expect((await client.get('/api/user')).statusCode).toBe(200);
});

test('refuses the token of another session', async () => {
  const [victim, attacker] = [await server.as(userId), await server.as(userId)];
  await attacker.get('/csrf-cookie');
  victim.cookies.set('XSRF-TOKEN', attacker.cookies.get('XSRF-TOKEN') ?? '');
  expect((await victim.post('/logout')).statusCode).toBe(419);
});

test('the token of a visitor is void after sign-in', async () => {
  const [visitor, client] = [server.visitor(), await server.as(userId)];
  await visitor.get('/csrf-cookie');
  client.cookies.set('XSRF-TOKEN', visitor.cookies.get('XSRF-TOKEN') ?? '');
  expect((await client.post('/logout')).statusCode).toBe(419);
});

test('refuses a header that differs from the cookie', async () => {
  const [client, other] = [await server.as(userId), await server.as(userId)];
  await client.get('/csrf-cookie');
  await other.get('/csrf-cookie');
  const foreign = other.cookies.get('XSRF-TOKEN') ?? '';
  expect((await client.post('/logout', {}, { 'x-xsrf-token': foreign })).statusCode).toBe(419);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 419],
  [{ 'sec-fetch-site': 'same-site' }, 419],
  [{ 'sec-fetch-site': 'none' }, 419],
  [{ origin: 'https://evil.example' }, 419],
  [{ origin: 'http://127.0.0.1:3000' }, 419],
  [{ origin: 'null' }, 419],
  [{ origin: 'http://localhost:3000' }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
])('a valid token sent with %j gets %i', async (headers, status) => {
  const client = await server.as(userId);
  expect((await client.post('/logout', {}, headers as Record<string, string>)).statusCode).toBe(status);
});

test('answers every call with 503 during maintenance, except the calls that report it', async () => {
  const client = await server.as(userId);
  await setMaintenance(server.db, 'on');
  for (const address of ['/api/user', '/logged-in', '/api/admin/groups']) {
    const answer = await client.get(address);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      code: 'unavailable',
      error: 'unavailable',
      message: 'Sorry, the website is currently undergoing Maintenance',
    });
    expect(answer.headers['retry-after']).toBe('10');
  }
  expect((await client.post('/login', { username: 'a', password: 'b' })).statusCode).toBe(503);
  expect((await client.get('/%61pi/user')).statusCode).toBe(503);
  expect((await client.get('/online')).json()).toEqual({ ok: true });
  expect((await client.get('/site-info')).statusCode).toBe(200);
  await setMaintenance(server.db, 'off');
  expect((await client.get('/api/user')).statusCode).toBe(200);
});
