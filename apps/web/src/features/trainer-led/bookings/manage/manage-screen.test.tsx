import type { DateChoice, RequestOptions, TrainerOption } from '@doselore/contract/bookings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { buildRequest, choices, venueDays } from '../bookings.factory.ts';
import { ManageScreen } from '../index.ts';

const abilities = { superAdmin: ['bookings.list', 'bookings.manage'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const address = '/site-admin/bookings/projects/4/project-requests/5/manage';

afterEach(() => vi.unstubAllGlobals());

const buildDate = (id: number, day: string, changes: Partial<DateChoice> = {}): DateChoice => ({
  ...{ id, window_start: `${day}T09:00:00.000Z`, window_end: `${day}T10:30:00.000Z`, state: 'proposed' },
  ...{ possible: 3, reaching: 2, place_conflicts: [], suggested_by: null },
  ...changes,
});
const buildOption = (changes: Partial<TrainerOption> = {}): TrainerOption => ({
  ...{ id: 31, name: 'Amara Osei', is_invited: false, verdict: 'possible', conflicts: [], score: 66.51 },
  parts: [{ part: 'journey', points: 8.1, most: 25, text: '81 min, most 120' }],
  ...{ start: '2027-02-08T09:15:00.000Z', pair: null, reaches: true, answer: null, also_asked: [] },
  ...changes,
});

/** Returns what the other parts of the page get. */
function answerOf(url: string, request: ReturnType<typeof buildRequest>): object {
  if (url.includes('/choices')) return choices;
  if (url.endsWith('/venues')) return venueDays;
  if (url.includes('/organiser-enquiries')) return { enquiries: [], options: 0 };
  if (url.includes('/enquiries'))
    return { state: request.state, dates: [], trainers: [], problems: [], minimum_score: 40 };
  if (url.includes('/confirmations'))
    return { confirmations: [], blocked_reason: null, course: null, other_course: null };
  if (url.includes('site-info')) return { demo: false, bookings: true };
  return request;
}

function serve(options: Partial<RequestOptions>, request = buildRequest()) {
  return standInForFetch(({ url, method }) => {
    if (method === 'POST') return { body: { ok: true } };
    if (url.includes('/options'))
      return { body: { dates: [], shown: null, trainers: [], minimum_score: 40, ...options } };
    return { body: answerOf(url, request) };
  });
}
const open = () =>
  renderInArea(<ManageScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    user,
    name: 'manage-request',
    address,
  });

test('the dates show how many trainers could take them, and one date its trainers with reasons', async () => {
  const requests = serve({
    dates: [buildDate(1, '2027-02-08'), buildDate(2, '2027-02-09', { state: 'available', possible: 0, reaching: 0 })],
    shown: 1,
    trainers: [
      buildOption({ answer: 'sent', also_asked: [{ project_id: 8, id: 9, name: 'Otoscopy, Wyre Vale' }] }),
      buildOption({ id: 32, name: 'Gwen Pritchard', score: 31, reaches: false }),
      buildOption({
        ...{ id: 33, name: 'Idris Kamara', verdict: 'impossible', start: null },
        conflicts: [{ code: 'group_excluded', text: 'Not for Harbour: former employer', can_be_ignored: false }],
      }),
    ],
  });
  open();
  const first = await screen.findByRole('button', { name: /Mon 8th Feb 2027/u });
  expect(first).toHaveTextContent('2 of 3 trainers');
  expect(first).toHaveTextContent('Start 09:00 to 10:30');
  expect(first).toHaveAttribute('aria-pressed', 'true');
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Amara Osei', 'Gwen Pritchard', 'Idris Kamara']);
  for (const text of ['Could begin at 09:15.', 'Asked, and has not answered yet.', '66.5 of 100'])
    expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Otoscopy, Wyre Vale' })).toHaveAttribute(
    'href',
    '/site-admin/bookings/projects/8/project-requests/9/manage',
  );
  expect(screen.getByText(/Below the line: the score to reach is 40/u)).toBeInTheDocument();
  expect(screen.getByText('Not for Harbour: former employer')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Tue 9th Feb 2027/u }));
  await vi.waitFor(() => expect(requests.some(({ url }) => url.includes('timesOfInterestId=2'))).toBe(true));
});

test('a date whose venue is taken says so', async () => {
  const text = 'Quay Room is taken by Otoscopy on Mon 8th Feb 2027, 09:00 - 12:00';
  const conflict = { code: 'venue_overlap', text, can_be_ignored: true } as const;
  serve({ dates: [buildDate(1, '2027-02-08', { possible: 0, reaching: 0, place_conflicts: [conflict] })], shown: 1 });
  open();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText('No trainer')).toBeInTheDocument();
});

