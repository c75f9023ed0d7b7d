import { commandName, commandOf } from '@doselore/contract';
import { afterEach, expect, test } from 'vitest';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openOutsideServer, outboundTo, type Reply } from '../../../../test-support/servers/outside-server.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

let reply: Reply = {};
const outside = await openOutsideServer(() => reply);
const server = await openTestApp({ outbound: outboundTo(outside) });
const withJitsi = await openTestApp({ settings: { JITSI_URL: 'https://jitsi.example.org' } });
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
const base = '/api/admin/video-accounts';

afterEach(() => {
  reply = {};
});

let count = 0;
const zoom = (changes: object = {}) => {
  count += 1;
  return {
    ...{ name: `Training ${count}`, provider: 'zoom', host: 'training@example.org', tenant_id: 'T1', client_id: 'C1' },
    ...{ is_exclusive: true, secret: 'first secret word' },
    ...changes,
  };
};
const create = async (fields: object) => (await admin.post(base, commandOf(fields))).json().id as number;
const read = async (id: number) => (await admin.get(base)).json().accounts.find((one: { id: number }) => one.id === id);

test('a secret goes in and never comes out: not in answers, not in the audit trail, not in the database', async () => {
  const id = await create(zoom());
  const shown = await read(id);
  expect(shown).toMatchObject({
    provider: 'zoom',
    is_exclusive: true,
    is_archived: false,
    upcoming: 0,
    last_error: null,
  });
  expect(shown.secret_set_at).toBe(server.clock.now().toISOString());
  expect(shown).not.toHaveProperty('secret');
  const [row] = await server.rows<{ sealed_secret: string }>('select sealed_secret from video_accounts where id = $1', [
    id,
  ]);
  expect(row?.sealed_secret).not.toContain('first secret word');
  expect(server.services.sealing.open(row?.sealed_secret ?? '', `video-account:${id}`)).toBe('first secret word');
  expect(() => server.services.sealing.open(row?.sealed_secret ?? '', `video-account:${id + 1}`)).toThrow();
  const trail = JSON.stringify(await server.rows('select * from audit_events'));
  expect(trail).toContain('"secret_set":true');
  expect(trail).not.toContain('first secret word');
});

test('a change leaves the secret as it is, unless another one is typed', async () => {
  const { secret: _secret, provider: _provider, ...fields } = zoom();
  const id = await create({ ...fields, provider: 'zoom', secret: 'one' });
  const sealedNow = async () =>
    (await server.rows<{ sealed_secret: string }>('select sealed_secret from video_accounts where id = $1', [id]))[0]
      ?.sealed_secret;
  const before = await sealedNow();
  const saved = await admin.put(
    `${base}/${id}`,
    commandOf({ ...fields, host: 'other@example.org', baseValues: fields }),
  );
  expect([saved.statusCode, saved.json().now.host]).toEqual([200, 'other@example.org']);
  expect(await sealedNow()).toBe(before);
  const opened = { ...fields, host: 'other@example.org' };
  await admin.put(`${base}/${id}`, commandOf({ ...opened, secret: 'two', baseValues: opened }));
  expect(server.services.sealing.open((await sealedNow()) ?? '', `video-account:${id}`)).toBe('two');
  const conflict = await admin.put(
    `${base}/${id}`,
    commandOf({ ...fields, host: 'third@example.org', baseValues: fields }),
  );
  expect([conflict.statusCode, conflict.json().code]).toEqual([409, 'edit_conflict']);
});

const jitsi = { provider: 'jitsi', tenant_id: null, client_id: null, is_exclusive: false, secret: '' };

test.each([
  [
    'host',
    { ...jitsi, host: 'http://meet.example.org' },
    'Enter an address that begins with https://, without a name and password in it',
  ],
  [
    'host',
    { ...jitsi, host: 'https://me:pass@meet.example.org' },
    'Enter an address that begins with https://, without a name and password in it',
  ],
  ['host', { ...jitsi, host: null }, 'Enter this: Address of the Jitsi server'],
  ['tenant_id', { ...jitsi, host: 'https://meet.example.org', tenant_id: 'x' }, 'Leave this empty'],
  ['client_id', { client_id: null }, 'Enter this: Client ID'],
  ['host', { host: '' }, 'Enter this: Zoom user who hosts'],
  ['secret', { ...jitsi, provider: 'manual', host: 'https://meet.example.org', secret: 'x' }, 'Leave this empty'],
])('refuses the %s of an account with %j', async (field, changes, message) => {
  const answer = await admin.post(base, commandOf(zoom(changes)));
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { [commandName(field)]: [message] }]);
});

test('a Jitsi account without an address uses the server of the site', async () => {
  const other = await withJitsi.as(await buildUser(withJitsi.db, { roles: ['super_admin'] }));
  const answer = await other.post(base, commandOf({ ...jitsi, name: 'Own server', host: null }));
  expect(answer.statusCode).toBe(200);
  expect((await other.get(base)).json().has_site_jitsi).toBe(true);
  expect((await admin.get(base)).json().has_site_jitsi).toBe(false);
});

test('a check asks the service and stores what it said', async () => {
  const id = await create({ ...jitsi, name: 'Meet', host: 'https://meet.example.org' });
  reply = { status: 200, body: '<html>' };
  expect((await admin.post(`${base}/${id}/check`, {})).json()).toEqual({ error: null });
  expect(await read(id)).toMatchObject({ last_error: null, last_checked_at: server.clock.now().toISOString() });
  reply = { status: 503 };
  const error = 'Jitsi has a fault (status 503).';
  expect((await admin.post(`${base}/${id}/check`, {})).json()).toEqual({ error });
  expect(await read(id)).toMatchObject({ last_error: error });
  const without = await create(zoom({ secret: '' }));
  expect((await admin.post(`${base}/${without}/check`, {})).json()).toEqual({
    error: 'This account has no client secret. Enter it in the account.',
  });
  expect((await admin.post(`${base}/999999/check`, {})).statusCode).toBe(404);
});

test('a secret of another SECRET_KEY is named, and can be entered again', async () => {
  const id = await create(zoom());
  await server.rows(`update video_accounts set sealed_secret = 'v1.AAAA' where id = $1`, [id]);
  expect((await admin.post(`${base}/${id}/check`, {})).json().error).toBe(
    'The secret was stored under another SECRET_KEY. Enter it again in the account.',
  );
});

test('an archived account is restored first, and names in use are taken once', async () => {
  const { secret: _secret, provider: _provider, ...fields } = zoom({ name: 'Only one' });
  const id = await create({ ...fields, provider: 'zoom' });
  const twice = await admin.post(base, commandOf(zoom({ name: 'ONLY one' })));
  expect([twice.statusCode, twice.json().message]).toEqual([
    409,
    'Another account in use has this name. Change one of them.',
  ]);
  expect((await admin.post(`${base}/${id}/state`, { list: 'archived' })).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({ is_archived: true });
  const change = await admin.put(`${base}/${id}`, commandOf({ ...fields, baseValues: fields }));
  expect([change.statusCode, change.json().message]).toEqual([409, 'This account is archived. Restore it first.']);
  await create(zoom({ name: 'Only one' }));
  expect((await admin.post(`${base}/${id}/state`, { list: 'open' })).statusCode).toBe(409);
});
