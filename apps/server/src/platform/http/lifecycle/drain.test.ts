import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { sendToReadyNodes } from '../../../test-support/faults/ready-nodes.ts';
import { rollingRestart } from '../../../test-support/faults/rolling-restart.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { endServer, freePort, startServer } from '../../../test-support/servers/server-process.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildCourseZip } from '../../../test-support/zip.ts';

const server = await openTestApp();
server.clock.set(new Date().toISOString());

async function startNode(environment: Record<string, string>) {
  const port = await freePort();
  const child = await startServer({ ...server.environment, DEMO: 'off', PORT: String(port), ...environment });
  return { child, port, address: `http://localhost:${port}` };
}

/** Headers of a signed-in site admin's browser. */
async function signIn(address: string): Promise<Record<string, string>> {
  const { cookies } = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
  const cookie = `sid=${cookies.get('sid')}`;
  const answer = await fetch(`${address}/csrf-cookie`, { headers: { cookie } });
  const token = /XSRF-TOKEN=([^;]+)/u.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? '';
  return { cookie: `${cookie}; XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) };
}

/** Sends half of an upload. `finish` sends the rest and resolves to the status. */
async function beginUpload(port: number, headers: Record<string, string>) {
  const { courseId } = await buildCourse(server.db);
  const boundary = 'half-way';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="slow.zip"\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    await buildCourseZip([{ identifier: 'one' }]),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const upload = request({
    port,
    method: 'POST',
    path: `/api/admin/courses/${courseId}/packages`,
    headers: {
      ...headers,
      host: `localhost:${port}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.byteLength,
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    upload.once('response', (answer) => resolve(answer.resume().statusCode ?? 0)).once('error', reject);
  });
  upload.write(body.subarray(0, 400));
  await sleep(200);
  return {
    finish() {
      upload.end(body.subarray(400));
      return status;
    },
  };
}

test('a stopping node says at once it is not ready, keeps answering, ends streams, finishes an upload', async () => {
  const { child, port, address } = await startNode({ DRAIN_SECONDS: '1' });
  const headers = await signIn(address);
  const stream = await fetch(`${address}/api/mixed-admin/notifications/live`, { headers });
  const streamEnded = stream.text();
  const upload = await beginUpload(port, headers);
  const stopping = endServer(child, 'SIGTERM');
  await expect.poll(async () => (await fetch(`${address}/ready`)).status, { interval: 20 }).toBe(503);
  const answer = await fetch(`${address}/api/user`, { headers });
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${address}/alive`)).status).toBe(200);
  expect(await streamEnded).toContain('event: count');
  await expect
    .poll(() =>
      fetch(`${address}/alive`).then(
        ({ status }) => status,
        () => 'closed',
      ),
    )
    .toBe('closed');
  expect(child.exitCode).toBeNull();
  expect(await upload.finish()).toBe(200);
  await stopping;
});

test('Ctrl-C ends a server without waiting for load balancers', async () => {
  const { child, address } = await startNode({ DRAIN_SECONDS: '60' });
  await fetch(`${address}/alive`);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await gone).toBe(0);
}, 30_000);

test('no request to a ready node fails while two nodes restart one after the other', async () => {
  const { requests, failed, restarts } = await rollingRestart({
    requests: 200,
    drainSeconds: 0.5,
    spread: sendToReadyNodes,
  });
  expect(failed).toEqual([]);
  expect(restarts).toBe(2);
  expect(requests).toBeGreaterThanOrEqual(200);
}, 300_000);
