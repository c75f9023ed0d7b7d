import { withoutScope } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { addPerson, type NewPerson } from './add-person.ts';
import type { Places } from './seed-places.ts';
import { placesSeed } from './seed-places.ts';

const northgate = 'Northgate Pharmacy Group';
const thornbury = 'Thornbury Dispensary';

const closed = [
  { group: northgate, name: 'Northgate, Tannery Yard', ods: 'FZ9A8', at: '2026-02-13T17:00:00Z' },
  { group: northgate, name: 'Northgate, Bridge End', ods: 'FZ9A9', at: '2025-09-30T17:00:00Z' },
  { group: 'Meadowbrook Care', name: 'Rowan House', ods: null, at: '2026-01-30T17:00:00Z' },
  { group: 'Calder Valley Pharmacies', name: 'Calder Valley, Old Mill', ods: 'FZ9E0', at: '2025-12-19T17:00:00Z' },
  { group: thornbury, name: 'Thornbury', ods: 'FZ961', at: '2025-11-28T17:00:00Z' },
] as const;

/** People who belonged to an archived place, and people with an archived account. */
const people: readonly NewPerson[] = [
  {
    first: 'Agnes',
    last: 'Pell',
    job: 'Dispenser',
    places: [`${northgate} / Northgate, Tannery Yard`],
    leftOn: '2026-02-13T17:00:00Z',
  },
  {
    first: 'Colm',
    last: 'Hanrahan',
    job: 'Pharmacist',
    places: [`${northgate} / Northgate, Bridge End`],
    leftOn: '2025-09-30T17:00:00Z',
  },
  {
    first: 'Ruth',
    last: 'Amblecote',
    job: 'Care-home registered manager',
    places: ['Meadowbrook Care / Rowan House'],
    leftOn: '2026-01-30T17:00:00Z',
    archivedOn: '2026-02-02T09:00:00Z',
  },
  {
    first: 'Desmond',
    last: 'Vale',
    job: 'Branch manager',
    places: [`${thornbury} / Thornbury`],
    archivedOn: '2025-12-01T09:00:00Z',
  },
  {
    first: 'Isolde',
    last: 'Fane',
    job: 'Pharmacy technician',
    places: ['Wyre Vale Hospitals Pharmacy / Aseptic unit'],
    archivedOn: '2026-03-20T09:00:00Z',
  },
];

async function noteCode(db: Database, target: { group_id: number; subgroup_id: number; code: string }): Promise<void> {
  await db
    .insertInto('subgroup_codes')
    .values({ ...target, kind: 'ods', holds_from: '2019-04-01' })
    .execute();
}

/** Archives places and people, so that they can be viewed and restored. */
async function seedArchived(db: Database, places: Places): Promise<void> {
  const { id } = await db
    .insertInto('groups')
    .values({ name: thornbury, archived_at: '2025-11-28T17:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('group_settings').values({ group_id: id, default_service_manager_level: 'LOW' }).execute();
  places.groupIds.set(thornbury, withoutScope(id, 'demo data'));
  for (const { group, name, ods, at } of closed) {
    const service = await db
      .insertInto('subgroups')
      .values({ group_id: places.groupIds.get(group) ?? 0, name, ods_code: ods, archived_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    places.serviceIds.set(`${group} / ${name}`, withoutScope(service.id, 'demo data'));
    if (ods !== null)
      await noteCode(db, { group_id: places.groupIds.get(group) ?? 0, subgroup_id: service.id, code: ods });
  }
  for (const person of people) await addPerson(db, places, person);
}

export const archivedSeed = declareSeed({
  place: 320,
  needs: { places: placesSeed },
  run: (services, { places }) => seedArchived(services.db, places),
});
