import type { MovementRow } from '@doselore/contract/licence-stock';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { MovementsScreen } from './movements-screen.tsx';

const movement = (changes: Partial<MovementRow>): MovementRow => ({
  id: 1,
  at: '2026-03-02T09:30:00.000Z',
  kind: 'allocate',
  productType: 'abstract_course',
  productId: 3,
  title: 'Sepsis',
  certificateMonths: 24,
  quantity: 4,
  moves: 1,
  batch: 'allocate-1',
  from: { kind: 'POT', place: null, certificateMonths: 24 },
  to: { kind: 'POOL', place: 'Hove', certificateMonths: 24 },
  change: -4,
  balance: 16,
  reason: '',
  actor: 'Priya Raman',
  person: null,
  order_id: null,
  licenceRequestId: null,
  ...changes,
});

function serve(rows: MovementRow[]) {
  return standInForFetch(({ url }) =>
    url.includes('/licence-movements')
      ? { body: { rows, total: rows.length } }
      : { body: { id: 5, name: 'Brightwell' } },
  );
}

const show = (search: string) =>
  renderInArea(<MovementsScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'licence-movements',
    address: `/group-admin/5/licence-movements${search}`,
    user: buildUser(),
  });

afterEach(() => vi.unstubAllGlobals());

test('a change of certificate months shows both lengths', async () => {
  const pot = (certificateMonths: number) => ({ kind: 'POT' as const, place: null, certificateMonths });
  serve([movement({ kind: 'months', from: pot(12), to: pot(24) })]);
  show('');
  const row = await screen.findByRole('row', { name: /Certificate months changed/ });
  expect(within(row).getByText('General pot, 12 months')).toBeInTheDocument();
  expect(within(row).getByText('General pot, 24 months')).toBeInTheDocument();
});

test('the movements of a number show actor, time, reason, accounts and balance', async () => {
  const requests = serve([
    movement({}),
    movement({
      id: 2,
      kind: 'void',
      change: -2,
      quantity: 2,
      to: { kind: 'VOID', place: null, certificateMonths: 24 },
      reason: 'Counted twice',
    }),
  ]);
  show('?course=3&months=24&account=POT');
  const row = await screen.findByRole('row', { name: /Moved to a pool/ });
  expect(within(row).getByText('Pool of Hove')).toBeInTheDocument();
  expect(within(row).getByText('−4')).toBeInTheDocument();
  expect(within(row).getByText('16')).toBeInTheDocument();
  expect(within(row).getByText('Priya Raman')).toBeInTheDocument();
  expect(screen.getByText('Counted twice')).toBeInTheDocument();
  const requestUrl = new URL(requests.find(({ url }) => url.includes('/licence-movements'))?.url ?? '', 'http://here');
  expect(Object.fromEntries(requestUrl.searchParams)).toMatchObject({
    productType: 'abstract_course',
    productId: '3',
    certificateMonths: '24',
    account: 'POT',
  });
});

test('invalid filters of the address are not sent, and movements of several accounts show no balance', async () => {
  const requests = serve([movement({ change: null, balance: null })]);
  show('?course=x&months=-1&account=PURSE&from=yesterday');
  await screen.findByRole('row', { name: /Moved to a pool/ });
  expect(screen.queryByRole('columnheader', { name: 'Balance' })).not.toBeInTheDocument();
  const requestUrl = requests.find(({ url }) => url.includes('/licence-movements'))?.url ?? '';
  expect(requestUrl).not.toMatch(/PURSE|yesterday|productId|certificateMonths/);
});

test('removing the pool filter removes its account too', async () => {
  const user = userEvent.setup();
  serve([movement({})]);
  const { router } = show('?account=POOL&place=6&name=Hove');
  await user.click(await screen.findByRole('button', { name: 'Pool of Hove' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('one action is one row that opens its movements', async () => {
  const user = userEvent.setup();
  const requests = serve([movement({ kind: 'issue', quantity: 50, moves: 50, batch: 'issue-1', change: -50 })]);
  show('?course=3&months=24&page=2');
  await user.click(await screen.findByRole('link', { name: 'Issued: 50 licences' }));
  await waitFor(() => expect(requests.at(-1)?.url).toContain('batch=issue-1'));
  expect(requests.at(-1)?.url).toMatch(/page=1&.*productId=3/u);
  await user.click(screen.getByRole('button', { name: 'One action' }));
  await waitFor(() => expect(requests.at(-1)?.url).not.toContain('batch'));
});
