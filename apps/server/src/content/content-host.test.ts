import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hours } from '../platform/clock/index.ts';
import { beginCourse, launch } from '../test-support/learning.ts';
import { buildUser } from '../test-support/people.factory.ts';
import { openTestApp, type TestApp } from '../test-support/test-app.ts';
import { contentHost } from '../test-support/test-client.ts';
import { fileFolder } from './file-address.ts';

const server = await openTestApp();
const visitor = server.visitor();
const userId = await buildUser(server.db);
const storageKey = 'packages/made-by-hand';
const stored = server.services.files.pathOf(storageKey);
mkdirSync(path.join(stored, 'media'), { recursive: true });
writeFileSync(path.join(stored, 'index.html'), '<p>Hello</p>');
writeFileSync(path.join(stored, 'media', 'clip.mp4'), '0123456789');
writeFileSync(path.join(stored, '..', 'secret.txt'), 'secret');

const folderOf = (
  target: TestApp,
  overrides: {
    userId?: number;
    allowOutside?: boolean;
    allowedHosts?: string[];
    expiresIn?: number;
    app?: string;
    content?: string;
  } = {},
) =>
  fileFolder(target.services, {
    storageKey,
    userId: overrides.userId ?? userId,
    appOrigin: overrides.app ?? 'http://localhost:3000',
    contentOrigin: overrides.content ?? `http://${contentHost}`,
    allowOutside: overrides.allowOutside ?? false,
    allowedHosts: overrides.allowedHosts ?? [],
    expiresAt: target.clock.now().getTime() + (overrides.expiresIn ?? hours(1)),
  });
const get = (url: string, headers: Record<string, string> = {}) => visitor.get(url, { host: contentHost, ...headers });

