import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { NewLicenceScreen, NewTrainerLedLicenceScreen } from './new-licence-screen.tsx';

const products = [
  { productType: 'abstract_course', productId: 3, title: 'Sepsis', default_months: 24, draft_course_id: null },
  { productType: 'abstract_course', productId: 4, title: 'Data security', default_months: 12, draft_course_id: null },
];
const group = { id: 5, name: 'Brightwell Pharmacies' };

function serve(buy: () => { status?: number; body: unknown } = () => ({ body: {} })) {
  return standInForFetch(({ method, url }) => {
    if (method === 'POST') return buy();
    return { body: url.endsWith('/licence-products') ? products : group };
  });
}

const asOrganisation = (address = '/group-admin/5/order-licences') =>
  renderInArea(<NewLicenceScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'new-licence',
    address,
    user: buildUser(),
  });

const siteAdmin = buildUser({ abilities: { superAdmin: ['licences.buyWithoutReference', 'licences.correct'] } });

const asSiteAdmin = () =>
  renderInArea(<NewLicenceScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'new-licence',
    address: '/site-admin/groups/5/new-licence',
    user: siteAdmin,
  });

const orders = (requests: ReturnType<typeof serve>) =>
  requests.filter(({ method, url }) => method === 'POST' && url.includes('licences'));

async function fill(user: ReturnType<typeof userEvent.setup>, quantity: string) {
  await user.selectOptions(await screen.findByLabelText('Course'), 'Sepsis');
  await user.type(screen.getByLabelText('Number of licences'), quantity);
}
const check = () => screen.getByRole('button', { name: 'Check your answers' });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('the course fills in the months, and a site admin needs no payment reference', async () => {
  const user = userEvent.setup();
  serve();
  asSiteAdmin();
  await fill(user, '60');
  expect(screen.getByLabelText('Certificate length in months')).toHaveValue('24');
  await user.click(check());
  expect(await screen.findByRole('heading', { name: 'Check your answers' })).toBeInTheDocument();
});

test('an organisation has to enter a purchase order or transaction reference and 1 to 10,000 licences', async () => {
  const user = userEvent.setup();
  serve();
  asOrganisation();
  await fill(user, '10001');
  await user.click(check());
  expect(screen.getByRole('link', { name: /Number of licences: Should be less than/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Enter a purchase order or a transaction/ })).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Number of licences'));
  await user.type(screen.getByLabelText('Number of licences'), '60');
  await user.type(screen.getByLabelText('Transaction reference'), 'T-1');
  await user.click(check());
  expect(await screen.findByText('T-1')).toBeInTheDocument();
});

test('a double click sends one order, which is confirmed and opens the stock', async () => {
  const user = userEvent.setup();
  const requests = serve();
  const { router } = asOrganisation();
  await fill(user, '60');
  await user.type(screen.getByLabelText('Purchase order reference'), 'PO-7');
  await user.click(check());
  expect(router.state.location.search).toBe('?step=check');
  await user.click(await screen.findByRole('button', { name: 'Order licences' }));
  expect(screen.getByText('Tick this to confirm')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /it is correct/ })).toHaveFocus();
  expect(orders(requests)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /it is correct/ }));
  expect(screen.queryByText('Tick this to confirm')).not.toBeInTheDocument();
  await user.dblClick(screen.getByRole('button', { name: 'Order licences' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/group-admin/5/licences'));
  expect(screen.getByText('60 licences added to the general pot')).toBeInTheDocument();
  expect(orders(requests)).toHaveLength(1);
  expect(orders(requests)[0]?.body).toMatchObject({
    productType: 'abstract_course',
    productId: 3,
    quantity: 60,
    certificateMonths: 24,
    poReference: 'PO-7',
    transactionRef: '',
  });
});

test('going back keeps the answers, and a retry sends the same idempotency key', async () => {
  const user = userEvent.setup();
  const refuse = { status: 409, body: { code: 'conflict', message: 'Somebody else was first.' } };
  const requests = serve(() => refuse);
  asOrganisation();
  await fill(user, '2');
  await user.type(screen.getByLabelText('Purchase order reference'), 'PO-7');
  await user.click(check());
  await user.click(await screen.findByRole('checkbox', { name: /it is correct/ }));
  await user.click(screen.getByRole('button', { name: 'Order licences' }));
  expect(await screen.findByText('Somebody else was first.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change answers' }));
  expect(await screen.findByLabelText('Number of licences')).toHaveValue('2');
  await user.click(check());
  await user.click(await screen.findByRole('checkbox', { name: /it is correct/ }));
  await user.click(screen.getByRole('button', { name: 'Order licences' }));
  await waitFor(() => expect(orders(requests)).toHaveLength(2));
  const keys = orders(requests).map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('an unsent order survives a reload with its idempotency key', async () => {
  const user = userEvent.setup();
  const requests = serve(() => ({ status: 500, body: {} }));
  const { unmount } = asOrganisation();
  await fill(user, '2');
  await user.type(screen.getByLabelText('Purchase order reference'), 'PO-7');
  await user.click(check());
  await user.click(await screen.findByRole('checkbox', { name: /it is correct/ }));
  await user.click(screen.getByRole('button', { name: 'Order licences' }));
  await screen.findByText('The licences were not ordered');
  unmount();
  asOrganisation('/group-admin/5/order-licences?step=check');
  await user.click(await screen.findByRole('checkbox', { name: /it is correct/ }));
  await user.click(screen.getByRole('button', { name: 'Order licences' }));
  await waitFor(() => expect(orders(requests)).toHaveLength(2));
  expect(orders(requests)[0]?.body).toEqual(orders(requests)[1]?.body);
});

test('a Pharmacist-led Course fixes the course and its months', async () => {
  const user = userEvent.setup();
  const session = {
    id: 7,
    title: 'Sepsis at Hove',
    group,
    trainer: null,
    deliverable_id: 3,
    productId: 3,
    certificateMonths: 36,
    state: 'scheduled',
    training_start: null,
    training_end: null,
    place: null,
    delegates: 0,
    delegatePlacesAllowed: 9,
    unmarked: 0,
  };
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'POST') return { body: {} };
    if (url.includes('/virtual-groups'))
      return { body: { rows: [session, { ...session, id: 8, title: 'Data security', productId: 4 }], total: 2 } };
    return { body: url.endsWith('/licence-products') ? products : group };
  });
  renderInArea(<NewTrainerLedLicenceScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'new-licence-for-trainer-led-course',
    address: '/site-admin/groups/5/new-licence-for-trainer-led-course?course=4&months=12',
    user: siteAdmin,
  });
  await user.selectOptions(await screen.findByLabelText('Pharmacist-led Course'), 'Sepsis at Hove');
  const course = screen.getByLabelText('Course');
  expect(course).toHaveValue('3');
  expect(within(course).queryByRole('option', { name: 'Data security' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Certificate length in months')).toHaveValue('36');
  await user.type(screen.getByLabelText('Number of licences'), '2');
  await user.click(check());
  // A site admin can void the order, so no tick is asked for.
  await user.click(await screen.findByRole('button', { name: 'Buy licences' }));
  await waitFor(() => expect(orders(requests)).toHaveLength(1));
  expect(orders(requests)[0]?.body).toMatchObject({
    virtualGroupId: 7,
    productId: 3,
    certificateMonths: 36,
    quantity: 2,
  });
});
