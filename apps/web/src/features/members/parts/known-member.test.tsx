import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
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

test('says nothing about an address that only contains the typed one', async () => {
  open('current', 'sha@example.org');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
