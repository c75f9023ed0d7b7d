import { sql } from 'kysely';
import type { UserId } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { History } from '../learning/histories.ts';
import { playHistory } from '../learning/play-history.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { addPerson, addToPlace, type NewPerson } from './add-person.ts';
import type { SeededPerson } from './seed-people.ts';
import { adminSeed, peopleSeed } from './seed-people.ts';
import type { Places } from './seed-places.ts';
import { placesSeed } from './seed-places.ts';

const coastal = 'Coastal PCN Pharmacy Team';
const calder = 'Calder Valley Pharmacies';
const wyre = 'Wyre Vale Hospitals Pharmacy';
const locums = 'Locum Collective';

/**
 * The first is admin of one organisation and learner in another. The second is admin of two services, one at Medium and
 * one at Low.
 */
const people: readonly NewPerson[] = [
  {
    first: 'Farid',
    last: 'Nasser',
    job: 'Lead clinical pharmacist',
    places: [`${coastal} / Coastal surgeries team`, `${calder} / Calder Valley, Greave`],
    manages: [coastal],
  },
  {
    first: 'Sorcha',
    last: 'Lindley',
    job: 'Pharmacy manager',
    places: [`${calder} / Calder Valley, Kershaw`, `${wyre} / Outpatients`],
    manages: [`${calder} / Calder Valley, Kershaw`, `${wyre} / Outpatients`],
  },
];

/** Other workplaces of the locums, in the order of the people. */
const bookings = [
  [`${calder} / Calder Valley, Alderbrook`, `${coastal} / Coastal surgeries team`],
  [`${calder} / Calder Valley, Dunford`],
  [`${wyre} / Main dispensary`, `${calder} / Calder Valley, Dunford`],
  [`${coastal} / Coastal surgeries team`],
  [`${calder} / Calder Valley, Mythrum`, `${wyre} / Outpatients`],
] as const;

const sepsis = 'sepsis-spotting-deterioration';
const security = 'data-security-level-1';
const safeguarding = 'safeguarding-level-2';

type Played = Omit<History, 'username'> & { who: string; group: string };
const histories: readonly Played[] = [
  { who: 'farid.nasser', group: coastal, slug: security, outcome: 'passed', daysAgo: 140 },
  { who: 'farid.nasser', group: calder, slug: sepsis, outcome: 'begun', daysAgo: 5 },
  { who: 'farid.nasser', group: calder, slug: safeguarding, outcome: 'issued', daysAgo: 3 },
  { who: 'sorcha.lindley', group: calder, slug: security, outcome: 'passed', daysAgo: 210 },
  { who: 'sorcha.lindley', group: wyre, slug: security, outcome: 'passed', daysAgo: 40 },
];

type World = { places: Places; catalogue: Catalogue; people: readonly SeededPerson[]; adminId: UserId };

/** Seeds people who belong to more than one organisation, in one role or in two. */
async function seedSeveralPlaces(services: Services, world: World): Promise<void> {
  const { db } = services;
  const { places, catalogue } = world;
  const ids = new Map<string, UserId>();
  for (const person of people)
    ids.set(`${person.first}.${person.last}`.toLowerCase(), await addPerson(db, places, person));
  const plain = world.people.filter(({ group, role }) => group === locums && role === undefined);
  for (const [nth, { id: userId }] of plain.entries())
    for (const place of bookings[nth] ?? []) await addToPlace(db, places, { userId, place });
  await bookTheMany(db, { from: places.groupIds.get(locums) ?? 0, to: places.groupIds.get(calder) ?? 0 });
  for (const { who, group, ...history } of histories) {
    const product = catalogue.online.get(history.slug);
    const [userId, groupId] = [ids.get(who), places.groupIds.get(group)];
    if (product === undefined || userId === undefined || groupId === undefined)
      throw new Error(`No ${who}, no ${group} or no ${history.slug} in the demo world`);
    const cast = { ...product, userId, groupId, issuerId: world.adminId };
    await playHistory(services, { ...history, username: who }, cast);
  }
}

/** Adds every third locum of the population to a pharmacy too, in rotation. */
async function bookTheMany(db: Database, { from, to }: { from: number; to: number }): Promise<void> {
  await sql`
    with locums as (select user_id, row_number() over (order by user_id) as nth from group_members
        where group_id = ${from} and archived_at is null),
      shops as (select id, row_number() over (order by id) as nth, count(*) over () as many from subgroups
        where group_id = ${to} and archived_at is null),
      booked as (select l.user_id, s.id from locums l join shops s on s.nth = l.nth / 3 % s.many + 1
        where l.nth % 3 = 0 and not exists (select from group_members m where m.group_id = ${to} and m.user_id = l.user_id)),
      joined as (insert into group_members (group_id, user_id) select ${to}, user_id from booked)
    insert into subgroup_members (group_id, subgroup_id, user_id) select ${to}, id, user_id from booked`.execute(db);
}

export const severalPlacesSeed = declareSeed({
  place: 330,
  needs: { places: placesSeed, people: peopleSeed, admin: adminSeed, catalogue: catalogueSeed },
  run: (services, { places, people, admin, catalogue }) =>
    seedSeveralPlaces(services, { places, catalogue, people, adminId: admin.id }),
});
