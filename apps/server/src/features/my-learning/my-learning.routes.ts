import {
  certificateEnd,
  getCourseLaunchData,
  getModuleData,
  listMyCourses,
  startCourse as startEndpoint,
} from '@doselore/contract';
import { today } from '../../platform/clock/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { nextModule, presentModules, presentMyCourse, presentRenewal } from './my-learning.presenter.ts';
import { listCoursesOf, listModules } from './my-learning.repository.ts';
import { getCourseOf, startCourse } from './start-course.ts';

export const myLearningRoutes: Route[] = [
  serve(listMyCourses, async ({ person, scope, services }) =>
    (await listCoursesOf(services.db, scope, { userId: person.id })).map(presentMyCourse),
  ),
  serve(getModuleData, async ({ params, person, scope, services }) => {
    const course = await getCourseOf(services, scope, { ...params, userId: person.id });
    const modules = await listModules(services.db, { courseId: course.id, courseUserId: course.course_user_id });
    return { course: presentMyCourse(course), modules: presentModules(modules) };
  }),
  serve(getCourseLaunchData, async ({ params, person, scope, services }) => {
    const course = await getCourseOf(services, scope, { ...params, userId: person.id });
    const modules = await listModules(services.db, { courseId: course.id, courseUserId: course.course_user_id });
    const marks = modules.flatMap((module) => module.mastery_score ?? []);
    return {
      course: presentMyCourse(course),
      cover: presentMyCourse(course).cover,
      pass_mark: marks.length > 0 ? Math.max(...marks) : null,
      would_end_on: certificateEnd({
        awardedOn: today(services.clock),
        months: course.certificate_months,
        basis: course.renewal_basis,
        previousEnd: course.expires_on,
      }),
      renewal: presentRenewal(course, today(services.clock)),
      next: nextModule(modules),
    };
  }),
  serve(startEndpoint, ({ params, person, scope, services, actor }) =>
    startCourse(services, actor, { scope, place: { ...params, userId: person.id } }),
  ),
];
