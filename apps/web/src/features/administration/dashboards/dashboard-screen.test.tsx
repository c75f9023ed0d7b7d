import type { Dashboard } from '@doselore/contract/dashboards';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { DashboardScreen, SiteDashboardScreen } from './dashboard-screen.tsx';

const months = Array.from({ length: 12 }, (_, nth) => `2026-${String(nth + 1).padStart(2, '0')}`);
const noMonths = months.map((month) => ({ month, count: 0 }));

const quiet: Dashboard = {
  today: '2026-01-15',
  counted_at: '2026-01-15T09:05:00.000Z',
  facts: {
    groups: 1,
    services: 2,
    members: 12,
    pot: 86,
    held: 4,
    invited: 0,
    invitations_ended: 0,
    services_without_admin: 0,
    open_requests: 0,
    overdue_bookings: 0,
    low_stock: 0,
    ending_30: 0,
    ending_90: 0,
    ended: 0,
  },
  low_stock: [],
  services_without_admin: [],
  certificates_ending: noMonths,
  completions: noMonths,
  people: [],
  recent: [],
};

const group = { id: 5, name: 'Brightwell' };
const busy: Dashboard = {
  ...quiet,
  facts: { ...quiet.facts, ending_30: 3, ended: 1, low_stock: 1, services_without_admin: 7, open_requests: 2 },
  low_stock: [{ group, title: 'Sepsis', months: 24, left: 0, bought: 20 }],
  services_without_admin: [{ id: 9, name: 'Hove', group }],
  certificates_ending: noMonths.map((row) => ({ ...row, count: { '2026-03': 8, '2026-05': 2 }[row.month] ?? 0 })),
  people: [{ id: 9, name: 'Hove', count: 12 }],
  recent: [
    {
      id: 1,
      at: '2026-01-15T09:00:00.000Z',
      action: 'groups.change',
      actor: null,
      subject: 'group 5',
      subject_name: 'Brightwell',
      group,
      undo: null,
    },
  ],
};

const abilities = {
  superAdmin: ['dashboards.read', 'groups.read', 'managers.write', 'licences.purchase', 'audits.read'],
};
const user = buildUser({ roles: [{ name: 'super_admin' }], abilities: abilities as never });

const home = {
  today: '2026-01-15',
  expiring: { in_30: 0, in_60: 0, in_90: 0, expired: 0, people: [] },
  to_read: [],
  admins: [],
};

const answer = (url: string, data: Dashboard) => {
  if (/\/dashboard(\?|$)/u.test(url)) return { body: data };
  return { body: url.endsWith('/home') ? home : { id: 5, name: 'Brightwell' } };
};

function open(data: Dashboard, isSite = false) {
  standInForFetch(({ url }) => answer(url, data));
  renderInArea(isSite ? <SiteDashboardScreen /> : <DashboardScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: isSite ? 'reports-dashboard' : 'dashboard',
    address: isSite ? '/site-admin/reports/dashboard' : '/site-admin/groups/5/dashboard',
    user,
  });
}

afterEach(() => vi.unstubAllGlobals());

test('figures, warnings and activity link to the rows behind them', async () => {
  open(busy);
  const ending = await screen.findByRole('link', { name: /Certificates expiring in 30 days 3/u });
  expect(ending).toHaveAttribute('href', '/site-admin/groups/5/members?certificates=ending30');
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Decide requests: 2 licence requests await a decision')).toBe('/site-admin/groups/5/licence-requests');
  expect(link('Order more: Sepsis, 24 months, is out of stock')).toBe('/site-admin/groups/5/new-licence');
  expect(link('See members: 1 certificate has expired and was not renewed')).toBe(
    '/site-admin/groups/5/members?certificates=ended',
  );
  expect(link('All changes')).toBe('/site-admin/admin-audits?group=5');
  expect(link('See services: 7 services have no admin')).toBe('/site-admin/groups/5/subgroups?sort=managers');
  expect(screen.getByText(/Changed the details of an organisation/u)).toBeInTheDocument();
});

test('marks a demo organisation, and no other', async () => {
  open(quiet);
  expect(await screen.findByText(/^Status on Thu 15th Jan 2026\./u)).not.toHaveTextContent('Demo');
  cleanup();
  standInForFetch(({ url }) => {
    const { body } = answer(url, quiet);
    return { body: { ...body, demo: true } };
  });
  renderInArea(<DashboardScreen />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'dashboard', address: '/site-admin/groups/5/dashboard' },
    user,
  });
  expect(await screen.findByText('Demo')).toBeInTheDocument();
});

