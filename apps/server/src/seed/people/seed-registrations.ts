import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Places } from './seed-places.ts';
import { placesSeed } from './seed-places.ts';

type Registered = { group: string; hq: string; superintendent?: readonly [name: string, number: string] };

/** Head offices and superintendents. All fictional: numbers from 2999000 and 1999000 on belong to nobody. */
const registered: readonly Registered[] = [
  { group: 'Northgate Pharmacy Group', hq: 'PZ901', superintendent: ['Priya Raman', '2999001'] },
  { group: 'Harbour Independent Pharmacies', hq: 'PZ911', superintendent: ['Maren Tolley', '2999002'] },
  { group: 'Wyre Vale Hospitals Pharmacy', hq: 'RZ9' },
  { group: 'Coastal PCN Pharmacy Team', hq: 'UZ9901' },
  { group: 'Meadowbrook Care', hq: 'VZ901' },
  { group: 'Ridgeway Pharmacy', hq: 'PZ941', superintendent: ['Graham Coombe', '2999003'] },
  { group: 'Ridgeway Pharmacy Limited', hq: 'PZ942', superintendent: ['Graham Coombe', '2999003'] },
  { group: 'Saltmarsh Chemists', hq: 'PZ921', superintendent: ['Odile Brandt', '2999004'] },
  { group: 'Penfold Pharmacy', hq: 'PZ931', superintendent: ['Ines Penfold', '2999005'] },
  { group: 'Calder Valley Pharmacies', hq: 'PZ951', superintendent: ['Hester Ackroyd', '2999006'] },
];

const moved = 'Northgate Pharmacy Group / Northgate, Old Dock';
/** Two pharmacies. The second one got the premises number of the first by a typing error. */
const mistyped = ['Calder Valley Pharmacies / Calder Valley, Fernley', 'Calder Valley, Fernley Health Centre'] as const;

/** Registers organisations and pharmacies. One pharmacy has moved, and two share a number by mistake. */
async function seedRegistrations(db: Database, places: Places): Promise<void> {
  for (const { group, hq, superintendent } of registered) {
    const [name, number] = superintendent ?? [null, null];
    await db
      .updateTable('groups')
      .set({ hq_code: hq, superintendent_name: name, superintendent_number: number })
      .where('id', '=', places.groupIds.get(group) ?? 0)
      .execute();
  }
  await db.updateTable('users').set({ registration_number: '2999001' }).where('username', '=', 'priya.raman').execute();
  await sql`update subgroups s set premises_number = (1999000 + n.place)::text
    from (select id, row_number() over (order by id) as place from subgroups where ods_code is not null) n
    where n.id = s.id`.execute(db);
  await sql`update subgroups s set premises_number = f.premises_number from subgroups f
    where f.id = ${places.serviceIds.get(mistyped[0]) ?? 0} and s.group_id = f.group_id and s.name = ${mistyped[1]}`.execute(
    db,
  );
  await sql`insert into subgroup_codes (group_id, subgroup_id, kind, code, holds_from)
    select group_id, id, 'premises', premises_number,
      case when id = ${places.serviceIds.get(moved) ?? 0} then date '2024-06-03' else date '2019-04-01' end
    from subgroups where premises_number is not null
    union all select group_id, id, 'premises', '1999090', date '2015-03-02' from subgroups
    where id = ${places.serviceIds.get(moved) ?? 0}
    union all select id, null, 'hq', hq_code, date '2019-04-01' from groups where hq_code is not null`.execute(db);
}

export const registrationsSeed = declareSeed({
  place: 30,
  needs: { places: placesSeed },
  run: (services, { places }) => seedRegistrations(services.db, places),
});
