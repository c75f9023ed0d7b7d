import type { SubgroupId, UserId } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { buildMembership, buildUser } from '../../people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../places.factory.ts';
import type { Home } from '../personas.ts';
import type { BuiltHome } from './world.ts';

/** Builds a person with a mark in every name, so that a test notices names where they do not belong. */
export function buildPerson(db: Database, marker: string): Promise<UserId> {
  const name = `MKR_${marker}`;
  return buildUser(db, {
    firstName: `Mkr_${marker}_first`,
    lastName: name,
    email: `${name.toLowerCase()}@example.org`,
  });
}

/** Builds an organisation with three services, the third archived, a Pharmacist-led Course in each, and two people. */
export async function buildHome(
  db: Database,
  target: { home: Home; taughtId: number; ownUserId?: UserId },
): Promise<BuiltHome> {
  const { home, taughtId } = target;
  const level = home === 'MED' || home === 'LOW' ? home : 'HIGH';
  const groupId = await buildGroup(db, { name: `MKR_${home}_ORG`, level });
  const ownUserId = target.ownUserId ?? (await buildPerson(db, `${home}_S1_USER`));
  const siblingUserId = await buildPerson(db, `${home}_S2_USER`);
  const services: Record<string, SubgroupId> = {};
  const sessions: Record<string, number> = {};
  for (const name of ['S1', 'S2', 'S3']) {
    const subgroupId = await buildSubgroup(db, { groupId, name: `MKR_${home}_${name}`, isArchived: name === 'S3' });
    services[`${home}_${name}`] = subgroupId;
    sessions[`${home}_${name}`] = await buildVirtualGroup(db, {
      groupId,
      subgroupId,
      productId: taughtId,
      title: `MKR_${home}_${name}_VG`,
      start: '2026-10-01T10:00:00Z',
      place: 'Upstairs',
      delegates: [{ userId: name === 'S2' ? siblingUserId : ownUserId }],
    });
  }
  await buildMembership(db, { userId: ownUserId, groupId, subgroupId: services[`${home}_S1`] ?? 0 });
  await buildMembership(db, { userId: siblingUserId, groupId, subgroupId: services[`${home}_S2`] ?? 0 });
  await db
    .insertInto('subgroup_members')
    .values({ group_id: groupId, subgroup_id: services[`${home}_S3`] ?? 0, user_id: ownUserId })
    .execute();
  return { groupId, services, sessions, ownUserId, siblingUserId };
}
