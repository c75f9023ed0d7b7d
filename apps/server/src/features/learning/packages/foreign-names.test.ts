import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildRawZip, type RawEntry } from '../../../test-support/raw-zip.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));

const manifest = (href: string) => `<?xml version="1.0" encoding="utf-8"?>
<manifest identifier="m" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Course</title><item identifier="i" identifierref="r"><title>One</title></item></organization></organizations>
<resources><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="${href}"><file href="${href}"/></resource></resources></manifest>`;
const page = '<script>API.LMSInitialize("");API.LMSSetValue("cmi.core.lesson_status", status)</script>';

async function upload(entries: readonly RawEntry[]) {
  const { courseId } = await buildCourse(server.db, { scos: [] });
  const answer = await admin.upload(`/api/admin/courses/${courseId}/packages`, {
    name: 'course.zip',
    bytes: buildRawZip(entries),
  });
  const files = readdirSync(`${server.folder}/files`, { recursive: true, encoding: 'utf8' });
  return { answer, files };
}

test('reads a zip with backslashes, as PowerShell makes it', async () => {
  const { answer, files } = await upload([
    { name: 'imsmanifest.xml', content: manifest('content/index.html') },
    { name: 'content\\index.html', content: page },
    { name: 'content\\js\\app.js', content: ';' },
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().warnings).toEqual([]);
  expect(files.filter((name) => name.endsWith('content/js/app.js'))).toHaveLength(1);
});

test('reads names of macOS, whose accents are divided from their letters', async () => {
  const name = 'café.html';
  for (const [inZip, inManifest] of [
    [name.normalize('NFD'), name.normalize('NFC')],
    [name.normalize('NFC'), encodeURIComponent(name.normalize('NFD'))],
  ] as const) {
    const { answer, files } = await upload([
      { name: 'imsmanifest.xml', content: manifest(inManifest) },
      { name: inZip, content: page },
    ]);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().warnings).toEqual([]);
    expect(files.some((file) => file.endsWith(name.normalize('NFD')))).toBe(false);
    expect(files.some((file) => file.endsWith(name.normalize('NFC')))).toBe(true);
  }
});

test('refuses the same file in two encodings, and backslashes that lead out', async () => {
  const index = { name: 'imsmanifest.xml', content: manifest('index.html') };
  for (const [entries, words] of [
    [[{ name: 'é.html'.normalize('NFC') }, { name: 'é.html'.normalize('NFD') }], /same file twice/u],
    [[{ name: 'media/a.js' }, { name: 'media\\a.js' }], /same file twice/u],
    [[{ name: '..\\evil.txt' }], /path that is not allowed/u],
    [[{ name: '\\etc\\evil.txt' }], /path that is not allowed/u],
    [[{ name: 'C:\\evil.txt' }], /path that is not allowed/u],
  ] as const) {
    const { answer } = await upload([index, { name: 'index.html', content: page }, ...entries]);
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().message).toMatch(words);
  }
});
