import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../../platform/session/index.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { TwoStepScreen } from './two-step-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Answers like a server that requires two-step verification until the code 123456 has confirmed it. */
function serve() {
  let isOn = false;
  return standInForFetch(({ method, url }) => {
    if (url === '/api/user')
      return { body: { ...buildUser({ id: 7 }), two_step: { must_set_up: !isOn, due_on: null } } };
    if (url === '/api/account/two-step/confirm') {
      isOn = true;
      return { body: { recovery_codes: ['k7m2-9xwd-hq4t-r3vb'] } };
    }
    if (method === 'POST') return { body: { secret: 'JBSWY3DPEHPK3PXP', picture: 'data:image/png;base64,AAAA' } };
    return {
      body: { since: isOn ? '2026-03-02T08:00:00Z' : null, recovery_codes_left: isOn ? 10 : 0, is_required: true },
    };
  });
}

test('the recovery codes stay until the person has saved them, and no password is asked', async () => {
  const user = userEvent.setup();
  serve();
  const { client, router } = renderScreen(<TwoStepScreen />);
  await user.click(await screen.findByRole('button', { name: 'Turn on two-step verification' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('k7m2-9xwd-hq4t-r3vb');
  await act(() => client.refetchQueries({ queryKey: currentUserQuery.queryKey }));
  expect(screen.getByText('k7m2-9xwd-hq4t-r3vb')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Continue/u })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have saved these codes' }));
  await vi.waitFor(() => expect(router.state.location.pathname).not.toBe('/tested'));
});

test('the browser asks before the page with recovery codes is closed', async () => {
  const user = userEvent.setup();
  serve();
  renderScreen(<TwoStepScreen />);
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await user.click(await screen.findByRole('button', { name: 'Turn on two-step verification' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '123456');
  expect(close()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('k7m2-9xwd-hq4t-r3vb');
  expect(close()).toBe(true);
});
