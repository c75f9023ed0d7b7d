import type { PlaceStockRow } from '@doselore/contract/licence-stock';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { ServiceLicencesScreen } from './service-licences-screen.tsx';

const row = (changes: Partial<PlaceStockRow>): PlaceStockRow => ({
  productType: 'abstract_course',
  productId: 3,
  title: 'Sepsis',
  certificateMonths: 24,
  pool: 4,
  pot: null,
  held: 2,
  used: 0,
  ...changes,
});

/** Answers like a server. `pot` has the rows of the general pot; undefined refuses access to it. */
function serve(pool: PlaceStockRow[], pot?: PlaceStockRow[]) {
  return standInForFetch(({ url }) => {
    if (url.includes('/general-pot'))
      return pot === undefined
        ? { status: 404, body: { code: 'not_found', message: 'Not found' } }
        : { body: { rows: pot, total: pot.length } };
    if (url.includes('/licences')) return { body: { rows: pool, total: pool.length } };
    return { body: { id: 6, name: 'Hove', group: { id: 5, name: 'Brightwell' } } };
  });
}

const show = (actions: string[]) =>
  renderInArea(<ServiceLicencesScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'licences',
    address: '/subgroup-admin/5/6/licences',
    user: buildUser({ abilities: { subgroupAdmin: actions } as never }),
  });

const pot = () => screen.queryByRole('columnheader', { name: /In the general pot/ });
const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Sepsis' }));
  return screen.findByRole('menu');
};

afterEach(() => vi.unstubAllGlobals());

test('people with read-only access see only the pool and its movements', async () => {
  const user = userEvent.setup();
  const requests = serve([row({})]);
  show(['licences.list']);
  const menu = await openMenu(user);
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Movements of the pool']);
  expect(pot()).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Order licences' })).not.toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('/general-pot'))).toBe(false);
});

test('the general pot is shown with the pool where it may be used', async () => {
  const user = userEvent.setup();
  serve([], [row({ pot: 45 })]);
  show(['licences.list', 'licences.issue', 'licences.issueFromPot', 'licences.orderOwn']);
  const menu = await openMenu(user);
  expect(pot()).toBeInTheDocument();
  expect(within(menu).getByRole('menuitem', { name: 'Issue from the pool' })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/6/licences/bulk-issue-from-pool/3/4/24',
  );
  expect(within(menu).getByRole('menuitem', { name: 'Issue from the general pot' })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/6/licences/bulk-issue-from-general-pot/3/45/24',
  );
  expect(screen.getByRole('link', { name: 'Order licences' })).toBeInTheDocument();
});

test('people who may use the pot only in another service see only the pool of this one', async () => {
  serve([row({})]);
  show(['licences.list', 'licences.issue', 'licences.issueFromPot']);
  expect(await screen.findByRole('link', { name: 'Sepsis, in its pool: 4, show movements' })).toBeInTheDocument();
  expect(pot()).not.toBeInTheDocument();
});

test('face to face courses have their own addresses', async () => {
  const user = userEvent.setup();
  serve([row({ productType: 'abstract_paper_course' })]);
  show(['licences.list', 'licences.issue']);
  const menu = await openMenu(user);
  expect(within(menu).getByRole('menuitem', { name: 'Issue from the pool' })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/6/licences/bulk-issue-from-pool/paper-course/3/4/24',
  );
});

test('the number of used licences opens the started ones', async () => {
  serve([row({ used: 5 })]);
  show(['licences.list']);
  expect(await screen.findByRole('link', { name: /Sepsis, Used/ })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/6/issued-licences?course=3&months=24&state=started',
  );
});

test('the numbers over all courses are above the table, as on the page of the organisation', async () => {
  serve([], [row({ pool: 4, pot: 45 }), row({ productId: 8, title: 'Flu', pool: 1, pot: 5, held: 3, used: 7 })]);
  show(['licences.list', 'licences.issueFromPot']);
  const numberOf = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).nextSibling;
  expect(await numberOf('In the general pot')).toHaveTextContent('50');
  expect(await numberOf('In its pool')).toHaveTextContent('5for 2 courses');
  expect(await numberOf('Issued, not started')).toHaveTextContent('5can still');
  expect(await numberOf('Used')).toHaveTextContent('7started');
});

test('filters by the level of the pool, one level at a time', async () => {
  const user = userEvent.setup();
  const requests = serve([row({})]);
  show(['licences.list']);
  const requestedLevels = () =>
    requests.map(({ url }) => new URL(url, 'http://x').searchParams.get('level')).filter(Boolean);
  await user.click(await screen.findByRole('button', { name: 'Needs stock' }));
  await vi.waitFor(() => expect(requestedLevels()).toEqual(['needed']));
  await user.click(screen.getByRole('button', { name: 'Empty' }));
  await vi.waitFor(() => expect(requestedLevels()).toEqual(['needed', 'empty']));
  expect(screen.getByRole('button', { name: 'Needs stock' })).toHaveAttribute('aria-pressed', 'false');
});

test('a filter that leaves no row does not hide the general pot', async () => {
  standInForFetch(({ url }) => {
    if (url.includes('level=empty')) return { body: { rows: [], total: 0 } };
    if (url.includes('/general-pot')) return { body: { rows: [row({ pot: 9 })], total: 1 } };
    return { body: { id: 6, name: 'Hove', group: { id: 5, name: 'Brightwell' } } };
  });
  show(['licences.list', 'licences.issueFromPot']);
  await userEvent.click(await screen.findByRole('button', { name: 'Empty' }));
  expect(await screen.findByText('No licences match')).toBeInTheDocument();
  expect(screen.getByText('In the general pot')).toBeInTheDocument();
});
