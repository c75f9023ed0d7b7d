import { expect, test } from 'vitest';
import { createScanner } from '../../../../platform/scanning/index.ts';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { eicar } from '../../../../test-support/servers/clamd.ts';
import { startRealClamd } from '../../../../test-support/servers/real-clamd.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { buildZip } from '../../../../test-support/zip.ts';
import { scanWorker } from '../index.ts';

const server = await openTestApp();
const { scanner } = server.services;
const adminId = await buildUser(server.db, { roles: ['super_admin'] });
const admin = await server.as(adminId);
const reader = await server.as(await buildUser(server.db));
const document = await buildManagedDocument(admin, adminId);
const clamd = createScanner((await startRealClamd()).url);

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const wordFile = (picture: Buffer) =>
  buildZip({
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${word}.main+xml"/></Types>`,
    'word/document.xml': '<w:document/>',
    'word/media/image1.png': picture,
  });
const versions = async () => (await admin.get(document.at())).json().versions.length;
const shown = async () =>
  (await reader.get('/api/my-resources')).json().find((row: { id: number }) => row.id === document.id)?.version;

test('clamd scans a file that was stored before, and readers can then open it', async () => {
  expect(await shown()).toBe(1);
  Object.assign(scanner, clamd);
  expect(await shown()).toBeUndefined();
  const worker = scanWorker(server.services);
  while (await worker.work());
  expect(await shown()).toBe(1);
});

test.each<[string, Buffer]>([
  ['notes.txt', Buffer.from('Clean words')],
  ['clean.docx', await wordFile(Buffer.from('picture'))],
  // Larger than one piece of the stream.
  ['large.txt', Buffer.alloc(3_000_000, 'a')],
])('clamd accepts the clean file %s', async (name, bytes) => {
  const before = await versions();
  const answer = await document.upload('', { name, bytes: Buffer.from(bytes) });
  expect([answer.statusCode, await versions()]).toEqual([200, before + 1]);
  expect((await admin.get(document.at())).json().scan).toBe('clean');
  expect(await shown()).toBe(before + 1);
});

test.each<[string, Buffer]>([
  ['eicar.txt', eicar],
  ['inside.txt', Buffer.concat([Buffer.from('Some words before. '), eicar])],
  // The zip compresses it: clamd finds it because it unpacks the file.
  ['eicar.docx', await wordFile(Buffer.concat([Buffer.alloc(5_000, 'a'), eicar]))],
])('clamd finds the virus in %s, which is refused and not stored', async (name, bytes) => {
  const before = await versions();
  const answer = await document.upload('', { name, bytes: Buffer.from(bytes) });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.file).toEqual([expect.stringMatching(/has a virus and was deleted/u)]);
  expect(await versions()).toBe(before);
  expect(await shown()).toBe(before);
});
