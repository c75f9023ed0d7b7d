import type { ProductType } from '@doselore/contract';
import type { GroupId } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';

type Opened = { userId: number; groupId: GroupId; productType: ProductType; productId: number };

/** Removes the mark of new licences for a product, because their holder has opened it. Later calls change nothing. */
export async function markOpened(db: Database, { userId, groupId, productType, productId }: Opened): Promise<void> {
  await db
    .updateTable('licences')
    .set({ is_new: false })
    .where((eb) =>
      eb.and({ user_id: userId, group_id: groupId, product_type: productType, product_id: productId, is_new: true }),
    )
    .execute();
}
