import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../../test-support/render.tsx';
import { buildUserInfo } from '../../../../test-support/user-info.ts';
import { EndTwoStep } from './end-two-step.tsx';

const person = buildUserInfo({ has_two_step: true });

afterEach(() => vi.unstubAllGlobals());

test('two-step verification ends only after a reason is chosen', async () => {
  const user = userEvent.setup();
  const requests = standInForFetch(() => ({ body: { ok: true } }));
  renderScreen(<EndTwoStep user={person} />);
  await user.click(screen.getByRole('button', { name: 'Reset two-step verification' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Reset two-step verification of Asha Iyer?' });
  const send = () =>
    screen.getAllByRole('button', { name: 'Reset two-step verification' }).find((one) => dialogue.contains(one));
  await user.click(send() ?? dialogue);
  expect(await screen.findAllByText('Choose a reason')).not.toEqual([]);
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'The phone or key was lost or stolen' }));
  await user.click(send() ?? dialogue);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/admin/users/7/end-two-step',
    body: { reason: 'deviceLost' },
  });
});

test('nothing is offered for a user without two-step verification', () => {
  renderScreen(<EndTwoStep user={{ ...person, has_two_step: false }} />);
  expect(screen.queryByRole('button', { name: 'Reset two-step verification' })).not.toBeInTheDocument();
});
