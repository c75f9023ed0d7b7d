import { plural } from '@doselore/contract';
import type { CourseSession, MyCourse } from '@doselore/contract/my-learning';
import type { OwnWaiting } from '@doselore/contract/virtual-groups';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnerRoutes } from '../../../areas/learner/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CourseLaunchScreen } from './course-launch-screen.tsx';
import { MyCoursesScreen } from './my-courses-screen.tsx';

const online: MyCourse = {
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
const early = { state: 'early', session_id: 70, from: '2026-07-01T09:30:00.000Z', is_ready: false } as const;

/** Returns a session at 10:00 on 1 July, UK time. */
function sessionOf(changes: Partial<CourseSession> = {}, of: Partial<MyCourse> = {}): MyCourse {
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
    ...of,
  };
}
const practical = sessionOf(
  {
    training_start: '2026-07-09T10:00:00.000Z',
    training_end: '2026-07-09T13:00:00.000Z',
    place: 'Abbey Lane',
    joining: null,
  },
  { course_id: 8, title: 'Injection practical', deliverable_id: 4 },
);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  vi.setSystemTime('2026-06-30T12:00:00Z');
});
afterEach(() => {
  waiting = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const place = { area: 'learner', routes: learnerRoutes, user: buildUser() } as const;

let waiting: OwnWaiting[] = [];

const ownNeeds = { access: '', dietary: 'No nuts', may_change: true, trainer: 'Amara Osei', organiser: null };

function showCourses(...answers: MyCourse[][]) {
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

function showSession(course: MyCourse, what_to_bring: string | null = null) {
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

const cardOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: `View session: ${title}` });
  return within(link.closest('li') as HTMLElement);
};

const threeDays = sessionOf(
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

test('a course of several days shows its next day, and how many days there are', async () => {
  showCourses([practical, threeDays]);
  const card = await cardOf('Prescribing');
  expect(card.getByText('Thu 2nd Jul 2026, 14:00 - 17:00, day 2 of 3, Abbey Lane')).toBeInTheDocument();
  const panel = screen.getByRole('region', { name: 'Your next session' });
  expect(panel).toHaveTextContent('Thu 2nd Jul 202614:00 - 17:00, day 2 of 3');
  expect(panel).toHaveTextContent('Prescribing');
});

test('a session has a card among the courses, with type, date, time and place', async () => {
  showCourses([online, sessionOf(), practical]);
  const card = await cardOf('Injection practical');
  expect(card.getByText('Not started')).toBeInTheDocument();
  expect(card.getByText('Face to Face')).toBeInTheDocument();
  expect(card.getByText('0 of 1 session')).toBeInTheDocument();
  expect(card.getByText('Thu 9th Jul 2026, 10:00 - 13:00, Abbey Lane')).toBeInTheDocument();
  const href = '/my-learning-zone/course-launch/trainer-led/8/1';
  expect(card.getByRole('link', { name: 'Injection practical' })).toHaveAttribute('href', href);
  expect((await cardOf('Contraception service')).getByText(/10:00 - 11:30, Online$/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Resume course' })).toHaveLength(1);
});

test('the card of a course that has to wait names the course to finish first', async () => {
  showCourses([{ ...online, courseUser: null, finish_first: ['Basic life support'] }]);
  expect(await screen.findByText('Finish Basic life support first')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View course: Safeguarding' })).toBeInTheDocument();
});

test.each([
  ['attended', 'completed', 'Completed', 'Attended: your certificate comes when the trainer closes the course'],
  ['absent', null, 'Not started', 'Absent, Wed 1st Jul 2026'],
  [null, null, 'Not started', 'Wed 1st Jul 2026, register not taken yet'],
] as const)('the card of a past session shows its attendance: %s', async (attendance, status, tag, fact) => {
  const courseUser = status && { id: null, completion_status: status, last_opened_at: null };
  showCourses([sessionOf({ is_over: true, attendance }, { courseUser })]);
  const card = await cardOf('Contraception service');
  expect(card.getByText(tag)).toBeInTheDocument();
  expect(card.getByText(fact)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /session/ })).not.toBeInTheDocument();
});

test.each([
  ['pending', '2026-06-30', 'Attended. Assessment: to be taken until Tue 30th Jun 2026'],
  ['pending', '2026-06-29', 'Attended. Assessment: result not entered yet'],
  ['failed', '2026-06-30', 'Attended. Assessment: not passed'],
  ['lapsed', '2026-06-30', 'Attended. Assessment: not taken in time'],
  ['not_required', '2026-07-30', 'Attended, Wed 1st Jul 2026'],
] as const)('the card of an assessed course shows the result: %s, last day %s', async (state, deadline, fact) => {
  const assessment = { state, deadline, online_course_id: null };
  showCourses([sessionOf({ is_over: true, attendance: 'attended', assessment })]);
  expect((await cardOf('Contraception service')).getByText(fact)).toBeInTheDocument();
});

test.each([
  [9, '/my-learning-zone/course-launch/online/9/1'],
  [null, undefined],
])('the page of a session links to the online course that assesses it: %s', async (online_course_id, href) => {
  const assessment = { state: 'pending', deadline: '2026-07-30', online_course_id } as const;
  showSession(sessionOf({ is_over: true, attendance: 'attended', assessment }));
  await screen.findByText('To be taken until Thu 30th Jul 2026');
  const link = screen.queryByRole('link', { name: 'Take the assessment' });
  expect(link?.getAttribute('href')).toBe(href);
});

test('the three filters also apply to sessions', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  showCourses([online, sessionOf(), practical]);
  await user.click(await screen.findByRole('radio', { name: 'Face to Face' }));
  expect(screen.getByText('1 course')).toBeInTheDocument();
  await cardOf('Injection practical');
  await user.click(screen.getByRole('radio', { name: 'All types' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Not started');
  expect(screen.getByText('2 courses')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'contra');
  expect(screen.getByText(`1 ${plural(1, 'course', 'courses')}`)).toBeInTheDocument();
});

test('the panel shows the next session and from when it can be joined', async () => {
  showCourses([practical, sessionOf()]);
  const panel = within(await screen.findByRole('region', { name: 'Your next session' }));
  expect(panel.getByText(/^Wed 1st Jul 2026/)).toBeInTheDocument();
  expect(panel.getByText('10:00 - 11:30')).toBeInTheDocument();
  expect(panel.getByText('Contraception service, with Amara Osei. Online.')).toBeInTheDocument();
  expect(panel.getByText(/join here on Wed 1st Jul 2026 from 09:30, 30 minutes before/)).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
});

test('the button to join appears by itself 30 minutes before the start, in London time, and opens the address', async () => {
  vi.setSystemTime('2026-07-01T08:29:50Z');
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const joinable = sessionOf({ joining: { ...early, state: 'open', is_ready: true } });
  const requests = showCourses([sessionOf()], [joinable], [joinable]);
  const panel = within(await screen.findByRole('region', { name: 'Your session today' }));
  expect(panel.getByText(/join here today from 09:30/)).toBeInTheDocument();
  const loads = () => requests.filter(({ url }) => url === '/api/my-courses').length;
  expect(loads()).toBe(1);
  await vi.advanceTimersByTimeAsync(12_000);
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await panel.findByRole('button', { name: /^Join session: Contraception service/ }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://meet.example.org/1'));
  expect(tab.opener).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/virtual-group/7/join',
    body: { sessionId: 70 },
  });
});

test('a missing joining link is reported', async () => {
  vi.setSystemTime('2026-07-01T08:40:00Z');
  showCourses([sessionOf({ joining: { ...early, state: 'open' } })]);
  expect(await screen.findByText('The joining link has not been added yet. Ask Northgate for it.')).toBeInTheDocument();
});

test('the page of a session shows all its facts and offers a calendar file', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  const requests = showSession(sessionOf(), 'A headset');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contraception service' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  for (const fact of ['Wed 1st Jul 2026', '10:00 - 11:30', 'Online', 'Amara Osei', 'Northgate', 'A headset'])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(screen.getByText('Lasts 12 months')).toBeInTheDocument();
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/virtual-group/7/calendar'));
});

test('the page of a past session shows the attendance instead of the calendar file', async () => {
  showSession(sessionOf({ is_over: true, attendance: 'absent', joining: { ...early, state: 'over' } }));
  expect(await screen.findByText('Absent')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(screen.queryByText(/joining link/)).not.toBeInTheDocument();
});

test('a new course says so on its card', async () => {
  showCourses([{ ...online, is_new: true }]);
  expect(await screen.findByText('New')).toBeInTheDocument();
});

const open = { response: 'none', declines_until: '2026-06-30T18:00:00.000Z', may_decline: true } as const;

test('the panel has the two answers, the map of the venue and what to bring; accepting shows it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const details = { address: '1 Abbey Lane, LA1 1AA', what_to_bring: 'A short-sleeved top', joining: null };
  const course = (answer: CourseSession['answer']) => sessionOf({ ...details, answer });
  const requests = showCourses([course(open)], [course(open)], [course({ ...open, response: 'accepted' })]);
  const panel = within(await screen.findByRole('region', { name: 'Your next session' }));
  expect(panel.getByText('What to bring: A short-sleeved top')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: /^Map of 1 Abbey Lane/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=1%20Abbey%20Lane%2C%20LA1%201AA',
  );
  expect(panel.getByText('Can you come? You can decline until Tue 30th Jun 2026 at 18:00.')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Accept: Contraception service' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/virtual-group/7/respond',
    body: { answer: 'accept', note: '' },
  });
  expect(await panel.findByText(/^You accepted\./)).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('accepting asks what the delegate needs, says who reads it, and saves it', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const course = (answer: CourseSession['answer']) => sessionOf({ answer });
  const requests = showCourses([course(open)], [course({ ...open, response: 'accepted' })]);
  await user.click(await screen.findByRole('button', { name: 'Accept: Contraception service' }));
  const dialogue = within(
    await screen.findByRole('dialog', { name: 'Access and dietary needs: Contraception service' }),
  );
  expect(await dialogue.findByText(/Only Amara Osei \(trainer\) and the organiser read this\./)).toBeInTheDocument();
  expect(dialogue.getByText(/It is deleted 30 days after the course is closed\.$/)).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox', { name: /^Access needs/ }), 'A ramp');
  await user.click(dialogue.getByRole('button', { name: 'Save needs' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      url: '/api/virtual-group/7/needs',
      body: { access: 'A ramp', dietary: 'No nuts' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Access and dietary needs: Contraception service' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('declining asks first, says what happens, and sends the note', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const requests = showCourses([sessionOf({ answer: open })]);
  await user.click(await screen.findByRole('button', { name: 'Decline: Contraception service' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Decline Contraception service?' }));
  expect(dialogue.getByText(/You give up your place on Wed 1st Jul 2026/)).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox'), 'On leave');
  await user.click(dialogue.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ answer: 'decline', note: 'On leave' }),
  );
});

test('after the deadline only accepting is left', async () => {
  showCourses([sessionOf({ answer: { ...open, may_decline: false } })]);
  expect(await screen.findByText('Can you come? If not, tell Northgate.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Decline/ })).not.toBeInTheDocument();
});

test('somebody who waits sees their position and can leave; an offer can be accepted', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const entry = {
    ...{ virtual_group_id: 9, title: 'Life support', group: { id: 1, name: 'Northgate' }, place: 'Quay Room' },
    ...{ training_start: '2026-07-09T10:00:00.000Z', position: 2, offered_until: null },
  };
  waiting = [entry, { ...entry, virtual_group_id: 10, position: 1, offered_until: '2026-06-30T22:00:00.000Z' }];
  const requests = showCourses([]);
  expect(await screen.findByText('You are second on the waiting list.')).toBeInTheDocument();
  expect(screen.getAllByText('Thu 9th Jul 2026 at 10:00, Quay Room, Northgate')).toHaveLength(2);
  expect(
    screen.getByText(/^A place is free for you\. Accept it until Tue 30th Jun 2026 at 22:00\./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Leave waiting list' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave waiting list' }));
  await waitFor(() =>
    expect(requests.some(({ method, url }) => `${method} ${url}` === 'DELETE /api/virtual-group/9/waiting-list')).toBe(
      true,
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Accept place' }));
  await waitFor(() =>
    expect(requests.find(({ url }) => url === '/api/virtual-group/10/respond')?.body).toEqual({
      answer: 'accept',
      note: '',
    }),
  );
});

function openMissing() {
  const address = '/my-learning-zone/course-launch/trainer-led/8/1';
  renderInArea(<CourseLaunchScreen />, { ...place, name: 'course-launch', address });
}

test('the page of a cancelled course says what was cancelled and why', async () => {
  const cancellation = {
    ...{ title: 'Injection practical', group: { id: 1, name: 'Northgate' }, reason: 'Flood in the building' },
    cancelled_at: '2026-06-30T09:00:00.000Z',
    sessions: [{ training_start: '2026-07-09T10:00:00.000Z', training_end: '2026-07-09T13:00:00.000Z' }],
  };
  standInForFetch(({ url }) =>
    url.endsWith('/cancellation')
      ? { body: { cancellation } }
      : { status: 404, body: { code: 'not_found', message: 'Not found' } },
  );
  openMissing();
  expect(await screen.findByRole('heading', { name: 'This course was cancelled' })).toBeVisible();
  expect(screen.getByText('Thu 9th Jul 2026, 10:00 - 13:00')).toBeVisible();
  expect(screen.getByText('Flood in the building')).toBeVisible();
});

test('the page of a course that is neither in My Courses nor cancelled says that it was not found', async () => {
  standInForFetch(({ url }) =>
    url.endsWith('/cancellation')
      ? { body: { cancellation: null } }
      : { status: 404, body: { code: 'not_found', message: 'Not found' } },
  );
  openMissing();
  expect(await screen.findByText('Course not found')).toBeVisible();
});

const attendedSession = (changes: Partial<CourseSession> = {}, of: Partial<MyCourse> = {}) =>
  sessionOf({ is_over: true, attendance: 'attended', ...changes }, { modules_done: 1, ...of });
const comes = 'Attended: your certificate comes when the trainer closes the course';

test('before the trainer closes a course, card and page say when the certificate comes, and name no expiry date', async () => {
  showCourses([attendedSession()]);
  const card = await cardOf('Contraception service');
  expect(card.getByText(comes)).toBeVisible();
  expect(card.queryByRole('button', { name: /Download certificate/u })).toBeNull();
  cleanup();
  showSession(attendedSession());
  expect((await screen.findByText('Certificate')).nextElementSibling).toHaveTextContent(comes);
});

test('the page of a course of several days names each of them', async () => {
  showSession(threeDays);
  const days = (await screen.findByText('All days')).nextElementSibling;
  expect(days).toHaveTextContent(
    'Wed 24th Jun 2026, 10:00 - 13:00Thu 2nd Jul 2026, 14:00 - 17:00Wed 8th Jul 2026, 10:00 - 13:00',
  );
});

test('nobody is promised a certificate without a licence', async () => {
  showCourses([attendedSession({ is_licensed: false })]);
  const card = await cardOf('Contraception service');
  expect(card.getByText(/You need a licence to get a certificate/u)).toBeVisible();
  expect(card.queryByText(comes)).toBeNull();
});

test.each([
  [{ is_over: false, attendance: null }, 'Lasts 12 months'],
  [{ is_closed: true, attendance: 'absent' }, 'None from this course'],
] as const)('the page of a session with %j says about the certificate: %s', async (changes, words) => {
  showSession(attendedSession(changes));
  expect((await screen.findByText('Certificate')).nextElementSibling).toHaveTextContent(words);
});

test('card and page of a closed course download its certificate', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const closed = attendedSession({ is_closed: true }, { certificate: { id: 31, expires_on: '2027-07-01' } });
  const requests = showCourses([closed]);
  const card = await cardOf('Contraception service');
  await user.click(await card.findByRole('button', { name: 'Download certificate: Contraception service' }));
  await waitFor(() => expect(requests.some(({ url }) => url === '/api/certificates/31/pdf')).toBe(true));
  cleanup();
  showSession(closed);
  expect(await screen.findByText('Awarded, expires Thu 1st Jul 2027')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download certificate' })).toBeVisible();
});
