import { londonWallClock, type MyCourse } from '@doselore/contract/my-learning';
import type { Principal, Scope } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import type { Services } from '../../platform/services.ts';
import { currentUser } from '../auth/index.ts';
import { showReading } from '../resources/index.ts';
import { showSiteInfo } from '../site-status/index.ts';
import { showOwnWaiting } from '../virtual-groups/index.ts';
import { presentMyCourse } from './my-learning.presenter.ts';
import { listCards } from './my-learning.repository.ts';

/** Returns the courses of a learner, as My Courses shows them. */
export async function showMyCourses({ db, clock }: Services, scope: Scope, userId: number): Promise<MyCourse[]> {
  const wall = londonWallClock(clock.now());
  const cards = await listCards(db, scope, { userId, today: today(clock) });
  return cards.map((card) => presentMyCourse(card, wall));
}

/** Returns everything that a browser without any data needs for My Courses. */
export async function showZone(services: Services, scope: Scope, person: Principal) {
  const [user, courses, waiting, reading] = await Promise.all([
    currentUser(services, person),
    showMyCourses(services, scope, person.id),
    showOwnWaiting(services, person.id),
    showReading(services, scope),
  ]);
  return { user, site: showSiteInfo(services), courses, waiting, reading };
}
