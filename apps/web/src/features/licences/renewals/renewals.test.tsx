import type { Action } from '@doselore/contract';
import type { ExpiryPlanRow, RenewalOffer } from '@doselore/contract/renewals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { RenewalsScreen } from './renewals-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const offer = (changes: Partial<RenewalOffer>): RenewalOffer => ({
  productType: 'abstract_course',
  productId: 2,
  title: 'Sepsis',
  certificateMonths: 24,
  is_refresher: false,
  source: 'POT',
  available: 2,
  ...changes,
});

const plan = (changes: Partial<ExpiryPlanRow> = {}): ExpiryPlanRow => ({
  productType: 'abstract_course',
  productId: 2,
  title: 'Sepsis',
  certificateMonths: 24,
  ending_90_days: 4,
  renewing: 1,
  available: 2,
  refresher_available: 0,
  to_buy: 1,
  refresher: null,
  offers: [offer({})],
  ...changes,
});

const person = (id: number, has_live_licence = false) => ({
  user: { id, name: `Person ${id}` },
  services: [],
  expires_on: `2026-12-0${id}`,
  has_live_licence,
});

const forGroup: Action[] = ['licences.stock', 'licences.list', 'licences.purchase', 'licences.issueInGroup'];

function answer(rows: ExpiryPlanRow[]) {
  return standInForFetch(({ url }) => {
    if (url.includes('general-pot')) return { status: 404, body: { code: 'not_found', message: 'Not here' } };
    if (url.includes('/expiry-plan')) return { body: { rows, total: rows.length } };
    if (url.includes('/expiring-people'))
      return { body: { rows: [person(1), person(2), person(3), person(4, true)], total: 4 } };
    return { body: { id: 5, name: 'Brightwell', group: { id: 5, name: 'Brightwell' } } };
  });
}

function show(rows: ExpiryPlanRow[]) {
  const requests = answer(rows);
  renderInArea(<RenewalsScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'licence-renewals',
    address: '/group-admin/5/licences/renewals',
    user: buildUser({ abilities: { groupingAdmin: forGroup } }),
  });
  return requests;
}

function showService(rows: ExpiryPlanRow[], abilities: Action[]) {
  answer(rows);
  renderInArea(<RenewalsScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'licence-renewals',
    address: '/subgroup-admin/5/7/licences/renewals',
    user: buildUser({ abilities: { subgroupAdmin: ['licences.list', ...abilities] } }),
  });
}

test('missing licences are ordered by one button, with course, months and number filled in', async () => {
  show([plan(), plan({ productId: 3, title: 'Flu', renewing: 4, to_buy: 0, offers: [] })]);
  expect(await screen.findByRole('link', { name: 'Order 1 for Sepsis' })).toHaveAttribute(
    'href',
    '/group-admin/5/order-licences?course=2&months=24&quantity=1',
  );
  expect(screen.getByText('Everyone can renew already')).toBeInTheDocument();
});

test('seats of the refresher are shown with those of the course', async () => {
  show([plan({ available: 55, refresher_available: 9, to_buy: 0 })]);
  expect(await screen.findByRole('link', { name: 'Sepsis, In the general pot: 55, show stock' })).toHaveTextContent(
    '55',
  );
  expect(screen.getByText('and 9 of the refresher')).toBeInTheDocument();
});

test('renewals preselect people up to the stock, earliest expiry first, and count more as too many', async () => {
  const user = userEvent.setup();
  show([plan()]);
  await user.click(await screen.findByRole('button', { name: 'Issue renewals of Sepsis' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Renew Sepsis' });
  expect(await within(dialogue).findByRole('checkbox', { name: 'Person 1' })).toBeChecked();
  expect(within(dialogue).queryByRole('checkbox', { name: 'Person 4' })).not.toBeInTheDocument();
  const third = within(dialogue).getByRole('checkbox', { name: 'Person 3' });
  expect(third).not.toBeChecked();
  await user.click(third);
  expect(within(dialogue).getByRole('status')).toHaveTextContent('1 too many');
  await user.click(within(dialogue).getByRole('checkbox', { name: 'Person 1' }));
  await user.click(within(dialogue).getByRole('button', { name: 'Check these 2 people' }));
  const drafts = Object.keys(sessionStorage).filter((name) => name.includes('bulk-issue-group-5--2-24'));
  expect(drafts).toHaveLength(1);
  expect(JSON.parse(sessionStorage.getItem(drafts[0] ?? '') ?? '')).toMatchObject({
    command: { productId: 2, certificateMonths: 24, userIds: [2, 3], mode: 'all' },
  });
});

test('full course and refresher can both be issued, and the chosen stock decides for how many people', async () => {
  const user = userEvent.setup();
  const refresher = { productType: 'abstract_course' as const, productId: 9, title: 'Sepsis: refresher' };
  const short = { ...refresher, is_refresher: true, certificateMonths: 12 };
  show([
    plan({
      refresher: { ...refresher, certificateMonths: 12 },
      offers: [offer({}), offer({ ...short, available: 1 }), offer({ ...short, certificateMonths: 24, available: 3 })],
    }),
  ]);
  expect(await screen.findByRole('link', { name: 'Order 1 refresher of Sepsis' })).toHaveAttribute(
    'href',
    '/group-admin/5/order-licences?course=9&months=12&quantity=1',
  );
  expect(screen.getByRole('button', { name: 'Issue the full course: Sepsis' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Issue the refresher of Sepsis' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Refresh Sepsis' });
  expect(await within(dialogue).findByRole('button', { name: 'Check this person' })).toBeInTheDocument();
  await user.click(within(dialogue).getByRole('radio', { name: /general pot: 3/u }));
  expect(within(dialogue).getByRole('button', { name: 'Check these 3 people' })).toBeInTheDocument();
});

test('the number of expiring certificates opens the list of their holders', async () => {
  const user = userEvent.setup();
  show([plan()]);
  await user.click(await screen.findByRole('button', { name: 'Sepsis, Expiring in 90 days: 4, show people' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Certificates for Sepsis' });
  expect(await within(dialogue).findByRole('link', { name: 'Person 4' })).toHaveAttribute(
    'href',
    '/group-admin/5/members-licences/4',
  );
  expect(within(dialogue).getAllByText('Has a licence')).toHaveLength(1);
});

test.each<[string, Action[], string, string]>([
  ['orders', ['licences.orderOwn', 'licences.issueFromPot'], 'Order 1 for Sepsis', 'order-licences'],
  ['asks', ['licenceRequests.write', 'licenceRequests.list'], 'Request 1 for Sepsis', 'request-licences'],
])(
  'a service without access to the general pot plans with its pool, and %s the missing licences',
  async (_does, rights, name, page) => {
    showService([plan({ offers: [offer({ source: 'POOL' })] })], rights);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/subgroup-admin/5/7/${page}?course=2&months=24&quantity=1`,
    );
    expect(screen.getByRole('columnheader', { name: /In its pool/u })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Issue renewals/u })).not.toBeInTheDocument();
  },
);

test('every service admin can open the renewals of the service, even with read-only access', () => {
  const route = subgroupAdminRoutes.find(({ name }) => name === 'licence-renewals');
  expect(route).toMatchObject({
    path: '/subgroup-admin/:groupId/:subgroupId/licences/renewals',
    permission: 'licences.list',
  });
});