test('the title of a chart states its result, and the chart can be shown as a table', async () => {
  const pointer = userEvent.setup();
  open(busy);
  const chart = await screen.findByRole('region', { name: '10 certificates expire in 12 months, most in March 2026' });
  await pointer.click(
    within(chart).getByRole('button', { name: 'Show as table: Certificates expiring, next 12 months' }),
  );
  const table = within(chart).getByRole('table', { name: 'Certificates expiring, next 12 months' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(within(table).getByRole('row', { name: 'March 2026 8' })).toBeInTheDocument();
  await pointer.click(
    within(chart).getByRole('button', { name: 'Show as chart: Certificates expiring, next 12 months' }),
  );
  expect(within(chart).queryByRole('table')).not.toBeInTheDocument();
});

test('a place without data gets sentences that say so, and no charts', async () => {
  open(quiet);
  expect(await screen.findByText('Nothing needs attention')).toBeInTheDocument();
  expect(screen.getByText('No certificates expire in the next 12 months')).toBeInTheDocument();
  expect(screen.getByText('Nobody has completed a course in the last 12 months')).toBeInTheDocument();
  expect(screen.getByText('No services with people yet')).toBeInTheDocument();
  expect(screen.getByText('No changes by admins yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Show as table/u })).not.toBeInTheDocument();
});

test('over several organisations each row names its organisation', async () => {
  open(busy, true);
  expect(await screen.findByText('Hove (Brightwell) and 6 more')).toBeInTheDocument();
  expect(screen.getByText('Hove has 12 people')).toBeInTheDocument();
  const link = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('See organisations: 1 certificate has expired and was not renewed')).toBe(
    '/site-admin/groups?attention=ended',
  );
  expect(link('Decide requests: 2 licence requests await a decision')).toBe('/site-admin/reports/licence-requests');
  expect(link('See organisations: 7 services have no admin')).toBe('/site-admin/groups?attention=admins');
  expect(link(/^Members 12/u)).toBe('/site-admin/groups?sort=-members');
  expect(link(/^Certificates expiring in 30 days/u)).toBe('/site-admin/groups?attention=ending30');
});

test('an archived member can be restored from recent activity, which is then reloaded', async () => {
  const pointer = userEvent.setup();
  const archived = {
    ...busy.recent[0],
    id: 2,
    action: 'members.archive',
    subject_name: 'Ann Ash',
    undo: { what: 'member', ids: [12] },
  };
  const requests: { url: string; body: unknown }[] = [];
  let isDone = false;
  standInForFetch(({ url, method, body }) => {
    if (method === 'POST') {
      requests.push({ url, body });
      isDone = true;
      return { body: { done: [12], failed: [] } };
    }
    return answer(url, { ...busy, recent: isDone ? busy.recent : [archived, ...busy.recent] } as Dashboard);
  });
  renderInArea(<DashboardScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'dashboard',
    address: '/site-admin/groups/5/dashboard',
    user: buildUser({
      roles: [{ name: 'super_admin' }],
      abilities: { superAdmin: [...abilities.superAdmin, 'members.archive'] } as never,
    }),
  });
  await pointer.click(await screen.findByRole('button', { name: 'Undo: Archived a member, Ann Ash' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/u })).not.toBeInTheDocument());
  expect(requests).toMatchObject([{ body: { userIds: [12], archived: false } }]);
  expect(requests[0]?.url).toContain('/groups/5/archive-members');
});

test('recent activity offers no undo to people without the right', async () => {
  const [row] = busy.recent;
  if (row === undefined) throw new Error('There is one');
  open({ ...busy, recent: [{ ...row, undo: { what: 'subgroup', ids: [9] } }] });
  expect(await screen.findByRole('heading', { name: 'Recent activity' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/u })).not.toBeInTheDocument();
});

test('what needs attention is one row for each reason, the most urgent first', async () => {
  open({ ...busy, facts: { ...busy.facts, low_stock: 4, invitations_ended: 1 } });
  const list = await screen.findByRole('region', { name: 'Needs attention' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
    '2 licence requests await a decision',
    '4 courses are low in stock',
    '1 certificate has expired and was not renewed',
    '3 certificates expire within 30 days',
    '7 services have no admin',
    '1 invitation has expired',
  ]);
});

test('one service without an admin is named, with the page to choose one', async () => {
  open({ ...busy, facts: { ...busy.facts, services_without_admin: 1 } });
  const link = await screen.findByRole('link', { name: 'Choose an admin: Hove has no admin' });
  expect(link).toHaveAttribute('href', '/site-admin/groups/5/subgroups/9/managers');
});
