import { randomUUID } from 'node:crypto';
import { orderForRequest } from '../../features/licences/licence-orders/index.ts';
import { requestLicences } from '../../features/licences/licence-requests/index.ts';
import { retryLicence, takeBack } from '../../features/licences/licences/index.ts';
import type { Actor } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';

type World = { people: SeededPerson[]; catalogue: Catalogue };

/** Seeds rarer cases: a free retry, a licence revoked with its reason, and a request that was ordered in full. */
async function seedLicenceEnds(services: Services, { people, catalogue }: World): Promise<void> {
  const named = (username: string) => {
    const person = people.find((one) => one.username === username);
    if (person === undefined) throw new Error(`The demo world has no ${username}`);
    return person;
  };
  const priya = named('priya.raman');
  const { groupId } = priya;
  const organisation: Actor = { id: priya.id, level: 'groupingAdmin' };
  await retryLicence(services, organisation, {
    groupId,
    licenceId: await findLicence(services, { groupId, state: 'failed', people: [named('judith.marlowe')] }),
    reason: 'The till rang all morning. She sits it in the back office this time.',
    idempotencyKey: randomUUID(),
  });
  const learners = people.filter(({ role, username }) => role === undefined && username !== 'sam.whitlock');
  await takeBack(services, organisation, {
    place: { groupId },
    licenceIds: [await findLicence(services, { groupId, state: 'in_progress', people: learners })],
    reason: 'left',
    note: 'Moved to another employer at the end of the month.',
    mayRevoke: true,
    idempotencyKey: randomUUID(),
  });
  await askAndOrder(services, { asking: named('tom.okafor'), organisation, catalogue });
}

/** Finds the licence of the first of these people who has one. */
async function findLicence(
  { db }: Services,
  target: { groupId: number; state: string; people: readonly SeededPerson[] },
): Promise<number> {
  const userIds = target.people.map(({ id }) => id);
  const { id } = await db
    .selectFrom('licences')
    .select('id')
    .where('group_id', '=', target.groupId)
    .where('state', '=', target.state)
    .where('user_id', 'in', userIds)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

type Asking = { asking: SeededPerson; organisation: Actor; catalogue: Catalogue };

async function askAndOrder(services: Services, { asking, organisation, catalogue }: Asking): Promise<void> {
  const product = catalogue.online.get('immunisation-annual-update');
  const { groupId, serviceId } = asking;
  if (product === undefined || serviceId === undefined) throw new Error('Tom Okafor asks for a course that there is');
  const { id } = await requestLicences(
    services,
    { id: asking.id, level: 'subgroupAdmin' },
    {
      groupId,
      subgroupId: serviceId,
      productType: 'abstract_course',
      productId: product.productId,
      certificateMonths: product.months,
      quantity: 4,
      note: 'For the new vaccinators.',
    },
  );
  await orderForRequest(services, organisation, {
    groupId,
    licenceRequestId: id,
    quantity: 4,
    transactionRef: '',
    poReference: 'PO-28004',
    note: 'Ordered today.',
    idempotencyKey: randomUUID(),
  });
}

export const licenceEndsSeed = declareSeed({
  place: 270,
  needs: { people: peopleSeed, catalogue: catalogueSeed, histories: historiesSeed },
  run: (services, { people, catalogue }) => seedLicenceEnds(services, { people, catalogue }),
});
