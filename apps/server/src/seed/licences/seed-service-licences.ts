import { randomUUID } from 'node:crypto';
import { issueToMany } from '../../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { History } from '../learning/histories.ts';
import { learn } from '../learning/play-history.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { peopleSeed } from '../people/seed-people.ts';

const outcomes = ['passed', 'begun', 'issued'] as const;
/** People whose courses other seeds create, or who have none on purpose. */
const leftOut: ReadonlySet<string> = new Set(['sam.whitlock', 'grace.sharma']);
const daysAgo = 24;

/**
 * Seeds licences that a service ordered for itself and issued from its pool to its people. Some courses are completed.
 */
async function seedServiceLicences(
  services: Services,
  { people, catalogue }: { people: SeededPerson[]; catalogue: Catalogue },
): Promise<void> {
  const tom = people.find(({ username }) => username === 'tom.okafor');
  if (tom?.serviceId === undefined) throw new Error('Tom Okafor manages a service');
  const { groupId, serviceId: subgroupId } = tom;
  const actor = { id: tom.id, level: 'subgroupAdmin' } as const;
  const at = new Date(services.clock.now().getTime() - daysAgo * 86_400_000);
  const then = { ...services, clock: { now: () => at } };
  const colleagues = people.filter(
    ({ serviceId, role, username }) => serviceId === subgroupId && role === undefined && !leftOut.has(username),
  );
  for (const [nth, { id: userId, username }] of colleagues.entries()) {
    const [slug, product] = await findFree(services, { userId, groupId, catalogue });
    const key = {
      groupId,
      productType: 'abstract_course' as const,
      productId: product.productId,
      certificateMonths: product.months,
    };
    const order = { transactionRef: '', poReference: `PO-2803${nth}`, directServiceOrder: 1, subgroupId };
    await purchaseLicences(then, actor, { ...key, ...order, quantity: 1, idempotencyKey: randomUUID() });
    const place = { groupId, subgroupId, source: 'POOL' } as const;
    await issueToMany(then, actor, { key, place, userIds: [userId], mode: 'all', idempotencyKey: randomUUID() });
    const history: History = { username, slug, outcome: outcomes[nth % outcomes.length] ?? 'issued', daysAgo };
    await learn(services, history, { ...product, userId, groupId });
  }
}

type Target = { userId: number; groupId: number; catalogue: Catalogue };

/** Finds the first course for which somebody has had no licence. */
async function findFree({ db }: Services, { userId, groupId, catalogue }: Target) {
  const rows = await db
    .selectFrom('licences')
    .select('product_id')
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .where('product_type', '=', 'abstract_course')
    .execute();
  const had = new Set(rows.map((row) => row.product_id));
  const free = [...catalogue.online].find(([, { productId }]) => !had.has(productId));
  if (free === undefined) throw new Error('Nobody has taken every course');
  return free;
}

export const serviceLicencesSeed = declareSeed({
  place: 80,
  needs: { people: peopleSeed, catalogue: catalogueSeed, histories: historiesSeed },
  run: (services, { people, catalogue }) => seedServiceLicences(services, { people, catalogue }),
});
