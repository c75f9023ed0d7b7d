import { rememberOrganised } from '../../features/trainer-led/organiser-notices/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';
import { virtualGroupsSeed } from './seed-virtual-groups.ts';

/** Names the demo organiser in the next course of their organisation and in the one that ended last. */
async function seedOrganiser({ db, clock }: Services, people: readonly SeededPerson[]): Promise<void> {
  const organiser = people.find(({ role }) => role === 'organiser');
  if (organiser === undefined) throw new Error('The demo world needs an organiser');
  const courses = (when: '>' | '<', order: 'asc' | 'desc') =>
    db
      .selectFrom('virtual_groups')
      .select('id')
      .where('group_id', '=', organiser.groupId)
      .where('state', '<>', 'draft')
      .where('organiser_user_id', 'is', null)
      .where('training_start', when, clock.now())
      .orderBy('training_start', order)
      .orderBy('id')
      .limit(1)
      .execute();
  const ids = [...(await courses('>', 'asc')), ...(await courses('<', 'desc'))].map(({ id }) => id);
  await inTransaction(db, async (tx) => {
    await tx.updateTable('virtual_groups').set({ organiser_user_id: organiser.id }).where('id', 'in', ids).execute();
    for (const id of ids) await rememberOrganised(tx, { id, at: clock.now() });
  });
}

export const organiserSeed = declareSeed({
  place: 600,
  needs: { people: peopleSeed, virtualGroups: virtualGroupsSeed },
  run: (services, { people }) => seedOrganiser(services, people),
});
