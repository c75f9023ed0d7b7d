import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { stockSeed } from '../licences/seed-stock.ts';
import { adminSeed, peopleSeed, type SeededPerson } from '../people/seed-people.ts';
import { historiesFor, namedHistories } from './histories.ts';
import { playHistory } from './play-history.ts';
import { type Catalogue, catalogueSeed } from './seed-catalogue.ts';

type World = { people: SeededPerson[]; catalogue: Catalogue; admin: SeededPerson };

async function playHistories(services: Services, world: World): Promise<void> {
  const named = new Set([
    ...namedHistories.map((history) => history.username),
    'amara.osei',
    'rhys.calloway',
    'morgan.ellis',
  ]);
  const others = world.people.filter((person) => !named.has(person.username)).map((person) => person.username);
  for (const history of [...namedHistories, ...historiesFor(others)]) {
    const person = world.people.find((one) => one.username === history.username);
    const product = world.catalogue.online.get(history.slug);
    if (person === undefined || product === undefined)
      throw new Error(`No ${history.username} or no ${history.slug} in the demo world`);
    await playHistory(services, history, {
      ...product,
      userId: person.id,
      groupId: person.groupId,
      issuerId: world.admin.id,
    });
  }
}

export const historiesSeed = declareSeed({
  place: 60,
  needs: { people: peopleSeed, catalogue: catalogueSeed, admin: adminSeed, stock: stockSeed },
  run: (services, { people, catalogue, admin }) => playHistories(services, { people, catalogue, admin }),
});
