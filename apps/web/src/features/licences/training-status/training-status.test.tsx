import type { Action } from '@doselore/contract';
import type { RenewalOffer, TrainingItem } from '@doselore/contract/renewals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { readBanners } from '../../../platform/banner/banner-store.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildMemberInfo } from '../../../test-support/member-info.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { MemberInfoScreen, MemberPage } from '../../people/members/index.ts';

const item = (title: string, changes: Partial<TrainingItem>): TrainingItem => ({
  ...{ group: { id: 5, name: 'Brightwell' }, productType: 'abstract_course', productId: title.length, title },
  ...{ certificateMonths: 12, state: 'valid', expires_on: '2026-09-30', days_left: 212, licence: null, seat: null },
  ...changes,
});
const seat: RenewalOffer = {
  productType: 'abstract_course',
  ...{ productId: 12, title: 'Safeguarding', certificateMonths: 12, is_refresher: false, source: 'POOL', available: 2 },
};
const soon = item('Safeguarding', { state: 'expiring', expires_on: '2026-03-14', days_left: 12, seat });

function serve(items: TrainingItem[]) {
  let isIssued = false;
  return standInForFetch(({ method, url }) => {
    if (url.includes('take-back-licences')) isIssued = false;
    else if (method === 'POST') isIssued = true;
    if (method === 'POST') return { body: { issued: 1, left_out: 0, available: 1, reclaimed: 1, revoked: 0 } };
    const licence = { id: 70, title: 'Safeguarding', issued_on: '2026-03-02', is_started: false };
    const now = isIssued ? items.map((one) => (one.seat === null ? one : { ...one, seat: null, licence })) : items;
    if (url.includes('/training-status')) return { body: { items: now, admins: ['Priya Raman'] } };
    if (/members-info\/9$/u.test(url)) return { body: buildMemberInfo() };
    return { body: { id: 5, name: 'Brightwell', group: { id: 5, name: 'Brightwell' } } };
  });
}

const reads: Action[] = ['members.list', 'certificates.read', 'licences.list'];
const showToService = (abilities: Action[]) =>
  renderInArea(<MemberInfoScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'members-info',
    address: '/subgroup-admin/5/3/members-info/9',
    user: buildUser({ abilities: { subgroupAdmin: abilities } }),
  });
const showToOrganisation = (abilities: Action[]) =>
  renderInArea(<MemberInfoScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'members-info',
    address: '/group-admin/5/members-info/9',
    user: buildUser({ abilities: { groupingAdmin: abilities } }),
  });

const status = () => screen.findByRole('region', { name: 'Training status' });

afterEach(() => vi.unstubAllGlobals());

test('lists expired, expiring, missing and valid courses of a person with days left', async () => {
  const licence = { id: 71, title: 'Sepsis', issued_on: '2026-02-18', is_started: true };
  serve([
    item('Travel', { state: 'expired', expires_on: '2026-02-28', days_left: -3 }),
    soon,
    item('Sepsis', { productId: 99, state: 'missing', expires_on: null, days_left: null, licence }),
    item('Flu', {}),
    item('Fire safety', { expires_on: null, days_left: null }),
  ]);
  showToOrganisation(reads);
  const card = await status();
  const rows = within(card).getAllByRole('listitem', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ExpiredTravelexpired 3 days ago, 28-02-2026',
    'Expires soonSafeguardingexpires in 12 days, 14-03-2026',
    'MissingSepsisstarted, issued on 18-02-2026',
    'ValidFlu212 days left, 30-09-2026',
    'ValidFire safetynever expires',
  ]);
  expect(screen.getByText('1 expired, 1 expires soon, 1 missing, 2 valid')).toBeInTheDocument();
});

test('a tab with a list has the numbers beside the tabs, and unfolds the rest', async () => {
  const user = userEvent.setup();
  serve([soon, item('Flu', {})]);
  renderInArea(<MemberPage what="history">None</MemberPage>, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'members-info',
    address: '/group-admin/5/members-info/9',
    user: buildUser({ abilities: { groupingAdmin: reads } }),
  });
  expect(await screen.findByText('1 expires soon, 1 valid')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Training status' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Training status' }));
  expect(within(await status()).getByText('Safeguarding')).toBeVisible();
});

test('folds most of the valid certificates', async () => {
  const user = userEvent.setup();
  serve([soon, ...['a', 'bb', 'ccc', 'dddd', 'eeeee'].map((title) => item(title, {}))]);
  showToOrganisation(reads);
  const card = await status();
  const folded = () => card.querySelectorAll('li[data-folded]').length;
  expect(folded()).toBe(3);
  await user.click(within(card).getByRole('button', { name: 'Show 3 more' }));
  expect(folded()).toBe(0);
  expect(within(card).getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
});

test('renews from the pool with one click, and Undo takes the licence back', async () => {
  const user = userEvent.setup();
  const requests = serve([soon]);
  showToService([...reads, 'licences.issue', 'licences.reclaim']);
  await user.click(await screen.findByRole('button', { name: 'Renew: Safeguarding for Sam Whitlock' }));
  expect(await screen.findByText('Renewal issued on 02-03-2026')).toHaveFocus();
  const issued = requests.find(({ url }) => url.endsWith('/bulk-issue-from-pool'));
  expect(issued?.body).toMatchObject({ productId: 12, certificateMonths: 12, userIds: [9], mode: 'all', bundled: [] });
  const banner = readBanners().current;
  expect(banner?.message).toBe('Safeguarding issued to Sam Whitlock');
  banner?.action?.run();
  await waitFor(() => expect(readBanners().current?.message).toBe('Safeguarding taken back from Sam Whitlock'));
  const taken = requests.find(({ url }) => url.endsWith('/subgroups/3/take-back-licences'));
  expect(taken?.body).toMatchObject({ licenceIds: [70], startedIds: [], reason: 'issued_by_mistake' });
  expect(await screen.findByRole('button', { name: 'Renew: Safeguarding for Sam Whitlock' })).toBeInTheDocument();
});

test('the button names a refresher', async () => {
  serve([{ ...soon, seat: { ...seat, is_refresher: true, source: 'POT' } }]);
  showToOrganisation([...reads, 'licences.issueInGroup']);
  expect(
    await screen.findByRole('button', { name: 'Issue refresher: Safeguarding for Sam Whitlock' }),
  ).toBeInTheDocument();
});

test('offers an order of 1 licence for a course without stock', async () => {
  serve([{ ...soon, seat: null }]);
  showToOrganisation([...reads, 'licences.issueInGroup', 'licences.purchase']);
  expect(await screen.findByRole('link', { name: 'Order licences for Safeguarding' })).toHaveAttribute(
    'href',
    '/group-admin/5/order-licences?course=12&months=12&quantity=1',
  );
});

test('names the admins to ask to people who may not issue licences', async () => {
  serve([soon]);
  showToService(reads);
  const card = await status();
  expect(
    within(card).getByText('You cannot issue licences here. To renew, ask Priya Raman (organisation admin).'),
  ).toBeInTheDocument();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});
