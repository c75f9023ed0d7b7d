import { ruleOfFault } from '@doselore/contract';
import { listFaultRows, prepareFixes } from '../features/broken-managers/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Services } from '../platform/services.ts';
import type { Catalogue } from './seed-catalogue.ts';
import type { Places } from './seed-places.ts';

type Broken = {
  first: string;
  last: string;
  job: string;
  /** `organisation / service`. */
  belongs: string;
  /** An organisation, or `organisation / service`. */
  manages: readonly string[];
  roles: readonly string[];
  isArchived?: boolean;
  hasLeft?: boolean;
};

const lighthouse = 'Harbour Independent Pharmacies / Lighthouse Pharmacy';
const meadowbrook = 'Meadowbrook Care / Meadowbrook House';
const northgate = 'Northgate Pharmacy Group';

/** One for each way in which who looks after what can be wrong; the pot access without effect is Rhys Calloway's. */
const broken: readonly Broken[] = [
  {
    first: 'Gareth',
    last: 'Nolan',
    job: 'Branch manager',
    belongs: lighthouse,
    manages: [lighthouse],
    roles: ['subgroup_admin'],
    isArchived: true,
  },
  {
    first: 'Ines',
    last: 'Penfold',
    job: 'Superintendent pharmacist',
    belongs: 'Penfold Pharmacy / Penfold',
    manages: ['Penfold Pharmacy'],
    roles: ['group_admin'],
  },
  {
    first: 'Duncan',
    last: 'Frayne',
    job: 'Pharmacist',
    belongs: `${northgate} / Northgate, Riverside`,
    manages: [`${northgate} / Northgate, Riverside`],
    roles: ['subgroup_admin'],
    hasLeft: true,
  },
  {
    first: 'Ottilie',
    last: 'Barr',
    job: 'Area administrator',
    belongs: `${northgate} / Northgate, Hill Top`,
    manages: [northgate, `${northgate} / Northgate, Hill Top`],
    roles: ['group_admin', 'subgroup_admin'],
  },
  {
    first: 'Wendeline',
    last: 'Marsh',
    job: 'Care-home registered manager',
    belongs: meadowbrook,
    manages: [meadowbrook],
    roles: [],
  },
  {
    first: 'Lorcan',
    last: 'Ashby',
    job: 'Learning operations assistant',
    belongs: 'Doselore Demo Organisation / Demo Service',
    manages: [],
    roles: ['subgroup_admin'],
  },
];

/** What is wrong with admins, a course led by somebody who is no trainer, and repairs that nobody has carried out yet. */
export async function seedBrokenManagers(
  services: Services,
  { places, catalogue, adminId }: { places: Places; catalogue: Catalogue; adminId: number },
): Promise<void> {
  const { db } = services;
  let lastId = 0;
  for (const person of broken) lastId = await addBroken(db, person, places);
  const title = 'Basic life support and anaphylaxis';
  await db
    .insertInto('virtual_groups')
    .values({
      group_id: places.groupIds.get('Doselore Demo Organisation') ?? 0,
      abstract_course_id: catalogue.taught.get(title) ?? 0,
      deliverable_id: 4,
      title,
      state: 'draft',
      certificate_months: 12,
      trainer_user_id: lastId,
    })
    .execute();
  const rows = await listFaultRows(db, { q: '', page: 1, per_page: 100, sort: '', fault: '' });
  const keys = rows.filter(({ fault }) => ruleOfFault(fault).fix !== null).map(({ key }) => key);
  await prepareFixes(services, { id: adminId, level: 'superAdmin' }, keys);
}

async function addBroken(db: Database, person: Broken, places: Places): Promise<number> {
  const username = `${person.first}.${person.last}`.toLowerCase();
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: person.first,
      last_name: person.last,
      username,
      email: `${username}@example.org`,
      job_role: person.job,
      state: person.isArchived ? 'disabled' : 'active',
      archived_at: person.isArchived ? '2026-04-01T09:00:00Z' : null,
      is_demo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = (name: string) => ({
    group_id: places.groupIds.get(name.split(' / ')[0] ?? '') ?? 0,
    subgroup_id: places.serviceIds.get(name),
  });
  const { group_id, subgroup_id = 0 } = place(person.belongs);
  const left = person.hasLeft ? '2026-05-04T09:00:00Z' : null;
  await db.insertInto('group_members').values({ group_id, user_id: id, archived_at: left }).execute();
  await db.insertInto('subgroup_members').values({ group_id, subgroup_id, user_id: id }).execute();
  for (const name of person.manages) {
    const of = place(name);
    const link = { group_id: of.group_id, user_id: id };
    if (of.subgroup_id === undefined) await db.insertInto('group_managers').values(link).execute();
    else
      await db
        .insertInto('subgroup_managers')
        .values({ ...link, subgroup_id: of.subgroup_id })
        .execute();
  }
  for (const role of person.roles) await db.insertInto('user_roles').values({ user_id: id, role }).execute();
  return id;
}
