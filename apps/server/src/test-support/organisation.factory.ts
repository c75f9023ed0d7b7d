import { buildManager, buildMembership, buildUser } from './people.factory.ts';
import { buildGroup, buildSubgroup } from './places.factory.ts';
import type { TestApp } from './test-app.ts';

/** Builds an organisation with a service, and its admin, who is a member and signed in. */
export async function buildOrganisation(server: TestApp, { name }: { name?: string } = {}) {
  const { db } = server;
  const groupId = await buildGroup(db, { name });
  const subgroupId = await buildSubgroup(db, { groupId });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildMembership(db, { userId: adminId, groupId });
  await buildManager(db, { userId: adminId, groupId });
  const admin = await server.as(adminId);
  return { groupId, subgroupId, adminId, admin, base: `/api/grouping-admin/groups/${groupId}` };
}
