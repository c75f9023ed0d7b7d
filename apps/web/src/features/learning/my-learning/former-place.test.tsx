import type { OwnDecline, OwnWaiting } from '@doselore/contract/course-delegates';
import type { Cancellation } from '@doselore/contract/course-ending';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { openMissing } from './sessions.factory.tsx';

afterEach(() => vi.unstubAllGlobals());

const notFound = { status: 404, body: { code: 'not_found', message: 'Not found' } };
const group = { id: 1, name: 'Northgate' };
const start = { training_start: '2026-07-09T10:00:00.000Z' };
const decline = (way_back: OwnDecline['way_back']): OwnDecline => ({
  ...{ title: 'Injection practical', group, ...start, place: 'Abbey Lane', way_back },
  declined_at: '2026-06-30T09:00:00.000Z',
});

type Former = { cancellation?: Cancellation; decline?: OwnDecline; waiting?: OwnWaiting[]; answer?: object };

/** Opens the page of a course on which the person has no place. Without `cancellation` that call answers 404. */
function openFormer({ cancellation, decline: declined, waiting = [], answer = {} }: Former) {
  const requests = standInForFetch(({ url, method }) => {
    if (method === 'POST') return answer;
    if (url.endsWith('/cancellation')) return cancellation === undefined ? notFound : { body: { cancellation } };
    if (url.endsWith('/decline')) return { body: { decline: declined ?? null } };
    return url === '/api/my-waiting-lists' ? { body: waiting } : notFound;
  });
  openMissing();
  return requests;
}

test('a cancelled course says what was cancelled and why', async () => {
  openFormer({
    cancellation: {
      ...{ title: 'Injection practical', group, reason: 'Flood in the building' },
      cancelled_at: '2026-06-30T09:00:00.000Z',
      sessions: [{ ...start, training_end: '2026-07-09T13:00:00.000Z' }],
    },
  });
  expect(await screen.findByRole('heading', { name: 'This course was cancelled' })).toBeVisible();
  expect(screen.getByText('Thu 9th Jul 2026, 10:00 - 13:00')).toBeVisible();
  expect(screen.getByText('Flood in the building')).toBeVisible();
});

test('a course that is unknown to the person was not found', async () => {
  openFormer({});
  expect(await screen.findByText('Course not found')).toBeVisible();
});

test('a declined place that is free can be taken again with one button', async () => {
  const user = userEvent.setup();
  const requests = openFormer({ decline: decline('open') });
  expect(await screen.findByRole('heading', { name: 'You declined this course' })).toBeVisible();
  expect(screen.getByText('Thu 9th Jul 2026, 10:00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take the place again' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/virtual-group/8/respond',
    body: { answer: 'accept', note: '' },
  });
  expect(requests.filter(({ url }) => url.endsWith('/course-launch-data/8/trainer-led/1')).length).toBeGreaterThan(1);
});

test.each([
  ['full', 'No place is free now. If you want to come, ask Northgate.'],
  ['over', 'This course can no longer be accepted.'],
] as const)('a declined place that is %s offers no button', async (way, words) => {
  openFormer({ decline: decline(way) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take the place again' })).toBeNull();
});

test('an offered place is accepted on the page of its course', async () => {
  const user = userEvent.setup();
  const waiting = { virtual_group_id: 8, title: 'Injection practical', group, ...start, place: null, position: 1 };
  const requests = openFormer({ waiting: [{ ...waiting, offered_until: '2026-07-01T12:00:00.000Z' }] });
  expect(await screen.findByRole('heading', { name: 'A place is free for you' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accept place' }));
  await waitFor(() => expect(requests.some(({ method, url }) => method === 'POST' && url.includes('/8/'))).toBe(true));
});

test('a page that cannot be read says so, and not that the course is unknown', async () => {
  standInForFetch(({ url }) =>
    url.endsWith('/cancellation') ? { status: 500, body: { code: 'internal', message: 'Broken' } } : notFound,
  );
  openMissing();
  expect(await screen.findByText('This course could not be opened')).toBeVisible();
});
