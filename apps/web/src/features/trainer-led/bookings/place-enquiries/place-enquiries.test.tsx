import type { PlaceEnquiryDetail } from '@doselore/contract/bookings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { other } from '../two-in-one/days.factory.ts';
import { EnquiryDetailsScreen, NewEnquiryScreen, PlaceEnquiriesScreen } from './index.ts';
import { buildEnquiry, enquiryChoices } from './place-enquiries.factory.ts';

const abilities = {
  groupingAdmin: ['bookings.read', 'bookings.enquire', 'virtualGroups.read'],
  subgroupAdmin: ['bookings.read', 'virtualGroups.read'],
} as never;
const user = buildUser({ id: 9, roles: [{ name: 'group_admin' }, { name: 'subgroup_admin' }], abilities });
const organisation = { area: 'group-admin', routes: groupAdminRoutes, user } as const;
const service = { area: 'subgroup-admin', routes: subgroupAdminRoutes, user } as const;
const base = '/group-admin/7/booking-enquiries';

afterEach(() => vi.unstubAllGlobals());

function serve({ enquiry = buildEnquiry(), isOn = true, rows = [enquiry] as PlaceEnquiryDetail[] } = {}) {
  return standInForFetch(({ url, method }) => {
    if (method === 'POST') return { body: { id: 12, ok: true } };
    if (url.includes('site-info')) return { body: { demo: false, bookings: isOn } };
    if (url.endsWith('/booking-choices')) return { body: enquiryChoices };
    if (url.includes('/two-in-one-days/')) return { body: { booking: { keep_half: null }, options: [] } };
    if (/booking-enquiries\/\d+$/u.test(url)) return { body: enquiry };
    if (url.includes('/booking-enquiries')) return { body: { rows, total: rows.length } };
    if (/\/subgroups\/21$/u.test(url))
      return { body: { id: 21, name: 'Lancaster', group: { id: 7, name: 'Harbour' }, is_archived: false } };
    return { body: { id: 7, name: 'Harbour', is_archived: false, rows: [], total: 0 } };
  });
}
const posted = (requests: ReturnType<typeof serve>) =>
  requests.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, ...(body as object) }));
const openDetails = (changes: Partial<PlaceEnquiryDetail> = {}) => {
  const requests = serve({ enquiry: buildEnquiry(changes) });
  renderInArea(<EnquiryDetailsScreen />, { ...organisation, name: 'booking-enquiry', address: `${base}/5/details` });
  return requests;
};

test('the list says the state, the days and who has to act, and shows what waits for the reader', async () => {
  const requests = serve({ enquiry: buildEnquiry({ state: 'awaiting_organiser' }) });
  renderInArea(<PlaceEnquiriesScreen />, { ...organisation, name: 'booking-enquiries', address: base });
  const row = await screen.findByRole('row', { name: /Injection technique/u });
  for (const text of ['Choose a date', 'You', '2 days from Mon 1st Feb 2027', 'Whole organisation'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'New enquiry' })).toHaveAttribute('href', `${base}/new`);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'waiting');
  await waitFor(() => expect(requests.some(({ url }) => url.includes('stage=waiting'))).toBe(true));
});

test('a course of several days shows its dates and has no page, and two sessions on one day name both courses', async () => {
  const days = buildEnquiry({
    ...{ kind: 'days', id: 5, product: { id: 4, name: 'Otoscopy' }, minutes: 300, state: 'organiser_booked' },
    dates_of_course: [2, 9].map((day) => ({
      ...{ starts_at: `2027-02-0${day}T10:00:00.000Z`, ends_at: `2027-02-0${day}T12:30:00.000Z` },
    })),
  });
  serve({ rows: [days, buildEnquiry({ other })] });
  renderInArea(<PlaceEnquiriesScreen />, { ...organisation, name: 'booking-enquiries', address: base });
  const row = within(await screen.findByRole('row', { name: /Otoscopy/u }));
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/02-02-2027, 10:00 - 12:30$/u),
    expect.stringMatching(/09-02-2027, 10:00 - 12:30$/u),
  ]);
  expect(row.getByText('The trainer confirms')).toBeInTheDocument();
  expect(row.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Injection technique and Basic life support' })).toHaveAttribute(
    'href',
    `${base}/5/details`,
  );
});

test('the details of two sessions on one day name each with its length and place, and lead to their own page', async () => {
  openDetails({ other, state: 'awaiting_organiser' });
  expect(await screen.findByText('10 delegates, 90 minutes, Quay Room')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a date' })).toHaveAttribute('href', `${base}/6/two-in-one-day-book`);
  expect(screen.queryByRole('link', { name: 'Answer' })).not.toBeInTheDocument();
});

test('the details of two sessions on one day say that the question about one of them waits', async () => {
  const question = { stays: { id: 3, name: 'Injection technique' }, ends: { id: 8, name: 'Basic life support' } };
  standInForFetch(({ url }) => {
    if (url.includes('site-info')) return { body: { demo: false, bookings: true } };
    if (url.endsWith('/two-in-one-days/6')) return { body: { booking: { keep_half: question }, options: [] } };
    if (url.endsWith('/booking-enquiries/5')) return { body: buildEnquiry({ other, state: 'seeking' }) };
    return { body: { id: 7, name: 'Harbour', is_archived: false } };
  });
  renderInArea(<EnquiryDetailsScreen />, { ...organisation, name: 'booking-enquiry', address: `${base}/5/details` });
  expect(
    await screen.findByText(/Basic life support cannot take place\. Does Injection technique stay\?/u),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', `${base}/6/two-in-one-day-book`);
});

test('a service reads its enquiries and sends none', async () => {
  const requests = serve();
  const address = '/subgroup-admin/7/21/booking-enquiries';
  renderInArea(<PlaceEnquiriesScreen />, { ...service, name: 'booking-enquiries', address });
  const link = await screen.findByRole('link', { name: 'Injection technique' });
  expect(link).toHaveAttribute('href', `${address}/5/details`);
  expect(screen.queryByRole('link', { name: 'New enquiry' })).not.toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('/groups/7/subgroups/21/booking-enquiries'))).toBe(true);
});

