import { randomUUID } from 'node:crypto';
import { searchDuplicates } from '../../features/administration/merges/index.ts';
import { issueLicence } from '../../features/licences/licence-issue/index.ts';
import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import { type GroupId, type UserId, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import type { Catalogue } from '../learning/seed-catalogue.ts';
import { catalogueSeed } from '../learning/seed-catalogue.ts';
import { historiesSeed } from '../learning/seed-histories.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Places } from '../people/seed-places.ts';
import { placesSeed } from '../people/seed-places.ts';

type World = { places: Places; catalogue: Catalogue; adminId: UserId };

/**
 * Seeds two duplicates besides those of other seeds: one course with two certificate lengths, and a course held
 * together with its refresher. Then searches, so that the lists are filled at once.
 */
async function seedDuplicates(services: Services, { places, catalogue, adminId }: World): Promise<void> {
  const { db } = services;
  const site = { id: adminId, level: 'superAdmin' } as const;
  const buy = (target: {
    groupId: GroupId;
    productId: number;
    certificateMonths: number;
    quantity: number;
    po: string;
  }) => {
    const { po: poReference, ...stock } = target;
    const order = { transactionRef: '', poReference, directServiceOrder: 0, idempotencyKey: randomUUID() };
    return purchaseLicences(services, site, { ...stock, ...order });
  };
  const groupOf = (name: string) => places.groupIds.get(name) ?? withoutScope<'group'>(0, 'demo data');
  const practical = catalogue.taught.get('Vaccination: injection technique practical') ?? 0;
  const harbour = { groupId: groupOf('Harbour Independent Pharmacies'), productId: practical };
  await buy({ ...harbour, certificateMonths: 36, quantity: 4, po: 'PO-28021' });
  await buy({ ...harbour, certificateMonths: 24, quantity: 8, po: 'PO-28022' });

  const full = catalogue.online.get('data-security-level-1')?.productId ?? 0;
  const groupId = groupOf('Coastal PCN Pharmacy Team');
  const { to_id: refresher, months } = await db
    .selectFrom('product_links as l')
    .innerJoin('abstract_courses as a', 'a.id', 'l.to_id')
    .select(['l.to_id', 'a.default_months as months'])
    .where('l.from_id', '=', full)
    .where('l.kind', '=', 'refresher')
    .executeTakeFirstOrThrow();
  await buy({ groupId, productId: refresher, certificateMonths: months, quantity: 2, po: 'PO-28023' });
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'farid.nasser')
    .executeTakeFirstOrThrow();
  for (const [productId, certificateMonths] of [
    [full, catalogue.online.get('data-security-level-1')?.months ?? 12],
    [refresher, months],
  ] as const)
    await issueLicence(services, site, { groupId, userId, productId, certificateMonths, idempotencyKey: randomUUID() });
  await searchDuplicates(services);
}

export const duplicatesSeed = declareSeed({
  place: 340,
  needs: { places: placesSeed, admin: adminSeed, catalogue: catalogueSeed, histories: historiesSeed },
  run: (services, { places, admin, catalogue }) => seedDuplicates(services, { places, catalogue, adminId: admin.id }),
});
