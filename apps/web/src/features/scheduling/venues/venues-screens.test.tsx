import { emptyRecord } from '@doselore/contract';
import { type VenueExclusion, type VenueRow, venueTextFields } from '@doselore/contract/venues';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { EditVenueScreen, NewVenueScreen, VenueExclusionsScreen, VenuesScreen, venueSearch } from './index.ts';

const venue: VenueRow = {
  ...emptyRecord(venueTextFields),
  ...{ id: 4, name: 'Quay Room', address_line_1: '1 Quay Road', town: 'Morecambe', postcode: 'LA4 4XX', capacity: 16 },
  equipment: ['projector', 'wifi'],
  location: { id: 2, name: 'Morecambe Bay' },
  group: null,
  is_archived: false,
  has_position: true,
  excluded: 1,
};
const exclusion: VenueExclusion = {
  group: { id: 7, name: 'Harbour' },
  reason: 'Noise',
  set_by: 'Morgan Ellis',
  set_at: '2026-09-01T09:00:00.000Z',
};
const abilities = { superAdmin: ['venues.read', 'venues.write', 'locations.read', 'groups.list'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const site = { area: 'site-admin', routes: siteAdminRoutes, user } as const;

afterEach(() => vi.unstubAllGlobals());

function serve(one: VenueRow = venue) {
  return standInForFetch(({ url, method }) => {
    if (method === 'POST') return { body: { id: 9 } };
    if (method === 'PUT') return { body: { ok: true, now: {} } };
    if (url.includes('/exclusions')) return { body: [exclusion] };
    if (/\/venues\/\d+$/u.test(url)) return { body: one };
    if (/\/groups\/7$/u.test(url)) return { body: { id: 7, name: 'Harbour', is_archived: false } };
    if (url.includes('/locations')) {
      const all = [
        { id: 2, name: 'Morecambe Bay' },
        { id: 3, name: 'Preston' },
      ];
      const one = all.find(({ id }) => url.endsWith(`/locations/${id}`));
      if (one) return { body: one };
      const q = (new URL(url, 'http://localhost').searchParams.get('q') ?? '').toLowerCase();
      const rows = all.filter(({ name }) => name.toLowerCase().includes(q));
      return { body: { rows, total: rows.length } };
    }
    if (url.includes('/groups')) return { body: { rows: [], total: 0 } };
    return { body: { rows: [one], total: 1 } };
  });
}
const bodyOf = (requests: ReturnType<typeof serve>, sent: string) =>
  requests.find(({ method }) => method === sent)?.body as Record<string, unknown> | undefined;

test.each([
  [
    '/site-admin/bookings/projects/4/project-requests/5/edit',
    '/site-admin/bookings/projects/4/project-requests/5/edit',
  ],
  ['//other.example/edit', '/site-admin/venues'],
])('a venue of premises begins with what is known, and leads back to %s', async (back, shown) => {
  const requests = serve();
  const address = `/site-admin/venues/new${venueSearch({ ...{ name: 'Head office', postcode: 'LA4 4XX' }, groupId: 7, capacity: 8, back })}`;
  const { router } = renderInArea(<NewVenueScreen />, { ...site, name: 'new-venue', address });
  expect(screen.getByLabelText('Name of the venue')).toHaveValue('Head office');
  expect(screen.getByLabelText('Postcode')).toHaveValue('LA4 4XX');
  await userEvent.type(screen.getByLabelText('Address'), '1 Bay');
  await userEvent.type(screen.getByLabelText('Town'), 'Morecambe');
  await userEvent.click(screen.getByRole('button', { name: 'Create venue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(shown));
  expect(router.state.location.search).toBe(shown === back ? '?venue=9' : '');
  expect(bodyOf(requests, 'POST')).toMatchObject({ name: 'Head office', capacity: 8, groupId: 7, postcode: 'LA4 4XX' });
});

test('creates a venue with its equipment and location', async () => {
  const requests = serve();
  const { router } = renderInArea(<NewVenueScreen />, {
    ...site,
    name: 'new-venue',
    address: '/site-admin/venues/new',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Create venue' }));
  expect(screen.getByRole('link', { name: 'Capacity: Enter how many people fit in' })).toBeVisible();
  const typed = {
    'Name of the venue': 'Hall',
    Capacity: '30',
    Address: '1 Bay',
    Town: 'Lancaster',
    Postcode: 'la11aa',
  };
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByLabelText('Hearing loop'));
  await userEvent.type(screen.getByRole('combobox', { name: 'Location (optional)' }), 'bay');
  await waitFor(() => expect(requests.some(({ url }) => /locations.*q=bay/u.test(url))).toBe(true));
  await userEvent.click(await screen.findByRole('option', { name: 'Morecambe Bay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create venue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/site-admin/venues'));
  expect(bodyOf(requests, 'POST')).toMatchObject({
    name: 'Hall',
    capacity: 30,
    locationId: 2,
    groupId: null,
    hearingLoop: true,
    projector: false,
    contactEmail: null,
  });
});

test('sends the values with which the form was opened', async () => {
  const requests = serve();
  renderInArea(<EditVenueScreen />, { ...site, name: 'edit-venue', address: '/site-admin/venues/edit/4' });
  const wifi = await screen.findByLabelText('Wi-Fi');
  expect(wifi).toBeChecked();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Location (optional)' })).toHaveValue('Morecambe Bay'),
  );
  await userEvent.click(wifi);
  await userEvent.click(screen.getByRole('button', { name: 'Save venue' }));
  await waitFor(() => expect(bodyOf(requests, 'PUT')).toBeDefined());
  expect(bodyOf(requests, 'PUT')).toMatchObject({
    wifi: false,
    capacity: 16,
    locationId: 2,
    baseValues: { wifi: true, projector: true, couch: false, capacity: 16, locationId: 2, latitude: null },
  });
});

test('the field of a chosen location offers the other locations', async () => {
  serve();
  renderInArea(<EditVenueScreen />, { ...site, name: 'edit-venue', address: '/site-admin/venues/edit/4' });
  const field = await screen.findByRole('combobox', { name: 'Location (optional)' });
  await waitFor(() => expect(field).toHaveValue('Morecambe Bay'));
  // Longer than the pause after which a typed text is searched.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Preston' }));
  expect(field).toHaveValue('Preston');
});

test('an archived venue shows Restore, and no form', async () => {
  const requests = serve({ ...venue, is_archived: true });
  renderInArea(<EditVenueScreen />, { ...site, name: 'edit-venue', address: '/site-admin/venues/edit/4' });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.queryByRole('button', { name: 'Save venue' })).not.toBeInTheDocument();
  expect(bodyOf(requests, 'POST')).toEqual({ list: 'open' });
});

test('an exclusion needs a reason, and is removed and saved with the others', async () => {
  const requests = serve();
  renderInArea(<VenueExclusionsScreen />, {
    ...site,
    name: 'venue-exclusions',
    address: '/site-admin/venues/exclusions/4',
  });
  const reason = await screen.findByLabelText('Reason for Harbour');
  expect(reason).toHaveValue('Noise');
  await userEvent.clear(reason);
  await userEvent.click(screen.getByRole('button', { name: 'Save exclusions' }));
  expect(
    screen.getByRole('link', { name: /Excluded organisations: Enter a reason of at most 500 characters/u }),
  ).toBeVisible();
  expect(bodyOf(requests, 'PUT')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harbour' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save exclusions' }));
  await waitFor(() =>
    expect(bodyOf(requests, 'PUT')).toEqual({
      excludedGroupIds: [],
      reasons: [],
      baseValues: { exclusions: '[[7,"Noise"]]' },
    }),
  );
});

test('the list of venues sends the filters of its address, and links to the exclusions', async () => {
  const requests = serve();
  renderInArea(<VenuesScreen />, {
    ...site,
    name: 'venues',
    address: '/site-admin/venues?capacity=20&equipment=wifi',
  });
  expect(await screen.findByRole('link', { name: '1 organisation: Quay Room' })).toHaveAttribute(
    'href',
    '/site-admin/venues/exclusions/4',
  );
  expect(screen.getByRole('combobox', { name: 'Equipment' })).toHaveDisplayValue('Wi-Fi');
  const listRequest = requests.find(({ url }) => url.includes('capacity=20'));
  expect(listRequest?.url).toContain('equipment=wifi');
  expect(screen.getByText('Projector, Wi-Fi')).toBeVisible();
});
