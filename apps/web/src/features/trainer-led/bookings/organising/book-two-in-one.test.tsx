import type { BookingOptions, BookingSummary } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { organiserRoutes } from '../../../../areas/learner/organiser-routes.tsx';
import { subgroupAdminRoutes } from '../../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { firstPair, other, otherPair } from '../two-in-one/days.factory.ts';
import { BookScreen, OwnBookingsScreen } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const booking: BookingSummary = {
  ...{ id: 5, project: 'Winter training', product: { id: 3, name: 'Injection technique' } },
  ...{ group: { id: 7, name: 'Harbour' }, state: 'awaiting_organiser', is_virtual: false, delegates: 12, minutes: 180 },
  ...{ place: 'Own room', starts_at: null, due_at: '2027-01-18T18:00:00.000Z', other, keep_half: null },
};
const options = [
  {
    times_of_interest_id: 8,
    day: '2027-02-08',
    starts: [firstPair.start, otherPair.start],
    pairs: [firstPair, otherPair],
  },
];
const question = {
  ...{ stays: { id: 3, name: 'Injection technique' }, ends: { id: 8, name: 'Basic life support' } },
  ...{ asked_at: '2027-01-04T09:00:00.000Z', due_at: '2027-01-18T18:00:00.000Z' },
};
const address = '/my-learning-zone/booking-enquiries/6/two-in-one-day-book';
const own = { area: 'learner', routes: organiserRoutes, name: 'own-two-in-one', address } as const;

/** Opens the page of an organiser. Returns the commands that it has sent, and the router. */
function open(shown: BookingOptions) {
  const requests = standInForFetch(({ method, url }) => {
    if (url.includes('site-info')) return { body: { bookings: true } };
    return { body: method === 'GET' ? shown : { ok: true } };
  });
  const { router } = renderInArea(<BookScreen />, { ...own, user: buildUser({ roles: [{ name: 'organiser' }] }) });
  const posts = () =>
    requests.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, ...(body as object) }));
  return { posts, router };
}

test('an organiser chooses the starts of both sessions, and sees both with their times and places', async () => {
  const { posts } = open({ booking, options });
  expect(await screen.findByRole('heading', { name: 'Injection technique and Basic life support' })).toBeVisible();
  expect(await screen.findByText('2 starts, 09:00 to 09:15')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  expect(screen.getByRole('link', { name: /Choose which session comes first/u })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Injection technique first' }));
  expect(screen.getByRole('radio', { name: '09:00 and 12:30' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Basic life support first' }));
  expect(screen.queryByRole('radio', { name: '09:00 and 12:30' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Starts of Basic life support and Injection technique' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '09:15 and 11:15' }));
  const summary = within(screen.getByRole('region', { name: 'What is booked' }));
  expect(summary.getAllByText(/^Mon 8th Feb 2027/u).map(({ textContent }) => textContent)).toEqual([
    'Mon 8th Feb 2027, 09:15 - 10:45',
    'Mon 8th Feb 2027, 11:15 - 14:15',
  ]);
  expect(summary.getByText('Basic life support, 10 delegates. Quay Room.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]).toMatchObject({
    ...{ url: '/api/my-booking-enquiries/two-in-one-days/6/book', timesOfInterestId: 8, order: 'ba' },
    ...{ startTimeDate: otherPair.start, secondStartTimeDate: otherPair.second_start },
  });
});

test.each([
  [
    'group-admin',
    groupAdminRoutes,
    '/group-admin/7/booking-enquiries/6/two-in-one-day-book',
    '/api/grouping-admin/groups/7/booking-enquiries/two-in-one-days/6',
  ],
  [
    'subgroup-admin',
    subgroupAdminRoutes,
    '/subgroup-admin/7/2/booking-enquiries/6/two-in-one-day-book',
    '/api/subgroup-admin/groups/7/subgroups/2/booking-enquiries/two-in-one-days/6',
  ],
] as const)('admins choose and answer on the same page in their area: %s', async (area, routes, page, api) => {
  const place = { id: 2, name: 'Lancaster', group: { id: 7, name: 'Harbour' } };
  const shown = { booking: { ...booking, keep_half: question }, options };
  const requests = standInForFetch(({ url, method }) => {
    if (method !== 'GET') return { body: { ok: true } };
    return { body: url.includes('/two-in-one-days/6') ? shown : place };
  });
  renderInArea(<BookScreen />, { area, routes, name: 'book-two-in-one', address: page, user: buildUser() });
  await userEvent.click(await screen.findByRole('radio', { name: 'Injection technique first' }));
  await userEvent.click(screen.getByRole('radio', { name: '09:00 and 12:30' }));
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain(`${api}/book`));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, it stays' }));
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain(`${api}/keep-half`));
});

const answerUrl = '/api/my-booking-enquiries/two-in-one-days/6/keep-half';

test('a yes to one session is sent at once, and leads to the list', async () => {
  const { posts, router } = open({ booking: { ...booking, state: 'seeking', keep_half: question }, options: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, it stays' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-learning-zone/booking-enquiries'));
  expect(posts()).toMatchObject([{ url: answerUrl, agrees: true }]);
});

test('a no to one session is sent after one more question', async () => {
  const { posts } = open({ booking: { ...booking, state: 'seeking', keep_half: question }, options: [] });
  expect(await screen.findByRole('heading', { name: 'Does Injection technique stay?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'No, cancel both' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Cancel both sessions?' }));
  expect(posts()).toEqual([]);
  await userEvent.click(dialogue.getByRole('button', { name: 'Cancel both' }));
  await waitFor(() => expect(posts()).toMatchObject([{ url: answerUrl, agrees: false }]));
});

test('the list names both courses of a day, and both booked times in their order', async () => {
  const done = {
    ...{ ...booking, id: 9, state: 'completed' as const, due_at: null, starts_at: otherPair.second_start },
    other: { ...other, two_in_one_day_id: 10, starts_at: otherPair.start },
  };
  standInForFetch(({ url }) =>
    url.includes('site-info')
      ? { body: { bookings: true } }
      : { body: { bookings: [{ ...booking, state: 'seeking', keep_half: question }, done] } },
  );
  renderInArea(<OwnBookingsScreen />, {
    ...{ ...own, name: 'own-bookings', address: '/my-learning-zone/booking-enquiries' },
    user: buildUser({ roles: [{ name: 'organiser' }] }),
  });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  const link = waiting.getByRole('link', { name: 'Injection technique and Basic life support' });
  expect(link).toHaveAttribute('href', address);
  expect(waiting.getByText(/whether Injection technique stays/u)).toBeInTheDocument();
  expect(screen.getByText('Mon 8th Feb 2027, 09:15 - 10:45 and 11:15 - 14:15 is scheduled.')).toBeInTheDocument();
});
