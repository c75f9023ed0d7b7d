import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { runTasks } from '../../../platform/jobs/index.ts';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../test-support/places.factory.ts';
import type { TestApp } from '../../../test-support/test-app.ts';
import { readZip } from '../../../test-support/zip.ts';
import { exportWorker } from './index.ts';

type Stored = { state: string; storage_key: string | null; attempt: number; done: number; failed: number };

/** Builds an organisation with a service, an admin of each, and certificates of members of the service. */
export async function buildExportPlace(server: TestApp, { certificates }: { certificates: number }) {
  const { db } = server;
  const groupId = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId });
  const [groupAdminId, serviceAdminId] = [
    await buildUser(db, { roles: ['group_admin'] }),
    await buildUser(db, { roles: ['subgroup_admin'] }),
  ];
  await buildManager(db, { userId: groupAdminId, groupId });
  await buildManager(db, { userId: serviceAdminId, groupId, subgroupId });
  const productId = await buildAbstractCourse(db);
  const ids: number[] = [];
  const userIds: number[] = [];
  for (let nth = 0; nth < certificates; nth += 1) {
    const userId = await buildUser(db);
    await buildMembership(db, { userId, groupId, subgroupId });
    userIds.push(userId);
    ids.push(await buildCertificate(db, { userId, groupId, productId, lastName: `Number${nth}` }));
  }
  const at = `/api/grouping-admin/groups/${groupId}`;
  return { groupId, subgroupId, groupAdminId, serviceAdminId, productId, ids, userIds, at };
}

export const startBody = (choice: object = { filter: {} }) => ({ ...choice, idempotencyKey: randomUUID() });

/** Makes the files of the waiting exports, as a node does. */
export const pack = ({ services }: TestApp, isStopping?: () => boolean): Promise<void> =>
  runTasks({
    ...services,
    kinds: [exportWorker(services)],
    log: (problem) => expect.fail(problem),
    ...(isStopping && { isStopping }),
  });

export async function storedOf(server: TestApp, exportId: number): Promise<Stored | undefined> {
  const [row] = await server.rows<Stored>(
    'select state, storage_key, attempt, done, failed from exports where id = $1',
    [exportId],
  );
  return row;
}

/** Returns the files of the zip of an export. */
export async function unzipExport(server: TestApp, exportId: number): Promise<Record<string, Buffer>> {
  const stored = await storedOf(server, exportId);
  return readZip(await readFile(server.services.files.pathOf(stored?.storage_key ?? 'none')));
}
