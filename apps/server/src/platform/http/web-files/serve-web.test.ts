import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { setMaintenance } from '../../../features/site/site-status/index.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { appHost } from '../../../test-support/test-client.ts';

const script = `console.log('${'a script '.repeat(300)}')`;
const folder = mkdtempSync(path.join(tmpdir(), 'doselore-web-'));
const webFolder = path.join(folder, 'dist');
mkdirSync(path.join(webFolder, 'assets'), { recursive: true });
writeFileSync(path.join(folder, 'outside.txt'), 'outside');
writeFileSync(path.join(webFolder, 'index.html'), '<p>The application</p>');
writeFileSync(path.join(webFolder, 'login.html'), '<p>The login page</p>');
writeFileSync(path.join(webFolder, 'icon.png'), 'a picture');
for (const name of ['assets/page-h4sh.js', 'worker.js']) {
  writeFileSync(path.join(webFolder, name), script);
  writeFileSync(path.join(webFolder, `${name}.br`), brotliCompressSync(script));
  writeFileSync(path.join(webFolder, `${name}.gz`), gzipSync(script));
}

const { services } = await openTestApp();
const app = await createApp({ services, playerScript: '', webFolder });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const page = '/assets/page-h4sh.js';
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { host: appHost, ...headers } });

const plain = (bytes: Buffer) => bytes;

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['BR', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, plain],
  ['br;q=0.0, gzip;q=0', undefined, plain],
  ['', undefined, plain],
])('sends a script to a client that accepts “%s” as %s', async (accepted, encoding, unpack) => {
  const answer = await get(page, { 'accept-encoding': accepted });
  expect([answer.statusCode, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
    200,
    encoding,
    'Accept-Encoding',
  ]);
  expect(unpack(answer.rawPayload).toString()).toBe(script);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
});

test('lets browsers store files with a hash for a year, and ask for other files each time', async () => {
  const headersOf = async (url: string) => {
    const { headers } = await get(url);
    return [headers['cache-control'], headers['content-type'], headers['x-content-type-options']];
  };
  const forever = 'public, max-age=31536000, immutable';
  expect(await headersOf(page)).toEqual([forever, 'text/javascript; charset=utf-8', 'nosniff']);
  expect(await headersOf('/icon.png')).toEqual(['no-cache', 'image/png', 'nosniff']);
  expect(await headersOf('/')).toEqual(['no-cache', 'text/html; charset=utf-8', 'nosniff']);
});

test('sends the security headers with pages', async () => {
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' });
});

test('answers 304 to a client that holds the version, and 200 to one that holds another version', async () => {
  for (const accepted of ['br', 'gzip', 'identity']) {
    const { headers } = await get('/worker.js', { 'accept-encoding': accepted });
    const etag = String(headers.etag);
    for (const cachedTag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/worker.js', { 'accept-encoding': accepted, 'if-none-match': cachedTag });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
      expect(again.headers['cache-control']).toBe('no-cache');
    }
    const other = accepted === 'br' ? 'gzip' : 'br';
    expect((await get('/worker.js', { 'accept-encoding': other, 'if-none-match': etag })).statusCode).toBe(200);
  }
});

test('a file with a hash in its name has no version to ask for, because it never changes', async () => {
  const answer = await get(page, { 'if-none-match': '*' });
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
});

test('answers HEAD with the headers alone', async () => {
  const answer = await get(page, {}, 'HEAD');
  expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([200, '', `${script.length}`]);
});

test('answers 404 for an unknown file, and with the application for an unknown page', async () => {
  expect((await get('/assets/gone.js')).statusCode).toBe(404);
  expect((await get(`${page}.br`)).statusCode).toBe(404);
  const asPage = { accept: 'text/html' };
  expect((await get('/group-admin/1/members', asPage)).body).toBe('<p>The application</p>');
  expect((await get('/api/nothing', asPage)).statusCode).toBe(404);
});

