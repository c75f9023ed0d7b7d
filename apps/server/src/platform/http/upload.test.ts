import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { limits } from '@doselore/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../test-support/people.factory.ts';
import { buildGroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import type { Client } from '../../test-support/test-client.ts';

const server = await openTestApp();
const { app, db, clock } = server;
const boundary = 'doselore-upload-test';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="proof.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`;
let port = 0;

// Refused bodies are never completed, so their connections stay open.
afterAll(() => app.server.closeAllConnections());
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

async function learner(): Promise<{ client: Client; entry: string }> {
  const userId = await buildUser(db);
  const { id } = await db
    .insertInto('external_course_users')
    .values({
      group_id: await buildGroup(db),
      user_id: userId,
      title: 'First aid',
      provider: 'St John',
      completed_on: '2026-03-31',
      months: 12,
      entered_by: userId,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const client = await server.as(userId);
  await client.get('/csrf-cookie');
  return { client, entry: `/api/my-external-courses/${id}/evidence` };
}

type Sent = { status: number; body: { errors?: { file?: string[] } }; sentBytes: number };

/** Sends the head of a body, then pieces until the server answers or `megabytes` are sent. Never ends the body. */
function sendSlowly(
  client: Client,
  at: string,
  { length, megabytes }: { length?: number; megabytes: number },
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    let isAnswered = false;
    const outgoing = request(
      {
        ...{ port, host: '127.0.0.1', method: 'POST', path: at },
        headers: {
          host: 'localhost:3000',
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...(length === undefined ? {} : { 'content-length': length }),
        },
      },
      (answer) => {
        isAnswered = true;
        let text = '';
        answer.on('data', (part: Buffer) => {
          text += part.toString();
        });
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text), sentBytes });
          outgoing.destroy();
        });
      },
    );
    outgoing.on('error', (error) => (isAnswered ? undefined : reject(error)));
    outgoing.write(head);
    const piece = Buffer.alloc(256 * 1024, 'x');
    const more = () => {
      if (isAnswered || sentBytes >= megabytes * 1024 * 1024) return;
      sentBytes += piece.length;
      outgoing.write(piece, () => setTimeout(more, 5));
    };
    more();
  });
}

test('refuses a file whose declared length is too long before it is read', async () => {
  const { client, entry } = await learner();
  const sent = await sendSlowly(client, entry, { length: 1_000_000_000, megabytes: 0 });
  expect([sent.status, sent.body.errors?.file]).toEqual([413, ['Choose a file of at most 10 MB']]);
});

test('stops reading a file without a length once it is longer than the endpoint allows', async () => {
  const { client, entry } = await learner();
  const sent = await sendSlowly(client, entry, { megabytes: 40 });
  expect(sent.status).toBe(413);
  expect(sent.sentBytes).toBeLessThan(2 * limits.evidenceBytes);
  expect(readdirSync(path.join(server.folder, 'files', 'arriving'))).toEqual([]);
});

test("refuses a file for somebody else's entry before it is read", async () => {
  const [{ entry }, { client }] = [await learner(), await learner()];
  const sent = await sendSlowly(client, entry, { length: 5_000_000, megabytes: 0 });
  expect(sent.status).toBe(404);
});

test('refuses a package for a course that does not exist before it is read', async () => {
  const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  await admin.get('/csrf-cookie');
  const sent = await sendSlowly(admin, '/api/admin/courses/999999/packages', { length: 900_000_000, megabytes: 0 });
  expect(sent.status).toBe(404);
});
