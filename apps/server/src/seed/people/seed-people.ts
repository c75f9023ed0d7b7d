import { createPasswords } from '../../features/site/auth/index.ts';
import { demoPassword } from '../../features/site/site-status/index.ts';
import { acceptWithAccount } from '../../features/site/terms/index.ts';
import { type GroupId, type SubgroupId, type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { people, type SeedPerson, usernameOf } from './people.ts';
import type { Places } from './seed-places.ts';
import { placesSeed } from './seed-places.ts';

const acceptedAt = new Date('2026-01-05T09:00:00Z');

export type SeededPerson = SeedPerson & {
  id: UserId;
  username: string;
  groupId: GroupId;
  serviceId: SubgroupId | undefined;
};

async function seedPeople(db: Database, places: Places): Promise<SeededPerson[]> {
  // One hash for all. The demo password is no secret, and hashing it 80 times would take seconds at the start.
  const hash = await createPasswords(1).hash(demoPassword);
  const taken = new Set<string>();
  const seeded: SeededPerson[] = [];
  for (const person of people) {
    const username = usernameOf(person, taken);
    const { id } = await db
      .insertInto('users')
      .values({
        first_name: person.first,
        last_name: person.last,
        username,
        email: `${username}@example.org`,
        job_role: person.job,
        password_hash: hash,
        state: person.state ?? 'active',
        is_demo: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (person.state !== 'provisional') await acceptWithAccount(db, { userId: id, at: acceptedAt });
    const groupId = places.groupIds.get(person.group);
    if (groupId === undefined) throw new Error(`No ${person.group} in the demo world`);
    const serviceId =
      person.service === undefined ? undefined : places.serviceIds.get(`${person.group} / ${person.service}`);
    const row = { ...person, id: withoutScope<'user'>(id, 'demo data'), username, groupId, serviceId };
    await join(db, row);
    if (person.role) await giveRole(db, row, person.role);
    seeded.push(row);
  }
  return seeded;
}

async function join(db: Database, person: SeededPerson): Promise<void> {
  await db.insertInto('group_members').values({ group_id: person.groupId, user_id: person.id }).execute();
  if (person.serviceId === undefined) return;
  await db
    .insertInto('subgroup_members')
    .values({ group_id: person.groupId, subgroup_id: person.serviceId, user_id: person.id })
    .execute();
}

async function giveRole(db: Database, person: SeededPerson, role: string): Promise<void> {
  await db.insertInto('user_roles').values({ user_id: person.id, role }).execute();
  if (role === 'group_admin')
    await db.insertInto('group_managers').values({ group_id: person.groupId, user_id: person.id }).execute();
  if (role !== 'subgroup_admin' || person.serviceId === undefined) return;
  await db
    .insertInto('subgroup_managers')
    .values({
      group_id: person.groupId,
      subgroup_id: person.serviceId,
      user_id: person.id,
      general_pot_access: true,
      view_siblings: true,
    })
    .execute();
}

export const peopleSeed = declareSeed({
  place: 20,
  needs: { places: placesSeed },
  run: (services, { places }) => seedPeople(services.db, places),
});

/** The site admin who acts where the demo world needs one. */
export const adminSeed = declareSeed({
  place: 25,
  needs: { people: peopleSeed },
  run: (_, { people }) => {
    const admin = people.find((person) => person.role === 'super_admin');
    if (admin === undefined) throw new Error('The demo world needs a site admin');
    return admin;
  },
});
