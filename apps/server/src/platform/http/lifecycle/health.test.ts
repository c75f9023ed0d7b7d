import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { setMaintenance } from '../../../features/site/site-status/index.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { connect } from '../../db/index.ts';

const server = await openTestApp({
  settings: { PUBLIC_URL: 'https://learn.example.org', CONTENT_URL: 'https://packages.example.net', DEMO: 'on' },
});
const { services } = server;
const lines: { level: number; reqId: string; reason?: string; err?: { message: string } }[] = [];
const log = { write: (line: string) => void lines.push(JSON.parse(line)) };
const health = { isDraining: false };
const webFolder = mkdtempSync(path.join(tmpdir(), 'doselore-web-'));
mkdirSync(path.join(webFolder, 'assets'));
writeFileSync(path.join(webFolder, 'index.html'), '<p>Hello</p>');
writeFileSync(path.join(webFolder, 'assets', 'page.js'), '1');
const app = await createApp({ services, playerScript: '', log, health, webFolder });
let address: string;
beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true });
});

const content = { host: 'packages.example.net' };
const requestId = /^[0-9a-f-]{36}$/u;

test('answers load balancers that the process is alive and ready, on both hosts, without a session', async () => {
  for (const headers of [{ host: 'learn.example.org' }, content, { host: '10.0.0.7:3000' }])
    for (const url of ['/alive', '/ready']) {
      const answer = await app.inject({ url, headers });
      expect({ url, status: answer.statusCode, body: answer.json() }).toEqual({ url, status: 200, body: { ok: true } });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  expect((await app.inject({ url: '/online', headers: { host: 'learn.example.org' } })).json()).toEqual({ ok: true });
});

test('stays ready in maintenance', async () => {
  await setMaintenance(server.db, 'on');
  onTestFinished(() => setMaintenance(server.db, 'off'));
  expect((await app.inject({ url: '/ready' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/user' })).statusCode).toBe(503);
});

test('is alive but not ready while it drains', async () => {
  health.isDraining = true;
  onTestFinished(() => {
    health.isDraining = false;
  });
  const answer = await app.inject({ url: '/ready' });
  expect({ status: answer.statusCode, retry: answer.headers['retry-after'] }).toEqual({ status: 503, retry: '1' });
  expect((await app.inject({ url: '/alive' })).statusCode).toBe(200);
});

test('says within about a second that it is not ready when the database accepts connections but never answers', async () => {
  const silent = net.createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const connection = connect(`postgres://nobody@127.0.0.1:${port}/nothing`, services.config.connections);
  const other = await createApp({ services: { ...services, db: connection.db }, playerScript: '' });
  onTestFinished(async () => {
    await other.close();
    silent.close();
  });
  await other.ready();
  const begun = performance.now();
  const [first, second] = await Promise.all([other.inject({ url: '/ready' }), other.inject({ url: '/ready' })]);
  expect([first.statusCode, second.statusCode]).toEqual([503, 503]);
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect((await other.inject({ url: '/alive' })).statusCode).toBe(200);
});

test('sends the request id with every answer: pages, errors, the content host and invalid HTTP', async () => {
  const answers = [
    { url: '/alive' },
    { url: '/site-info', headers: { host: 'learn.example.org' } },
    { url: '/api/user', headers: { host: 'learn.example.org' } },
    { url: '/nowhere', headers: { host: 'learn.example.org' } },
    { url: '/assets/page.js', headers: { host: 'learn.example.org' } },
    { url: '/some/page', headers: { host: 'learn.example.org', accept: 'text/html' } },
    { url: '/player.js', headers: content },
    { url: '/v/nothing', headers: content },
    { url: '/%', headers: { host: 'learn.example.org' } },
    { method: 'POST', url: '/commit', headers: { ...content, 'content-type': 'application/json' }, payload: '{' },
  ] as const;
  for (const one of answers) expect((await app.inject(one)).headers['x-request-id'], `${one.url}`).toMatch(requestId);
  const { hostname, port } = new URL(address);
  const said = await new Promise<string>((resolve) => {
    const socket = net.connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString();
    });
    socket.on('close', () => resolve(text));
  });
  expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nX-Request-Id: [0-9a-f-]{36}\r\n/u);
});

test('logs every 503 with its reason and the id of its request', async () => {
  await setMaintenance(server.db, 'on');
  onTestFinished(() => setMaintenance(server.db, 'off'));
  lines.length = 0;
  const answer = await app.inject({ url: '/api/user' });
  expect(lines).toMatchObject([
    { level: 40, reqId: answer.headers['x-request-id'], reason: expect.stringMatching(/maintenance/iu) },
  ]);
});

test('answers 503 with the reason in the log when the socket of the database is gone', async () => {
  const away = connect('postgres://nobody@localhost/nothing?host=/nowhere', services.config.connections);
  const other = await createApp({ services: { ...services, db: away.db }, playerScript: '', log });
  onTestFinished(() => other.close());
  lines.length = 0;
  const answer = await other.inject({ url: '/api/user', cookies: { '__Host-sid': 'any' } });
  expect(answer.statusCode).toBe(503);
  expect(lines).toMatchObject([{ reqId: answer.headers['x-request-id'], reason: expect.stringContaining('ENOENT') }]);
});
