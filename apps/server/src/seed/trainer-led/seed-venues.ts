import type { Equipment } from '@doselore/contract/venues';
import type { UserId } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';

type Venue = {
  name: string;
  location: string;
  address: string;
  town: string;
  postcode: string;
  capacity: number;
  equipment: Equipment[];
  owner?: string;
  isArchived?: boolean;
};

/** Rooms of Pharmacist-led Courses, all fictional. */
const venues: readonly Venue[] = [
  {
    name: 'Harbour Hotel, Quay Room',
    location: 'Morecambe Bay',
    address: '1 Quay Road',
    town: 'Morecambe',
    postcode: 'LA4 4XX',
    capacity: 16,
    equipment: ['projector', 'screen', 'wifi', 'parking', 'step_free'],
  },
  {
    name: 'The Riverside Training Room',
    location: 'Preston',
    address: '2 Ribble Walk',
    town: 'Preston',
    postcode: 'PR1 2XX',
    capacity: 12,
    equipment: ['projector', 'wifi', 'resuscitation_manikin', 'hearing_loop'],
  },
  {
    name: 'Market Square consultation room',
    location: 'Preston',
    address: '11 Market Square',
    town: 'Preston',
    postcode: 'PR1 3XX',
    capacity: 6,
    equipment: ['couch', 'sink', 'fridge'],
  },
  {
    name: 'Seminar room 2',
    location: 'Morecambe Bay',
    address: 'Wyre Vale Hospital, Level 3',
    town: 'Lancaster',
    postcode: 'LA1 4XX',
    capacity: 30,
    equipment: ['projector', 'screen', 'wifi', 'step_free'],
    owner: 'Wyre Vale Hospitals Pharmacy',
  },
  {
    name: 'Ancoats Studio',
    location: 'Manchester',
    address: '40 Canal Row',
    town: 'Manchester',
    postcode: 'M4 6XX',
    capacity: 20,
    equipment: ['wifi'],
    isArchived: true,
  },
];

async function seedVenues(db: Database, target: { places: Places; adminId: UserId }): Promise<void> {
  const locations = await db.selectFrom('locations').select(['id', 'name']).execute();
  for (const { name, location, address, town, postcode, capacity, equipment, owner, isArchived } of venues)
    await db
      .insertInto('venues')
      .values({
        name,
        location_id: locations.find((one) => one.name === location)?.id ?? null,
        group_id: owner === undefined ? null : (target.places.groupIds.get(owner) ?? null),
        address_line_1: address,
        town,
        postcode,
        district: postcode.split(' ')[0] ?? '',
        capacity,
        equipment,
        access_notes: 'Ask for the key at the reception.',
        archived_at: isArchived ? '2026-05-04T09:00:00Z' : null,
      })
      .execute();
  const excluded = target.places.groupIds.get('Harbour Independent Pharmacies');
  const { id: venueId } = await db
    .selectFrom('venues')
    .select('id')
    .where('name', '=', 'Market Square consultation room')
    .executeTakeFirstOrThrow();
  if (excluded === undefined) throw new Error('The demo world has no Harbour Independent Pharmacies');
  await db
    .insertInto('venue_excluded_groups')
    .values({ venue_id: venueId, group_id: excluded, reason: 'A competitor next door', set_by: target.adminId })
    .execute();
}

export const venuesSeed = declareSeed({
  place: 130,
  needs: { places: placesSeed, admin: adminSeed },
  run: (services, { places, admin }) => seedVenues(services.db, { places, adminId: admin.id }),
});
