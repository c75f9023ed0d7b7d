import { randomUUID } from 'node:crypto';
import {
  declineRequest,
  fulfilFromPot,
  lapsingRequests,
  requestLicences,
  withdrawRequest,
} from '../../features/licences/licence-requests/index.ts';
import { movePools } from '../../features/licences/licence-stock/index.ts';
import type { Actor } from '../../platform/access/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';

type World = { people: SeededPerson[]; catalogue: Catalogue; admin: SeededPerson };
type Product = { productId: number; months: number };

/** Seeds pools of services, and requests in every state. */
async function seedLicences(services: Services, { people, catalogue, admin }: World): Promise<void> {
  const products = [...catalogue.online.values()];
  const [first, second, third, fourth] = products;
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('The demo world needs four courses');
  const site: Actor = { id: admin.id, level: 'superAdmin' };
  for (const person of people.filter(({ role }) => role === 'subgroup_admin')) {
    const at = placeOf(person);
    const fill = (product: Product, quantity: number) =>
      movePools(daysBefore(services, 100), site, {
        key: keyOf(person, product),
        pools: [{ kind: 'POOL', placeId: at.subgroupId, quantity }],
        direction: 'allocate',
        idempotencyKey: randomUUID(),
      });
    await fill(first, 4);
    await fill(third, 2);
    const ask = (product: Product, quantity: number, { daysAgo, note }: { daysAgo: number; note: string }) =>
      requestLicences(daysBefore(services, daysAgo), actorOf(person), {
        ...at,
        productType: 'abstract_course',
        productId: product.productId,
        certificateMonths: product.months,
        quantity,
        note,
      });
    const fulfil = (licenceRequestId: number, quantity: number, daysAgo: number) =>
      fulfilFromPot(daysBefore(services, daysAgo), site, {
        groupId: at.groupId,
        licenceRequestId,
        quantity,
        note: '',
        idempotencyKey: randomUUID(),
      });
    await ask(second, 3, { daysAgo: 95, note: 'For the pharmacy we may open.' });
    await inTransaction(services.db, async (tx) => lapsingRequests(services.clock).run(tx));
    const request = await ask(fourth, 5, { daysAgo: 30, note: 'For the winter campaign.' });
    await declineRequest(daysBefore(services, 28), site, {
      groupId: at.groupId,
      licenceRequestId: request.id,
      note: 'Please use the licences in your pool first.',
    });
    const withdrawn = await ask(fourth, 2, { daysAgo: 20, note: '' });
    await withdrawRequest(daysBefore(services, 19), actorOf(person), { ...at, licenceRequestId: withdrawn.id });
    await fulfil((await ask(first, 2, { daysAgo: 12, note: 'Two colleagues start on Monday.' })).id, 2, 11);
    await fulfil((await ask(third, 4, { daysAgo: 6, note: '' })).id, 1, 5);
    await ask(second, 6, { daysAgo: 2, note: 'Everyone at the counter takes it in spring.' });
  }
}

const daysBefore = (services: Services, days: number): Services => {
  const at = new Date(services.clock.now().getTime() - days * 86_400_000);
  return { ...services, clock: { now: () => at } };
};

const actorOf = (person: SeededPerson): Actor => ({ id: person.id, level: 'subgroupAdmin' });

function placeOf({ groupId, serviceId, username }: SeededPerson) {
  if (serviceId === undefined) throw new Error(`${username} manages no service`);
  return { groupId, subgroupId: serviceId };
}

const keyOf = ({ groupId }: SeededPerson, { productId, months }: Product) => ({
  groupId,
  productType: 'abstract_course' as const,
  productId,
  certificateMonths: months,
});

export const licencesSeed = declareSeed({
  place: 70,
  needs: { people: peopleSeed, admin: adminSeed, catalogue: catalogueSeed, histories: historiesSeed },
  run: (services, { people, admin, catalogue }) => seedLicences(services, { people, catalogue, admin }),
});
