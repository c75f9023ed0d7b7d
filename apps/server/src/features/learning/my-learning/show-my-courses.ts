import type { MyCourse } from '@doselore/contract/my-learning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentMyCourse } from './my-learning.presenter.ts';
import { listCards } from './my-learning.repository.ts';

/** Returns the courses of a learner, as My Courses shows them. */
export async function showMyCourses({ db, clock }: Services, scope: Scope, userId: number): Promise<MyCourse[]> {
  const londonNow = londonWallClock(clock.now());
  const cards = await listCards(db, scope, { userId, today: today(clock) });
  return cards.map((card) => presentMyCourse(card, londonNow));
}
