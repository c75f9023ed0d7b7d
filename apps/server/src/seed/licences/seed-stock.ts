import { purchaseLicences } from '../../features/licences/licence-orders/index.ts';
import type { GroupId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { type Catalogue, catalogueSeed } from '../learning/seed-catalogue.ts';
import { groups } from '../people/places.ts';
import { adminSeed, type SeededPerson } from '../people/seed-people.ts';
import { type Places, placesSeed } from '../people/seed-places.ts';

/** Seats of each course: plenty of the first and third, few of the second. All of the fourth are issued. */
const northgateStock = [60, 16, 50, 14];

/** Buys stock: some pots are full, some low, one empty. */
async function buyStock(
  { db, clock }: Services,
  world: { groupIds: GroupId[]; catalogue: Catalogue; admin: SeededPerson },
): Promise<void> {
  // Before the oldest history.
  const at = new Date(clock.now().getTime() - 410 * 86_400_000);
  for (const [place, groupId] of world.groupIds.entries()) {
    for (const [nth, product] of [...world.catalogue.online.values()].entries()) {
      await purchaseLicences(
        { db, clock: { now: () => at } },
        { id: world.admin.id, level: 'superAdmin' },
        {
          groupId,
          productId: product.productId,
          quantity: place === 0 ? (northgateStock[nth] ?? 20) : 18 - nth * 2,
          certificateMonths: product.months,
          transactionRef: '',
          poReference: `PO-${2600 + place * 10 + nth}`,
          directServiceOrder: 0,
          idempotencyKey: `seed-${groupId}-${product.productId}`,
        },
      );
    }
  }
}

const openGroups = (places: Places) =>
  groups.filter((group) => !group.isArchived).flatMap((group) => places.groupIds.get(group.name) ?? []);

export const stockSeed = declareSeed({
  place: 50,
  report: 'Licences and histories',
  needs: { places: placesSeed, catalogue: catalogueSeed, admin: adminSeed },
  run: (services, { places, catalogue, admin }) =>
    buyStock(services, { groupIds: openGroups(places), catalogue, admin }),
});
