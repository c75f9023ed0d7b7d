import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { NewVirtualGroupScreen } from './new-virtual-group-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const product = { id: 5, name: 'Basic life support', deliverable_id: 4, default_months: 12 };

async function show(abilities: ('virtualGroups.create' | 'virtualGroups.schedule')[]) {
  const requests = standInForFetch(({ method }) =>
    method === 'GET' ? { body: { products: [product], organisers: [] } } : { body: { id: 7 } },
  );
  renderInArea(<NewVirtualGroupScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'new-virtual-group',
    address: '/site-admin/groups/1/new-virtual-group',
    user: buildUser({ abilities: { superAdmin: abilities } }),
  });
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), '5');
  const create = () => user.click(screen.getByRole('button', { name: 'Create draft' }));
  const sent = () => requests.filter(({ method }) => method === 'POST');
  return { user, create, sent };
}

test('licences are bought with a course once a reference is entered', async () => {
  const { user, create, sent } = await show(['virtualGroups.create', 'virtualGroups.schedule']);
  const quantity = screen.getByRole('textbox', { name: 'Licences to buy' });
  expect(screen.queryByRole('textbox', { name: 'Purchase order reference' })).not.toBeInTheDocument();
  await user.clear(quantity);
  await user.type(quantity, '12');
  await create();
  expect((await screen.findAllByText('Enter a purchase order or a transaction reference')).length).toBeGreaterThan(0);
  expect(sent()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Purchase order reference' }), 'PO-7');
  await create();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ quantity: 12, poReference: 'PO-7', transactionRef: '', title: product.name });
});

test('a person who cannot schedule a course sees no fields for licences, and buys none', async () => {
  const { create, sent } = await show(['virtualGroups.create']);
  expect(screen.queryByRole('textbox', { name: 'Licences to buy' })).not.toBeInTheDocument();
  await create();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ quantity: 0, poReference: '', transactionRef: '' });
});