test('a draft without dates asks for dates first', async () => {
  serve({}, buildRequest({ dates: 0 }));
  open();
  expect(await screen.findByText(/Enter the dates that suit the organisation/u)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter dates' })).toHaveAttribute(
    'href',
    '/site-admin/bookings/projects/4/project-requests/5/manuallyChooseToi',
  );
});

test('a cancelled request shows its reason and compares nobody', async () => {
  const requests = serve({}, buildRequest({ state: 'cancelled', end_reason: 'Not needed' }));
  open();
  expect(await screen.findByText(/Cancelled: Not needed/u)).toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('/options'))).toBe(false);
});

const seeking = buildRequest({ state: 'seeking', location_id: 8, location: 'Morecambe Bay' });

test('when somebody else was faster, the form stays as it is and the trainers are compared anew', async () => {
  const user = userEvent.setup();
  const text = 'Amara Osei: Held for Otoscopy. Nothing was changed.';
  const placed = buildRequest({ state: 'seeking', venue_id: 2, venue: 'Quay Room' });
  let compared = 0;
  standInForFetch(({ url, method }) => {
    if (method === 'POST') return { status: 409, body: { code: 'conflict', message: text } };
    if (!url.includes('/options')) return { body: answerOf(url, placed) };
    compared += 1;
    const taken = { code: 'overlap', text: 'Held for Otoscopy', can_be_ignored: true } as const;
    const after = buildOption({ answer: 'yes', verdict: 'conflict', start: null, conflicts: [taken] });
    const trainers = [compared === 1 ? buildOption({ answer: 'yes' }) : after];
    return { body: { dates: [buildDate(1, '2027-02-08')], shown: 1, minimum_score: 40, trainers } };
  });
  open();
  await user.click(await screen.findByRole('button', { name: 'Book a start on Mon 8th Feb 2027' }));
  await user.selectOptions(await screen.findByLabelText(/^Start/u), '2027-02-08T10:00:00.000Z');
  await user.selectOptions(screen.getByLabelText(/^Trainer/u, { selector: 'select' }), '31');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await screen.findAllByText('Held for Otoscopy')).not.toEqual([]);
  expect(screen.getByLabelText(/^Start/u)).toHaveValue('2027-02-08T10:00:00.000Z');
  expect(screen.getByLabelText(/^Trainer/u, { selector: 'select' })).toHaveValue('31');
});

const sentTo = (requests: ReturnType<typeof serve>) =>
  requests.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, ...(body as object) }));

test('a date is booked with the best trainer who said yes, in a venue of the location', async () => {
  const user = userEvent.setup();
  const requests = serve(
    { dates: [buildDate(1, '2027-02-08')], shown: 1, trainers: [buildOption({ answer: 'yes' })] },
    seeking,
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Book a start on Mon 8th Feb 2027' }));
  expect(await screen.findByLabelText(/^Start/u)).toHaveValue('2027-02-08T09:15:00.000Z');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Choose a venue', { selector: 'p, div' })).toBeInTheDocument();
  expect(sentTo(requests)).toEqual([]);
});

test('without a yes a trainer has to be named, and a conflict needs a reason', async () => {
  const user = userEvent.setup();
  const conflict = { code: 'away', text: 'Away: leave', can_be_ignored: true } as const;
  const placed = buildRequest({ state: 'seeking', venue_id: 2, venue: 'Quay Room' });
  const requests = serve(
    {
      dates: [buildDate(1, '2027-02-08')],
      shown: 1,
      trainers: [buildOption({ verdict: 'conflict', start: null, conflicts: [conflict] })],
    },
    placed,
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Book a start on Mon 8th Feb 2027' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(await screen.findAllByText('Choose a trainer')).not.toEqual([]);
  await user.selectOptions(screen.getByLabelText('Trainer'), '31');
  await user.click(screen.getByLabelText('Book anyway'));
  await user.type(screen.getByLabelText('Reason for booking anyway'), 'Agreed by phone');
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await vi.waitFor(() => expect(sentTo(requests)).toHaveLength(1));
  expect(sentTo(requests)[0]).toMatchObject({
    ...{ timesOfInterestId: 1, startTimeDate: '2027-02-08T09:00:00.000Z', trainerUserId: 31, venueId: null },
    ...{ ignoreConflictWarning: 1, conflictReason: 'Agreed by phone' },
  });
});
