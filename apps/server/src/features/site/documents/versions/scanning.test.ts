import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createScanner } from '../../../../platform/scanning/index.ts';
import { buildManagedDocument } from '../../../../test-support/managed-document.factory.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { eicar, startClamd } from '../../../../test-support/servers/clamd.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { scanWorker } from '../index.ts';

const server = await openTestApp();
const adminId = await buildUser(server.db, { roles: ['super_admin'], email: 'uploader@example.org' });
const admin = await server.as(adminId);
const readerId = await buildUser(server.db);
const reader = await server.as(readerId);
const infected = { name: 'notes.txt', bytes: Buffer.concat([Buffer.from('Notes '), eicar]) };

/** Uses this scanner until the test is over. */
const useScanner = (url: string | undefined) => Object.assign(server.services.scanner, createScanner(url));

const shownTo = async () =>
  (await reader.get('/api/my-resources')).json().map((row: { id: number; version: number }) => [row.id, row.version]);
const notices = () => server.rows(`select title from notifications where code = 'virus_found'`);

test('shows an unscanned file without a scanner, and none with one', async () => {
  useScanner(undefined);
  const document = await buildManagedDocument(admin, adminId);
  expect(await shownTo()).toEqual([[document.id, 1]]);
  expect((await admin.get(document.at())).json()).toMatchObject({ is_scanning: false, scan: 'unscanned' });
  const clamd = await startClamd();
  useScanner(clamd.url);
  expect(await shownTo()).toEqual([]);
  expect((await reader.get(`/api/my-resources/${document.id}/file`)).statusCode).toBe(404);
  expect((await admin.get(document.at('/versions/1/file'))).statusCode).toBe(404);
  await scanWorker(server.services).work();
  expect(await shownTo()).toEqual([[document.id, 1]]);
  expect((await document.upload()).statusCode).toBe(200);
  expect(await shownTo()).toEqual([[document.id, 2]]);
  await server.rows('update documents set archived_at = now() where id = $1', [document.id]);
});

test('refuses an infected upload, stores nothing of it, and notifies site admins', async () => {
  useScanner((await startClamd()).url);
  const document = await buildManagedDocument(admin, adminId);
  const before = await notices();
  const refused = await document.upload('', infected);
  expect(refused.json().errors.file).toEqual([expect.stringMatching(/has a virus and was deleted/u)]);
  expect((await admin.get(document.at())).json().versions).toHaveLength(1);
  expect((await notices()).length).toBe(before.length + 1);
  await server.rows('update documents set archived_at = now() where id = $1', [document.id]);
});

test('deletes a file that is found infected later, goes back to the version before, and notifies its uploader', async () => {
  const first = await startClamd();
  useScanner(first.url);
  const document = await buildManagedDocument(admin, adminId);
  await first.close();
  expect((await document.upload('', infected)).statusCode).toBe(200);
  expect(await shownTo()).toEqual([[document.id, 1]]);
  const [row] = await server.rows<{ storage_key: string }>(
    'select storage_key from document_versions where document_id = $1 and version = 2',
    [document.id],
  );
  const place = server.services.files.pathOf(row?.storage_key ?? '');
  expect(existsSync(place)).toBe(true);
  useScanner((await startClamd()).url);
  const worker = scanWorker(server.services);
  while (await worker.work());
  expect(existsSync(place)).toBe(false);
  expect((await admin.get(document.at())).json()).toMatchObject({ scan: 'infected', version: 2 });
  expect((await admin.get(document.at('/versions/2/file'))).statusCode).toBe(404);
  expect(await shownTo()).toEqual([[document.id, 1]]);
  expect(
    await server.rows(
      `select 1 from outbox_messages where recipient = 'uploader@example.org' and subject like '%virus'`,
    ),
  ).toHaveLength(1);
});
