import {
  certificateEnd,
  getCourseLaunchData,
  getModuleData,
  getSessionCalendar,
  listMyCourses,
  listTrainingRecord,
  londonWallClock,
  markCourseOpened,
  saveSessionFeedback as saveFeedbackEndpoint,
  startCourse as startEndpoint,
} from '@doselore/contract/my-learning';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { readParts } from '../distance/index.ts';
import { finishFirst } from '../linked-courses/index.ts';
import { listCalendarSessions } from './calendar/calendar-sessions.repository.ts';
import { writeSessionCalendar } from './calendar/session-calendar.ts';
import { launchOther, nextModule, presentModules, presentMyCourse, presentRenewal } from './my-learning.presenter.ts';
import { findOtherCard, listCards, listModules } from './my-learning.repository.ts';
import { openCourse } from './open-course.ts';
import { saveSessionFeedback } from './save-session-feedback.ts';
import { launchSession } from './sessions.presenter.ts';
import { findSession } from './sessions.repository.ts';
import { mayPractise, showCompletion } from './show-completion.ts';
import { showTraining } from './show-training.ts';
import { getCourseOf, launchNext, startCourse } from './start-course.ts';

const wallClock = ({ clock }: Pick<Services, 'clock'>) => londonWallClock(clock.now());

const ok = { ok: true } as const;

export const myLearningRoutes: Route[] = [
  serve(listMyCourses, async ({ person, scope, services }) => {
    const wall = wallClock(services);
    return (await listCards(services.db, scope, { userId: person.id, today: today(services.clock) })).map((row) =>
      presentMyCourse(row, wall),
    );
  }),
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
  serve(getCourseLaunchData, async ({ params, person, scope, services }) => {
    const wall = wallClock(services);
    const { courseType } = params;
    if (courseType === 'trainer-led') {
      const of = { userId: person.id, virtualGroupId: params.courseId, groupId: params.groupId };
      const session = await findSession(services.db, scope, of);
      if (session === undefined) throw notFound();
      return launchSession(session, presentMyCourse(session, wall));
    }
    if (courseType === 'paper-course' || courseType === 'external-course') {
      const day = today(services.clock);
      const card = await findOtherCard(services.db, scope, { ...params, courseType, userId: person.id, today: day });
      if (card === undefined) throw notFound();
      return launchOther(card, presentMyCourse(card, wall), day);
    }
    const course = await getCourseOf(services, scope, { ...params, courseType, userId: person.id });
    const modules = await listModules(services.db, { courseId: course.id, courseUserId: course.course_user_id });
    const distance = await readParts(services.db, { courseId: course.id, courseUserId: course.course_user_id });
    const marks = modules.flatMap((module) => module.mastery_score ?? []);
    const shown = presentMyCourse(course, wall);
    return {
      course: shown,
      cover: shown.cover,
      pass_mark: distance?.assessment.pass_mark ?? (marks.length > 0 ? Math.max(...marks) : null),
      would_end_on: certificateEnd({
        awardedOn: today(services.clock),
        months: course.certificate_months,
        basis: course.renewal_basis,
        previousEnd: course.expires_on,
      }),
      renewal: presentRenewal(course, today(services.clock)),
      next: nextModule(modules),
      completion: await showCompletion(services.db, course),
      what_to_bring: null,
      finish_first: await finishFirst(services.db, {
        licenceId: course.licence_id,
        today: today(services.clock),
      }),
    };
  }),
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
