import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { PlaceSwitcher } from './place-switcher.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const open = async (services: string[], visited: string[]) => {
  sessionStorage.setItem('doselore-recent', JSON.stringify(visited.map((path) => ({ path, title: path }))));
  const group = { id: 1, name: 'Northgate', is_archived: false };
  const rows = services.map((name, nth) => ({ id: nth + 1, name, group }));
  standInForFetch(() => ({ body: { rows, total: rows.length } }));
  renderInArea(<PlaceSwitcher kind="subgroup" onClose={() => undefined} />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'subgroup-members',
    address: '/group-admin/1/subgroups/1/members',
    user: buildUser({ roles: [{ name: 'group_admin' }] }),
  });
  await screen.findByRole('option', { name: services[0] as string });
  return screen.getAllByRole('option').map((option) => option.textContent);
};

test('a person’s only place is listed once', async () => {
  expect(await open(['Old Dock'], ['/group-admin/1/subgroups/1/members'])).toEqual(['Old Dock']);
});

test('visited places come first, and no place is listed twice', async () => {
  const visited = ['/group-admin/1/subgroups/1/members', '/group-admin/1/subgroups/3/members'];
  expect(await open(['Abbey', 'Mill', 'Quay'], visited)).toEqual(['Quay', 'Abbey', 'Mill']);
});
