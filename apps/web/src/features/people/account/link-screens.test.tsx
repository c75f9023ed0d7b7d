import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRoutes } from '../../../areas/public/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { NameChangeScreen } from './name-change-screen.tsx';

const used = { code: 'link_expired', message: 'This link has been used or has expired. Request a new link.' };
const request = {
  first_name: 'Jo',
  last_name: 'Patel',
  new_first_name: 'Jo',
  new_last_name: 'Shah',
  requested_at: '2026-03-02T08:00:00Z',
};
const atEmail = { area: 'public', routes: publicRoutes, name: 'confirm-email', user: buildUser() } as const;
const atName = { ...atEmail, name: 'member-name-change' };
const nameAddress = '/member-name-change/confirmation-token/4/key';

afterEach(() => vi.unstubAllGlobals());

test('the email address is confirmed by a button, not by opening the link', async () => {
  const user = userEvent.setup();
  const requests = standInForFetch(({ url }) =>
    url.startsWith('/confirm') ? { body: { email: 'new@example.org' } } : {},
  );
  renderInArea(<ConfirmEmailScreen />, { ...atEmail, address: '/confirm-email/4/key' });
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByText('new@example.org')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.url).toBe('/confirm-email-change/4/key');
});

test('a used link shows why it failed and offers no retry', async () => {
  const user = userEvent.setup();
  standInForFetch(({ method }) => (method === 'POST' ? { status: 410, body: used } : {}));
  renderInArea(<ConfirmEmailScreen />, { ...atEmail, address: '/confirm-email/4/key' });
  await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
  expect(await screen.findByText(used.message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test.each([
  ['approve', 'Approve new name', 'approved', /has been approved/],
  ['decline', 'Decline', 'declined', /has been declined/],
])('an admin sees both names and can %s', async (action, label, state, words) => {
  const user = userEvent.setup();
  const requests = standInForFetch(({ method }) => ({ body: method === 'POST' ? { state } : request }));
  renderInArea(<NameChangeScreen />, { ...atName, address: `${nameAddress}/${action}` });
  expect(await screen.findByText('Jo Patel')).toBeInTheDocument();
  expect(screen.getByText('Jo Shah')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: label }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.url).toBe(`/process-name-change-request/4/key/${action}`);
});

test('an answered name change request cannot be answered again', async () => {
  standInForFetch(() => ({ status: 410, body: used }));
  renderInArea(<NameChangeScreen />, { ...atName, address: `${nameAddress}/approve` });
  expect(await screen.findByText(used.message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve new name' })).not.toBeInTheDocument();
});