const pages = [
  ...['/', '/login', '/login?next=%2Ffaq', '/accept-invite/Kx_4-q', '/password/reset?token=a.b', '/faq'],
  ...['/check-certificate/ABCD', '/achievements/abstract_course/12/3', '/group-admin/1/members', '/nothing-here'],
];
const calls = [
  ...['/api', '/api/nothing', '/api?a', '/assets', '/assets/gone', '/assets/gone.js', '/%61ssets/gone.js'],
  ...['/robots.txt', '/favicon.ico', '/.well-known/gone', '/a.b/c', '/a%2eb'],
];
const acceptsAnything = [{ accept: '*/*' }, { accept: 'text/*' }, { accept: 'image/avif,*/*;q=0.8' }, {}];

test.each(pages)('answers a link checker that asks for %s as a browser', async (url) => {
  const browser = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([browser.statusCode, browser.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const headers of acceptsAnything)
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await get(url, headers as Record<string, string>, method);
      expect([method, headers, answer.statusCode, answer.body]).toEqual([
        method,
        headers,
        200,
        method === 'HEAD' ? '' : browser.body,
      ]);
      const same = ['content-type', 'content-length', 'etag', 'cache-control', 'content-security-policy'];
      for (const name of same) expect([name, answer.headers[name]]).toEqual([name, browser.headers[name]]);
    }
});

test.each(calls)('answers 404 to a script that asks for %s, which names no page', async (url) => {
  for (const headers of acceptsAnything)
    for (const method of ['GET', 'HEAD'] as const)
      expect((await get(url, headers as Record<string, string>, method)).statusCode).toBe(404);
});

test('answers 404 to a client that takes no page', async () => {
  for (const accept of ['application/json', 'text/plain', 'image/*'])
    for (const method of ['GET', 'HEAD'] as const)
      expect([accept, (await get('/faq', { accept }, method)).statusCode]).toEqual([accept, 404]);
});

test('HEAD /login answers 503 in maintenance, and the pages stay there', async () => {
  await setMaintenance(services.db, 'on');
  onTestFinished(() => setMaintenance(services.db, 'off'));
  const asCall = { accept: 'application/json' };
  expect((await get('/login', asCall, 'HEAD')).statusCode).toBe(503);
  for (const url of ['/login', '/login?next=%2Ffaq', '/login/']) {
    const answer = await get(url, {}, 'HEAD');
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '10', '']);
  }
  expect((await get('/login', { accept: 'text/html' })).body).toBe('<p>The login page</p>');
  expect((await get('/faq', {}, 'HEAD')).statusCode).toBe(200);
  // Open pages of an earlier release ask for JSON.
  await setMaintenance(services.db, 'off');
  expect((await get('/login', asCall, 'HEAD')).statusCode).toBe(200);
});

test('sends the policy headers with every page, whatever its address', async () => {
  const accept = 'text/html';
  for (const url of ['/assets/nope.js', '/assets/', '/assets/a/b', '/nothing', '/login', '/x.js', '/'])
    for (const method of ['GET', 'HEAD'] as const) {
      const { headers } = await get(url, { accept }, method);
      expect([url, headers['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-content-type-options': 'nosniff',
      });
    }
  expect((await get(page)).headers).not.toHaveProperty('content-security-policy');
});

test('serves a page with a document of its own from this document', async () => {
  const bodyOf = async (url: string) => (await get(url, { accept: 'text/html' })).body;
  expect(await bodyOf('/login')).toBe('<p>The login page</p>');
  expect(await bodyOf('/login?next=%2Ffaq')).toBe('<p>The login page</p>');
  for (const other of ['/login/', '/login/more', '/Login', '/index', '/%6cogin'])
    expect(await bodyOf(other)).toBe('<p>The application</p>');
  expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
});

test.each([
  '/../outside.txt',
  '/assets/../../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%5c..%5coutside.txt',
])('sends nothing from outside the folder: %s', async (address) => {
  for (const accept of ['*/*', 'text/html']) expect((await get(address, { accept })).body).not.toContain('outside');
});
