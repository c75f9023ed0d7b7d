import type { NameRequest } from '@doselore/contract/account';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { NameRequestsScreen } from './name-requests-screen.tsx';

const waiting: NameRequest = {
  id: 7,
  person: { id: 12, name: 'Mary Penrose' },
  email: 'mary@example.org',
  new_name: 'Mary Ashford',
  groups: [{ id: 5, name: 'Brightwell' }],
  state: 'pending',
  requested_at: '2026-01-05T09:00:00.000Z',
  decided: null,
};
const done: NameRequest = {
  ...waiting,
  id: 8,
  new_name: 'Mary Ashworth',
  state: 'declined',
  decided: { at: '2026-01-06T09:00:00.000Z', by: 'Priya Raman' },
};

afterEach(() => vi.unstubAllGlobals());

function show() {
  const requests = standInForFetch(({ method }) =>
    method === 'POST' ? { body: { state: 'approved' } } : { body: { rows: [waiting, done], total: 2 } },
  );
  renderInArea(<NameRequestsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'name-change-requests',
    address: '/site-admin/name-change-requests?state=all',
    user: buildUser({ abilities: { superAdmin: ['nameChanges.read', 'nameChanges.decide', 'users.read'] } }),
  });
  return requests;
}

test('shows who waits and who was answered by whom', async () => {
  show();
  const row = (await screen.findByText('Mary Ashworth')).closest('tr');
  expect(within(row as HTMLElement).getByText('Priya Raman, 06-01-2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve: Mary Ashworth' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Approve: Mary Ashford' })).toBeInTheDocument();
});

test('approves after a question, with the name that was shown', async () => {
  const user = userEvent.setup();
  const requests = show();
  await user.click(await screen.findByRole('button', { name: 'Approve: Mary Ashford' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Approve Mary Ashford?' }));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(dialogue.getByRole('button', { name: 'Approve new name' }));
  expect(await screen.findByText('Mary Ashford approved')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.url).toContain('/name-change-requests/7/decide');
  expect(sent?.body).toEqual({ action: 'approve', seenName: 'Mary Penrose' });
});
