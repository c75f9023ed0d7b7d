import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { SameSubgroup } from './same-subgroup.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(address: string, route: string) {
  const requests = standInForFetch(({ url }) => ({
    body: url.includes('list=open') ? { rows: [{ id: 2, name: 'Old Dock' }], total: 1 } : { rows: [], total: 0 },
  }));
  renderInArea(<SameSubgroup name="old dock" />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: route,
    address,
    user: buildUser({ roles: [{ name: 'group_admin' }] }),
  });
  return () => requests.filter(({ url }) => url.includes('list='));
}

test('names a service of the organisation with the same name, capitals aside', async () => {
  open('/group-admin/1/new-subgroup', 'new-subgroup');
  expect(await screen.findByRole('link', { name: 'Old Dock' })).toHaveAttribute(
    'href',
    expect.stringContaining('/group-admin/1/subgroups/2/edit'),
  );
});

test('says nothing about the service itself', async () => {
  const requests = open('/group-admin/1/subgroups/2/edit', 'edit-subgroup');
  await waitFor(() => expect(requests()).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
