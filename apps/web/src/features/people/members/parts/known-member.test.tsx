import type { Action } from '@doselore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { KnownMember } from './known-member.tsx';

const row = { id: 9, first_name: 'Asha', last_name: 'Iyer', email: 'asha@example.org' };

afterEach(() => vi.unstubAllGlobals());

function open(list: string, email: string) {
  standInForFetch(({ url }) => ({ body: { rows: url.includes(`list=${list}`) ? [row] : [], total: 1 } }));
  renderInArea(<KnownMember email={email} />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'new-user',
    address: '/group-admin/1/new-user',
    user: buildUser({ roles: [{ name: 'group_admin' }] }),
  });
}

test('leads to the page of a person who is a member already', async () => {
  open('current', ' Asha@example.org');
  expect(await screen.findByText('Already a member:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Asha Iyer' })).toHaveAttribute('href', '/group-admin/1/members-info/9');
});

test('leads to the archived members for a person who has left', async () => {
  open('archived', 'asha@example.org');
  expect(await screen.findByText(/Asha Iyer has left/u)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/group-admin/1/archived-members');
});

test('offers no member whose address only contains the typed one', async () => {
  open('current', 'sha@example.org');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

function openInService(abilities: Action[]) {
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'PUT') return { body: { added: 1, removed: 0 } };
    if (url.includes('/membership')) return { body: { rows: [row], total: 1, in_service: 4 } };
    if (url.includes('/members')) return { body: { rows: [], total: 0 } };
    return { body: { id: 3, name: 'Mill Road', group: { id: 1, name: 'Northgate' } } };
  });
  renderInArea(<KnownMember email="asha@example.org" />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'new-user',
    address: '/subgroup-admin/1/3/new-user',
    user: buildUser({ abilities: { subgroupAdmin: abilities } }),
  });
  return requests;
}

test('adds a member of the organisation to the service', async () => {
  const user = userEvent.setup();
  const requests = openInService(['members.membership']);
  await user.click(await screen.findByRole('button', { name: 'Add Asha Iyer to Mill Road' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      url: '/api/subgroup-admin/groups/1/subgroups/3/membership',
      body: { add: [9], remove: [] },
    }),
  );
});

test('a level that may not add members of the organisation does not search them', async () => {
  const requests = openInService([]);
  await waitFor(() => expect(requests.some(({ url }) => url.includes('/members?'))).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requests.some(({ url }) => url.includes('/membership'))).toBe(false);
});

test('leads a site admin to the page that adds an account from elsewhere', async () => {
  standInForFetch(({ url }) => ({
    body: url.includes('email=') ? { user: { ...row, groups: [] } } : { rows: [], total: 0 },
  }));
  renderInArea(<KnownMember email="asha@example.org" />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'new-user',
    address: '/site-admin/groups/1/new-user',
    user: buildUser({ abilities: { superAdmin: ['users.write'] } }),
  });
  expect(await screen.findByRole('link', { name: 'Add them as an existing user' })).toHaveAttribute(
    'href',
    '/site-admin/groups/1/add-existing-user?who=asha%40example.org',
  );
});
