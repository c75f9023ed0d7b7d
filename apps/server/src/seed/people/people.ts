import { firstNames, lastNames } from './names.ts';

export type SeedPerson = {
  first: string;
  last: string;
  job: string;
  group: string;
  service?: string;
  role?: 'super_admin' | 'group_admin' | 'subgroup_admin' | 'trainer' | 'organiser';
  state?: 'provisional';
};

const northgate = 'Northgate Pharmacy Group';
const harbour = 'Harbour Independent Pharmacies';
const wyre = 'Wyre Vale Hospitals Pharmacy';

/** One person for every role. The login page of a demo server lists their usernames. */
const namedPeople: readonly SeedPerson[] = [
  {
    first: 'Morgan',
    last: 'Ellis',
    job: 'Learning operations lead',
    group: 'Doselore Demo Organisation',
    role: 'super_admin',
  },
  { first: 'Priya', last: 'Raman', job: 'Superintendent pharmacist', group: northgate, role: 'group_admin' },
  {
    first: 'Tom',
    last: 'Okafor',
    job: 'Branch manager',
    group: northgate,
    service: 'Northgate, Market Square',
    role: 'subgroup_admin',
  },
  {
    first: 'Elin',
    last: 'Vaughan',
    job: 'Responsible pharmacist',
    group: harbour,
    service: 'Lighthouse Pharmacy',
    role: 'subgroup_admin',
  },
  {
    first: 'Rhys',
    last: 'Calloway',
    job: 'Dispensary lead',
    group: wyre,
    service: 'Main dispensary',
    role: 'subgroup_admin',
  },
  {
    first: 'Amara',
    last: 'Osei',
    job: 'Clinical trainer',
    group: 'Locum Collective',
    service: 'Registered locums',
    role: 'trainer',
  },
  { first: 'Judith', last: 'Marlowe', job: 'Area administrator', group: northgate, role: 'organiser' },
  { first: 'Sam', last: 'Whitlock', job: 'Pharmacy technician', group: northgate, service: 'Northgate, Market Square' },
  { first: 'Nadia', last: 'Hussain', job: 'Dispenser', group: northgate, service: 'Northgate, Station Road' },
  {
    first: 'Callum',
    last: 'Reid',
    job: 'Medicines counter assistant',
    group: northgate,
    service: 'Northgate, Abbey Lane',
    state: 'provisional',
  },
];

const jobs = [
  'Pharmacist',
  'Pharmacy technician',
  'Accuracy checking technician',
  'Dispenser',
  'Medicines counter assistant',
  'Foundation trainee',
  'Delivery driver',
];

/** Builds enough colleagues to fill a page, spread over organisations and services the same way every time. */
function colleagues(place: {
  group: string;
  services: readonly string[];
  count: number;
  offset: number;
}): SeedPerson[] {
  return Array.from({ length: place.count }, (_, index) => ({
    first: firstNames[(index * 5 + place.offset) % firstNames.length] ?? 'Alex',
    last: lastNames[(index * 7 + place.offset * 3) % lastNames.length] ?? 'Reed',
    job: jobs[(index + place.offset) % jobs.length] ?? 'Dispenser',
    group: place.group,
    service: place.services[index % place.services.length],
  }));
}

export const people: readonly SeedPerson[] = [
  ...namedPeople,
  ...colleagues({
    group: northgate,
    services: [
      'Northgate, Market Square',
      'Northgate, Station Road',
      'Northgate, Abbey Lane',
      'Northgate, Riverside',
      'Northgate, Hill Top',
      'Northgate, Old Dock',
    ],
    count: 24,
    offset: 0,
  }),
  ...colleagues({
    group: harbour,
    services: ['Harbour Street Chemist', 'Lighthouse Pharmacy', 'Quayside Pharmacy'],
    count: 9,
    offset: 4,
  }),
  ...colleagues({ group: wyre, services: ['Main dispensary', 'Aseptic unit', 'Outpatients'], count: 12, offset: 9 }),
  ...colleagues({ group: 'Coastal PCN Pharmacy Team', services: ['Coastal surgeries team'], count: 4, offset: 13 }),
  ...colleagues({
    group: 'Meadowbrook Care',
    services: ['Meadowbrook House', 'Larch Court', 'Homecare South'],
    count: 9,
    offset: 17,
  }),
  ...colleagues({ group: 'Locum Collective', services: ['Registered locums'], count: 5, offset: 21 }),
];

/** Returns a username such as `sam.whitlock`. A second person with the same name gets a number. */
export function usernameOf(person: SeedPerson, taken: Set<string>): string {
  const plain = `${person.first}.${person.last}`
    .normalize('NFKD')
    .replace(/[^\w.]/gu, '')
    .toLowerCase();
  let name = plain;
  for (let count = 2; taken.has(name); count += 1) name = `${plain}${count}`;
  taken.add(name);
  return name;
}
