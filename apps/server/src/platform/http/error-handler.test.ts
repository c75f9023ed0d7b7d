import { expect, test } from 'vitest';
import { buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));

test('text that the database cannot hold is the request’s fault, not the server’s', async () => {
  expect((await admin.get('/api/admin/groups?q=a%00b')).statusCode).toBe(422);
  expect((await admin.post('/login', { username: 'a\0b', password: 'x' })).statusCode).toBe(422);
});

test('a body that is no JSON, or of another kind, is refused as such', async () => {
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

test('fields are named with what is wrong with each, and the message joins the first of each', async () => {
  const answer = await admin.post('/api/admin/courses', { title: ' ', summary: null, default_months: 500 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject({
    title: ['This is required'],
    default_months: ['Should be less than or equal to 120'],
  });
  expect(answer.json().message).toContain('This is required');
});

test.each(['abc', '0', '-1', '1.5', '9999999999999999999', '1%27%20or%201=1'])(
  'an id of “%s” is no id: there is no such page',
  async (id) => {
    expect((await admin.get(`/api/admin/groups/${id}`)).statusCode).toBe(404);
  },
);

test('every answer forbids sniffing, framing and storing, and tells no other site where it came from', async () => {
  const { headers } = await admin.get('/api/admin/groups');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
});
