import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { groupAdminRoutes } from '../group-admin/routes.tsx';
import { subgroupAdminRoutes } from '../subgroup-admin/routes.tsx';
import { AdminFrame } from './admin-frame.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(name: string, address: string, status: number) {
  standInForFetch(() => ({ status, body: { code: status === 404 ? 'not_found' : 'forbidden', message: 'No' } }));
  const abilities = { groupingAdmin: ['groups.read', 'subgroups.read', 'members.read', 'virtualGroups.read'] };
  return renderInArea(
    <AdminFrame>
      <p>Content of the page</p>
    </AdminFrame>,
    {
      area: 'group-admin',
      routes: groupAdminRoutes,
      name,
      address,
      user: buildUser({ roles: [{ name: 'group_admin' }], abilities: abilities as never }),
    },
  );
}

test.each([
  ['Organisation', 'members', '/group-admin/99/members'],
  ['Service', 'subgroup-members', '/group-admin/1/subgroups/99/members'],
])('shows one page with a way home for an %s that the person may not see', async (kind, name, address) => {
  open(name, address, 404);
  expect(await screen.findByRole('heading', { name: `${kind} not found`, level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('Content of the page')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/group-admin');
});

test('shows the same page to a service admin for a service of others', async () => {
  standInForFetch(() => ({ status: 404, body: { code: 'not_found', message: 'No' } }));
  renderInArea(
    <AdminFrame>
      <p>Content of the page</p>
    </AdminFrame>,
    {
      area: 'subgroup-admin',
      routes: subgroupAdminRoutes,
      name: 'members',
      address: '/subgroup-admin/1/99/members',
      user: buildUser({
        roles: [{ name: 'subgroup_admin' }],
        abilities: { subgroupAdmin: ['subgroups.read', 'members.list'] },
      }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Service not found', level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('Content of the page')).not.toBeInTheDocument();
});

test('shows the same page for a Pharmacist-led Course that the person may not see', async () => {
  standInForFetch(({ url }) =>
    url.includes('/virtual-groups/')
      ? { status: 404, body: { code: 'not_found', message: 'No' } }
      : { body: { id: 1, name: 'Brightwell', is_archived: false } },
  );
  renderInArea(
    <AdminFrame>
      <p>Content of the page</p>
    </AdminFrame>,
    {
      area: 'group-admin',
      routes: groupAdminRoutes,
      name: 'delegates',
      address: '/group-admin/1/virtual-groups/99/members',
      user: buildUser({
        roles: [{ name: 'group_admin' }],
        abilities: { groupingAdmin: ['groups.read', 'virtualGroups.read'] },
      }),
    },
  );
  expect(await screen.findByRole('heading', { name: 'Pharmacist-led Course not found', level: 1 })).toBeInTheDocument();
  expect(screen.queryByText('Content of the page')).not.toBeInTheDocument();
});

test('keeps the page when the server fails for another reason', async () => {
  open('members', '/group-admin/1/members', 403);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.getByText('Content of the page')).toBeInTheDocument();
});
