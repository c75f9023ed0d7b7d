import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { ConfirmHost } from '../../../ui/confirm/index.ts';
import { BookingsSwitch } from './bookings-switch.tsx';

afterEach(() => vi.unstubAllGlobals());

test('bookings are switched off and on, each after a question', async () => {
  const user = userEvent.setup();
  let isOn = true;
  const sent: unknown[] = [];
  standInForFetch(({ method, body }) => {
    if (method === 'GET') return { body: { bookings: isOn } };
    sent.push(body);
    isOn = !isOn;
    return { body: { ok: true } };
  });
  renderScreen(
    <>
      <BookingsSwitch />
      <ConfirmHost />
    </>,
  );
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  expect(await screen.findByText('Bookings are on')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Switch bookings off' }));
  expect(await screen.findByText(/nobody can change one/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Switch bookings off' }));
  await confirm('Switch bookings off');
  expect(await screen.findByText('Bookings are off')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Switch bookings on' }));
  await confirm('Switch bookings on');
  expect(await screen.findByText('Bookings are on')).toBeInTheDocument();
  expect(sent).toEqual([{ isOn: false }, { isOn: true }]);
});
