import { plural } from '@doselore/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cardOf,
  early,
  online,
  practical,
  sessionOf,
  showCourses,
  showSession,
  threeDays,
} from './sessions.factory.tsx';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  vi.setSystemTime('2026-06-30T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a course of several days shows its next day, and how many days there are', async () => {
  showCourses([practical, threeDays]);
  const card = await cardOf('Prescribing');
  expect(card.getByText('Thu 2nd Jul 2026, 14:00 - 17:00, day 2 of 3, Abbey Lane')).toBeInTheDocument();
  const panel = screen.getByRole('region', { name: 'Your next session' });
  expect(panel).toHaveTextContent('Thu 2nd Jul 202614:00 - 17:00, day 2 of 3');
  expect(panel).toHaveTextContent('Prescribing');
});

test('a Pharmacist-led Course has a card among the courses, with type, date, time and place', async () => {
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
] as const)('the card of a past course shows the attendance: %s', async (attendance, status, tag, fact) => {
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
])(
  'the page of a Pharmacist-led Course links to the online course that assesses it: %s',
  async (online_course_id, href) => {
    const assessment = { state: 'pending', deadline: '2026-07-30', online_course_id } as const;
    showSession(sessionOf({ is_over: true, attendance: 'attended', assessment }));
    await screen.findByText('To be taken until Thu 30th Jul 2026');
    const link = screen.queryByRole('link', { name: 'Take the assessment' });
    expect(link?.getAttribute('href')).toBe(href);
  },
);

test('the three filters of My Courses also apply to Pharmacist-led Courses', async () => {
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
  expect(screen.getByRole('region', { name: 'Your next session' })).toHaveTextContent(
    'Contraception service, with Amara Osei. Online.',
  );
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

test('the panel says when the joining link is missing', async () => {
  vi.setSystemTime('2026-07-01T08:40:00Z');
  showCourses([sessionOf({ joining: { ...early, state: 'open' } })]);
  expect(await screen.findByText('The joining link has not been added yet. Ask Northgate for it.')).toBeInTheDocument();
});

test('the page of a Pharmacist-led Course shows all its facts and offers a calendar file', async () => {
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

test('the page of a past course shows the attendance instead of the calendar file', async () => {
  showSession(sessionOf({ is_over: true, attendance: 'absent', joining: { ...early, state: 'over' } }));
  expect(await screen.findByText('Absent')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  expect(screen.queryByText(/joining link/)).not.toBeInTheDocument();
});

test('a new course says so on its card', async () => {
  showCourses([{ ...online, is_new: true }]);
  expect(await screen.findByText('New')).toBeInTheDocument();
});
