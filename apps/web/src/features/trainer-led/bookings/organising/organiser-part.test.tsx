import type { OrganiserEnquiry } from '@doselore/contract/bookings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { buildRequest, choices, venueDays } from '../bookings.factory.ts';
import { OrganiserPart } from './organiser-part.tsx';

afterEach(() => vi.unstubAllGlobals());

const enquiry: OrganiserEnquiry = {
  ...{
    id: 1,
    organiser: { id: 9, name: 'Judith Marlowe' },
    question: 'choose',
    state: 'asked',
    note: null,
    answered_by: null,
  },
  ...{ asked_at: '2027-01-04T09:00:00.000Z', due_at: '2027-01-18T18:00:00.000Z', ended_at: null, reminded_at: null },
};
const ids = { projectId: 4, projectRequestId: 5 };
const at = '/api/admin/projects/4/project-requests/5';

function show(request: Parameters<typeof buildRequest>[0], answer: { enquiries: OrganiserEnquiry[]; options: number }) {
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'POST') return { body: { ok: true } };
    if (url.endsWith('/venues')) return { body: venueDays };
    return { body: url.includes('/choices') ? choices : answer };
  });
  renderInArea(<OrganiserPart request={buildRequest(request)} ids={ids} mayChange />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'manage-request', user: buildUser() },
    address: '/site-admin/bookings/projects/4/project-requests/5/manage',
  });
  return () => requests.filter(({ method }) => method === 'POST').map(({ url, body }) => [url, body]);
}

test('the organiser is asked when a day can be booked', async () => {
  const user = userEvent.setup();
  const posts = show({ state: 'options_ready', place_postcode: 'LA4 4XX' }, { enquiries: [], options: 2 });
  expect(await screen.findByText('2 days can be booked now.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask organiser' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Ask the organiser to choose?' });
  await user.click(within(dialogue).getByRole('button', { name: 'Ask organiser' }));
  await waitFor(() => expect(posts()).toEqual([[`${at}/ask-organiser`, { venueId: null, secondVenueId: null }]]));
});

test('a request that names a location alone asks for its venue first', async () => {
  const user = userEvent.setup();
  const posts = show({ state: 'lapsed', location_id: 8, location: 'Morecambe Bay' }, { enquiries: [], options: 0 });
  expect(await screen.findByText(/names a location alone\. Choose its venue/u)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask organiser' }));
  const dialogue = await screen.findByRole('dialog');
  expect(
    await within(dialogue).findByRole('option', { name: 'Pier Room, Heysham (free on 2 of 3)' }),
  ).toBeInTheDocument();
  await user.click(within(dialogue).getByRole('button', { name: 'Ask organiser' }));
  expect(await within(dialogue).findAllByText('Choose a venue')).not.toEqual([]);
  expect(posts()).toEqual([]);
});

test('while no day can be booked nobody can be asked', async () => {
  show({ state: 'options_ready', place_postcode: 'LA4 4XX' }, { enquiries: [], options: 0 });
  expect(await screen.findByText(/^No day can be booked now/u)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask organiser' })).toBeDisabled();
});

test('an open question shows who chooses until when, can be reminded, and ends with a message', async () => {
  const user = userEvent.setup();
  const lapsed: OrganiserEnquiry = { ...enquiry, id: 2, state: 'lapsed', ended_at: '2027-01-02T18:00:00.000Z' };
  const posts = show(
    { state: 'awaiting_organiser', place_postcode: 'LA4 4XX' },
    { enquiries: [enquiry, lapsed], options: 2 },
  );
  expect(await screen.findByText(/Choose by Mon 18th Jan 2027 at 18:00/u)).toBeInTheDocument();
  expect(screen.getByText(/Not answered in time on Sat 2nd Jan 2027/u)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remind Judith Marlowe' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^Nothing available/u }));
  const dialogue = await screen.findByRole('dialog', { name: 'Say that nothing is available?' });
  await user.type(within(dialogue).getByRole('textbox', { name: /Message to the organiser/u }), 'Nobody in February');
  await user.click(within(dialogue).getByRole('button', { name: 'Nothing available' }));
  await waitFor(() =>
    expect(posts()).toEqual([
      [`${at}/remind-organiser`, {}],
      [`${at}/nothing-available`, { text: 'Nobody in February' }],
    ]),
  );
});
