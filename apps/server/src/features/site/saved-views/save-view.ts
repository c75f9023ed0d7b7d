import { AppError, type Body } from '@doselore/contract';
import { type saveView as endpoint, savedViewsMax } from '@doselore/contract/saved-views';
import type { UserId } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { countViews, deleteNamed, insertView } from './saved-views.repository.ts';

/** Saves a view, in place of the one with the same name. Throws 409 when the person has too many. */
export function saveView(services: Services, userId: UserId, view: Body<typeof endpoint>): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    await deleteNamed(tx, { userId, ...view });
    if ((await countViews(tx, userId)) >= savedViewsMax)
      throw new AppError('conflict', `You have ${savedViewsMax} saved views, which is the limit. Delete one first.`);
    return insertView(tx, { userId, ...view, at: services.clock.now() });
  });
}
