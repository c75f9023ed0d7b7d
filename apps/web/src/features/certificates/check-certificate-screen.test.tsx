import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRoutes } from '../../areas/public/routes.tsx';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { CheckCertificateScreen } from './check-certificate-screen.tsx';

const certificate = {
  holder: 'M. Penrose',
  title: 'Safe dispensing',
  awarded_on: '2026-01-10',
  expires_on: '2027-01-10',
  state: 'valid',
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

test.each([
  ['valid', {}, /real and valid today\.$/],
  ['expiring', { state: 'expiring' }, /due for renewal/],
  ['expired', { state: 'expired' }, /ended on Sun 10th Jan 2027/],
  ['revoked', { state: 'revoked' }, /taken back/],
  ['renewed', { state: 'superseded', replaced_by: newer }, /renewed on Tue 1st Dec 2026; that one is valid and ends/],
  [
    'issued anew',
    { state: 'superseded', replaced_by: { ...newer, kind: 'revision', expires_on: null } },
    /present name; that one is valid and does not end\. Ask the holder/,
  ],
  [
    'renewed, and the renewal revoked',
    { state: 'superseded', replaced_by: { ...newer, state: 'revoked' } },
    /but that one was taken back/,
  ],
  [
    'renewed, and the renewal over',
    { state: 'superseded', replaced_by: { ...newer, state: 'expired' } },
    /but that one has ended too/,
  ],
])('a certificate that is %s is described in words', async (_what, shown, words) => {
  check(shown);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('M. Penrose')).toBeInTheDocument();
});
