import type { GroupRow } from '@doselore/contract/groups';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { ArchivedGroupsScreen, GroupsScreen } from './index.ts';

const row = (id: number, name: string, stock: Partial<GroupRow>): GroupRow => ({
  id,
  name,
  demo: false,
  is_active: true,
  is_archived: false,
  archived: null,
  merged: null,
  subgroups: 2,
  members: 12,
  pot_left: 0,
  pot_bought: 0,
  low_stock: 0,
  default_service_manager_level: 'HIGH',
  affected: null,
  ...stock,
});

const rows = [
  row(5, 'Brightwell', { pot_left: 0, pot_bought: 50, low_stock: 0 }),
  row(6, 'Fern Hill', { pot_left: 200, pot_bought: 210, low_stock: 3 }),
  row(7, 'Quay', {}),
];

afterEach(() => vi.unstubAllGlobals());

test('the "Needs attention" list sorts organisations by their number of records and links to them', async () => {
  const requests: string[] = [];
  standInForFetch(({ url }) => {
    if (url.includes('/groups/counts')) return { body: { open: 3, inactive: 0, archived: 0 } };
    requests.push(url);
    return { body: { rows: [row(6, 'Fern Hill', { affected: 4 }), row(7, 'Quay', { affected: 1 })], total: 2 } };
  });
  renderInArea(<GroupsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'groups',
    address: '/site-admin/groups?attention=ended',
    user: buildUser({ roles: [{ name: 'super_admin' }], abilities: { superAdmin: ['groups.list'] } as never }),
  });
  const link = await screen.findByRole('link', { name: '4 certificates expired: Fern Hill' });
  expect(link).toHaveAttribute('href', '/site-admin/groups/6/members?certificates=ended');
  expect(screen.getByRole('link', { name: '1 certificate expired: Quay' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Needs attention' })).toHaveDisplayValue('Certificates expired');
  expect(new URL(requests[0] ?? '', 'http://x').searchParams.get('attention')).toBe('ended');
  expect(new URL(requests[0] ?? '', 'http://x').searchParams.get('sort')).toBe('-affected');
});

test('low stock is counted per course and links to the licences; an empty pot with full pools is not low', async () => {
  standInForFetch(({ url }) =>
    url.includes('/groups/counts')
      ? { body: { open: 3, inactive: 0, archived: 0 } }
      : { body: { rows, total: rows.length } },
  );
  const user = buildUser({
    roles: [{ name: 'super_admin' }],
    abilities: { superAdmin: ['groups.list', 'licences.list'] } as never,
  });
  renderInArea(<GroupsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'groups',
    address: '/site-admin/groups',
    user,
  });
  const found = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name, 'u') }));
  const low = (await found('Fern Hill')).getByRole('link', { name: '3 courses low: Fern Hill, what needs stock' });
  expect(low).toHaveAttribute('href', '/site-admin/groups/6/licences?low=1');
  const full = await found('Brightwell');
  expect(full.getByText('of 50 left')).toBeVisible();
  expect(full.queryByText(/low|empty/iu)).not.toBeInTheDocument();
  expect((await found('Quay')).getByText('No licences bought yet')).toBeVisible();
});

test('a merged organisation links to the other one and to undoing the merge, and cannot be restored', async () => {
  const at = '2026-09-01T09:00:00.000Z';
  const archived = { is_archived: true, archived: { at, by: 'Morgan Ellis' } };
  const into = { id: 5, name: 'Brightwell' };
  const gone = [
    row(8, 'Closed', archived),
    row(9, 'Merged', { ...archived, merged: { into, at, can_undo: true } }),
    row(10, 'Merged long ago', { ...archived, merged: { into, at, can_undo: false } }),
  ];
  standInForFetch(({ url }) =>
    url.includes('/groups/counts')
      ? { body: { open: 3, inactive: 0, archived: 3 } }
      : { body: { rows: gone, total: gone.length } },
  );
  const user = buildUser({
    roles: [{ name: 'super_admin' }],
    abilities: { superAdmin: ['groups.list', 'groups.read', 'groups.write', 'merges.write'] } as never,
  });
  renderInArea(<ArchivedGroupsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'archived-groups',
    address: '/site-admin/groups/archived',
    user,
  });
  const merged = within(await screen.findByRole('row', { name: /ID 9/u }));
  expect(merged.getByText(/Merged into/u)).toHaveTextContent('Merged into Brightwell on 01-09-2026');
  expect(merged.getByRole('link', { name: 'Brightwell' })).toHaveAttribute('href', '/site-admin/groups/5/dashboard');
  const closed = within(screen.getByRole('row', { name: /ID 8/u }));
  expect(closed.getByText('Archived on 01-09-2026 by Morgan Ellis')).toBeVisible();
  const offered = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await userEvent.keyboard('{Escape}');
    return items;
  };
  expect(await offered('Closed')).toContain('Restore');
  expect(await offered('Merged')).toEqual(expect.arrayContaining(['Undo the merge']));
  expect(await offered('Merged')).not.toContain('Restore');
  const long = await offered('Merged long ago');
  expect([long.includes('Restore'), long.includes('Undo the merge')]).toEqual([false, false]);
});