test('without enquiries the page says what one is', async () => {
  serve({ rows: [] });
  renderInArea(<PlaceEnquiriesScreen />, { ...organisation, name: 'booking-enquiries', address: base });
  expect(await screen.findByText('No open enquiries')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for training' })).toHaveAttribute('href', `${base}/new`);
});

test('while bookings are off, each page says so and asks for nothing', async () => {
  const requests = serve({ isOn: false });
  renderInArea(<NewEnquiryScreen />, { ...organisation, name: 'new-booking-enquiry', address: `${base}/new` });
  expect(await screen.findByText('Bookings are switched off on this site.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send enquiry' })).not.toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

async function openForm() {
  const requests = serve();
  renderInArea(<NewEnquiryScreen />, { ...organisation, name: 'new-booking-enquiry', address: `${base}/new` });
  await userEvent.selectOptions(await screen.findByLabelText('Course'), '3');
  return requests;
}
/** Fills a field in one event: typing letter by letter in so large a form takes seconds. */
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const typeDay = (day: string) => fill('Day of day 1', day);

test('an enquiry asks for own premises with a postcode, and sends nothing of the other kinds of place', async () => {
  const requests = await openForm();
  await userEvent.click(screen.getByRole('radio', { name: 'At a venue from the list' }));
  const venues = within(screen.getByLabelText('Venue')).getAllByRole('option');
  expect(venues.map((one) => one.textContent)).toEqual(['Choose a venue', 'Quay Room, Morecambe (room for 16)']);
  await userEvent.selectOptions(screen.getByLabelText('Venue'), '2');
  await userEvent.click(screen.getByRole('radio', { name: 'At our own premises' }));
  fill('Name of the premises', 'Head office');
  fill('Postcode', 'pr1 2xx');
  typeDay('01-02-2027');
  await userEvent.selectOptions(screen.getByLabelText('Time of day of day 1'), 'pm');
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await waitFor(() => expect(posted(requests)).toHaveLength(1));
  expect(posted(requests)[0]).toMatchObject({
    ...{ productId: 3, organiserUserId: 9, subgroupId: null, delegates: 8, minutes: 180, venueId: null },
    ...{ place: 'Head office', placePostcode: 'pr1 2xx', days: '[["2027-02-01","pm"]]', enquiry: '' },
  });
});

test('an enquiry without a day is not sent, and a course online has no place', async () => {
  const requests = await openForm();
  await userEvent.selectOptions(screen.getByLabelText('Course'), '6');
  expect(screen.getByText(/This course is online/u)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /premises/u })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }));
  expect(await screen.findAllByText('Enter each day')).not.toHaveLength(0);
  expect(posted(requests)).toEqual([]);
});

test('the details show days, history and next step, and an enquiry is cancelled with a reason', async () => {
  const requests = openDetails({ state: 'seeking', due_at: '2026-11-06T18:00:00.000Z' });
  expect(await screen.findByText(/They answer by Fri 6th Nov 2026 at 18:00/u)).toBeVisible();
  expect(screen.getByText(/suggested by Priya Raman/u)).toBeVisible();
  expect(screen.getByText('Trainers asked')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose a date' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Cancel enquiry/u }));
  const dialogue = await screen.findByRole('dialog');
  await userEvent.type(within(dialogue).getByLabelText('Reason'), 'Too few people');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Cancel enquiry' }));
  await waitFor(() => expect(posted(requests)).toMatchObject([{ reason: 'Too few people' }]));
  expect(posted(requests)[0]?.url).toContain('/groups/7/booking-enquiries/5/cancel');
});

test('more days are suggested, for the length of the session', async () => {
  const requests = openDetails({ state: 'no_availability', minutes: 400 });
  await userEvent.click(await screen.findByRole('button', { name: 'Suggest days' }));
  const dialogue = await screen.findByRole('dialog');
  typeDay('01-03-2027');
  await userEvent.selectOptions(within(dialogue).getByLabelText('Time of day of day 1'), 'evening');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Suggest days' }));
  expect(await within(dialogue).findAllByText(/would end after 22:00/u)).not.toHaveLength(0);
  await userEvent.selectOptions(within(dialogue).getByLabelText('Time of day of day 1'), 'am');
  await userEvent.click(within(dialogue).getByRole('button', { name: 'Suggest days' }));
  await waitFor(() => expect(posted(requests)).toMatchObject([{ days: '[["2027-03-01","am"]]' }]));
});

test('a request that waits for the reader leads to the page that books', async () => {
  openDetails({ state: 'awaiting_organiser' });
  expect(await screen.findByRole('link', { name: 'Choose a date' })).toHaveAttribute('href', `${base}/5/book`);
});

test('a booked start ends suggesting and cancelling, and a scheduled course is linked', async () => {
  const course = { id: 31, title: 'Injection technique', state: 'cancelled' } as const;
  openDetails({ state: 'completed', starts_at: '2027-02-01T10:00:00.000Z', course });
  expect(await screen.findByRole('link', { name: 'Injection technique' })).toHaveAttribute(
    'href',
    '/group-admin/7/virtual-groups/31/details',
  );
  expect(screen.getAllByText(/Mon 1st Feb 2027 at 10:00/u)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Suggest days' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Cancel enquiry/u })).not.toBeInTheDocument();
});
