import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandOf } from '@doselore/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { connect } from '../../../platform/db/index.ts';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { startDatabaseProxy } from '../../../test-support/servers/database-proxy.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { createClient } from '../../../test-support/test-client.ts';
import { buildCourseZip } from '../../../test-support/zip.ts';
import { publishDocument } from '../documents/index.ts';

const server = await openTestApp();
const adminId = await buildUser(server.db, { roles: ['super_admin'] });
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

/** Starts a node whose connections to the database go through a proxy that can cut them. */
async function startNodeBehindProxy(userId: number) {
  const proxy = await startDatabaseProxy(server.environment.DATABASE_URL);
  const connection = connect(proxy.url, server.services.config.connections);
  const services = { ...server.services, db: connection.db };
  const app = await createApp({ services, playerScript: '' });
  onTestFinished(async () => {
    await app.close();
    await connection.close();
    await proxy.close();
  });
  const signedIn = await server.as(userId);
  const client = createClient(app, Object.fromEntries(signedIn.cookies));
  await client.get('/csrf-cookie');
  return { proxy, client, services };
}

/** Returns the path of the file that the row of a query names. */
async function fileOf(query: string, values: unknown[]): Promise<string> {
  const [row] = await server.rows<{ key: string }>(query, values);
  return server.services.files.pathOf(row?.key ?? 'there is no such row');
}

test('keeps the files of a package when the connection breaks after the commit', async () => {
  const { proxy, client } = await startNodeBehindProxy(adminId);
  const { courseId } = await buildCourse(server.db);
  const bytes = await buildCourseZip([{ identifier: 'one' }]);
  proxy.cutCommitOf('insert into package_versions');
  const answer = await client.upload(`/api/admin/courses/${courseId}/packages`, { name: 'uploaded.zip', bytes });
  expect(answer.statusCode).toBe(503);
  const version = await fileOf(
    `select v.storage_key as key from packages p join package_versions v on v.package_id = p.id
      join scos s on s.package_id = p.id and s.current_version_id is not null
      where p.course_id = $1 and v.file_name = 'uploaded.zip'`,
    [courseId],
  );
  expect(existsSync(path.join(version, 'index.html'))).toBe(true);
});

test('keeps evidence when the connection breaks after the commit', async () => {
  const userId = await buildUser(server.db);
  await buildMembership(server.db, { userId, groupId: await buildGroup(server.db) });
  const { proxy, client } = await startNodeBehindProxy(userId);
  const entry = {
    external_course_id: null,
    title: 'First aid',
    provider: 'St John',
    completed_on: '2026-05-04',
    months: 12,
    reference: '',
  };
  const id = (await client.post('/api/my-external-courses', commandOf(entry))).json().id;
  proxy.cutCommitOf('update "external_course_users"');
  const answer = await client.upload(`/api/my-external-courses/${id}/evidence`, { name: 'proof.pdf', bytes: pdf });
  expect(answer.statusCode).toBe(503);
  const query = 'select evidence_key as key from external_course_users where id = $1 and evidence_key is not null';
  expect(existsSync(await fileOf(query, [id]))).toBe(true);
});

test('keeps a document when the connection breaks after the commit', async () => {
  const { proxy, services } = await startNodeBehindProxy(adminId);
  const arriving = services.files.temporary();
  await writeFile(arriving.path, pdf);
  proxy.cutCommitOf('insert into "document_versions"');
  const file = { path: arriving.path, name: 'cut.pdf' };
  const document = { groupId: null, title: 'Cut off', description: '', category: 'policy', file } as const;
  await expect(publishDocument(services, { id: adminId, level: 'superAdmin' }, document)).rejects.toThrow();
  expect(
    existsSync(await fileOf(`select storage_key as key from document_versions where file_name = 'cut.pdf'`, [])),
  ).toBe(true);
});
