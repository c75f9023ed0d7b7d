import { ruleOfFault } from '@doselore/contract/broken-managers';
import { prepareFixes, showFaults } from '../../features/administration/broken-managers/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { addPerson, type NewPerson } from '../people/add-person.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';
import { virtualGroupsSeed } from '../trainer-led/seed-virtual-groups.ts';

const lighthouse = 'Harbour Independent Pharmacies / Lighthouse Pharmacy';
const meadowbrook = 'Meadowbrook Care / Meadowbrook House';
const northgate = 'Northgate Pharmacy Group';

/** One person for each fault of admins. Rhys Calloway has the other one, pot access without effect. */
const broken: readonly NewPerson[] = [
  {
    first: 'Gareth',
    last: 'Nolan',
    job: 'Branch manager',
    places: [lighthouse],
    manages: [lighthouse],
    roles: ['subgroup_admin'],
    archivedOn: '2026-04-01T09:00:00Z',
  },
  {
    first: 'Ines',
    last: 'Penfold',
    job: 'Superintendent pharmacist',
    places: ['Penfold Pharmacy / Penfold'],
    manages: ['Penfold Pharmacy'],
    roles: ['group_admin'],
  },
  {
    first: 'Duncan',
    last: 'Frayne',
    job: 'Pharmacist',
    places: [`${northgate} / Northgate, Riverside`],
    manages: [`${northgate} / Northgate, Riverside`],
    roles: ['subgroup_admin'],
    leftOn: '2026-05-04T09:00:00Z',
  },
  {
    first: 'Ottilie',
    last: 'Barr',
    job: 'Area administrator',
    places: [`${northgate} / Northgate, Hill Top`],
    manages: [northgate, `${northgate} / Northgate, Hill Top`],
    roles: ['group_admin', 'subgroup_admin'],
  },
  {
    first: 'Wendeline',
    last: 'Marsh',
    job: 'Care-home registered manager',
    places: [meadowbrook],
    manages: [meadowbrook],
    roles: [],
  },
  {
    first: 'Lorcan',
    last: 'Ashby',
    job: 'Learning operations assistant',
    places: ['Doselore Demo Organisation / Demo Service'],
    manages: [],
    roles: ['subgroup_admin'],
  },
];

/**
 * Seeds faults of admins, and a course led by somebody who is not a trainer. Prepares repairs and does not apply them.
 */
async function seedBrokenManagers(
  services: Services,
  { places, catalogue, adminId }: { places: Places; catalogue: Catalogue; adminId: UserId },
): Promise<void> {
  const { db } = services;
  let lastId = 0;
  for (const person of broken) lastId = await addPerson(db, places, person);
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
  const scope = { grants: [{ kind: 'any' }] } as const;
  const { rows } = await showFaults(db, scope, { q: '', page: 1, per_page: 100, sort: '', fault: '' });
  const keys = rows.filter(({ fault }) => ruleOfFault(fault).fix !== null).map(({ key }) => key);
  await prepareFixes(services, { id: adminId, level: 'superAdmin' }, { scope, keys });
}

export const brokenManagersSeed = declareSeed({
  place: 290,
  needs: { places: placesSeed, admin: adminSeed, catalogue: catalogueSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { places, admin, catalogue }) =>
    seedBrokenManagers(services, { places, catalogue, adminId: admin.id }),
});
