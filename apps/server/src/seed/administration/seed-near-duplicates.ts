import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { History } from '../learning/histories.ts';
import { playHistory } from '../learning/play-history.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { addPerson, type NewPerson } from '../people/add-person.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';

type Double = NewPerson & { email: string };

const highStreet = 'Ridgeway Pharmacy / Ridgeway, High Street';
const chapelStreet = 'Ridgeway Pharmacy Limited / Ridgeway, Chapel Street';
const quayside = 'Harbour Independent Pharmacies / Quayside Pharmacy';
const locums = 'Locum Collective / Registered locums';

/** People of the two Ridgeways, and one pair of accounts for each reason that suggests a duplicate. */
const doubles: readonly Double[] = [
  {
    first: 'Harriet',
    last: 'Coombe',
    email: 'harriet.coombe',
    job: 'Branch manager',
    places: [highStreet],
    manages: ['Ridgeway Pharmacy'],
  },
  { first: 'Owen', last: 'Prosser', email: 'owen.prosser', job: 'Dispenser', places: [highStreet] },
  {
    first: 'Graham',
    last: 'Coombe',
    email: 'graham.coombe',
    job: 'Superintendent pharmacist',
    places: [chapelStreet],
    manages: ['Ridgeway Pharmacy Limited'],
  },
  { first: 'Mina', last: 'Solano', email: 'mina.solano', job: 'Pharmacy technician', places: [chapelStreet] },
  { first: 'Lucy', last: 'Marsham', email: 'lucy.marsham', job: 'Pharmacist', places: [highStreet, chapelStreet] },
  { first: 'Jon', last: 'Smythe', email: 'jon.smythe', job: 'Locum pharmacist', places: [locums] },
  { first: 'John', last: 'Smythe', email: 'jon.smythe+harbour', job: 'Pharmacist', places: [quayside] },
  {
    first: 'Katarzyna',
    last: 'Wolska',
    email: 'katarzyna.wolska',
    job: 'Pharmacist',
    registration: '2999061',
    places: [quayside],
  },
  {
    first: 'Kasia',
    last: 'Wolska',
    email: 'kasia.w',
    job: 'Locum pharmacist',
    registration: '2999061',
    places: [locums],
  },
  {
    first: 'Bronwen',
    last: 'Teague',
    email: 'bronwen.teague',
    job: 'Dispenser',
    places: [quayside],
    payroll: 'HB-204',
  },
  { first: 'Bronwen', last: 'Teague', email: 'b.teague', job: 'Dispenser', places: [quayside], payroll: 'HB-204' },
];

const sepsis = 'sepsis-spotting-deterioration';
const security = 'data-security-level-1';
type Played = Omit<History, 'username'> & { email: string; place: string };

/** Lucy is learning at both Ridgeways. Both accounts of Jon have the same course. */
const histories: readonly Played[] = [
  { email: 'lucy.marsham', place: highStreet, slug: sepsis, outcome: 'issued', daysAgo: 5 },
  { email: 'lucy.marsham', place: chapelStreet, slug: sepsis, outcome: 'begun', daysAgo: 4 },
  { email: 'lucy.marsham', place: highStreet, slug: security, outcome: 'passed', daysAgo: 200 },
  { email: 'lucy.marsham', place: chapelStreet, slug: security, outcome: 'passed', daysAgo: 60 },
  { email: 'owen.prosser', place: highStreet, slug: security, outcome: 'passed', daysAgo: 90 },
  { email: 'mina.solano', place: chapelStreet, slug: security, outcome: 'begun', daysAgo: 7 },
  { email: 'jon.smythe', place: locums, slug: sepsis, outcome: 'passed', daysAgo: 120 },
  { email: 'jon.smythe', place: locums, slug: security, outcome: 'begun', daysAgo: 6 },
  { email: 'jon.smythe+harbour', place: quayside, slug: sepsis, outcome: 'issued', daysAgo: 6 },
  { email: 'katarzyna.wolska', place: quayside, slug: security, outcome: 'passed', daysAgo: 30 },
];

type World = { places: Places; catalogue: Catalogue; adminId: UserId };

async function seedNearDuplicates(services: Services, { places, catalogue, adminId }: World): Promise<void> {
  const ids = new Map<string, UserId>();
  for (const double of doubles) ids.set(double.email, await addPerson(services.db, places, double));
  for (const { email, place, ...history } of histories) {
    const product = catalogue.online.get(history.slug);
    const groupId = places.groupIds.get(place.split(' / ')[0] ?? '');
    const userId = ids.get(email);
    if (product === undefined || groupId === undefined || userId === undefined)
      throw new Error(`No ${history.slug}, no ${place} or no ${email}`);
    await playHistory(services, { ...history, username: email }, { ...product, userId, groupId, issuerId: adminId });
  }
}

export const nearDuplicatesSeed = declareSeed({
  place: 240,
  needs: { places: placesSeed, admin: adminSeed, catalogue: catalogueSeed },
  run: (services, { places, admin, catalogue }) =>
    seedNearDuplicates(services, { places, catalogue, adminId: admin.id }),
});
