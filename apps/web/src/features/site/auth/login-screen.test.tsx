import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readBanners, showBanner } from '../../../platform/banner/banner-store.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { LoginScreen } from './login-screen.tsx';

const info = {
  demo: true,
  outbox: false,
  support_email: 'support@example.org',
  support_phone: '0113 496 0000',
  demo_logins: [{ role: 'Learner', name: 'Jo Patel', username: 'jo', password: 'Doselore1!' }],
};

function serve(answer: { status?: number; body: unknown }, second: { status?: number; body?: unknown } = {}) {
  return standInForFetch(({ url }) => {
    if (url === '/site-info') return { body: info };
    if (url === '/login') return answer;
    return url === '/login/two-step' ? second : {};
  });
}

afterEach(() => vi.unstubAllGlobals());

test('missing fields are reported in the summary and at the field', async () => {
  const user = userEvent.setup();
  serve({ body: buildUser() });
  renderScreen(<LoginScreen />);
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(screen.getByRole('link', { name: 'Password: This is required' })).toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  await user.click(screen.getByRole('link', { name: 'Email address or username: This is required' }));
  expect(screen.getByLabelText('Email address or username')).toHaveFocus();
});

test('a demo login fills in the form, and signing in opens the requested page', async () => {
  const user = userEvent.setup();
  const requests = serve({ body: buildUser() });
  const { router } = renderScreen(<LoginScreen />, '/tested?next=%2Ffaq%3Fq%3Da');
  await user.click(await screen.findByRole('button', { name: /Learner/ }));
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(requests.find(({ url }) => url === '/login')?.body).toEqual({ username: 'jo', password: 'Doselore1!' });
});

test('wrong details are reported once, without saying which of the two was wrong', async () => {
  const user = userEvent.setup();
  serve({ status: 422, body: { code: 'wrong_credentials', message: 'These details do not match.' } });
  renderScreen(<LoginScreen />);
  await user.type(screen.getByLabelText('Email address or username'), 'jo');
  await user.type(screen.getByLabelText('Password'), 'nope');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('These details do not match.')).toBeInTheDocument();
});

const challengeAnswer = { body: { two_step: true, challenge: 'signed' } };

async function enterPassword(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email address or username'), 'jo');
  await user.type(screen.getByLabelText('Password'), 'Doselore1!');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
}

test('a banner that asks a person to sign in ends when they have', async () => {
  const user = userEvent.setup();
  serve({ body: buildUser() });
  const { router } = renderScreen(<LoginScreen />, '/tested?next=%2Ffaq');
  showBanner({ message: 'Your account is ready. Sign in with your new password.', type: 'success' });
  await enterPassword(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(readBanners().current).toBeUndefined();
});

test('with two-step verification the code completes the sign-in', async () => {
  const user = userEvent.setup();
  const requests = serve(challengeAnswer, { body: buildUser() });
  const { router } = renderScreen(<LoginScreen />, '/tested?next=%2Ffaq');
  await enterPassword(user);
  await user.type(await screen.findByLabelText('Six-digit code'), '123 456');
  expect(router.state.location.pathname).toBe('/tested');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faq'));
  expect(requests.at(-1)?.body).toEqual({ challenge: 'signed', code: '123 456' });
});

test('a wrong code is reported at its field, and a recovery code can be used instead', async () => {
  const user = userEvent.setup();
  const message = 'This code is incorrect. Enter the newest code.';
  serve(challengeAnswer, { status: 422, body: { code: 'validation_failed', message, errors: { code: [message] } } });
  renderScreen(<LoginScreen />);
  await enterPassword(user);
  await user.type(await screen.findByLabelText('Six-digit code'), '000000');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('link', { name: `Six-digit code: ${message}` })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.getByLabelText('Recovery code')).toHaveValue('');
});

test('a sign-in that took too long starts again with the password', async () => {
  const user = userEvent.setup();
  serve(challengeAnswer, { status: 410, body: { code: 'link_expired', message: 'The login took too long.' } });
  renderScreen(<LoginScreen />);
  await enterPassword(user);
  await user.type(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText('Password')).toHaveValue('');
});
