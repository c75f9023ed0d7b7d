import type { GroupRow } from '@doselore/contract/groups';
import type { SubgroupRow } from '@doselore/contract/subgroups';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ManagersScreen } from '../../features/people/managers/index.ts';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { groupAdminRoutes } from '../group-admin/routes.tsx';
import { siteAdminRoutes } from '../site-admin/routes.tsx';
import { ArchivedNotice } from './archived-notice.tsx';

const archived = { at: '2026-09-01T09:00:00.000Z', by: 'Priya Raman' };
const service: SubgroupRow = {
  id: 2,
  name: 'Old Dock',
  ods_code: 'FZ906',
  premises_number: null,
  group: { id: 1, name: 'Northgate', is_archived: false },
  members: 4,
  managers: 1,
  level: 'HIGH',
  is_archived: true,
  archived,
};
const organisation: GroupRow = {
  id: 1,
  name: 'Northgate',
  demo: false,
  is_active: true,
  is_archived: true,
  archived,
  merged: null,
  subgroups: 1,
  members: 4,
  pot_left: 0,
  pot_bought: 0,
  low_stock: 0,
  default_service_manager_level: 'HIGH',
  affected: null,
};
const managers = [{ id: 9, first_name: 'Tom', last_name: 'Okafor', email: 't@example.org', can_act: true }];

afterEach(() => vi.unstubAllGlobals());

test('the notice of an archived service restores it, and until then nothing can be changed', async () => {
  let row = service;
  const requests = standInForFetch(({ url, method }) => {
    if (method === 'POST') row = { ...service, is_archived: false, archived: null };
    return { body: url.endsWith('/managers') ? managers : row };
  });
  const abilities = { groupingAdmin: ['groups.read', 'subgroups.read', 'subgroups.write', 'managers.write'] };
  renderInArea(
    <>
      <ArchivedNotice />
      <ManagersScreen />
    </>,
    {
      area: 'group-admin',
      routes: groupAdminRoutes,
      name: 'subgroup-managers',
      address: '/group-admin/1/subgroups/2/managers',
      user: buildUser({ roles: [{ name: 'group_admin' }], abilities: abilities as never }),
    },
  );
  const notice = await screen.findByRole('complementary', { name: 'Archived Service' });
  expect(notice).toHaveTextContent('Service archived on 01-09-2026 by Priya Raman. You can read it but not change it.');
  expect(await screen.findByText('Tom Okafor')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Tom Okafor' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Add an admin')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('button', { name: 'Remove Tom Okafor' })).toBeVisible();
  expect(screen.getByLabelText('Add an admin')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
    { url: '/api/grouping-admin/groups/1/restore-subgroup', body: { subgroupId: 2 } },
  ]);
});

test('the notice of a merged organisation links to the other one and to the undo, and offers no restore', async () => {
  const merged = { into: { id: 5, name: 'Brightwell' }, at: archived.at, can_undo: true };
  standInForFetch(({ url }) => ({ body: url.endsWith('/managers') ? managers : { ...organisation, merged } }));
  const abilities = { superAdmin: ['groups.read', 'groups.write', 'managers.write', 'merges.write'] };
  renderInArea(<ArchivedNotice />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'managers',
    address: '/site-admin/groups/1/managers',
    user: buildUser({ roles: [{ name: 'super_admin' }], abilities: abilities as never }),
  });
  expect(await screen.findByText(/Merged into/u)).toHaveTextContent('Merged into Brightwell on 01-09-2026.');
  expect(screen.getByRole('link', { name: 'Undo the merge' })).toHaveAttribute('href', '/site-admin/merge-groups');
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});
