import type { OrderRow } from '@doselore/contract/licence-orders';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { OrdersScreen } from './orders-screen.tsx';

const order = (changes: Partial<OrderRow>): OrderRow => ({
  id: 41,
  productType: 'abstract_course',
  productId: 3,
  title: 'Sepsis',
  certificateMonths: 24,
  quantity: 60,
  transactionRef: 'T-9',
  poReference: 'PO-7',
  directServiceOrder: 0,
  licenceRequestId: null,
  subgroup: null,
  virtual_group: null,
  state: 'fulfilled',
  ordered_by: 'Priya Raman',
  ordered_at: '2026-03-02T09:30:00.000Z',
  ...changes,
});

function serve(rows: OrderRow[], voiding: () => { status?: number; body: unknown } = () => ({ body: { ok: true } })) {
  return standInForFetch(({ method, url }) => {
    if (method === 'POST') return voiding();
    return { body: url.includes('/licence-orders') ? { rows, total: rows.length } : { id: 5, name: 'Brightwell' } };
  });
}

const show = (actions: string[]) =>
  renderInArea(<OrdersScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'licence-orders',
    address: '/site-admin/groups/5/licence-orders',
    user: buildUser({ abilities: { superAdmin: actions } as never }),
  });

async function openVoid(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Actions for order 41' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void order' }));
  return screen.findByRole('dialog', { name: 'Void order 41?' });
}

const voids = (requests: ReturnType<typeof serve>) => requests.filter(({ url }) => url.endsWith('/void-order'));

afterEach(() => vi.unstubAllGlobals());

test('an order shows both references and the pool or pot that got its licences', async () => {
  serve([
    order({}),
    order({ id: 42, poReference: '', directServiceOrder: 1, subgroup: { id: 6, name: 'Hove' }, state: 'voided' }),
  ]);
  show([]);
  const first = await screen.findByRole('row', { name: /Order 41/ });
  expect(within(first).getByText('PO-7')).toBeInTheDocument();
  expect(within(first).getByText('T-9')).toBeInTheDocument();
  expect(within(first).getByText('General pot')).toBeInTheDocument();
  const second = screen.getByRole('row', { name: /Order 42/ });
  expect(within(second).getByText('Hove')).toBeInTheDocument();
  expect(within(second).getByText('Void')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
});

test('voiding needs a reason and a confirmation, and a refusal is shown in the dialogue', async () => {
  const user = userEvent.setup();
  const refused = { status: 409, body: { code: 'conflict', message: 'Only 12 left here. Nothing was changed.' } };
  const requests = serve([order({})], () => refused);
  show(['licences.correct']);
  const dialogue = await openVoid(user);
  await user.click(within(dialogue).getByRole('button', { name: 'Void order' }));
  expect(await within(dialogue).findByRole('link', { name: /Enter the reason/ })).toBeInTheDocument();
  expect(within(dialogue).getByRole('link', { name: /Check the order again/ })).toBeInTheDocument();
  expect(voids(requests)).toHaveLength(0);
  await user.type(within(dialogue).getByLabelText('Reason'), 'Never paid');
  await user.click(within(dialogue).getByRole('checkbox', { name: /it is correct/ }));
  await user.click(within(dialogue).getByRole('button', { name: 'Void order' }));
  expect(await within(dialogue).findByText('Only 12 left here. Nothing was changed.')).toBeInTheDocument();
  expect(within(dialogue).getByLabelText('Reason')).toHaveValue('Never paid');
  await user.click(within(dialogue).getByRole('button', { name: 'Void order' }));
  await waitFor(() => expect(voids(requests)).toHaveLength(2));
  expect(voids(requests)[1]?.body).toEqual(voids(requests)[0]?.body);
});

test('a voided order is confirmed and the dialogue closes', async () => {
  const user = userEvent.setup();
  serve([order({})]);
  show(['licences.correct']);
  const dialogue = await openVoid(user);
  await user.type(within(dialogue).getByLabelText('Reason'), 'Never paid');
  await user.click(within(dialogue).getByRole('checkbox', { name: /it is correct/ }));
  await user.click(within(dialogue).getByRole('button', { name: 'Void order' }));
  expect(await screen.findByText('Order 41 is void')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
