import type { GroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { listOrganisers, listTaughtProducts, type TaughtProduct } from './choices.repository.ts';

type Choices = { products: TaughtProduct[]; organisers: { id: number; name: string }[] };

/** Returns the courses that a trainer teaches, and who may organise one of an organisation. */
export const showChoices = async (db: Queries, groupId: GroupId): Promise<Choices> => ({
  products: await listTaughtProducts(db),
  organisers: await listOrganisers(db, groupId),
});

/** Returns a course of the catalogue that a trainer teaches, with its live way of teaching, or undefined. */
export async function findTaughtProduct(
  db: Queries,
  productId: number,
): Promise<{ deliverableId: number; name: string; defaultMonths: number } | undefined> {
  const [product] = await listTaughtProducts(db, productId);
  return (
    product && {
      ...{ deliverableId: product.deliverable_id, name: product.name, defaultMonths: product.default_months },
    }
  );
}
