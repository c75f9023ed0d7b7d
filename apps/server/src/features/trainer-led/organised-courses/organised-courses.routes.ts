import { getOrganisedCourse, listOrganisedCourses } from '@doselore/contract/organised-courses';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { listEveryNeed } from '../delegate-needs/index.ts';
import { presentOrganised } from './organised-courses.presenter.ts';
import { listOrganised } from './organised-courses.repository.ts';

export const organisedCourseRoutes: Route[] = [
  serve(listOrganisedCourses, async ({ scope, services }) => {
    const londonNow = londonWallClock(services.clock.now());
    return (await listOrganised(services.db, scope)).map((row) => presentOrganised(row, londonNow));
  }),
  serve(getOrganisedCourse, async ({ params, scope, services }) => {
    const [course] = await listOrganised(services.db, scope, params.virtualGroupId);
    if (course === undefined) throw notFound();
    const londonNow = londonWallClock(services.clock.now());
    return { ...presentOrganised(course, londonNow), needs: await listEveryNeed(services.db, course.id) };
  }),
];
