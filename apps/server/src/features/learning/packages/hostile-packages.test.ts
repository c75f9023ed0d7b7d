import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildRawZip, type RawEntry } from '../../../test-support/raw-zip.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildCourseZip, buildZip, manifestOf } from '../../../test-support/zip.ts';

const server = await openTestApp();
const { db } = server;
const admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const { courseId } = await buildCourse(db);
const manifest = manifestOf([{ identifier: 'one' }]);
const course: RawEntry[] = [
  { name: 'imsmanifest.xml', content: manifest },
  { name: 'index.html', content: '<p>Hello</p>' },
];
const withEntry = (...entries: RawEntry[]) => buildRawZip([...course, ...entries]);

async function footprint() {
  const [rows] =
    await server.rows(`select (select count(*) from packages) as packages, (select count(*) from package_versions) as versions,
    (select count(*) from scos) as scos, (select count(*) from audit_events) as events`);
  const files = path.join(server.folder, 'files');
  return { rows, files: readdirSync(files, { recursive: true }).filter((name) => name !== 'packages') };
}

const upload = (bytes: Buffer, name = 'course.zip') =>
  admin.upload(`/api/admin/courses/${courseId}/packages`, { name, bytes });

async function expectRefused(bytes: Buffer, words: RegExp): Promise<void> {
  const before = await footprint();
  const answer = await upload(bytes);
  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 422, code: 'package_refused' });
  expect(answer.json().message).toMatch(words);
  expect(answer.json().errors).toEqual({ file: [answer.json().message] });
  expect(await footprint()).toEqual(before);
}

test('accepts the same files without a hostile part, so that the tests below refuse only that part', async () => {
  expect((await upload(withEntry({ name: 'media/picture.png' }))).statusCode).toBe(200);
});

test.each([
  ['leads up', '../evil.txt'],
  ['leads up in the middle', 'media/../../evil.txt'],
  ['is absolute', '/etc/cron.d/evil'],
  ['names a drive', 'C:/evil.txt'],
  ['uses backslashes', 'media\\..\\..\\evil.txt'],
  ['has a NUL', 'picture.png\0.html'],
  ['is a folder that leads up', '../evil/'],
])('refuses a path that %s', async (_name, name) => {
  await expectRefused(withEntry({ name }), /path that is not allowed/u);
});

test('refuses a link', async () => {
  await expectRefused(withEntry({ name: 'link', content: '/etc/passwd', mode: 0o120777 }), /symbolic link, “link”/u);
});

test('refuses an encrypted file', async () => {
  await expectRefused(withEntry({ name: 'secret.html', isEncrypted: true }), /encrypted/u);
});

test('refuses a file that unpacks to a thousand times its size', async () => {
  await expectRefused(
    withEntry({ name: 'bomb.bin', content: Buffer.alloc(30 * 1024 * 1024) }),
    /“bomb\.bin” unpacks to more than 200 times/u,
  );
});

test('refuses a file that declares ten bytes and unpacks to five million', async () => {
  await expectRefused(
    withEntry({ name: 'liar.bin', content: Buffer.alloc(5_000_000, 7), declaredBytes: 10 }),
    /damaged/u,
  );
});

test('refuses a small file that unpacks to more or less than it declares', async () => {
  const content = Buffer.alloc(5_000, 7);
  await expectRefused(withEntry({ name: 'more.bin', content, declaredBytes: 10 }), /size of “more\.bin” is wrong/u);
  await expectRefused(withEntry({ name: 'less.bin', content, declaredBytes: 9_000 }), /size of “less\.bin” is wrong/u);
});

test('refuses a zip that declares more than two gigabytes before unpacking it', async () => {
  await expectRefused(withEntry({ name: 'huge.bin', declaredBytes: 0x9000_0000 }), /more than 2 GB/u);
});

