import { randomUUID } from 'node:crypto';
import { changeRefresher } from '../../features/learning/courses/index.ts';
import { publishContent } from '../../features/learning/distance/index.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import { adjustStock, movePools } from '../../features/licences/licence-stock/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { dataSecurityRefresher as course } from '../distance/data-security-refresher.ts';
import type { SeededPerson } from '../people/seed-people.ts';
import { adminSeed, peopleSeed } from '../people/seed-people.ts';
import { type Catalogue, catalogueSeed, insertProduct } from './seed-catalogue.ts';
import { historiesSeed } from './seed-histories.ts';

type World = { people: SeededPerson[]; catalogue: Catalogue; admin: SeededPerson };

/** Seeds a refresher. Some of its licences are in the pot, some in a service's pool, and two are written off. */
export async function seedRefreshers(services: Services, { people, catalogue, admin }: World): Promise<void> {
  const full = catalogue.online.get('data-security-level-1');
  const manager = people.find(({ username }) => username === 'tom.okafor');
  if (full === undefined || manager?.serviceId === undefined) throw new Error('The demo world has what is refreshed');
  const { courseId, productId } = await insertProduct(services, course);
  await publishContent(services.db, courseId, { ...course, materials: [...course.materials] });
  await changeRefresher(
    services,
    { id: admin.id, level: 'superAdmin' },
    { courseId: full.courseId, refresherCourseId: courseId },
  );
  const { groupId, serviceId } = manager;
  const site = { id: admin.id, level: 'superAdmin' } as const;
  await purchaseLicences(services, site, {
    groupId,
    productId,
    quantity: 12,
    certificateMonths: course.months,
    transactionRef: '',
    poReference: 'PO-28011',
    directServiceOrder: 0,
    idempotencyKey: randomUUID(),
  });
  await movePools(services, site, {
    key: { groupId, productType: 'abstract_course', productId, certificateMonths: course.months },
    pools: [{ kind: 'POOL', placeId: serviceId, quantity: 3 }],
    direction: 'allocate',
    idempotencyKey: randomUUID(),
  });
  await adjustStock(services, site, {
    key: { groupId, productType: 'abstract_course', productId, certificateMonths: course.months },
    change: -2,
    reason: 'Two were ordered by mistake.',
    idempotencyKey: randomUUID(),
  });
}

export const refreshersSeed = declareSeed({
  place: 280,
  needs: { people: peopleSeed, admin: adminSeed, catalogue: catalogueSeed, histories: historiesSeed },
  run: (services, { people, admin, catalogue }) => seedRefreshers(services, { people, catalogue, admin }),
});
