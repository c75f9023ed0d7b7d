import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { SameGroup } from './same-group.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(name: string, address = '/site-admin/groups/new-group', route = 'new-group') {
  const requests = standInForFetch(({ url }) => ({
    body: url.includes('list=archived')
      ? { rows: [{ id: 4, name: 'Kestrel Pharmacies' }], total: 1 }
      : { rows: [{ id: 3, name: 'Kestrel Pharmacies North' }], total: 1 },
  }));
  renderInArea(<SameGroup name={name} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: route,
    address,
    user: buildUser({ roles: [{ name: 'super_admin' }] }),
  });
  return () => requests.filter(({ url }) => url.includes('list='));
}

test('names an organisation with the same name, capitals aside, also an archived one', async () => {
  open('  KESTREL   pharmacies ');
  expect(await screen.findByRole('link', { name: 'Kestrel Pharmacies' })).toHaveAttribute(
    'href',
    '/site-admin/groups/4/subgroups',
  );
  expect(screen.getByText(/Another organisation has this name/u)).toBeInTheDocument();
});

test.each([
  ['a longer name', 'Kestrel', '/site-admin/groups/new-group', 'new-group'],
  ['the organisation itself', 'Kestrel Pharmacies', '/site-admin/groups/4/edit-group', 'edit-group'],
])('says nothing about %s', async (_what, name, address, route) => {
  const requests = open(name, address, route);
  await waitFor(() => expect(requests()).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
