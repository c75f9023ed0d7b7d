import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const { services } = await openTestApp();
const webFolder = mkdtempSync(path.join(tmpdir(), 'doselore-web-'));
mkdirSync(path.join(webFolder, 'assets'));
writeFileSync(path.join(webFolder, 'index.html'), '<p>Hello</p>');
writeFileSync(path.join(webFolder, 'assets', 'page.js'), '1');
const app = await createApp({ services, playerScript: '', webFolder });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true });
});

/** Sends the address unchanged. Browsers and HTTP clients would normalise it first. */
async function ask(address: string, accept: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost:3000\r\nAccept: ${accept}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  ...['/assets/..%5c..', '/assets/..%5cindex.html', '/assets/%2e%2e/index.html', '/assets/../../package.json'],
  ...['//host/%2e%2e', '//host/../x', '/%00', '/%00/x', '/assets/%00', '/assets/page.js%00', '/./x'],
  ...['/api//user', '//api/user', '/api/%2e%2e/x', '/%', '/%ff', '/%ED%A0%80', '/assets/%c0%ae%c0%ae/', '/\\..\\x'],
])('answers the invalid address %s with 4xx', expect4xx);

test('answers addresses that are too long for a file system with 4xx', async () => {
  await expect4xx(`/assets/${'x'.repeat(300)}`);
  await expect4xx(`/${'a/'.repeat(2_000)}`);
});

async function expect4xx(address: string): Promise<void> {
  for (const accept of ['*/*', 'text/html']) {
    const answer = await ask(address, accept);
    expect([address.slice(0, 40), accept, answer.split('\r\n')[0]]).toEqual([
      address.slice(0, 40),
      accept,
      expect.stringMatching(/^HTTP\/1\.1 4\d\d /u),
    ]);
  }
}

test('serves the application at its addresses and files at theirs', async () => {
  expect(await ask('/group-admin/1/', 'text/html')).toMatch(/^HTTP\/1\.1 200 [\s\S]*Hello/u);
  expect(await ask('/assets/page.js', '*/*')).toMatch(/^HTTP\/1\.1 200 /u);
});
