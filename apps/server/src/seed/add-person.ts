import type { Database } from '../platform/db/index.ts';
import type { Places } from './seed-places.ts';

export type NewPerson = {
  first: string;
  last: string;
  job: string;
  /** `organisation / service`; more than one, where somebody belongs to several. */
  places: readonly string[];
  /** Organisations, or `organisation / service`. */
  manages?: readonly string[];
  archivedOn?: string;
  /** Left every place on that day; the account stays. */
  leftOn?: string;
};

const groupOf = (place: string) => place.split(' / ')[0] ?? '';

/** Somebody who can sign in with the demo password, unless their account is archived. */
export async function addPerson(db: Database, places: Places, person: NewPerson): Promise<number> {
  const username = `${person.first}.${person.last}`.toLowerCase();
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
      username,
      email: `${username}@example.org`,
      job_role: person.job,
      password_hash,
      state: person.archivedOn === undefined ? 'active' : 'disabled',
      archived_at: person.archivedOn ?? null,
      is_demo: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('terms_acceptances').values({ user_id: id, version: '2026-01' }).execute();
  for (const place of person.places) await addToPlace(db, places, { userId: id, place, leftOn: person.leftOn });
  for (const place of person.manages ?? []) await makeManager(db, places, { userId: id, place });
  return id;
}

type Joining = { userId: number; place: string; leftOn?: string | undefined };

export async function addToPlace(db: Database, places: Places, { userId, place, leftOn }: Joining): Promise<void> {
  const group_id = places.groupIds.get(groupOf(place));
  const subgroup_id = places.serviceIds.get(place);
  if (group_id === undefined || subgroup_id === undefined) throw new Error(`The demo world has no ${place}`);
  await db
    .insertInto('group_members')
    .values({ group_id, user_id: userId, archived_at: leftOn ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.insertInto('subgroup_members').values({ group_id, subgroup_id, user_id: userId }).execute();
}

async function makeManager(db: Database, places: Places, { userId, place }: Joining): Promise<void> {
  const link = { group_id: places.groupIds.get(groupOf(place)) ?? 0, user_id: userId };
  const subgroup_id = places.serviceIds.get(place);
  if (subgroup_id === undefined) await db.insertInto('group_managers').values(link).execute();
  else
    await db
      .insertInto('subgroup_managers')
      .values({ ...link, subgroup_id })
      .execute();
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role: subgroup_id === undefined ? 'group_admin' : 'subgroup_admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
