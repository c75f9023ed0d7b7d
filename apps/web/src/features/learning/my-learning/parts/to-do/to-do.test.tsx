import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attendedSession, online, sessionOf, showWaiting } from '../../sessions.factory.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true });
  vi.setSystemTime('2026-06-30T12:00:00Z');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = { response: 'none', declines_until: '2026-07-08T10:00:00.000Z', may_decline: true } as const;
const later = { training_start: '2026-07-09T10:00:00.000Z', training_end: '2026-07-09T13:00:00.000Z' };
const invited = (answer: typeof open | null) =>
  sessionOf({ ...later, answer, joining: null, place: 'Quay Room' }, { course_id: 8, title: 'Injection practical' });
const attended = attendedSession({ feedback: 'open', joining: null }, { course_id: 12, title: 'Basic life support' });
const ending = {
  ...online,
  ...{ title: 'Fire safety', course_id: 5 },
  courseUser: { id: 9, completion_status: 'completed' as const, last_opened_at: null },
  certificate: { id: 4, expires_on: '2026-07-20' },
};
const place = {
  ...{ virtual_group_id: 9, title: 'Life support', group: { id: 1, name: 'Northgate' }, place: null },
  ...{ training_start: null, position: 2, offered_until: null },
};
const offer = { ...place, virtual_group_id: 10, title: 'First aid', offered_until: '2026-06-30T22:00:00.000Z' };

const titles = async () =>
  within(await screen.findByRole('region', { name: 'To do' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('lists what can lapse first, and folds a long list', async () => {
  showWaiting([place, offer], [sessionOf(), invited(open), ending, attended]);
  await screen.findByRole('heading', { level: 3, name: 'First aid' });
  expect(await titles()).toEqual(['First aid', 'Injection practical']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(await titles()).toEqual([
    'First aid',
    'Injection practical',
    'Renew Fire safety',
    'How was Basic life support?',
    'Life support',
  ]);
});

test('an invitation says until when it can be declined, and a certificate when it expires', async () => {
  showWaiting([], [sessionOf(), invited(open), ending]);
  const strip = within(await screen.findByRole('region', { name: 'To do' }));
  expect(strip.getByText('Thu 9th Jul 2026, 10:00 - 13:00, Quay Room')).toBeInTheDocument();
  expect(strip.getByText('Can you come? You can decline until Wed 8th Jul 2026 at 10:00.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accept: Injection practical' })).toBeInTheDocument();
  expect(screen.getByText('Your certificate expires Mon 20th Jul 2026, in 20 days.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open: Fire safety' })).toHaveAttribute(
    'href',
    '/my-learning-zone/course-launch/online/5/1',
  );
});

test('the next session has its answers in its panel alone, and nothing to do shows no strip', async () => {
  showWaiting([], [invited(open)]);
  expect(await screen.findByRole('region', { name: 'Your next session' })).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Accept: Injection practical' })).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
});

test('feedback that is dismissed is not asked for again', async () => {
  showWaiting([], [attended]);
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
});
