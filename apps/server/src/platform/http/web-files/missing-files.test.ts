import { mkdirSync } from 'node:fs';
import { commandOf } from '@doselore/contract';
import { expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { fileFolder } from '../../../content/file-address.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { contentHost, createClient } from '../../../test-support/test-client.ts';
import { hours } from '../../clock/index.ts';

const server = await openTestApp();
const { db, services, clock } = server;
type Line = { level: number; reqId: string; err?: { message: string }; file?: string };
const lines: Line[] = [];
const app = await createApp({
  services,
  playerScript: '',
  log: { write: (line) => void lines.push(JSON.parse(line)) },
});
const userId = await buildUser(db);
await buildMembership(db, { userId, groupId: await buildGroup(db) });
const learner = createClient(app, Object.fromEntries((await server.as(userId)).cookies));
const missing = 'This file is missing on the server. Contact technical support.';

test('a missing picture is a logged error that names its key, and not maintenance', async () => {
  const { courseId } = await buildCourse(db);
  await server.rows('update courses set thumbnail_key = $1 where id = $2', ['thumbnails/lost', courseId]);
  lines.length = 0;
  const answer = await learner.get(`/api/course-thumbnail/${courseId}/lost`);
  expect([answer.statusCode, answer.json().message]).toEqual([500, missing]);
  expect(lines).toMatchObject([
    { level: 50, reqId: answer.headers['x-request-id'], err: { message: expect.stringContaining('thumbnails/lost') } },
  ]);
});

test('missing evidence is a logged error that names its key', async () => {
  const entry = {
    external_course_id: null,
    title: 'First aid',
    provider: 'A provider',
    completed_on: '2026-05-04',
    months: 12,
  };
  const { id } = (await learner.post('/api/my-external-courses', commandOf({ ...entry, reference: '' }))).json();
  await server.rows(
    `update external_course_users set evidence_key = 'evidence/lost', evidence_name = 'a.pdf', evidence_bytes = 9,
      evidence_type = 'application/pdf' where id = $1`,
    [id],
  );
  lines.length = 0;
  const answer = await learner.get(`/api/my-external-courses/${id}/evidence`);
  expect([answer.statusCode, answer.json().message]).toEqual([500, missing]);
  expect(lines).toMatchObject([{ level: 50, err: { message: expect.stringContaining('evidence/lost') } }]);
});

const packageFile = (storageKey: string, file: string) => {
  const origins = { appOrigin: 'http://localhost:3000', contentOrigin: `http://${contentHost}` };
  const expiresAt = clock.now().getTime() + hours(1);
  const folder = fileFolder(services, {
    storageKey,
    userId,
    ...origins,
    allowOutside: false,
    allowedHosts: [],
    expiresAt,
  });
  return learner.get(`${folder}${file}`, { host: contentHost });
};

test('a package without its files is a logged error that names its key', async () => {
  lines.length = 0;
  const answer = await packageFile('packages/lost', 'index.html');
  expect([answer.statusCode, answer.json().message]).toEqual([500, missing]);
  expect(lines).toMatchObject([{ level: 50, err: { message: expect.stringContaining('packages/lost') } }]);
});

test('a file that its package does not contain is a 404 with a warning that names it', async () => {
  mkdirSync(services.files.pathOf('packages/there'), { recursive: true });
  lines.length = 0;
  expect((await packageFile('packages/there', 'media/gone.mp4')).statusCode).toBe(404);
  expect(lines).toMatchObject([{ level: 40, file: 'packages/there/media/gone.mp4' }]);
});
