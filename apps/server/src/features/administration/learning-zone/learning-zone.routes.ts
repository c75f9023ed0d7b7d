import { getMyLearningZone } from '@doselore/contract/learning-zone';
import { type Route, serve } from '../../../platform/http/index.ts';
import { showMyCourses } from '../../learning/my-learning/index.ts';
import { currentUser } from '../../site/auth/index.ts';
import { showReading } from '../../site/resources/index.ts';
import { showSiteInfo } from '../../site/site-status/index.ts';
import { showOwnWaiting } from '../../trainer-led/course-delegates/index.ts';

/** Route of the call with which a browser without data opens My Courses. */
export const learningZoneRoutes: Route[] = [
  serve(getMyLearningZone, async ({ person, scope, services }) => {
    const [user, courses, waiting, reading] = await Promise.all([
      currentUser(services, person),
      showMyCourses(services, scope, person.id),
      showOwnWaiting(services, person.id),
      showReading(services, scope),
    ]);
    return { user, site: showSiteInfo(services, person.hasBookings), courses, waiting, reading };
  }),
];
