import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { WithdrawCertificate } from './withdraw-certificate.tsx';

const shown = {
  id: 7,
  serial: 'DL-7',
  title: 'Safe dispensing',
  holder: 'Mary Penrose',
  awarded_on: '2026-01-10',
  expires_on: '2027-01-10',
  state: 'valid',
  verify_code: 'CODE',
  restores: { id: 3, serial: 'DL-3', awarded_on: '2025-01-10', expires_on: '2026-12-31' },
};

afterEach(() => vi.unstubAllGlobals());

async function open(answer: { status?: number; body?: unknown } = { body: { ok: true } }) {
  const user = userEvent.setup();
  const requests = standInForFetch(({ method }) => (method === 'POST' ? answer : { body: shown }));
  renderScreen(<WithdrawCertificate certificate={shown} />);
  await user.click(screen.getByRole('button', { name: 'Withdraw certificate DL-7' }));
  await screen.findByText(/Certificate DL-3 is then valid again until Thu 31st Dec 2026/u);
  const submit = () => user.click(screen.getByRole('button', { name: 'Withdraw certificate' }));
  return { user, requests, submit };
}

test('shows which certificate is valid again, and sends it with the reason', async () => {
  const { user, requests, submit } = await open();
  await submit();
  expect(await screen.findAllByText('Choose a reason')).not.toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: 'The result was corrected' }));
  await user.click(screen.getByRole('radio', { name: /from today/u }));
  await submit();
  await waitFor(() => expect(requests.find(({ method }) => method === 'POST')).toBeDefined());
  const sent = requests.find(({ method }) => method === 'POST');
  expect(sent?.url).toBe('/api/admin/certificates/7/withdraw');
  expect(sent?.body).toEqual({ reason: 'result_changed', holdsFrom: 'today', note: '', restoresId: 3 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('another reason needs a note, and a refusal keeps what was typed', async () => {
  const message = 'Another certificate of this course has changed since. Review the withdrawal again.';
  const { user, submit } = await open({ status: 409, body: { code: 'conflict', message } });
  await user.click(screen.getByRole('radio', { name: 'Another reason' }));
  await submit();
  expect(await screen.findAllByText('Enter the reason')).not.toHaveLength(0);
  await user.type(screen.getByRole('textbox', { name: /Note/u }), 'Asked by the trainer');
  await submit();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Note/u })).toHaveValue('Asked by the trainer');
});
