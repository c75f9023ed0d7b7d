import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AuditsScreen } from './audits-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test('prints all rows of a list with place, filters and day, and leaves nothing behind', async () => {
  const user = userEvent.setup();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const lines = Array.from({ length: 120 }, (_, row) => `"${row}","Person ${row}"`);
  vi.spyOn(Blob.prototype, 'text').mockResolvedValue(['"Row","Person"', ...lines].join('\r\n'));
  standInForFetch(({ url }) => (url.endsWith('/audits') ? { body: { rows: [], total: 120 } } : { body: { rows: [] } }));
  renderInArea(<AuditsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'admin-audits',
    address: '/site-admin/admin-audits?level=superAdmin&q=ann',
    user: buildUser({ roles: [{ name: 'super_admin' }] }),
  });
  await user.click(await screen.findByRole('button', { name: /Export/u }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print all rows' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector<HTMLElement>('[data-paper]');
  expect(paper).toHaveTextContent('All organisations. Audit trail, 120 rows. Printed on');
  expect(paper).toHaveTextContent('Filters: Search by person: ann; Role: Site admin.');
  expect(within(paper as HTMLElement).getByText('Person 119')).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-paper]')).toBeNull());
});
