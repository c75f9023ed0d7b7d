import { erasePerson } from '../../features/administration/personal-data/index.ts';
import { type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { playHistory } from '../learning/play-history.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';

type World = { places: Places; catalogue: Catalogue; adminId: UserId };
const group = 'Northgate Pharmacy Group';

/**
 * Seeds somebody who left Northgate and was erased at their own request. Only their certificate still has a name, with
 * restricted access.
 */
async function seedErased(services: Services, { places, catalogue, adminId }: World): Promise<void> {
  const { db } = services;
  const groupId = places.groupIds.get(group);
  const product = catalogue.online.get('data-security-level-1');
  if (groupId === undefined || product === undefined) throw new Error('The demo world needs someone who was erased');
  const { id } = await db
    .insertInto('users')
    .values({ first_name: 'Perran', last_name: 'Tregear', email: 'perran.tregear@example.org', is_demo: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const userId: UserId = withoutScope(id, 'demo data');
  await db.insertInto('group_members').values({ group_id: groupId, user_id: userId }).execute();
  const history = { username: '', slug: 'data-security-level-1', outcome: 'passed', daysAgo: 400 } as const;
  await playHistory(services, history, { ...product, userId, groupId, issuerId: adminId });
  await erasePerson(services, { id: adminId, level: 'superAdmin' }, { userId, reason: 'personAsked' });
}

export const erasedSeed = declareSeed({
  place: 250,
  needs: { places: placesSeed, admin: adminSeed, catalogue: catalogueSeed },
  run: (services, { places, admin, catalogue }) => seedErased(services, { places, catalogue, adminId: admin.id }),
});
