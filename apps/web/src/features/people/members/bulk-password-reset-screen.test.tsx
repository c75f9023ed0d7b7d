import type { LinkRound } from '@doselore/contract/members';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { BulkPasswordResetScreen } from './bulk-password-reset-screen.tsx';

const begun: LinkRound = {
  id: 4,
  created_at: '2026-11-20T10:00:00Z',
  finished_at: null,
  waiting: 1_500,
  sent: 495,
  failed: 5,
  not_sent: [],
};
const over: LinkRound = {
  ...begun,
  finished_at: '2026-11-20T10:01:00Z',
  waiting: 0,
  sent: 1_988,
  failed: 12,
  not_sent: Array.from({ length: 12 }, (_, at) => ({
    id: at,
    name: `Person ${at}`,
    reason: 'The account is archived',
  })),
};

const show = () =>
  renderInArea(<BulkPasswordResetScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'bulk-password-reset',
    address: '/site-admin/groups/1/bulk-password-reset',
    user: buildUser({ abilities: { superAdmin: ['members.resetPasswords'] } }),
  });

afterEach(() => vi.unstubAllGlobals());

test('after a reload the progress of the links is shown, then the failed ones with a download', async () => {
  let round = begun;
  const requests = standInForFetch(({ url }) => {
    if (url.endsWith('/failed/csv')) return { body: '' };
    return { body: url.endsWith('/bulk-password-reset') ? { round } : { rows: [], total: 0, name: 'Northgate' } };
  });
  URL.createObjectURL = () => 'blob:list';
  URL.revokeObjectURL = () => undefined;
  show();
  expect(await screen.findByText(/500 of 2,000/u)).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Links sent' })).toHaveAttribute('aria-valuenow', '25');
  round = over;
  expect(
    await screen.findByRole('heading', { name: '1,988 password links sent' }, { timeout: 4_000 }),
  ).toBeInTheDocument();
  expect(screen.getByText(/12 people got no link:/u)).toBeInTheDocument();
  expect(screen.getAllByText(/The account is archived/u)).toHaveLength(10);
  expect(screen.getByText('and 2 more, in the spreadsheet')).toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Download people without a link' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/failed/csv'))).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Hide result' }));
  expect(screen.queryByText(/password links sent/u)).not.toBeInTheDocument();
});
