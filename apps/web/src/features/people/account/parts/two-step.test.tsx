import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../../test-support/render.tsx';
import { TwoStep } from './two-step.tsx';

const codes = ['k7m2-9xwd-hq4t-r3vb', 'aaaa-bbbb-cccc-dddd'];
const base = '/api/account/two-step';

/** Answers like a server with two-step verification on or off, where only one code and one password are right. */
function serve(isOn: boolean, isRequired = false) {
  let since = isOn ? '2026-03-02T08:00:00Z' : null;
  const refuse = (field: string) => ({
    status: 422,
    body: { code: 'validation_failed', message: 'Not right', errors: { [field]: ['Not right'] } },
  });
  return standInForFetch(({ method, url, body }) => {
    const sent = body as { code?: string; currentPassword?: string };
    if (method === 'GET' && url === base)
      return { body: { since, recovery_codes_left: since === null ? 0 : 10, is_required: isRequired } };
    if (method !== 'POST') return { body: [] };
    if (url === `${base}/confirm`) {
      if (sent.code !== '123456') return refuse('code');
      since = '2026-03-02T08:00:00Z';
      return { body: { recovery_codes: codes } };
    }
    if (url === base) return { body: { secret: 'JBSWY3DPEHPK3PXP', picture: 'data:image/png;base64,AAAA' } };
    if (sent.currentPassword !== 'Right one 1') return refuse('currentPassword');
    if (url === `${base}/remove`) since = null;
    return { body: { ok: true, recovery_codes: codes } };
  });
}

async function givePassword(user: ReturnType<typeof userEvent.setup>, button: string, password = 'Right one 1') {
  await user.type(await screen.findByLabelText('Current password'), password);
  await user.click(screen.getByRole('button', { name: button }));
}

afterEach(() => vi.unstubAllGlobals());

test('turning on two-step verification asks for a first code, then shows recovery codes', async () => {
  const user = userEvent.setup();
  serve(false);
  renderScreen(<TwoStep />);
  await user.click(await screen.findByRole('button', { name: 'Turn on two-step verification' }));
  expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  for (const code of codes) expect(await screen.findByText(code)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have saved these codes' }));
  expect(await screen.findByText(/since Mon 2nd Mar 2026/)).toBeInTheDocument();
  expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument();
});

test('a wrong code is reported at its field', async () => {
  const user = userEvent.setup();
  serve(false);
  renderScreen(<TwoStep />);
  await user.click(await screen.findByRole('button', { name: 'Turn on two-step verification' }));
  await user.type(await screen.findByLabelText('Six-digit code'), '000000');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByRole('link', { name: 'Six-digit code: Not right' })).toBeInTheDocument();
});

test('two-step verification is turned off with the right password only', async () => {
  const user = userEvent.setup();
  serve(true);
  renderScreen(<TwoStep />);
  await user.click(await screen.findByRole('button', { name: 'Turn off two-step verification' }));
  await givePassword(user, 'Turn off two-step verification', 'Wrong one 1');
  expect(await screen.findByRole('link', { name: 'Current password: Not right' })).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Current password'));
  await givePassword(user, 'Turn off two-step verification');
  expect(await screen.findByRole('button', { name: 'Turn on two-step verification' })).toBeInTheDocument();
});

test('new recovery codes are shown once', async () => {
  const user = userEvent.setup();
  serve(true);
  renderScreen(<TwoStep />);
  await user.click(await screen.findByRole('button', { name: 'Create new recovery codes' }));
  await givePassword(user, 'Create new recovery codes');
  expect(await screen.findByText(codes[0] ?? '')).toBeInTheDocument();
});

test('two-step verification cannot be turned off where it is required', async () => {
  serve(true, true);
  renderScreen(<TwoStep />);
  expect(await screen.findByText(/you cannot turn it off/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off two-step verification' })).not.toBeInTheDocument();
});
