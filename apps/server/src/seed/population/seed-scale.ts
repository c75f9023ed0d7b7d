import { sql } from 'kysely';
import type { Services as AllServices } from '../../platform/services.ts';
import type { PopulationProduct } from './population-histories.ts';
import { populationSeeder } from './seed-population.ts';

type Services = Pick<AllServices, 'db' | 'clock'>;

/** Size of one organisation of a load test. 200 of them have 4,000 services and 100,000 people. */
export const perOrganisation = { services: 20, people: 500 };

/** Adds organisations for a load test to any existing data. Needs a catalogue. */
export async function seedScale(
  services: Services,
  { organisations, report }: { organisations: number; report: (made: number) => void },
): Promise<void> {
  const { db } = services;
  const products = await listProducts(services);
  if (products.length === 0) throw new Error('There is no course to give anyone. Start with the demo world.');
  const buyer = await db
    .selectFrom('user_roles')
    .select('user_id')
    .where('role', '=', 'super_admin')
    .executeTakeFirst();
  if (buyer === undefined) throw new Error('There is no site admin who could buy licences.');
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0)::int as last from groups`.execute(db);
  const first = (rows[0]?.last ?? 0) + 1;
  const seed = await populationSeeder(services);
  for (let made = 0; made < organisations; made += 1) {
    const place = await insertPlace(services, first + made);
    const tag = `x${first + made}n`;
    const offset = (first + made) * perOrganisation.people;
    await seed({ ...place, tag, offset, count: perOrganisation.people, products, buyerId: buyer.user_id });
    report(made + 1);
  }
  await sql`vacuum analyze`.execute(db);
}

async function insertPlace({ db }: Services, number: number) {
  const { id } = await db
    .insertInto('groups')
    .values({ name: `Load test organisation ${number}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('group_settings').values({ group_id: id }).execute();
  const rows = Array.from({ length: perOrganisation.services }, (_, at) => ({
    group_id: id,
    name: `Branch ${number}-${at + 1}`,
  }));
  const made = await db.insertInto('subgroups').values(rows).returning('id').execute();
  return { groupId: id, serviceIds: made.map((row) => row.id) };
}

async function listProducts({ db }: Services): Promise<PopulationProduct[]> {
  const { rows } = await sql<PopulationProduct>`
    select a.id as "productId", c.id as "courseId", a.default_months as months
    from abstract_courses a join current_courses() k on k.product_id = a.id join courses c on c.id = k.course_id
    where a.archived_at is null and exists (select from scos s where s.course_id = c.id and s.archived_at is null)
    order by a.id limit 4`.execute(db);
  return rows;
}
