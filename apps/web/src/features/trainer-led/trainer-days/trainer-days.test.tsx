import type { LedSession, TodaysSession, TrainerDay } from '@doselore/contract/trainer-days';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { TodayScreen } from './index.ts';

const session: LedSession = {
  ...{ id: 4, title: 'Basic life support', group: { id: 1, name: 'Brightwell' }, session_id: 9, nth: 1, sessions: 1 },
  ...{ training_start: '2026-12-01T10:00:00Z', training_end: '2026-12-01T12:00:00Z', is_virtual: false },
  ...{ place: 'Quay Room, Morecambe', delegates: 8, accepted: 6 },
};
const today: TodaysSession = {
  ...session,
  ...{ training_start: '2026-11-30T10:00:00Z', training_end: '2026-11-30T12:00:00Z', register: 'open', marked: 0 },
  ...{ address: '1 Quay Road, LA4 4XX', access_notes: '', equipment: ['projector'], what_to_bring: null, materials: 0 },
  ...{ venue_contact: { name: 'Hilda Brown', phone: '01524 000 000' }, needs: 0, new_delegates: [], joining: null },
  organiser: { name: 'Judith Marlowe', email: 'judith@example.org' },
};
const nothing: TrainerDay = {
  ...{ day: '2026-11-30', today: [], coming: [], registers: [], assessments: [] },
  enquiries: { waiting: 0, due_at: null },
  confirmations: { waiting: 0, due_at: null },
};

afterEach(() => vi.unstubAllGlobals());

function show(day: Partial<TrainerDay>, status = 200) {
  const requests = standInForFetch(() => (status === 200 ? { body: { ...nothing, ...day } } : { status, body: {} }));
  const user = buildUser({ abilities: { virtualGroupAdmin: ['virtualGroups.host'] } });
  renderInArea(<TodayScreen />, {
    ...{ area: 'trainer', routes: trainerRoutes, name: 'pharmacist-led-training', user },
    address: '/trainers/pharmacist-led-training',
  });
  return requests;
}
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('shows the day with one call, and links to the register, the map, the phone and the email', async () => {
  const requests = show({ today: [today] });
  const card = await screen.findByRole('region', { name: '10:00 Basic life support' });
  expect(requests.map(({ url }) => url)).toEqual(['/api/virtual-group-admin/trainer-day']);
  expect(href('Take the register: Basic life support')).toBe('/trainers/4/members?session=9#register');
  expect(href(/^Map of 1 Quay Road/u)).toContain('openstreetmap.org');
  expect(href('Call venue, Hilda Brown: 01524 000 000')).toBe('tel:01524000000');
  expect(href('Email organiser, Judith Marlowe')).toBe('mailto:judith@example.org?subject=Basic%20life%20support');
  expect(within(card).getByText('8, 6 accepted')).toBeInTheDocument();
  expect(within(card).getByText('Register open')).toBeInTheDocument();
  expect(within(card).queryByText('New since yesterday')).toBeNull();
});

test.each([
  [{ register: 'not_yet' }, 'See delegates', 'Register opens 09:45'],
  [{ marked: 3 }, 'Continue the register', '3 of 8 marked'],
  [{ marked: 8 }, 'See the register', 'Register taken'],
] satisfies [Partial<TodaysSession>, string, string][])('the register %j is named %s', async (change, link, state) => {
  show({ today: [{ ...today, ...change }] });
  expect(await screen.findByRole('link', { name: `${link}: Basic life support` })).toBeInTheDocument();
  expect(screen.getByText(state)).toBeInTheDocument();
});

test('names new delegates, and counts the names that do not fit', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
  show({ today: [{ ...today, new_delegates: names }] });
  expect(await screen.findByText('Ada, Ben, Cleo, Dan and 2 more')).toBeInTheDocument();
});

test('only the first session with something to do has the filled button', async () => {
  const joining = { session_id: 10, state: 'open', from: today.training_start, is_ready: true } as const;
  const online = { ...today, id: 5, session_id: 10, title: 'Contraception', is_virtual: true, place: null, joining };
  show({ today: [{ ...today, marked: 8 }, online, { ...today, id: 6, session_id: 11, title: 'Later' }] });
  await screen.findByRole('region', { name: '10:00 Contraception' });
  const filled = [...document.querySelectorAll('[data-variant="filled"]')];
  expect(filled.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Join session: Contraception (opens in a new tab)',
  ]);
});

test('a day without a session names the next session, and coming days have their weekday', async () => {
  show({
    coming: [
      session,
      { ...session, session_id: 12, training_start: '2026-12-05T09:00:00Z', is_virtual: true, place: null },
    ],
  });
  const empty = await screen.findByRole('region', { name: 'No session today' });
  expect(empty).toHaveTextContent(
    'Your next session is tomorrow, Tue 1st Dec 2026 at 10:00: Basic life support, Quay Room, Morecambe.',
  );
  const coming = within(screen.getByRole('region', { name: 'Coming days' }));
  expect(coming.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Tomorrow, Tue 1st Dec 2026',
    'Sat 5th Dec 2026',
  ]);
  expect(coming.getByText('Online')).toBeInTheDocument();
});

test('unfinished registers and assessments link to the register of the session and to the results', async () => {
  const course = { id: 4, title: 'Basic life support' };
  show({
    registers: [
      {
        ...course,
        session_id: 9,
        training_start: '2026-11-27T10:00:00Z',
        training_end: '2026-11-27T12:00:00Z',
        delegates: 5,
        unmarked: 2,
      },
    ],
    assessments: [{ ...course, pending: 1, deadline: '2026-12-08' }],
  });
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(waiting.getByText('Fri 27th Nov 2026. 2 of 5 people not marked.')).toBeInTheDocument();
  expect(waiting.getByText('1 person to assess by Tue 8th Dec 2026.')).toBeInTheDocument();
  expect(href('Take the register: Basic life support')).toBe('/trainers/4/members?session=9#register');
  expect(href('Assess: Basic life support')).toBe('/trainers/4/assessment');
});

test('dates of bookings that wait link to the page that answers them, with the first deadline', async () => {
  const due_at = '2026-12-03T18:00:00.000Z';
  show({ enquiries: { waiting: 3, due_at }, confirmations: { waiting: 1, due_at } });
  expect(await screen.findByText('3 dates to answer, the first by Thu 3rd Dec 2026.')).toBeInTheDocument();
  expect(href('Answer: Dates of bookings')).toBe('/trainers/availability-enquiries');
  expect(screen.getByText('1 booking to confirm, the first by Thu 3rd Dec 2026.')).toBeInTheDocument();
  expect(href('Confirm: Bookings')).toBe('/trainers/booking-confirmation-enquiries');
  expect(screen.queryByText('Nothing is waiting.')).toBeNull();
});

test('tells a trainer without courses how courses get here', async () => {
  show({});
  expect(await screen.findByText('Courses appear here when you are booked as their trainer.')).toBeInTheDocument();
  expect(screen.getByText('Nothing is waiting.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Coming days' })).toBeNull();
});

test('a failure to load shows an error, and the tabs still link to the lists', async () => {
  show({}, 500);
  expect(await screen.findByText('Your day could not be loaded')).toBeInTheDocument();
  expect(href('All courses')).toBe('/trainers/pharmacist-led-training/courses');
  expect(href('Historic')).toBe('/trainers/pharmacist-led-training/historic');
});
