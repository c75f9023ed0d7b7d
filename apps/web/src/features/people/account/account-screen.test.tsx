import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { learnerRoutes } from '../../../areas/learner/routes.tsx';
import { nowIso } from '../../../platform/clock/clock.ts';
import { currentUserQuery } from '../../../platform/session/index.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AccountScreen } from './account-screen.tsx';

const plain = { first_name: 'Jo', last_name: 'Patel', email: 'jo.patel@example.org', new_email: null, new_name: null };

const file = {
  ...{ id: 3, kind: 'certificates', state: 'done', problem: null, requested_at: '2026-09-01T09:00:00Z' },
  ...{ group: { id: 5, name: 'Brightwell' }, subgroup: { id: 6, name: 'High Street' }, virtual_group: null },
  ...{ total: 12, done: 12, failed: 0, bytes: 20_480, keep_until: '2026-10-01T09:00:00Z', is_refused: false },
};

/** Answers like a server that stores requested changes until they are withdrawn. */
function serve() {
  let details: object = plain;
  let isOn = true;
  return standInForFetch(({ method, url, body }) => {
    if (url === '/api/account/details') return { body: details };
    if (method === 'DELETE') details = plain;
    if (method === 'POST' && url === '/api/account/email')
      details = { ...plain, new_email: (body as { email: string }).email };
    if (method === 'POST' && url === '/api/account/name-change') {
      const { firstName: first_name, lastName: last_name } = body as { firstName: string; lastName: string };
      details = { ...plain, new_name: { first_name, last_name, requested_at: nowIso() } };
    }
    if (method === 'PUT' && url === '/api/account/notices') isOn = (body as { isOn: boolean }).isOn;
    if (method === 'GET' && url === '/api/account/notices')
      return { body: [{ kind: 'certificateReminders', is_on: isOn }] };
    if (url.endsWith('/exports')) return { body: [file] };
    const isList = url === '/api/certificates' || url === '/api/training-record';
    return { body: isList ? [] : { ok: true } };
  });
}

function open(user = buildUser()) {
  return renderInArea(<AccountScreen />, {
    area: 'learner',
    routes: learnerRoutes,
    name: 'account',
    address: '/my-learning-zone/account',
    user,
  });
}

afterEach(() => vi.unstubAllGlobals());

test('a new email address is pending until its link is used, and can be cancelled', async () => {
  const user = userEvent.setup();
  const requests = serve();
  open();
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  await user.type(screen.getByLabelText('New email address'), 'jo@new.example');
  await user.type(screen.getByLabelText('Current password'), 'Old one 1');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('jo@new.example')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'jo@new.example',
    currentPassword: 'Old one 1',
  });
  await user.click(screen.getByRole('button', { name: 'Keep my current address' }));
  expect(await screen.findByText('Your email address has not changed.')).toBeInTheDocument();
  expect(screen.queryByText('jo@new.example')).not.toBeInTheDocument();
});

test('an invalid email address is not sent', async () => {
  const user = userEvent.setup();
  const requests = serve();
  open();
  await user.click(await screen.findByRole('button', { name: 'Change email address' }));
  await user.type(screen.getByLabelText('New email address'), 'jo at example');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByRole('link', { name: /This field must be a valid email/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Enter your current password/ })).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a name change can be requested and the request withdrawn', async () => {
  const user = userEvent.setup();
  serve();
  open();
  await user.click(await screen.findByRole('button', { name: 'Change name' }));
  await user.clear(screen.getByLabelText('Last name'));
  await user.type(screen.getByLabelText('Last name'), 'Shah');
  await user.click(screen.getByRole('button', { name: 'Request this change' }));
  expect(await screen.findByText('Jo Shah')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw request' }));
  expect(await screen.findByText('The request has been withdrawn.')).toBeInTheDocument();
});

test('the chosen colour scheme is saved with the account', async () => {
  const user = userEvent.setup();
  const requests = serve();
  const { client } = open();
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/api/account/theme',
    body: { theme: 'dark' },
  });
  expect(client.getQueryData(currentUserQuery.queryKey)?.theme).toBe('dark');
});

test('offers a download of all personal data of the account', async () => {
  const user = userEvent.setup();
  const requests = serve();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));
  open();
  await user.click(await screen.findByRole('button', { name: 'Download your data' }));
  expect(requests.map(({ url }) => url)).toContain('/api/account/data');
});

test('reminders can be switched off, emails about the security of the account cannot', async () => {
  const user = userEvent.setup();
  const requests = serve();
  open();
  const reminders = await screen.findByRole('checkbox', { name: 'Certificate expiries' });
  expect(reminders).toBeChecked();
  await user.click(reminders);
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ kind: 'certificateReminders', isOn: false });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Certificate expiries' })).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: 'Account security' })).toBeDisabled();
});

test('an admin finds the files that they started at any place, and a learner is not asked about any', async () => {
  const requests = serve();
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Your certificates' })).toBeInTheDocument();
  unmount();
  expect(requests.some(({ url }) => url.endsWith('/exports'))).toBe(false);
  open(buildUser({ roles: [{ name: 'group_admin' }] }));
  const files = within(await screen.findByRole('region', { name: 'Your files with certificates' }));
  expect(files.getByText('High Street, Brightwell')).toBeInTheDocument();
  expect(files.getByRole('button', { name: /^Download the file/u })).toBeInTheDocument();
});
