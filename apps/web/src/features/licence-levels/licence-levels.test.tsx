import type { Action, ExpiryPlanRow } from '@doselore/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { coverText } from './level-words.ts';
import { RenewalsScreen } from './renewals-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, 0, 'None left'],
  [null, 4, 'None issued lately'],
  [1, 1, '1 day'],
])('%s days of cover with %s left: %s', (days, left, text) => {
  expect(coverText({ days, left })).toBe(text);
});

const plan = (changes: Partial<ExpiryPlanRow>): ExpiryPlanRow => ({
  productType: 'abstract_course',
  productId: 2,
  title: 'Sepsis',
  certificateMonths: 24,
  ending_90_days: 4,
  renewing: 1,
  available: 2,
  to_buy: 1,
  ...changes,
});

const person = (id: number, has_live_licence = false) => ({
  user: { id, name: `Person ${id}` },
  services: [],
  expires_on: `2026-12-0${id}`,
  has_live_licence,
});

const abilities: Action[] = ['licences.stock', 'licences.purchase', 'licences.issueInGroup'];

function show(rows: ExpiryPlanRow[]) {
  const seen = standInForFetch(({ method, url }) => {
    if (url.includes('/expiry-plan')) return { body: { rows, total: rows.length } };
    if (url.includes('/expiring-people'))
      return { body: { rows: [person(1), person(2), person(3), person(4, true)], total: 4 } };
    if (url.endsWith('/preview')) return { body: { available: 2, issuable: 3, short: 1, people: [] } };
    return method === 'POST'
      ? { body: { issued: 2, left_out: 0, available: 0 } }
      : { body: { id: 5, name: 'Brightwell' } };
  });
  renderInArea(<RenewalsScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'licence-renewals',
    address: '/group-admin/5/licences/renewals',
    user: buildUser({ abilities: { groupingAdmin: abilities } }),
  });
  return seen;
}

test('what is missing is ordered with one button, course, months and number filled in', async () => {
  show([plan({}), plan({ productId: 3, title: 'Flu', renewing: 4, to_buy: 0 })]);
  expect(await screen.findByRole('link', { name: 'Order 1 for Sepsis' })).toHaveAttribute(
    'href',
    '/group-admin/5/order-licences?course=2&months=24&quantity=1',
  );
  expect(screen.getByText('All can renew already')).toBeInTheDocument();
});

test('renewals go to those whose certificate ends first, as many as there are; more says by how many', async () => {
  const user = userEvent.setup();
  const seen = show([plan({})]);
  await user.click(await screen.findByRole('button', { name: 'Issue renewals of Sepsis' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Renew Sepsis' });
  expect(await within(dialogue).findByRole('checkbox', { name: 'Person 1' })).toBeChecked();
  expect(within(dialogue).queryByRole('checkbox', { name: 'Person 4' })).not.toBeInTheDocument();
  const third = within(dialogue).getByRole('checkbox', { name: 'Person 3' });
  expect(third).not.toBeChecked();
  await user.click(third);
  expect(within(dialogue).getByRole('status')).toHaveTextContent('1 too many');
  await user.click(within(dialogue).getByRole('checkbox', { name: 'Person 1' }));
  await user.click(within(dialogue).getByRole('button', { name: 'Issue 2 licences' }));
  expect(await screen.findByText('2 licences for Sepsis issued')).toBeInTheDocument();
  const issue = seen.find(({ method, url }) => method === 'POST' && !url.endsWith('/preview'));
  expect(issue?.body).toMatchObject({ productId: 2, certificateMonths: 24, userIds: [2, 3], mode: 'eligible' });
});
