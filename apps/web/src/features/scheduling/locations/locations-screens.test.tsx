import type { LocationRow } from '@doselore/contract/locations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { EditLocationScreen, LocationsScreen, NewLocationScreen } from './index.ts';

const location: LocationRow = {
  id: 4,
  name: 'Morecambe Bay',
  region: 'North West',
  address_line_1: '1 Quay Road',
  address_line_2: null,
  town: 'Morecambe',
  postcode: 'LA4 4XX',
  latitude: null,
  longitude: null,
  is_archived: false,
  has_position: true,
  venues: 0,
};
const abilities = { superAdmin: ['locations.read', 'locations.write'] } as never;
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities });
const site = { area: 'site-admin', routes: siteAdminRoutes, user } as const;

afterEach(() => vi.unstubAllGlobals());

function openNew() {
  const requests = standInForFetch(({ method }) => ({ body: method === 'POST' ? { id: 9 } : { rows: [], total: 0 } }));
  const { router } = renderInArea(<NewLocationScreen />, {
    ...site,
    name: 'new-location',
    address: '/site-admin/locations/new',
  });
  return { router, sent: () => requests.find(({ method }) => method === 'POST')?.body };
}

async function fill(typed: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
}

test('names a wrong postcode and half a position at their fields', async () => {
  const { sent } = openNew();
  await fill({ Postcode: 'LA4 4XX1', 'Latitude (optional)': '54.1' });
  await userEvent.click(screen.getByRole('button', { name: 'Create location' }));
  expect(screen.getByRole('link', { name: 'Postcode: This is not a UK postcode' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Longitude: Enter both latitude and longitude, or neither' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Region: Choose a region' })).toBeVisible();
  expect(sent()).toBeUndefined();
});

test('creates a location and opens the list', async () => {
  const { router, sent } = openNew();
  await fill({
    'Name of the location': 'Morecambe Bay',
    Address: '1 Quay Road',
    Town: 'Morecambe',
    Postcode: 'la44xx',
    'Latitude (optional)': '54.07',
    'Longitude (optional)': '-2.86',
  });
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'North West');
  await userEvent.click(screen.getByRole('button', { name: 'Create location' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/site-admin/locations'));
  expect(sent()).toMatchObject({ name: 'Morecambe Bay', addressLine2: null, latitude: 54.07, longitude: -2.86 });
});

test('an archived location shows its address and Restore, and no form', async () => {
  const requests = standInForFetch(({ method }) => ({
    body: method === 'POST' ? { ok: true } : { ...location, is_archived: true },
  }));
  renderInArea(<EditLocationScreen />, { ...site, name: 'edit-location', address: '/site-admin/locations/edit/4' });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByText('1 Quay Road, Morecambe, LA4 4XX')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save location' })).not.toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ list: 'open' });
});

test('a location whose postcode is unknown asks for its position', async () => {
  standInForFetch(() => ({ body: { ...location, postcode: 'BFPO 57', has_position: false } }));
  renderInArea(<EditLocationScreen />, { ...site, name: 'edit-location', address: '/site-admin/locations/edit/4' });
  expect(await screen.findByText(/The postcode district BFPO is not in our table/u)).toBeVisible();
});

test('the list of locations sends the region and the state of its address', async () => {
  const requests = standInForFetch(() => ({ body: { rows: [location], total: 1 } }));
  renderInArea(<LocationsScreen />, {
    ...site,
    name: 'locations',
    address: '/site-admin/locations?region=Wales&list=archived',
  });
  expect(await screen.findByRole('link', { name: 'Morecambe Bay' })).toHaveAttribute(
    'href',
    '/site-admin/locations/edit/4',
  );
  expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Wales');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Archived');
  const listRequest = requests.find(({ url }) => url.includes('region=Wales'));
  expect(listRequest?.url).toContain('list=archived');
});
