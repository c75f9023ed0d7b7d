import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { railOf } from '../../platform/routes/index.ts';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { registry } from '../every-route.ts';
import { siteAdminRoutes } from '../site-admin/routes.tsx';
import { RailGroups } from './rail-groups.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Renders the rail of a site admin in a window of this height. */
function open(height: number) {
  vi.stubGlobal('innerHeight', height);
  const entry = registry.find('site-admin', 'users');
  if (entry === undefined) throw new Error('No route is named users');
  standInForFetch(() => ({ body: [] }));
  return renderInArea(<RailGroups items={railOf(registry, entry, {})} currentName="users" />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'users', address: '/site-admin/users' },
    user: buildUser(),
  });
}
const openTitles = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
const all = ['Customers', 'Training', 'Insight', 'Reports', 'Platform'];

test('a tall window shows all groups', async () => {
  open(1500);
  await screen.findByRole('button', { name: 'Customers' });
  expect(openTitles()).toEqual(all);
  expect(screen.getByRole('link', { name: 'Developer settings' })).toBeInTheDocument();
});

test('opening a group folds no other one, and the next page shows the groups as they were left', async () => {
  const first = open(900);
  await screen.findByRole('button', { name: 'Customers' });
  expect(openTitles()).toEqual(['Customers', 'Training']);
  await userEvent.click(screen.getByRole('button', { name: /^Reports/u }));
  expect(openTitles()).toEqual(['Customers', 'Training', 'Reports']);
  await userEvent.click(screen.getByRole('button', { name: 'Training' }));
  expect(screen.queryByRole('link', { name: 'Venues' })).toBeNull();
  first.unmount();
  open(1500);
  await screen.findByRole('button', { name: 'Customers' });
  expect(openTitles()).toEqual(['Customers', 'Reports']);
});

test.each(['{', '"text"', 'null'])(
  'shows the groups as at the first visit when the browser stored %s',
  async (stored) => {
    localStorage.setItem('doselore-rail', stored);
    open(1500);
    await screen.findByRole('button', { name: 'Customers' });
    expect(openTitles()).toEqual(all);
  },
);
