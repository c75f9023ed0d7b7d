import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { importTask } from '../../features/administration/imports/index.ts';
import { runTasks, type TaskKind } from '../../platform/jobs/index.ts';
import { buildManager, buildUser } from '../people.factory.ts';
import { buildGroup, buildSubgroup } from '../places.factory.ts';
import type { TestApp } from '../test-app.ts';

const head = ['First name', 'Surname', 'E-mail', 'Role', 'GPhC', 'Start date', 'Branch'];

/** Builds an organisation, its service, its admin, and functions that upload lists of people. */
export async function openImportLists(server: TestApp) {
  const { db, clock, services } = server;
  const groupId = await buildGroup(db, { name: 'Wharfside Pharmacies', level: 'MED' });
  const serviceId = await buildSubgroup(db, { groupId, name: 'Mill Lane', odsCode: 'FA123' });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  const admin = await server.as(adminId);
  const base = `/api/grouping-admin/groups/${groupId}/bulk-upload-new-users`;
  // Tests check what a failed step leaves behind, so the log is dropped.
  const log = () => undefined;
  return {
    groupId,
    serviceId,
    adminId,
    admin,
    base,
    head,
    log,
    person: (email: string, more: string[] = []) => ['Ada', 'Moss', email, ...more],
    fresh: () => `${randomUUID()}@example.org`,
    work: (kinds: readonly TaskKind[] = [importTask(services)]) => runTasks({ db, clock, kinds, log }),
    async upload(rows: string[][], { at = base, by = admin, heading = head } = {}): Promise<string> {
      const answer = await by.post(at, { fileName: 'People.csv', head: heading, rows });
      expect(answer.statusCode, answer.body).toBe(200);
      return `${at}/${answer.json().id}`;
    },
    async match(list: string, by = admin) {
      const { columns } = (await by.get(list)).json();
      const answer = await by.put(`${list}/columns`, { columns });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().counts;
    },
    rowsOf: async (list: string, status = '', by = admin) =>
      (await by.get(`${list}/rows?per_page=100&status=${status}`)).json().rows,
  };
}
