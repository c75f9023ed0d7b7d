import { type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Places } from './seed-places.ts';

export type NewPerson = {
  first: string;
  last: string;
  job: string;
  /** Part before the @. The username when left out. */
  email?: string;
  registration?: string;
  payroll?: string;
  /** Services as `organisation / service`. Several when somebody belongs to several. */
  places: readonly string[];
  /** Organisations, or `organisation / service`. */
  manages?: readonly string[];
  /** Roles, when they differ from the roles that the places imply. */
  roles?: readonly string[];
  archivedOn?: string | undefined;
  /** Day on which they left every place. The account stays. */
  leftOn?: string | undefined;
};

const groupOf = (place: string) => place.split(' / ')[0] ?? '';

/** Adds a person who can sign in with the demo password, unless their account is archived. Returns the id. */
export async function addPerson(db: Database, places: Places, person: NewPerson): Promise<UserId> {
  const { email = `${person.first}.${person.last}`.toLowerCase(), leftOn, payroll, manages = [] } = person;
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('username', '=', 'sam.whitlock')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: person.first,
      last_name: person.last,
      username: email.includes('+') ? null : email,
      email: `${email}@example.org`,
      job_role: person.job,
      registration_number: person.registration ?? null,
      password_hash,
      state: person.archivedOn === undefined ? 'active' : 'disabled',
      archived_at: person.archivedOn ?? null,
      is_demo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('terms_acceptances').values({ user_id: id, version: '2026-01' }).execute();
  for (const place of person.places) await addToPlace(db, places, { userId: id, place, leftOn, payroll });
  for (const place of manages) await makeManager(db, places, { userId: id, place });
  const usual = manages.map((place) => (places.serviceIds.has(place) ? 'subgroup_admin' : 'group_admin'));
  for (const role of new Set(person.roles ?? usual))
    await db.insertInto('user_roles').values({ user_id: id, role }).execute();
  return withoutScope(id, 'demo data');
}

type Managing = { userId: number; place: string };
type Joining = Managing & { leftOn?: string | undefined; payroll?: string | undefined };

export async function addToPlace(db: Database, places: Places, joining: Joining): Promise<void> {
  const { userId, place, leftOn, payroll } = joining;
  const group_id = places.groupIds.get(groupOf(place));
  const subgroup_id = places.serviceIds.get(place);
  if (group_id === undefined || subgroup_id === undefined) throw new Error(`The demo world has no ${place}`);
  await db
    .insertInto('group_members')
    .values({ group_id, user_id: userId, archived_at: leftOn ?? null, payroll_number: payroll ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('subgroup_members').values({ group_id, subgroup_id, user_id: userId }).execute();
}

async function makeManager(db: Database, places: Places, { userId, place }: Managing): Promise<void> {
  const link = { group_id: places.groupIds.get(groupOf(place)) ?? 0, user_id: userId };
  const subgroup_id = places.serviceIds.get(place);
  if (subgroup_id === undefined) await db.insertInto('group_managers').values(link).execute();
  else
    await db
      .insertInto('subgroup_managers')
      .values({ ...link, subgroup_id })
      .execute();
}
