import type { Action } from '@doselore/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { subgroupAdminRoutes } from '../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { MembersScreen } from './members-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(more: Action[]) {
  standInForFetch(({ url }) => ({
    body: url.includes('/members')
      ? { rows: [], total: 0 }
      : { id: 6, name: 'Hove', group: { id: 5, name: 'Brightwell' } },
  }));
  renderInArea(<MembersScreen />, {
    ...{ area: 'subgroup-admin', routes: subgroupAdminRoutes, name: 'members', address: '/subgroup-admin/5/6/members' },
    user: buildUser({ abilities: { subgroupAdmin: ['members.list', 'subgroups.read', ...more] } }),
  });
}

test('a service admin who cannot issue licences reads why, and can request them', async () => {
  show(['licenceRequests.list', 'licenceRequests.write']);
  expect(await screen.findByText(/^Your level in this service does not allow you to issue licences\./u)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request licences' })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/6/request-licences',
  );
});

test('one who can issue licences reads nothing about it', async () => {
  show(['licences.issue']);
  expect(await screen.findByText('No members yet')).toBeVisible();
  expect(screen.queryByText(/does not allow/u)).not.toBeInTheDocument();
});
