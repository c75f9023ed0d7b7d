import { webAddresses } from '@doselore/contract';
import type { Database } from '../../platform/db/index.ts';
import { declareSeed } from '../declare-seed.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';

/** Seeds a view that the demo organisation admin has saved for the members of the first organisation. */
async function seedSavedViews(db: Database, people: readonly SeededPerson[]): Promise<void> {
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

export const savedViewsSeed = declareSeed({
  place: 110,
  needs: { people: peopleSeed, histories: historiesSeed },
  run: (services, { people }) => seedSavedViews(services.db, people),
});