describe('files of a package', () => {
  test('are served with their type, without cookies, and may reach no other host', async () => {
    const answer = await get(`${folderOf(server)}index.html?lang=en`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^<script>.*RTCPeerConnection.*<\/script><p>Hello<\/p>$/su);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self' http://localhost:3000");
    const open = await get(`${folderOf(server, { allowOutside: true })}index.html`);
    expect(open.headers['content-security-policy']).toBe("frame-ancestors 'self' http://localhost:3000");
    expect(open.body).toBe('<p>Hello</p>');
  });

  test('are found in both encodings of an accent, also as packages of before name them', async () => {
    const [composed, divided] = ['é'.normalize('NFC'), 'é'.normalize('NFD')];
    writeFileSync(path.join(stored, 'media', `caf${composed}.txt`), 'new');
    writeFileSync(path.join(stored, 'media', `th${divided}.txt`), 'old');
    const ask = async (name: string) => (await get(`${folderOf(server)}media/${encodeURIComponent(name)}.txt`)).body;
    expect([await ask(`caf${composed}`), await ask(`caf${divided}`), await ask(`th${divided}`)]).toEqual([
      'new',
      'new',
      'old',
    ]);
  });

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
  ])('answer the range %s', async (range, body, contentRange) => {
    const answer = await get(`${folderOf(server)}media/clip.mp4`, { range });
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([206, body, contentRange]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  test('answer 416 to a range beyond the end, and the whole file to an invalid range', async () => {
    const address = `${folderOf(server)}media/clip.mp4`;
    expect((await get(address, { range: 'bytes=10-' })).statusCode).toBe(416);
    expect((await get(address, { range: 'bytes=a-b' })).body).toBe('0123456789');
  });

  test.each([
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    'media/../../secret.txt',
    '..%5csecret.txt',
    'index.html%00.png',
    '',
    'media',
    'media/',
    'none.html',
  ])('do not include “%s”', async (name) => {
    const answer = await get(folderOf(server) + name);
    expect([404, 400]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('secret');
  });

  test('need an address that we signed and that has not expired', async () => {
    const folder = folderOf(server);
    expect((await get(`${folder.slice(0, -2)}x/index.html`)).statusCode).toBe(404);
    expect((await get(`/v/${Buffer.from('["packages",1]').toString('base64url')}./index.html`)).statusCode).toBe(404);
    expect((await get('/v/index.html')).statusCode).toBe(404);
    expect((await get(`${folderOf(server, { expiresIn: 0 })}index.html`)).statusCode).toBe(404);
  });

  test('are never served to a service worker', async () => {
    expect((await get(`${folderOf(server)}index.html`, { 'service-worker': 'script' })).statusCode).toBe(404);
  });

  test('are never served at the app’s own name, however the address is written', async () => {
    const folder = folderOf(server);
    for (const address of [folder, folder.replace('/v/', '/%76/')]) {
      expect((await visitor.get(`${address}index.html`)).statusCode).toBe(404);
      expect((await get(`${address}index.html`)).statusCode).toBe(200);
    }
  });
});

describe('with two configured addresses', async () => {
  const apart = await openTestApp({
    settings: { PUBLIC_URL: 'https://learn.example.org', CONTENT_URL: 'https://content.example.net' },
  });
  mkdirSync(apart.services.files.pathOf(storageKey), { recursive: true });
  writeFileSync(path.join(apart.services.files.pathOf(storageKey), 'index.html'), '<p>Hello</p>');
  const ask = async (url: string, host: string) => (await apart.visitor().get(url, { host })).statusCode;
  const folder = folderOf(apart, {
    userId: await buildUser(apart.db),
    app: 'https://learn.example.org',
    content: 'https://content.example.net',
  });

  test('each host answers only its own addresses, however they are written', async () => {
    for (const address of [folder, folder.replace('/v/', '/%76/')]) {
      expect(await ask(`${address}index.html`, 'content.example.net')).toBe(200);
      expect(await ask(`${address}index.html`, 'learn.example.org')).toBe(404);
    }
    for (const address of ['/api/user', '/%61pi/user', '/online', '/csrf-cookie', '/site-info']) {
      expect(await ask(address, 'content.example.net')).toBe(404);
      expect(await ask(address, 'learn.example.org')).not.toBe(404);
    }
    expect(await ask('/player.js', 'learn.example.org')).toBe(404);
  });

  test('the session cookie is bound to the host and to https', async () => {
    const answer = await apart.visitor().get('/csrf-cookie', { host: 'learn.example.org' });
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'XSRF-TOKEN', secure: true, sameSite: 'Lax' })]);
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test.each([
    ['learn.example.org', '/online'],
    ['learn.example.org', '/api/user'],
    ['learn.example.org', '/nowhere'],
    ['content.example.net', '/player.js'],
    ['content.example.net', '/play/none'],
    ['content.example.net', `${folder}index.html`],
  ])('%s demands HTTPS and forbids other sites to embed %s', async (host, url) => {
    const { headers } = await apart.visitor().get(url, { host });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

test.each(['/play/none', '/v/none/index.html', '/player.js'])(
  '%s has a policy that allows no scripts',
  async (path) => {
    expect((await get(path)).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  },
);

test('the player script is loaded once, and after that only revalidated', async () => {
  const first = await get('/player.js');
  expect(first.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const again = await visitor.get('/player.js', { host: contentHost, 'if-none-match': String(first.headers.etag) });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
});

test('browsers keep the player script that its page names, and ask again for any other version', async () => {
  const learner = await beginCourse(server);
  const { play_url: address } = await launch(learner);
  const page = (await get(new URL(address).pathname)).body;
  const script = /src="(\/player\.js\?v=[\w-]+)"/u.exec(page)?.[1] ?? '';
  expect((await get(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const other = await get('/player.js?v=of-another-version');
  expect({ status: other.statusCode, cache: other.headers['cache-control'] }).toEqual({
    status: 200,
    cache: 'no-cache',
  });
});

describe('the player page', () => {
  test('contains the state of the attempt, and only our own page may frame it', async () => {
    const learner = await beginCourse(server, { scos: [{ title: 'Doses </script><b>' }] });
    const { play_url: address } = await launch(learner);
    expect(new URL(address).origin).toBe(`http://${contentHost}`);
    const answer = await get(new URL(address).pathname);
    expect(answer.statusCode).toBe(200);
    const policy = answer.headers['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'self' http://localhost:3000; default-src 'none'");
    expect(policy).toContain(`connect-src http://${contentHost}/commit;`);
    expect(answer.headers['connection-allowlist']).toBe('(response-origin)');
    expect(policy).toContain('sandbox allow-scripts allow-same-origin allow-forms allow-modals');
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect(answer.body).not.toContain('</script><b>');
    const data = JSON.parse(answer.body.match(/application\/json">(.*?)<\/script>/u)?.[1] ?? '');
    expect(data).toMatchObject({
      title: 'Doses </script><b>',
      seq: 0,
      state: { student: { name: 'Penrose, Mary-Ann Jo' }, lesson_status: 'not attempted' },
    });
    expect((await visitor.get(new URL(address).pathname)).statusCode).toBe(404);
  });

  test('contains the token neither in its address nor in its HTML', async () => {
    const { play_url: address, session_token: token } = await launch(await beginCourse(server));
    const [body = ''] = new URL(address).pathname.slice('/play/'.length).split('.');
    const answer = await get(new URL(address).pathname);
    for (const text of [address, Buffer.from(body, 'base64url').toString(), answer.body])
      expect(text).not.toContain(token);
  });

  test('restricts only who may frame it when the course may connect outside', async () => {
    const learner = await beginCourse(server, { scos: [{ allowOutsideConnections: true }] });
    const answer = await get(new URL((await launch(learner)).play_url).pathname);
    expect(answer.headers['content-security-policy']).toBe("frame-ancestors 'self' http://localhost:3000");
  });

  test('says that another launch has taken over, and contains no state', async () => {
    const learner = await beginCourse(server);
    const first = await launch(learner);
    await launch(learner);
    const answer = await get(new URL(first.play_url).pathname);
    expect(answer.body).toContain('"stale":true');
    expect(answer.body).not.toContain('Penrose');
  });

  test('does not exist after 12 hours, or at an address that we did not sign', async () => {
    const learner = await beginCourse(server);
    const { pathname } = new URL((await launch(learner)).play_url);
    expect((await get(`${pathname}x`)).statusCode).toBe(404);
    server.clock.advance(hours(12));
    expect((await get(pathname)).statusCode).toBe(404);
  });

  test('cannot be opened when no second host is known', async () => {
    const learner = await beginCourse(server);
    const answer = await learner.client.post(
      `/api/sco-user/${learner.attempts[0]}/start`,
      {},
      { host: 'learn.example.org' },
    );
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toContain('CONTENT_URL');
  });
});

test('an archived account can no longer read files or store progress', async () => {
  const learner = await beginCourse(server);
  const { session_token: token, play_url: address } = await launch(learner);
  const folder = folderOf(server, { userId: learner.userId });
  const send = (seq: number) =>
    visitor.send('POST', '/commit', {
      body: { token, seq, deltas: [{ session: 1, interactions: [], lesson_location: `page ${seq}` }], finished: false },
      headers: { host: contentHost },
    });
  const page = () => visitor.get(new URL(address).pathname, { host: contentHost });
  expect([(await get(`${folder}index.html`)).statusCode, (await send(1)).statusCode]).toEqual([200, 200]);
  await server.db.updateTable('users').set({ state: 'disabled' }).where('id', '=', learner.userId).execute();
  expect([(await get(`${folder}index.html`)).statusCode, (await send(2)).statusCode]).toEqual([404, 409]);
  expect((await page()).body).toContain('Opened somewhere else');
  const [stored] = await server.rows<{ at: string }>(
    'select lesson_location as at from sco_users where user_id = $1 order by id limit 1',
    [learner.userId],
  );
  expect(stored?.at).toBe('page 1');
});
