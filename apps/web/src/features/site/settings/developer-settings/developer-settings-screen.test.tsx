import { emptyRecord } from '@doselore/contract';
import type { LedgerCheck } from '@doselore/contract/ledger';
import { bookingSettingsFields } from '@doselore/contract/scheduling';
import type { FileCheck } from '@doselore/contract/stored-files';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { DeveloperSettingsScreen } from './developer-settings-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const check: LedgerCheck = {
  checked_at: '2026-02-03T10:00:00.000Z',
  took_ms: 41,
  accounts: 12,
  movements: 340,
  licences: 88,
  faults: [
    {
      rule: 'L9',
      group: { id: 5, name: 'Brightwell' },
      productType: 'abstract_course',
      productId: 2,
      certificateMonths: 24,
      detail: 'POT says 4, its movements 3',
    },
  ],
};

const fileCheck: FileCheck = {
  checked_at: '2026-02-03T10:00:00.000Z',
  took_ms: 12,
  files: 220,
  missing_total: 1,
  missing: [{ key: 'packages/abc', subject: 'package version 7' }],
  unnamed: 3,
  removed: 0,
};

/** Empty numbers: no test here reads them. */
const bookingSettings = emptyRecord(bookingSettingsFields);

function renderScreen() {
  standInForFetch(({ method, url }) => {
    if (url.includes('ledger-check')) return { body: method === 'POST' ? check : { last: null } };
    if (url.includes('two-step-policy')) return { body: { policy: 'admins', in_demo: false, is_demo: true } };
    if (url.includes('file-check')) return { body: method === 'POST' ? fileCheck : { last: null } };
    if (url.includes('site-info')) return { body: { bookings: true } };
    if (url.includes('booking-settings')) return { body: bookingSettings };
    if (url.includes('video-accounts')) return { body: { accounts: [], has_site_jitsi: false } };
    return { body: { retry_limit: 2, request_days: 90 } };
  });
  renderInArea(<DeveloperSettingsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'developer-settings',
    address: '/site-admin/developer-settings',
    user: buildUser(),
  });
}

test('names the stored file that a check found missing', async () => {
  const user = userEvent.setup();
  renderScreen();
  expect(await screen.findByText('No check has run yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check files' }));
  expect(await screen.findByText('package version 7')).toBeInTheDocument();
  expect(screen.getAllByText('1 stored file is missing').length).toBeGreaterThan(0);
});

test('the ledger is checked on demand, and a wrong account is named', async () => {
  const user = userEvent.setup();
  renderScreen();
  expect(await screen.findByText('Not checked yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/Brightwell, product 2, 24 months: POT says 4, its movements 3/)).toBeInTheDocument();
  expect(screen.getAllByText('1 number does not add up').length).toBeGreaterThan(0);
});
