import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { SuperAdminsScreen } from './super-admins-screen.tsx';

const own = { id: 7, first_name: 'Jo', last_name: 'Patel', email: 'jo@example.org', last_seen_at: null };
const confirmed = { ...own, id: 8, first_name: 'Asha', last_name: 'Iyer', email: 'asha@example.org' };
const proposed = { id: 9, first_name: 'Rhys', last_name: 'Owen', email: 'rhys@example.org' };
const list = {
  admins: [
    { ...confirmed, is_provisional: true, has_two_step: false },
    { ...own, is_provisional: false, has_two_step: true },
  ],
  proposed: [{ ...proposed, proposed_by: 'Jo Patel', expires_at: '2026-07-14T10:00:00Z' }],
};

afterEach(() => vi.unstubAllGlobals());

function open() {
  const requests = standInForFetch(({ method }) => ({ body: method === 'GET' ? list : { ok: true } }));
  renderInArea(<SuperAdminsScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'super-admins',
    address: '/site-admin/super-admins',
    user: buildUser({ roles: [{ name: 'super_admin' }] }),
  });
  return { requests, sent: (path: string) => requests.filter(({ url }) => url.endsWith(path)) };
}

test('marks the reader and a site admin who has not signed in, and keeps the last active one', async () => {
  open();
  const [pending, reader] = await screen.findAllByRole('listitem');
  expect(pending).toHaveTextContent('Asha Iyer Not yet activated');
  expect(reader).toHaveTextContent('Jo Patel (you)');
  expect(pending).not.toHaveTextContent('(you)');
  expect(screen.getByRole('button', { name: 'Remove Asha Iyer' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Jo Patel' })).not.toBeInTheDocument();
});

test('removes a site admin in a dialogue that asks for the password', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove Asha Iyer' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Remove Asha Iyer as a site admin?' }));
  await user.click(dialogue.getByRole('button', { name: 'Remove site admin' }));
  expect(await dialogue.findAllByText('Enter your password')).not.toEqual([]);
  expect(sent('/super-admins/remove')).toEqual([]);
  await user.type(dialogue.getByLabelText(/Your password/u), 'Dispense 1');
  await user.click(dialogue.getByRole('button', { name: 'Remove site admin' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('/super-admins/remove')).toMatchObject([{ body: { userId: 8, currentPassword: 'Dispense 1' } }]);
});

test('withdraws a proposal after a question', async () => {
  const user = userEvent.setup();
  const { sent } = open();
  const withdraw = await screen.findByRole('button', { name: 'Withdraw the proposal of Rhys Owen' });
  await user.click(withdraw);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sent('/super-admins/withdraw')).toEqual([]);
  await user.click(withdraw);
  await user.click(await screen.findByRole('button', { name: 'Withdraw proposal' }));
  expect(await screen.findByText('The proposal of Rhys Owen was withdrawn')).toBeInTheDocument();
  expect(sent('/super-admins/withdraw')).toMatchObject([{ body: { userId: 9 } }]);
});
