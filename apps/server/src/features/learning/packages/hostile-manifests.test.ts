import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildRawZip } from '../../../test-support/raw-zip.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildCourseZip, buildZip, manifestOf } from '../../../test-support/zip.ts';
import { storePackage } from './store-package.ts';

const server = await openTestApp();
const { db } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ identifier: `item-${index}` }));

async function upload(bytes: Buffer, to?: number) {
  const courseId = to ?? (await buildCourse(db)).courseId;
  return admin.upload(`/api/admin/courses/${courseId}/packages`, { name: 'course.zip', bytes });
}

test('accepts 500 items and refuses 501', async () => {
  expect((await upload(await buildCourseZip(items(500)))).json().modules).toBe(500);
  const refused = await upload(await buildCourseZip(items(501)));
  expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('more than 500 items')]);
});

test('stores 500 modules with as many statements as 1 module', async () => {
  const userId = await buildUser(db);
  const statements = async (count: number) => {
    let sent = 0;
    const counted = db.withPlugin({
      transformQuery({ node }) {
        sent += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { courseId } = await buildCourse(db);
    const file = { path: path.join(server.folder, `${count}.zip`), name: 'course.zip', bytes: 0 };
    writeFileSync(file.path, await buildCourseZip(items(count)));
    await storePackage({ ...server.services, db: counted }, { id: userId, level: 'superAdmin' }, { courseId, file });
    return sent;
  };
  expect(await statements(500)).toBe(await statements(1));
});

test('keeps modules in the order of the manifest', async () => {
  const { courseId } = await buildCourse(db);
  await upload(await buildCourseZip(items(500)), courseId);
  const found = await server.rows<{ identifier: string }>(
    `select s.identifier from scos s join sco_versions v on v.id = s.current_version_id and v.sco_id = s.id
      where s.package_id = (select max(id) from packages where course_id = $1) and s.archived_at is null order by s.sequence`,
    [courseId],
  );
  expect(found.map(({ identifier }) => identifier)).toEqual(items(500).map(({ identifier }) => identifier));
});

test('counts folders like files', async () => {
  const manifest = { name: 'imsmanifest.xml', content: manifestOf(items(1)) };
  const page = { name: 'index.html', content: '' };
  const deep = (end: string) =>
    Array.from({ length: 200 }, (_, index) => ({ name: `${index}/${'a/'.repeat(120)}${end}`, content: '' }));
  for (const many of [deep('file.txt'), deep('')]) {
    const answer = await upload(buildRawZip([manifest, page, ...many]));
    expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining('files and folders')]);
  }
});

test('refuses a manifest that is nested too deeply', async () => {
  const deep = manifestOf(items(1)).replace('<item ', `${'<item>'.repeat(100_000)}${'</item>'.repeat(100_000)}<item `);
  expect((await upload(await buildZip({ 'imsmanifest.xml': deep, 'index.html': '' }))).statusCode).toBe(422);
});

test('5 refused packages at once do not delay other requests', async () => {
  const { courseId } = await buildCourse(db);
  // 1.5 MB of items with one identifier.
  const bytes = await buildCourseZip(Array.from({ length: 20_000 }, () => ({ identifier: 'x' })));
  const learner = await server.as(await buildUser(db));
  await learner.get('/api/user');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let isDone = false;
  const uploads = Promise.all(Array.from({ length: 5 }, () => upload(bytes, courseId))).finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const startedAt = performance.now();
    expect((await learner.get('/api/user')).statusCode).toBe(200);
    longest = Math.max(longest, performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  delay.disable();
  const statuses = (await uploads).map(({ statusCode }) => statusCode);
  console.info(
    `longest wait ${longest.toFixed()} ms, longest delay of the event loop ${(delay.max / 1e6).toFixed()} ms`,
  );
  expect(statuses).toEqual([422, 422, 422, 422, 422]);
  // The requirement is 200 ms; a busy machine may need several times that.
  expect(longest).toBeLessThan(1_500);
});
