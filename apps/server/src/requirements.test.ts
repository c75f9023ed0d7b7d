import { commandOf, limits } from '@doselore/contract';
import { schemasOf } from '@doselore/contract/all';
import { resetPassword } from '@doselore/contract/auth';
import { inviteGroupMember } from '@doselore/contract/members';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { randomToken } from './platform/secrets.ts';
import { beginCourse, launch } from './test-support/learning.ts';
import { buildUser } from './test-support/people.factory.ts';
import { openTestApp } from './test-support/test-app.ts';
import { contentHost } from './test-support/test-client.ts';

// Requirements of docs/ASVS.md that concern every room and that no test of a room holds.

const server = await openTestApp();
const { app } = server;
const password = 'Trees-and-rain-42';
const passwordHash = await hash(password);

test('no answer allows another origin to read it (3.4.2)', async () => {
  const origin = 'https://other.example';
  for (const [method, url, host] of [
    ['GET', '/site-info', 'app.test'],
    ['OPTIONS', '/api/user', 'app.test'],
    ['GET', '/login', 'app.test'],
    ['GET', '/player.js', contentHost],
    ['POST', '/commit', contentHost],
  ] as const) {
    const answer = await app.inject({ method, url, headers: { origin, host } });
    expect(answer.headers['access-control-allow-origin'], `${method} ${url}`).toBeUndefined();
  }
});

test('no route answers TRACE, and folders have no listing (13.4.3, 13.4.4)', async () => {
  for (const url of ['/', '/api/user', '/assets/index.js'])
    expect((await app.inject({ method: 'TRACE', url })).statusCode).toBeGreaterThanOrEqual(400);
  for (const url of ['/assets', '/assets/', '/assets/..', '/api', '/api/'])
    expect((await app.inject({ method: 'GET', url, headers: { accept: '*/*' } })).statusCode, url).toBe(404);
  const learner = await beginCourse(server);
  const { play_url } = await launch(learner);
  const page = (await server.visitor().get(new URL(play_url).pathname, { host: contentHost })).body;
  const folder = /"src":"([^"]+\/)[^"/]+"/u.exec(page)?.[1] ?? '';
  expect(folder).toContain('/v/');
  expect((await server.visitor().get(new URL(folder, play_url).pathname, { host: contentHost })).statusCode).toBe(404);
});

test('a title cannot end the script or the page that names it (1.1.2, 1.2.3)', async () => {
  const learner = await beginCourse(server, { scos: [{ title: '</script><b id="x">& "quoted"' }] });
  const { play_url } = await launch(learner);
  const page = (await server.visitor().get(new URL(play_url).pathname, { host: contentHost })).body;
  expect(page).not.toContain('<b id');
  expect(page.match(/<\/script>/gu)).toHaveLength(2);
});

test('a value counts only where the call takes it, and only once (15.3.7)', async () => {
  const client = await server.as(await buildUser(server.db));
  const answer = await client.post('/api/ask-the-pharmacist?name=A&question=B', {});
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
  const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
  const twice = await admin.get('/api/admin/venues?page=1&page=2');
  expect([twice.statusCode, twice.json().code]).toEqual([422, 'validation_failed']);
});

test('an address with a line break is no address (1.3.11)', () => {
  const { body } = schemasOf(inviteGroupMember);
  const person = { first_name: 'Ada', last_name: 'Moss', job_role: null, registration_number: null };
  const userWith = (email: string) =>
    body.safeParse(commandOf({ ...person, email, payroll_number: null, started_on: null, subgroupIds: [] }));
  expect(userWith('ada@example.org').success).toBe(true);
  for (const email of ['ada@example.org\nBcc: all@example.org', 'ada@example.org\r\n', 'ada\0@example.org'])
    expect(JSON.stringify(userWith(email).data ?? '')).not.toMatch(/\\[rn]|\\u0000/u);
});

test('a password is compared as typed, and may have 64 characters and more (6.2.8, 6.2.9)', async () => {
  const userId = await buildUser(server.db, { passwordHash });
  const [row] = await server.rows<{ email: string }>('select email from users where id = $1', [userId]);
  const signIn = (typed: string) => server.visitor().post('/login', { username: row?.email, password: typed });
  for (const other of [` ${password}`, `${password} `, password.toUpperCase()])
    expect((await signIn(other)).statusCode).toBe(422);
  expect((await signIn(password)).statusCode).toBe(200);
  expect(limits.passwordMax).toBeGreaterThanOrEqual(64);
  const long = 'Ab1!'.repeat(16);
  const { body } = schemasOf(resetPassword);
  const parsed = body.safeParse({ token: 't'.repeat(43), password: long, passwordConfirmation: long });
  expect(parsed).toMatchObject({ success: true, data: { password: long } });
});

test('tokens have 256 random bits (7.2.3)', () => {
  const tokens = Array.from({ length: 1_000 }, randomToken);
  expect(new Set(tokens).size).toBe(1_000);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
});
