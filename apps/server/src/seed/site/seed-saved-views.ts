import { webAddresses } from '@doselore/contract';
import type { Database } from '../../platform/db/index.ts';
import type { SeededPerson } from '../people/seed-people.ts';

/** Seeds a view that the demo organisation admin has saved for the members of the first organisation. */
export async function seedSavedViews(db: Database, people: readonly SeededPerson[]): Promise<void> {
  const owner = people.find((person) => person.username === 'priya.raman');
  if (owner === undefined) return;
  await db
    .insertInto('saved_views')
    .values({
      user_id: owner.id,
      page: webAddresses.groupMembers(1),
      name: 'Dispensers with an expired certificate',
      search: 'role=Dispenser&certificates=ended',
    })
    .execute();
}
