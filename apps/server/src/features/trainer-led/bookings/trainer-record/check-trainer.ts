import { checkSiteWide, notFound, type Scope, type UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { isTrainer } from './trainer-record.repository.ts';

/** Returns the checked id of a trainer, for site admins. Throws 404. */
export async function checkTrainer(db: Queries, scope: Scope, trainerUserId: number): Promise<UserId> {
  if (!(await isTrainer(db, trainerUserId))) throw notFound();
  return checkSiteWide<'user'>(scope, trainerUserId);
}
