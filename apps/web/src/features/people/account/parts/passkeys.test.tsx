import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../../test-support/render.tsx';
import { BannerRegion } from '../../../../ui/banner/index.ts';
import { ConfirmHost } from '../../../../ui/confirm/index.ts';
import { Passkeys } from './passkeys.tsx';

const phone = { id: 4, name: 'Work phone', created_at: '2026-03-02T08:00:00Z', last_used_at: null };

function open() {
  let passkeys = [phone];
  const requests = standInForFetch(({ method }) => {
    if (method === 'DELETE') passkeys = [];
    return { body: method === 'DELETE' ? { ok: true } : passkeys };
  });
  renderScreen(
    <>
      <Passkeys />
      <ConfirmHost />
      <BannerRegion />
    </>,
  );
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

test('a passkey is listed by its name and removed after confirmation', async () => {
  const user = userEvent.setup();
  const requests = open();
  expect(await screen.findByText(/Added Mon 2nd Mar 2026, not used yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the passkey Work phone' }));
  const dialogue = await screen.findByRole('dialog');
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialogue).getByRole('button', { name: 'Remove passkey' }));
  expect(await screen.findByText('The passkey Work phone has been removed.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'DELETE')?.url).toBe('/api/account/passkeys/4');
});

test('a browser without passkeys shows a message instead of the button', async () => {
  open();
  expect(await screen.findByText('This browser cannot add passkeys at this address.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});
