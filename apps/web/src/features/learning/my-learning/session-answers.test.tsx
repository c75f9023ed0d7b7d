import type { CourseSession } from '@doselore/contract/my-learning';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  attendedSession,
  cardOf,
  comes,
  sessionOf,
  showCourses,
  showSession,
  showWaiting,
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

const open = { response: 'none', declines_until: '2026-06-30T18:00:00.000Z', may_decline: true } as const;

test('the panel has both answers, the map of the venue and what to bring, and shows that the person accepted', async () => {
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
  const offered = { ...entry, virtual_group_id: 10, position: 1, offered_until: '2026-06-30T22:00:00.000Z' };
  const requests = showWaiting([entry, offered], []);
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
] as const)('the page of a course with %j says about the certificate: %s', async (changes, words) => {
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
