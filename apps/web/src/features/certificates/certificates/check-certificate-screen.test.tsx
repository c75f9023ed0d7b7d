import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRoutes } from '../../../areas/public/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CheckCertificateScreen } from './check-certificate-screen.tsx';

const certificate = {
  holder: 'M. Penrose',
  title: 'Safe dispensing',
  type: 'Certificate of completion',
  hours: '1 h 30 min',
  awarded_on: '2026-01-10',
  expires_on: '2027-01-10',
  state: 'valid',
  withdrawn_on: null,
  replaced_by: null,
};
const newer = { kind: 'renewal', awarded_on: '2026-12-01', expires_on: '2028-01-10', state: 'valid' };

function check(shown: object) {
  standInForFetch(() => ({ body: { ...certificate, ...shown } }));
  renderInArea(<CheckCertificateScreen />, {
    area: 'public',
    routes: publicRoutes,
    name: 'check-certificate',
    user: buildUser(),
    address: '/check-certificate/ABCD-EFGH-JKLM-NPQR',
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a number is sent as it is stored, with any spacing and case', async () => {
  const user = userEvent.setup();
  const requests = standInForFetch(() => ({ body: certificate }));
  renderInArea(<CheckCertificateScreen />, {
    area: 'public',
    routes: publicRoutes,
    name: 'check-certificate',
    user: buildUser(),
    address: '/check-certificate',
  });
  await user.type(screen.getByLabelText('Certificate number or code'), 'dl 2026 3f8k q2wx');
  await user.click(screen.getByRole('button', { name: 'Check certificate' }));
  expect(await screen.findByText(/This certificate is real/u)).toBeInTheDocument();
  expect(requests.at(-1)?.url).toContain('/certificate-check/DL-2026-3F8KQ2WX');
});

test.each([
  ['valid', {}, /real and valid today\.$/],
  ['expiring', { state: 'expiring' }, /due for renewal/],
  ['expired', { state: 'expired' }, /expired on Sun 10th Jan 2027/],
  ['revoked', { state: 'revoked', withdrawn_on: '2026-11-20' }, /was withdrawn on Fri 20th Nov 2026/],
  [
    'renewed',
    { state: 'superseded', replaced_by: newer },
    /renewed on Tue 1st Dec 2026. That certificate is valid and expires/,
  ],
  [
    'shorter than another one',
    { state: 'superseded', replaced_by: { ...newer, awarded_on: '2025-12-01' } },
    /A longer certificate was awarded on Mon 1st Dec 2025/,
  ],
  [
    'issued anew',
    { state: 'superseded', replaced_by: { ...newer, kind: 'revision', expires_on: null } },
    /current name\. That certificate is valid and never expires\. Ask the holder/,
  ],
  [
    'renewed, and the renewal revoked',
    { state: 'superseded', replaced_by: { ...newer, state: 'revoked' } },
    /but that certificate was withdrawn/,
  ],
  [
    'renewed, and the renewal over',
    { state: 'superseded', replaced_by: { ...newer, state: 'expired' } },
    /but that certificate has expired too/,
  ],
])('a certificate that is %s is described in words', async (_what, shown, words) => {
  check(shown);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('M. Penrose')).toBeInTheDocument();
  expect(screen.getByText('1 h 30 min')).toBeInTheDocument();
});
