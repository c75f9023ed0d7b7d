import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { localCertificate, openOutsideServer, outboundTo } from '../../test-support/servers/outside-server.ts';
import { createOutbound, OutboundError } from './index.ts';
import type { OutboundOptions } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

const server = await openOutsideServer(async ({ path }) => {
  if (path === '/slow') await sleep(2_000);
  if (path === '/large') return { body: 'x'.repeat(3_000) };
  if (path === '/moved') return { status: 302, headers: { location: 'http://10.0.0.8/calendar?key=1' } };
  if (path === '/busy') return { status: 429, headers: { 'retry-after': '30' }, body: 'later' };
  return { body: 'hello' };
});
const outbound = outboundTo(server);

/** Returns the error of a call. */
async function failed(call: { url: string; timeoutMs?: number; mostBytes?: number }, by = outbound) {
  const error = await by.send(call).catch((caught: unknown) => caught);
  if (!(error instanceof OutboundError)) throw new Error('The call was answered');
  return error;
}

test('sends a call and returns status, headers and text, also of a refusal', async () => {
  const call = {
    url: 'https://api.example.org/v1?a=b',
    method: 'POST',
    headers: { 'x-name': 'a' },
    body: 'é',
  } as const;
  expect(await outbound.send(call)).toMatchObject({ status: 200, text: 'hello' });
  expect(server.calls.at(-1)).toMatchObject({ method: 'POST', path: '/v1?a=b', body: 'é', headers: { 'x-name': 'a' } });
  expect(server.calls.at(-1)?.host).toContain('api.example.org');
  const busy = await outbound.send({ url: 'https://api.example.org/busy' });
  expect([busy.status, busy.headers['retry-after']]).toEqual([429, '30']);
});

test.each(['http://api.example.org/', 'https://name:word@api.example.org/', 'ftp://api.example.org/', 'nonsense'])(
  'refuses the address %s',
  async (url) => expect((await failed({ url })).reason).toBe('address'),
);

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...['::1', '::', 'fe80::1', 'fd00::1', 'fc00::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1'],
  ...['2002:7f00:1::', '255.255.255.255', 'no address'],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

/** Client with the usual rule for addresses, which finds this server under the address given. */
const ruled = (options: OutboundOptions) =>
  createOutbound({ ca: localCertificate, portOf: () => server.port, ...options });

test('opens no connection to a private address, named or written in any form (B23)', async () => {
  const before = server.connections();
  const toPrivate = ruled({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
  expect(await failed({ url: 'https://api.example.org/' }, toPrivate)).toMatchObject({
    reason: 'private',
    message: 'api.example.org is inside a private network. Only public addresses are called.',
  });
  const mixed = ['93.184.215.14', '127.0.0.1'].map((address) => ({ address, family: 4 }));
  expect((await failed({ url: 'https://api.example.org/' }, ruled({ resolve: async () => mixed }))).reason).toBe(
    'private',
  );
  for (const url of [
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
  ])
    expect((await failed({ url }, ruled({}))).reason).toBe('private');
  expect(server.connections()).toBe(before);
});

test('connects to the address that was checked when the name changes between look-up and connection (B23)', async () => {
  const inside = await openOutsideServer(() => ({ body: 'inside' }), '127.0.0.2');
  const answers = ['127.0.0.1', '127.0.0.2', '127.0.0.2'];
  let lookUps = 0;
  const rebinding = ruled({
    resolve: async () => {
      const address = answers[lookUps] ?? '';
      lookUps += 1;
      return [{ address, family: 4 }];
    },
    permits: (address) => address === '127.0.0.1',
    portOf: () => (lookUps > 1 ? inside.port : server.port),
  });
  expect((await rebinding.send({ url: 'https://api.example.org/' })).text).toBe('hello');
  expect(lookUps).toBe(1);
  expect((await failed({ url: 'https://api.example.org/' }, rebinding)).reason).toBe('private');
  expect(inside.connections()).toBe(0);
});

test('follows no redirect, and names where it leads', async () => {
  expect(await failed({ url: 'https://api.example.org/moved' })).toMatchObject({
    reason: 'redirect',
    message: 'api.example.org forwards to http://10.0.0.8/calendar. Enter that address instead.',
  });
});

test('ends slow calls, slow look-ups and large answers', async () => {
  expect((await failed({ url: 'https://api.example.org/slow', timeoutMs: 100 })).reason).toBe('timeout');
  const stuck = ruled({ resolve: () => new Promise(() => undefined) });
  expect((await failed({ url: 'https://api.example.org/', timeoutMs: 100 }, stuck)).reason).toBe('timeout');
  expect((await failed({ url: 'https://api.example.org/large', mostBytes: 2_000 })).reason).toBe('large');
  expect((await outbound.send({ url: 'https://api.example.org/large', mostBytes: 3_000 })).text).toHaveLength(3_000);
});

test('says in plain words why a server was not reached', async () => {
  const untrusting = createOutbound({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    permits: () => true,
    portOf: () => server.port,
  });
  expect((await failed({ url: 'https://api.example.org/' }, untrusting)).message).toBe(
    'The certificate of api.example.org is not valid.',
  );
  const other = await failed({ url: 'https://another-name.test/' });
  expect(other.reason).toBe('certificate');
  const unknown = ruled({ resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) });
  expect((await failed({ url: 'https://api.example.org/' }, unknown)).message).toBe(
    'The name api.example.org is not known.',
  );
  const closed = createOutbound({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    permits: () => true,
    portOf: () => 1,
  });
  expect((await failed({ url: 'https://api.example.org/' }, closed)).reason).toBe('unreachable');
});