test('refuses more than twenty thousand files', async () => {
  const many = Array.from({ length: 20_001 }, (_, index) => ({ name: `f/${index}`, content: '' }));
  await expectRefused(withEntry(...many), /more than 20,000 files/u);
});

test.each([
  ['the same name twice', ['a.txt', 'a.txt']],
  ['names that differ in case only', ['Media/A.txt', 'media/a.TXT']],
  ['names that differ in how an accent is written', ['caf\u00e9.txt', 'cafe\u0301.txt']],
])('refuses %s', async (_name, names) => {
  await expectRefused(withEntry(...names.map((name) => ({ name }))), /same file twice/u);
});

test.each([
  ['a file and a folder of one name', ['media', 'media/a.txt']],
  ['a folder and then a file of its name', ['media/a.txt', 'media']],
  ['a file and a folder whose names differ in case only', ['Media', 'media/a.txt']],
])('refuses %s', async (_name, names) => {
  await expectRefused(withEntry(...names.map((name) => ({ name }))), /“media” is a file and a folder/iu);
});

test('refuses a name that is longer than a disk can hold', async () => {
  await expectRefused(withEntry({ name: `${'long'.repeat(80)}.html` }), /name that is too long/u);
  await expectRefused(withEntry({ name: `${'deep/'.repeat(900)}a.html` }), /name that is too long/u);
});

test('refuses a zip that is truncated or empty, and a file that is not a zip', async () => {
  const whole = await buildCourseZip([{ identifier: 'one' }]);
  await expectRefused(whole.subarray(0, whole.length - 30), /not a zip, or its end is missing/u);
  await expectRefused(Buffer.from('Dear sir or madam'), /not a zip/u);
  await expectRefused(Buffer.alloc(0), /not a zip/u);
  await expectRefused(buildRawZip([]), /empty/u);
});

test('refuses a zip with one changed byte in its contents', async () => {
  const whole = Buffer.from(
    withEntry({ name: 'text.html', content: 'some text that can be packed, some text that can be packed' }),
  );
  const at = whole.indexOf('text.html') + 'text.html'.length + 5;
  whole.writeUInt8(whole.readUInt8(at) ^ 0xff, at);
  await expectRefused(whole, /damaged/u);
});

test('refuses a manifest two folders down, and the message gives its path', async () => {
  await expectRefused(
    await buildZip({ 'my/course/imsmanifest.xml': manifest, 'my/course/index.html': '' }),
    /“my\/course\/imsmanifest\.xml”/u,
  );
});

test('refuses a manifest that would fill the memory or declares entities', async () => {
  await expectRefused(
    await buildZip({ 'imsmanifest.xml': manifest + ' '.repeat(6_000_000), 'index.html': '' }),
    /larger than 5 MB/u,
  );
  const laughing = manifest.replace('?>', '?><!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>');
  await expectRefused(await buildZip({ 'imsmanifest.xml': laughing, 'index.html': '' }), /DOCTYPE/u);
});

test('refuses a launch file outside the package', async () => {
  const outside = manifest.replace('href="index.html"', 'href="../../secret.html"');
  await expectRefused(await buildZip({ 'imsmanifest.xml': outside, 'index.html': '' }), /secret\.html/u);
});

test('a request refused for another reason leaves no partial file', async () => {
  const before = await footprint();
  const bytes = await buildCourseZip([{ identifier: 'one' }]);
  expect(
    (await admin.upload(`/api/admin/courses/${courseId}/packages?junk=1`, { name: 'a.zip', bytes })).statusCode,
  ).toBe(422);
  expect((await admin.upload('/api/admin/courses/999999/packages', { name: 'a.zip', bytes })).statusCode).toBe(404);
  expect(
    (await admin.upload(`/api/admin/courses/${courseId}/packages/999999/versions`, { name: 'a.zip', bytes }))
      .statusCode,
  ).toBe(404);
  expect((await admin.post(`/api/admin/courses/${courseId}/packages`, {})).statusCode).toBe(415);
  expect(await footprint()).toEqual(before);
});
