import type { Action } from '@doselore/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { subgroupAdminRoutes } from '../../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { ServiceHomeScreen } from './service-home-screen.tsx';

const person = (id: number, left: number) => ({
  user: { id, name: `Person ${id}` },
  item: {
    ...{ group: { id: 5, name: 'Brightwell' }, productType: 'abstract_course', productId: 6, title: 'Travel' },
    ...{ certificateMonths: 12, state: left < 0 ? 'expired' : 'expiring', expires_on: '2026-03-30', days_left: left },
    ...{ licence: null, seat: null },
  },
});

type Days = readonly number[];
const countIn = (days: Days, last: number) => days.filter((left) => left >= 0 && left <= last).length;

function serve(days: Days) {
  const expiring = {
    ...{ in_30: countIn(days, 30), in_60: countIn(days, 60), in_90: countIn(days, 90) },
    expired: days.filter((left) => left < 0).length,
    people: days.map((left, nth) => person(nth + 1, left)),
  };
  const document = { id: 1, title: 'Fridge checks', due_on: '2026-03-09', people: 5, overdue: 0 };
  const toRead = [{ ...document, names: ['Ada Byron', 'Jo Patel', 'Sam Lee'] }];
  const admins = [{ name: 'Priya Raman', email: 'priya@example.org' }];
  return standInForFetch(({ url }) => {
    if (url.endsWith('/home')) return { body: { today: '2026-03-02', expiring, to_read: toRead, admins } };
    if (url.includes('?')) return { body: { rows: [], total: 0 } };
    return { body: { id: 3, name: 'Mill Road', level: 'LOW', group: { id: 5, name: 'Brightwell' } } };
  });
}

const reads: Action[] = [
  'members.list',
  'subgroups.read',
  'licences.list',
  'licenceRequests.list',
  'virtualGroups.list',
];
const show = (abilities = reads) =>
  renderInArea(<ServiceHomeScreen />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'dashboard',
    address: '/subgroup-admin/5/3/dashboard',
    user: buildUser({ abilities: { subgroupAdmin: abilities } }),
  });
const card = (name: string) => screen.findByRole('region', { name });
const pressed = (region: HTMLElement) => within(region).getByRole('button', { pressed: true }).textContent;

afterEach(() => vi.unstubAllGlobals());

test('lists the certificates of the widest span that fits on the card, the nearest expiry first', async () => {
  const user = userEvent.setup();
  serve([88, 3, 45, -2]);
  show();
  const region = await card('Certificates that expire');
  expect(pressed(region)).toBe('90 days 3');
  const names = () =>
    within(region)
      .getAllByRole('listitem')
      .map((row) => within(row).getByRole('link').textContent);
  expect(names()).toEqual(['Person 2', 'Person 3', 'Person 1']);
  await user.click(within(region).getByRole('button', { name: 'Expired 1' }));
  expect(names()).toEqual(['Person 4']);
  expect(within(region).getByRole('link', { name: 'Open in Members' })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/3/members?certificates=ended&sort=expires',
  );
});

test('opens the nearest span when no span fits on the card, and counts certificates without a row', async () => {
  serve([...Array.from({ length: 9 }, () => 5), ...Array.from({ length: 9 }, () => 70)]);
  show();
  const region = await card('Certificates that expire');
  expect(pressed(region)).toBe('30 days 9');
  expect(within(region).getByRole('link', { name: 'and 1 more in Members' })).toBeInTheDocument();
});

test('names the people who must read a document, and the due day', async () => {
  serve([]);
  show();
  const region = await card('Documents to read');
  expect(within(region).getByText('Ada Byron, Jo Patel, Sam Lee and 2 others')).toBeInTheDocument();
  expect(within(region).getByText('by Mon 9th Mar 2026')).toBeInTheDocument();
});

test('lists the tasks that the level allows, and the admins to ask for other tasks', async () => {
  serve([]);
  show([...reads, 'licenceRequests.write']);
  const region = await card('Your permissions');
  expect(
    within(region).getByText('You can see members, licences and certificates and request licences.'),
  ).toBeInTheDocument();
  expect(
    within(region).getByText(/^Ask an admin of the organisation to .*issue licences.*archive members:$/u),
  ).toBeInTheDocument();
  expect(within(region).getByRole('link')).toHaveAttribute('href', 'mailto:priya@example.org');
});
