import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { learnerRoutes } from '../../../areas/learner/routes.tsx';
import { nowIso } from '../../../platform/clock/clock.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AccountSecurityScreen } from './account-security-screen.tsx';

const here = { id: 1, device: 'Firefox on Windows', is_current: true, started_at: nowIso(), seen_at: nowIso() };
const phone = { ...here, id: 2, device: 'Safari on iPhone', is_current: false, seen_at: '2026-03-02T08:00:00Z' };

/** Answers like a server that ends the sessions it is asked to end. */
function serve(answer: { status?: number; body?: unknown } = {}) {
  let sessions = [here, phone];
  return standInForFetch(({ method, url }) => {
    if (url.startsWith('/api/account/sessions')) {
      if (method === 'GET') return { body: sessions };
      sessions = [here];
      return { body: { ok: true, ended: 1 } };
    }
    return url === '/api/account/password' ? answer : {};
  });
}

function open() {
  return renderInArea(<AccountSecurityScreen />, {
    area: 'learner',
    routes: learnerRoutes,
    name: 'account-security',
    address: '/my-learning-zone/account/security',
    user: buildUser(),
  });
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) {
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
}

const typed = {
  'Current password': 'Old one 1',
  'New password': 'Correct horse 42',
  'Confirm new password': 'Correct horse 42',
};

afterEach(() => vi.unstubAllGlobals());

test('changing the password sends the current one, and closes the form', async () => {
  const user = userEvent.setup();
  const requests = serve();
  open();
  await fillIn(user, typed);
  expect(await screen.findByText(/Your password has been changed/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  expect(requests.find(({ url }) => url === '/api/account/password')?.body).toEqual({
    currentPassword: 'Old one 1',
    password: 'Correct horse 42',
    passwordConfirmation: 'Correct horse 42',
  });
});

test('the password rules of the specification are checked before anything is sent', async () => {
  const user = userEvent.setup();
  const requests = serve();
  open();
  await fillIn(user, { 'New password': 'abc', 'Confirm new password': 'abd' });
  expect(screen.getByRole('link', { name: 'Current password: This is required' })).toBeInTheDocument();
  expect(
    screen.getByRole('link', {
      name: 'Confirm new password: Please check your password, your confimation does not match it',
    }),
  ).toBeInTheDocument();
  expect(requests.some(({ url }) => url === '/api/account/password')).toBe(false);
});

test('a wrong current password is reported at its field', async () => {
  const user = userEvent.setup();
  const message = 'This is not your current password';
  serve({ status: 422, body: { code: 'validation_failed', message, errors: { currentPassword: [message] } } });
  open();
  await fillIn(user, typed);
  expect(await screen.findByRole('link', { name: `Current password: ${message}` })).toBeInTheDocument();
  expect(screen.getByLabelText('Current password')).toBeInvalid();
});

test('the session list marks this device and gives the day when the others were last active', async () => {
  serve();
  open();
  await screen.findByText('This device');
  const items = screen.getAllByRole('listitem');
  const [first, second] = items.filter((item) => within(item).queryByRole('heading') !== null);
  expect(first).toHaveTextContent('Firefox on Windows');
  expect(within(first as HTMLElement).getByText('This device')).toBeInTheDocument();
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(second).toHaveTextContent('Last seen on Mon 2nd Mar 2026');
});

test.each(['Sign out all other devices', /^Sign out Safari on iPhone/])(
  '"%s" keeps this device signed in',
  async (name) => {
    const user = userEvent.setup();
    serve();
    open();
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(screen.getByText('Firefox on Windows')).toBeInTheDocument();
  },
);
