import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';
import type { PopulationProduct } from './population-histories.ts';
import { populationSeeder } from './seed-population.ts';

/**
 * Colleagues of the named people. With them the demo world has some 1,500 people. `from` is the first service they are
 * in.
 */
const populations = [
  { group: 'Northgate Pharmacy Group', tag: 'ng', count: 280, from: 6 },
  { group: 'Harbour Independent Pharmacies', tag: 'ha', count: 36, from: 0 },
  { group: 'Wyre Vale Hospitals Pharmacy', tag: 'wv', count: 180, from: 0 },
  { group: 'Coastal PCN Pharmacy Team', tag: 'co', count: 40, from: 0 },
  { group: 'Meadowbrook Care', tag: 'mb', count: 154, from: 0, isCare: true },
  { group: 'Locum Collective', tag: 'lc', count: 120, from: 0 },
  { group: 'Calder Valley Pharmacies', tag: 'cv', count: 617, from: 0 },
];

type World = { places: Places; products: readonly PopulationProduct[]; buyerId: number };

async function seedPopulations(services: Services, { places, products, buyerId }: World): Promise<void> {
  const seed = await populationSeeder(services);
  // Above 990000, because no person has a registration number from 2990000 or 5990000 on.
  let offset = 990_000;
  for (const { group, from, ...population } of populations) {
    const serviceIds = [...places.serviceIds]
      .filter(([name]) => name.startsWith(`${group} / `))
      .map(([, id]) => id)
      .slice(from);
    await seed({ ...population, offset, groupId: places.groupIds.get(group) ?? 0, serviceIds, products, buyerId });
    offset += population.count;
  }
}

export const populationsSeed = declareSeed({
  place: 260,
  report: 'A thousand and some colleagues',
  needs: { places: placesSeed, admin: adminSeed, catalogue: catalogueSeed },
  run: (services, { places, admin, catalogue }) =>
    seedPopulations(services, { places, products: [...catalogue.online.values()], buyerId: admin.id }),
});
