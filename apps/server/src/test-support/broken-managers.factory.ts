import type { ManagerFault } from '@doselore/contract/broken-managers';
import type { Database } from '../platform/db/index.ts';
import { buildAbstractCourse } from './catalogue.factory.ts';
import { buildManager, buildMembership, buildUser } from './people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from './places.factory.ts';

export type BrokenPlaces = {
  groupId: number;
  subgroupId: number;
  people: Record<Exclude<ManagerFault, 'groupAlone' | 'subgroupAlone'>, number>;
};

/** Builds one of each fault, in an organisation whose people all have the last name `name`. */
export async function buildBrokenManagers(db: Database, name: string): Promise<BrokenPlaces> {
  const groupId = await buildGroup(db, { name: `${name} Pharmacies`, level: 'LOW' });
  const subgroupId = await buildSubgroup(db, { groupId, name: `${name} High Street` });
  const closedId = await buildSubgroup(db, { groupId, name: `${name} closed`, isArchived: true });
  const person = async (fault: ManagerFault, target: Parameters<typeof buildUser>[1] = {}, isMember = true) => {
    const userId = await buildUser(db, { lastName: `${name} ${fault}`, ...target });
    if (isMember) await buildMembership(db, { userId, groupId, subgroupId });
    return userId;
  };
  const people = {
    archivedPerson: await person('archivedPerson', { state: 'disabled', roles: ['group_admin'] }),
    archivedPlace: await person('archivedPlace', { roles: ['subgroup_admin'] }),
    notMember: await person('notMember', { roles: ['subgroup_admin'] }, false),
    doubled: await person('doubled', { roles: ['group_admin', 'subgroup_admin'] }),
    idlePot: await person('idlePot', { roles: ['subgroup_admin'] }),
    noRole: await person('noRole'),
    noPlace: await person('noPlace', { roles: ['subgroup_admin'] }),
    notTrainer: await person('notTrainer'),
  };
  await buildManager(db, { userId: people.archivedPerson, groupId });
  await buildManager(db, { userId: people.archivedPlace, groupId, subgroupId: closedId });
  await buildManager(db, { userId: people.notMember, groupId, subgroupId });
  await buildManager(db, { userId: people.doubled, groupId });
  await buildManager(db, { userId: people.doubled, groupId, subgroupId });
  await buildManager(db, { userId: people.idlePot, groupId, subgroupId, generalPotAccess: true });
  await buildManager(db, { userId: people.noRole, groupId, subgroupId });
  const productId = await buildAbstractCourse(db);
  await buildVirtualGroup(db, { groupId, productId, trainerId: people.notTrainer });
  const aloneId = await buildGroup(db, { name: `${name} Alone` });
  const alone = await buildSubgroup(db, { groupId: aloneId, name: `${name} Alone, Dock` });
  await buildMembership(db, {
    userId: await buildUser(db, { lastName: name }),
    groupId: aloneId,
    subgroupId: alone,
  });
  return { groupId, subgroupId, people };
}
