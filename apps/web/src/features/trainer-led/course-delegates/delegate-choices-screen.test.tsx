import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { DelegateChoicesScreen } from './delegate-choices-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const person = (id: number, first_name: string, is_delegate: boolean) => ({
  ...{ id, first_name, last_name: 'Adeyemi', email: `${first_name}@example.org`, job_role: null },
  ...{ is_delegate, is_waiting: false, is_marked: false, has_left: false },
});

test.each([
  { removed: 2, message: '2 people removed', undo: 1 },
  { removed: 1, message: '1 person removed', undo: 0 },
  { removed: 0, message: 'None of these people was a delegate', undo: 0 },
])('offers Undo of a removal only when everybody was removed: $message', async ({ removed, message, undo }) => {
  const user = userEvent.setup();
  const rows = [person(1, 'Aisha', true), person(2, 'Nikhil', false)];
  const choices = {
    rows,
    total: 2,
    delegates: 1,
    delegatePlacesAllowed: 12,
    free: 11,
    waiting_list: 'off',
    is_draft: false,
  };
  standInForFetch(({ method }) => ({ body: method === 'GET' ? choices : { added: 0, removed, reclaimed: 0 } }));
  renderInArea(<DelegateChoicesScreen />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'virtual-group-membership' },
    address: '/site-admin/groups/5/virtual-groups/7/membership',
    user: buildUser({ abilities: { superAdmin: ['virtualGroups.invite'] } }),
  });
  for (const name of ['Aisha', 'Nikhil']) await user.click(await screen.findByLabelText(`Select ${name} Adeyemi`));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(undo);
});
