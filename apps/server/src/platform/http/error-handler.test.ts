import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { buildUser } from '../../test-support/people.factory.ts';
import { buildGroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { handleErrors } from './error-handler.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));

test('answers 4xx, not 5xx, to text that the database cannot store', async () => {
  expect((await admin.get('/api/admin/groups?q=a%00b')).statusCode).toBe(422);
  expect((await admin.post('/login', { username: 'a\0b', password: 'x' })).statusCode).toBe(422);
});

test('refuses half a character in an imported list and names the field', async () => {
  const url = `/api/admin/groups/${await buildGroup(server.db)}/bulk-upload-new-users`;
  const list = { fileName: 'People.csv', head: ['First name'], rows: [['Ann'], ['Ann\ud800']] };
  const answer = await admin.post(url, list);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { code: 'validation_failed', errors: { 'rows.1.0': ['Half a character cannot be saved'] } },
  ]);
});

test('answers an address that the router cannot read with an error of the usual form', async () => {
  const answer = await server.app.inject('/%');
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'validation_failed', error: 'validation_failed', message: 'The address could not be read.' },
  ]);
});

test('refuses a body that is not JSON, or of another content type, with the matching error', async () => {
  const send = (type: string) =>
    admin.send('POST', '/api/admin/courses', { raw: Buffer.from('{"title":'), headers: { 'content-type': type } });
  expect((await send('application/json')).json()).toEqual({
    code: 'validation_failed',
    error: 'validation_failed',
    message: 'The request could not be read.',
  });
  expect((await send('application/xml')).statusCode).toBe(415);
  expect((await admin.post('/api/admin/courses', { title: 'x'.repeat(3_000_000) })).statusCode).toBe(413);
});

test('names each wrong field with its errors, and joins the first error of each in the message', async () => {
  const answer = await admin.post('/api/admin/courses', { title: ' ', summary: null, defaultMonths: 500 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject({
    title: ['This is required'],
    defaultMonths: ['Should be less than or equal to 120'],
  });
  expect(answer.json().message).toContain('This is required');
});

test.each(['abc', '0', '-1', '1.5', '9999999999999999999', '1%27%20or%201=1'])(
  'answers “no such page” to an id of “%s”',
  async (id) => {
    expect((await admin.get(`/api/admin/groups/${id}`)).statusCode).toBe(404);
  },
);

test('every answer forbids sniffing, framing and caching, and sends no referrer to other sites', async () => {
  const { headers } = await admin.get('/api/admin/groups');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});

/**
 * Runs `work`, which fails in a real database or on a real disk, inside a call. Returns the status, and whether the
 * answer has Retry-After.
 */
async function answerWhen(work: () => Promise<unknown>) {
  const app = fastify();
  handleErrors(app);
  app.get('/', async () => work());
  onTestFinished(() => app.close());
  const { statusCode, headers } = await app.inject('/');
  return [statusCode, Number(headers['retry-after']) > 0];
}

test('says of a statement that was stopped what to do, and nothing about maintenance', async () => {
  const app = fastify();
  handleErrors(app);
  app.get('/', () => server.rows("set local statement_timeout = '10ms'; select pg_sleep(5)"));
  onTestFinished(() => app.close());
  const { code, message } = (await app.inject('/')).json();
  expect(code).toBe('too_slow');
  expect(message).toMatch(/^This took too long, so the server stopped it\. Nothing was changed\./u);
  expect(message).not.toContain('Maintenance');
});

test.each([
  ['takes no writes (25006)', 503, 'set transaction read only; create table forbidden ()'],
  ['cuts a statement off (57014)', 504, "set local statement_timeout = '10ms'; select pg_sleep(5)"],
  ['has no space left (53100)', 507, "do $$ begin raise exception using errcode = 'disk_full'; end $$"],
])('answers a database that %s with %i and Retry-After', async (_what, status, statement) => {
  expect(await answerWhen(() => server.rows(statement))).toEqual([status, true]);
});

test('answers 507 when the disk for files is full, and 500 when a file is missing', async () => {
  expect(await answerWhen(() => writeFile('/dev/full', 'x'))).toEqual([507, true]);
  expect(await answerWhen(() => readFile(path.join(server.folder, 'missing')))).toEqual([500, false]);
});
