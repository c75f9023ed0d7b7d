import type { StockRow } from '@doselore/contract/licence-stock';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { AdjustQuantityScreen } from './adjust-quantity-screen.tsx';
import { EditCertMonthsScreen } from './edit-cert-months-screen.tsx';

const row = {
  productType: 'abstract_course',
  productId: 3,
  title: 'Sepsis',
  certificateMonths: 24,
  pot: 9,
} as StockRow;

function show(screenOf: ReactElement, name: string) {
  standInForFetch(({ url }) =>
    /\/licences(\?|$)/.test(url)
      ? { body: { rows: [row], total: 1, totals: {} } }
      : url.includes('/licences/')
        ? { body: row }
        : { body: { id: 5, name: 'Brightwell' } },
  );
  renderInArea(screenOf, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name,
    address: `/site-admin/groups/5/${name}?course=3&months=24`,
    user: buildUser(),
  });
}

const check = () => screen.getByRole('button', { name: 'Check your answers' });
const tooMany = () => screen.queryByRole('link', { name: 'How many: The general pot has only 9' });

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('the number written off is limited to the pot, the number added is not', async () => {
  const user = userEvent.setup();
  show(<AdjustQuantityScreen />, 'adjust-quantity');
  await user.type(await screen.findByLabelText('How many'), '50');
  await user.type(screen.getByLabelText('Reason'), 'Counted twice');
  await user.click(check());
  expect(tooMany()).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Add/ }));
  await user.click(check());
  expect(await screen.findByText('9 now, then 59')).toBeInTheDocument();
});

test('the number that gets other certificate months is limited to the pot', async () => {
  const user = userEvent.setup();
  show(<EditCertMonthsScreen />, 'edit-cert-months');
  await user.type(await screen.findByLabelText('New certificate length in months'), '12');
  await user.type(screen.getByLabelText('How many'), '10');
  await user.type(screen.getByLabelText('Reason'), 'New rules');
  await user.click(check());
  expect(tooMany()).toBeInTheDocument();
  await user.clear(screen.getByLabelText('How many'));
  await user.type(screen.getByLabelText('How many'), '9');
  await user.click(check());
  expect(await screen.findByText('9 now, then 0')).toBeInTheDocument();
});
