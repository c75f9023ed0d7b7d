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
import { BookScreen, OwnBookingsScreen } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const booking: BookingSummary = {
  ...{ id: 5, project: 'Winter training', product: { id: 3, name: 'Injection technique' } },
  ...{ group: { id: 7, name: 'Harbour' }, state: 'awaiting_organiser', is_virtual: false, delegates: 12, minutes: 180 },
  ...{ place: 'Own room', starts_at: null, due_at: '2027-01-18T18:00:00.000Z', other: null, keep_half: null },
};
const at = (day: string, time: string) => `${day}T${time}:00.000Z`;
const options = [
  {
    ...{ times_of_interest_id: 8, day: '2027-02-01' },
    pairs: [],
    starts: [at('2027-02-01', '09:00'), at('2027-02-01', '09:15'), at('2027-02-01', '10:00')],
  },
  { times_of_interest_id: 9, day: '2027-02-02', pairs: [], starts: [at('2027-02-02', '11:00')] },
];

const own = { area: 'learner', routes: organiserRoutes, name: 'own-booking' } as const;
const address = '/my-learning-zone/booking-enquiries/5/book';

/** Opens the page of an organiser. Each POST gets the next of these answers, and each GET what is shown then. */
function open(shown: BookingOptions[], status = 200) {
  let posts = 0;
  const requests = standInForFetch(({ method }) => {
    if (method === 'GET') return { body: shown[Math.min(posts, shown.length - 1)] };
    posts += 1;
    const gone = { code: 'conflict', message: 'Nobody can take this start now. Choose another one.' };
    return status === 200 ? { body: { ok: true } } : { status, body: gone };
  });
  renderInArea(<BookScreen />, { ...own, address, user: buildUser({ roles: [{ name: 'organiser' }] }) });
  return () =>
    requests.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, ...(body as object) }));
}

test('an organiser chooses a day, then a start, sees what is booked, and books it', async () => {
  const user = userEvent.setup();
  const posts = open([
    { booking, options },
    { booking: { ...booking, state: 'organiser_booked', starts_at: at('2027-02-01', '09:15') }, options: [] },
  ]);
  expect(await screen.findByText(/Choose by Mon 18th Jan 2027 at 18:00/u)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: '09:00' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findAllByText('Choose a day')).not.toEqual([]);
  await user.click(screen.getByRole('radio', { name: /Mon 1st Feb 2027/u }));
  expect(screen.getByText('3 starts, 09:00 to 10:00')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '09:15' }));
  const summary = screen.getByRole('region', { name: 'What is booked' });
  expect(within(summary).getByText('Mon 1st Feb 2027, 09:15 - 12:15')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(
    await screen.findByText(/Mon 1st Feb 2027, 09:15 - 12:15 is held until a trainer confirms it/u),
  ).toBeInTheDocument();
  expect(posts()).toMatchObject([
    { url: '/api/my-booking-enquiries/5/book', timesOfInterestId: 8, startTimeDate: at('2027-02-01', '09:15') },
  ]);
});

test('a start that is gone leaves the day chosen, and shows what is left', async () => {
  const user = userEvent.setup();
  const [first, second] = options;
  if (first === undefined || second === undefined) throw new Error('Two days');
  const left = [{ ...first, starts: first.starts.slice(1) }, second];
  open(
    [
      { booking, options },
      { booking, options: left },
    ],
    409,
  );
  await user.click(await screen.findByRole('radio', { name: /Mon 1st Feb 2027/u }));
  await user.click(screen.getByRole('radio', { name: '09:00' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Nobody can take this start now. Choose another one.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '09:00' })).toBeNull());
  expect(screen.getByRole('radio', { name: /Mon 1st Feb 2027/u })).toBeChecked();
  expect(screen.queryByRole('region', { name: 'What is booked' })).toBeNull();
});

test.each([
  [{ booking, options: [] }, 'No start is free now'],
  [{ booking: { ...booking, state: 'lapsed' as const, due_at: null }, options: [] }, /No date was chosen in time/u],
])('a request without a choice says why: %j', async (shown, text) => {
  open([shown]);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Book' })).toBeNull();
});

test.each([
  [
    'group-admin',
    groupAdminRoutes,
    '/group-admin/7/booking-enquiries/5/book',
    '/api/grouping-admin/groups/7/booking-enquiries/5',
  ],
  [
    'subgroup-admin',
    subgroupAdminRoutes,
    '/subgroup-admin/7/2/booking-enquiries/5/book',
    '/api/subgroup-admin/groups/7/subgroups/2/booking-enquiries/5',
  ],
] as const)('admins choose on the same page in their area: %s', async (area, routes, page, api) => {
  const user = userEvent.setup();
  const place = { id: 2, name: 'Lancaster', group: { id: 7, name: 'Harbour' } };
  const requests = standInForFetch(({ url, method }) => {
    if (method !== 'GET') return { body: { ok: true } };
    return { body: url.endsWith('/options') ? { booking, options: options.slice(1) } : place };
  });
  renderInArea(<BookScreen />, { area, routes, name: 'book-enquiry', address: page, user: buildUser() });
  await user.click(await screen.findByRole('radio', { name: '11:00' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain(`${api}/book`));
  expect(requests.map(({ url }) => url)).toContain(`${api}/options`);
});

test('the list shows what waits for the organiser first', async () => {
  const bookings = [
    booking,
    { ...booking, id: 6, product: { id: 4, name: 'Life support' }, state: 'seeking' as const, due_at: null },
    {
      ...booking,
      id: 7,
      product: { id: 5, name: 'Otoscopy' },
      state: 'completed' as const,
      due_at: null,
      starts_at: at('2027-02-01', '09:00'),
    },
  ];
  standInForFetch(({ url }) => ({ body: url.includes('site-info') ? { bookings: true } : { bookings } }));
  renderInArea(<OwnBookingsScreen />, {
    ...{ ...own, name: 'own-bookings', address: '/my-learning-zone/booking-enquiries' },
    user: buildUser({ roles: [{ name: 'organiser' }] }),
  });
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  expect(within(waiting).getByRole('link', { name: 'Injection technique' })).toHaveAttribute('href', address);
  expect(within(screen.getByRole('region', { name: 'In progress' })).getByText('Life support')).toBeInTheDocument();
  expect(screen.getByText('Mon 1st Feb 2027, 09:00 - 12:00 is scheduled.')).toBeInTheDocument();
});

test.each([
  ['the bookings of an organiser', <OwnBookingsScreen key="list" />, 'own-bookings'],
  ['a booking', <BookScreen key="one" />, 'own-booking'],
] as const)('while bookings are off, the page of %s says so in place of its content', async (_what, page, name) => {
  standInForFetch(({ url }) =>
    url.includes('site-info')
      ? { body: { demo: false, bookings: false } }
      : { status: 409, body: { code: 'conflict', message: 'Refused' } },
  );
  const user = buildUser({ roles: [{ name: 'organiser' }] });
  renderInArea(page, { ...own, name, address: name === 'own-booking' ? address : address.slice(0, -7), user });
  expect(await screen.findByRole('heading', { name: 'Bookings are switched off' })).toBeInTheDocument();
  expect(screen.getByText('Bookings are switched off on this site.')).toBeInTheDocument();
  expect(screen.queryByText('Refused')).not.toBeInTheDocument();
});
