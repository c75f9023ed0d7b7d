import { bookingsOff } from '@doselore/contract';
import type { OwnEnquiries, OwnEnquiry } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { AvailabilityEnquiriesScreen } from '../index.ts';
import { firstPair, other } from '../two-in-one/days.factory.ts';

afterEach(() => vi.unstubAllGlobals());

const enquiry = (id: number, changes: Partial<OwnEnquiry> = {}): OwnEnquiry => ({
  ...{ id, state: 'sent', is_firm: false, due_at: '2027-01-07T18:00:00.000Z', can_take_back: false, clashes: [] },
  ...{ window_start: `2027-02-0${id}T09:00:00.000Z`, window_end: `2027-02-0${id}T12:00:00.000Z` },
  ...{ minutes_there: 45, minutes_back: 50, first_pair: null, first_start: `2027-02-0${id}T09:00:00.000Z` },
  ...changes,
});
const listOf = (enquiries: OwnEnquiry[]): OwnEnquiries => ({
  waiting: enquiries.filter(({ state }) => state === 'sent').length,
  groups: [
    {
      group: { id: 7, name: 'Harbour' },
      requests: [
        {
          ...{ id: 5, course: 'Injection technique', is_virtual: false, minutes: 180, delegates: 12 },
          ...{ place: 'Quay Room, Morecambe', other: null, enquiries },
        },
      ],
    },
  ],
});

function show(own: OwnEnquiries, isOn = true) {
  const requests = standInForFetch(({ url, method }) => {
    if (method === 'POST') return { body: { ok: true } };
    if (url.includes('site-info')) return { body: { demo: false, bookings: isOn } };
    return { body: own };
  });
  const user = buildUser({
    abilities: { virtualGroupAdmin: ['bookings.asked', 'bookings.answer', 'availability.own'] },
  });
  renderInArea(<AvailabilityEnquiriesScreen />, {
    ...{ area: 'trainer', routes: trainerRoutes, name: 'availability-enquiries', user },
    address: '/trainers/availability-enquiries',
  });
  return requests;
}
const row = (day: string) => screen.findByRole('radiogroup', { name: new RegExp(`^${day}`, 'u') });
const choose = async (day: string, answer: string) =>
  userEvent.click(within(await row(day)).getByRole('radio', { name: answer }));
const posted = (requests: ReturnType<typeof show>) =>
  requests.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);

test('five dates are answered in one send, with one box for whatever else there is', async () => {
  const requests = show(listOf([1, 2, 3, 4, 5].map((id) => enquiry(id))));
  await choose('Mon 1st Feb 2027', 'Yes');
  await choose('Tue 2nd Feb 2027', 'No');
  await choose('Wed 3rd Feb 2027', 'Yes and firm');
  await choose('Thu 4th Feb 2027', 'Yes');
  await choose('Fri 5th Feb 2027', 'No');
  await userEvent.type(screen.getByLabelText(/Something else/u), 'Only with parking');
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  await waitFor(() => expect(posted(requests)).toHaveLength(1));
  expect(posted(requests)).toEqual([
    [
      '/api/virtual-group-admin/availability-enquiries/answer',
      {
        ...{ enquiryIds: [1, 2, 3, 4, 5], problemEnquiryIds: [2, 5], firmEnquiryIds: [3] },
        ...{ hasOtherProblem: true, otherProblem: 'Only with parking' },
      },
    ],
  ]);
});

test('dates without an answer are not sent, and nothing is sent without any', async () => {
  const requests = show(listOf([enquiry(1), enquiry(2)]));
  await userEvent.click(await screen.findByRole('button', { name: 'Send answers' }));
  expect(await screen.findAllByText('Answer at least one date')).not.toEqual([]);
  expect(posted(requests)).toEqual([]);
  await choose('Tue 2nd Feb 2027', 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Send answers' }));
  await waitFor(() => expect(posted(requests)[0]?.[1]).toMatchObject({ enquiryIds: [2], hasOtherProblem: false }));
});

test('a date says the journey, the first free start and what is in the way, and the request its deadline', async () => {
  show(
    listOf([
      enquiry(1, { first_start: '2027-02-01T10:15:00.000Z' }),
      enquiry(2, { first_start: null, clashes: ['Teaches Otoscopy 10:00 - 13:00'] }),
    ]),
  );
  expect(await row('Mon 1st Feb 2027, start 09:00 to 12:00')).toHaveAccessibleDescription(
    'About 45 min there, 50 min back. You are free from 10:15',
  );
  expect(await row('Tue 2nd Feb')).toHaveAccessibleDescription(/Teaches Otoscopy 10:00 - 13:00/u);
  expect(screen.getByRole('region', { name: 'Harbour' })).toHaveTextContent(
    '180 minutes, 12 people, Quay Room, Morecambe',
  );
  expect(screen.getByText('Answer by Thu 7th Jan 2027 at 18:00')).toBeVisible();
});

test('a yes is changed to no after a question, while nothing is held', async () => {
  const requests = show(
    listOf([
      enquiry(1, { state: 'yes', can_take_back: true }),
      enquiry(2, { state: 'yes', is_firm: true }),
      enquiry(3, { state: 'no' }),
    ]),
  );
  const answered = within(await screen.findByRole('region', { name: 'Answered' }));
  expect(answered.getByText('Yes and firm')).toBeVisible();
  expect(answered.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(answered.getByRole('button', { name: /^Change to no: Mon 1st Feb/u }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change to no' }));
  await waitFor(() =>
    expect(posted(requests)).toEqual([['/api/virtual-group-admin/availability-enquiries/take-back', { enquiryId: 1 }]]),
  );
});

test('without a question the page says how dates get here, and while bookings are off that they are', async () => {
  show(listOf([]));
  expect(await screen.findByText('No date waits for your answer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check your availability' })).toHaveAttribute(
    'href',
    '/trainers/general-availability',
  );
  expect(screen.queryByRole('button', { name: 'Send answers' })).toBeNull();
});

test('while bookings are off the page says so', async () => {
  show(listOf([enquiry(1)]), false);
  expect(await screen.findByText(bookingsOff)).toBeVisible();
});

test('two sessions on one day name both courses, and the times at which the trainer could teach them', async () => {
  const list = listOf([enquiry(1, { first_pair: { ...firstPair, order: 'ba' } })]);
  show({
    ...list,
    groups: list.groups.map((group) => ({
      ...group,
      requests: group.requests.map((request) => ({ ...request, other })),
    })),
  });
  const part = within(await screen.findByRole('region', { name: 'Injection technique and Basic life support' }));
  expect(part.getByText(/at least 30 minutes apart, in either order/u)).toBeInTheDocument();
  const lines = part.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toContain('Basic life support: 90 minutes, 10 people, Quay Room');
  expect(part.getByText(/You could teach at 09:00 and 12:30, Basic life support first/u)).toBeInTheDocument();
});
