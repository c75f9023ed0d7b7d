import type { OwnWaiting } from '@doselore/contract/course-delegates';
import type { CourseSession, MyCourse } from '@doselore/contract/my-learning';
import { screen, within } from '@testing-library/react';
import { learnerRoutes } from '../../../areas/learner/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CourseLaunchScreen } from './course-launch-screen.tsx';
import { MyCoursesScreen } from './my-courses-screen.tsx';

export const online: MyCourse = {
  course_id: 2,
  course_type: 'online',
  title: 'Safeguarding',
  summary: null,
  deliverable_id: 1,
  cover: { motif: 'hex', hue: 'leaf', thumbnail: null },
  group: { id: 1, name: 'Northgate' },
  certificateMonths: 12,
  modules: 4,
  modules_done: 1,
  courseUser: { id: 3, completion_status: 'incomplete', last_opened_at: '2026-06-20T09:00:00Z' },
  certificate: null,
  is_new: false,
  session: null,
  paper: null,
  external: null,
  finish_first: [],
};
export const early = { state: 'early', session_id: 70, from: '2026-07-01T09:30:00.000Z', is_ready: false } as const;

/** Returns a session at 10:00 on 1 July, UK time. */
export function sessionOf(changes: Partial<CourseSession> = {}, target: Partial<MyCourse> = {}): MyCourse {
  return {
    ...online,
    course_id: 7,
    course_type: 'trainer-led',
    title: 'Contraception service',
    deliverable_id: 3,
    modules: 1,
    modules_done: 0,
    courseUser: null,
    session: {
      training_start: '2026-07-01T10:00:00.000Z',
      training_end: '2026-07-01T11:30:00.000Z',
      next_session: null,
      days: 1,
      sessions: [],
      is_licensed: true,
      place: null,
      address: null,
      what_to_bring: null,
      answer: null,
      trainer: 'Amara Osei',
      is_over: false,
      is_closed: false,
      attendance: null,
      assessment: null,
      feedback: 'closed',
      joining: early,
      ...changes,
    },
    ...target,
  };
}
export const practical = sessionOf(
  {
    training_start: '2026-07-09T10:00:00.000Z',
    training_end: '2026-07-09T13:00:00.000Z',
    place: 'Abbey Lane',
    joining: null,
  },
  { course_id: 8, title: 'Injection practical', deliverable_id: 4 },
);

export const place = { area: 'learner', routes: learnerRoutes, user: buildUser() } as const;

const ownNeeds = { access: '', dietary: 'No nuts', may_change: true, trainer: 'Amara Osei', organiser: null };

/** Shows My Courses with these answers, one after the other. */
export function showCourses(...answers: MyCourse[][]) {
  return showWaiting([], ...answers);
}

/** Shows My Courses of somebody who waits for a place. */
export function showWaiting(waiting: OwnWaiting[], ...answers: MyCourse[][]) {
  const left = [...answers];
  const requests = standInForFetch(({ url }) => {
    if (url === '/api/my-resources/to-read') return { body: [] };
    if (url === '/api/my-waiting-lists') return { body: waiting };
    if (url.endsWith('/needs')) return { body: ownNeeds };
    if (url.endsWith('/join')) return { body: { url: 'https://meet.example.org/1' } };
    return { body: left.length > 1 ? left.shift() : left[0] };
  });
  renderInArea(<MyCoursesScreen />, { ...place, name: 'my-courses', address: '/my-learning-zone' });
  return requests;
}

export function showSession(course: MyCourse, what_to_bring: string | null = null) {
  const launch = {
    course,
    cover: course.cover,
    pass_mark: null,
    would_end_on: null,
    next: null,
    what_to_bring,
    finish_first: [],
    details: null,
  };
  const requests = standInForFetch(({ url }) =>
    url === '/api/course-launch-data/7/trainer-led/1' ? { body: launch } : { status: 404, body: { code: 'not_found' } },
  );
  const address = '/my-learning-zone/course-launch/trainer-led/7/1';
  renderInArea(<CourseLaunchScreen />, { ...place, name: 'course-launch', address });
  return requests;
}

export const cardOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: `View session: ${title}` });
  return within(link.closest('li') as HTMLElement);
};

export const threeDays = sessionOf(
  {
    training_start: '2026-06-24T10:00:00.000Z',
    training_end: '2026-07-08T13:00:00.000Z',
    next_session: { training_start: '2026-07-02T14:00:00.000Z', training_end: '2026-07-02T17:00:00.000Z' },
    days: 3,
    sessions: [
      { training_start: '2026-06-24T10:00:00.000Z', training_end: '2026-06-24T13:00:00.000Z' },
      { training_start: '2026-07-02T14:00:00.000Z', training_end: '2026-07-02T17:00:00.000Z' },
      { training_start: '2026-07-08T10:00:00.000Z', training_end: '2026-07-08T13:00:00.000Z' },
    ],
    place: 'Abbey Lane',
    joining: null,
  },
  { course_id: 9, title: 'Prescribing', deliverable_id: 4 },
);

export const attendedSession = (changes: Partial<CourseSession> = {}, target: Partial<MyCourse> = {}) =>
  sessionOf({ is_over: true, attendance: 'attended', ...changes }, { modules_done: 1, ...target });
export const comes = 'Attended: your certificate comes when the trainer closes the course';

export function openMissing() {
  const address = '/my-learning-zone/course-launch/trainer-led/8/1';
  renderInArea(<CourseLaunchScreen />, { ...place, name: 'course-launch', address });
}
