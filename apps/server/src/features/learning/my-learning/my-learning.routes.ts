import {
  getCourseLaunchData,
  getModuleData,
  getSessionCalendar,
  getSessionFeedbackForm,
  listMyCourses,
  listTrainingRecord,
  markCourseOpened,
  saveSessionFeedback as saveFeedbackEndpoint,
  startCourse as startEndpoint,
} from '@doselore/contract/my-learning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { readParts } from '../distance/index.ts';
import { formInForce } from '../feedback-forms/index.ts';
import { listCalendarSessions } from './calendar/calendar-sessions.repository.ts';
import { writeSessionCalendar } from './calendar/session-calendar.ts';
import { findDelegate } from './feedback.repository.ts';
import { presentModules, presentMyCourse } from './my-learning.presenter.ts';
import { listModules } from './my-learning.repository.ts';
import { openCourse } from './open-course.ts';
import { saveSessionFeedback } from './save-session-feedback.ts';
import { findSession } from './sessions.repository.ts';
import { mayPractise } from './show-completion.ts';
import { showLaunch } from './show-launch.ts';
import { showMyCourses } from './show-my-courses.ts';
import { showTraining } from './show-training.ts';
import { getCourseOf, launchNext, startCourse } from './start-course.ts';

const wallClock = ({ clock }: Pick<Services, 'clock'>) => londonWallClock(clock.now());

const ok = { ok: true } as const;

export const myLearningRoutes: Route[] = [
  serve(listMyCourses, ({ person, scope, services }) => showMyCourses(services, scope, person.id)),
  serve(getModuleData, async ({ params, person, scope, services }) => {
    const course = await getCourseOf(services, scope, { ...params, userId: person.id });
    const modules = await listModules(services.db, { courseId: course.id, courseUserId: course.course_user_id });
    const distance = await readParts(services.db, { courseId: course.id, courseUserId: course.course_user_id });
    return {
      course: presentMyCourse(course, wallClock(services)),
      modules: presentModules(modules),
      may_practise: await mayPractise(services.db, course),
      distance,
    };
  }),
  serve(getCourseLaunchData, ({ params, person, scope, services }) =>
    showLaunch(services, { scope, userId: person.id, params }),
  ),
  serve(markCourseOpened, async ({ params, person, scope, services }) => {
    await openCourse(services, { ...params, scope, userId: person.id });
    return ok;
  }),
  serve(getSessionCalendar, async ({ params, person, scope, services }) => {
    const session = await findSession(services.db, scope, { ...params, userId: person.id });
    if (session === undefined) throw notFound();
    const sessions = await listCalendarSessions(services.db, scope, { ...params, userId: person.id });
    const written = { at: services.clock.now(), site: publicUrl(services.config), sessions };
    const calendar = writeSessionCalendar(session, written);
    return { stream: calendar, type: 'text/calendar; charset=utf-8', bytes: calendar.byteLength, name: 'session.ics' };
  }),
  serve(getSessionFeedbackForm, async ({ params, person, scope, services }) => {
    const delegate = await findDelegate(services.db, scope, { ...params, userId: person.id });
    if (delegate === undefined) throw notFound();
    return formInForce(services.db, { kind: 'session', productId: delegate.product_id });
  }),
  serve(saveFeedbackEndpoint, async ({ params, body, scope, services, actor }) => {
    await saveSessionFeedback(services, actor, { ...params, ...body, scope });
    return ok;
  }),
  serve(listTrainingRecord, ({ scope, services }) => showTraining(services, scope)),
  serve(startEndpoint, async ({ params, body, person, scope, services, actor, caller }) => {
    const { modules, next } = await startCourse(services, actor, { scope, place: { ...params, userId: person.id } });
    return {
      modules,
      next,
      launch: body.launch ? await launchNext(services, { next, scope, host: caller.host }) : null,
    };
  }),
];
