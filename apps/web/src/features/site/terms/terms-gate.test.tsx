import { currentTerms } from '@doselore/contract/terms';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../../platform/session/index.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { TermsGate } from './terms-gate.tsx';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a stand-in for the cookie that the server sets
  document.cookie = 'XSRF-TOKEN=token';
});
afterEach(() => vi.unstubAllGlobals());

function renderFor(overrides: Parameters<typeof buildUser>[0], answer: { status?: number; body?: unknown } = {}) {
  const requests = standInForFetch(() => answer);
  const { client } = renderScreen(<TermsGate />);
  client.setQueryData(currentUserQuery.queryKey, buildUser(overrides));
  return { requests, client };
}

test('a person who has not accepted the current terms is asked once', async () => {
  const user = userEvent.setup();
  const { requests, client } = renderFor({ terms_accepted: false });
  await screen.findByRole('dialog', { name: 'Terms and conditions' });
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Terms and conditions/ })).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('button', { name: 'Accept terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.map(({ url, body }) => ({ url, body }))).toEqual([
    { url: '/api/accept-terms-and-conditions', body: { version: currentTerms.version } },
  ]);
  expect(client.getQueryData(currentUserQuery.queryKey)?.terms_accepted).toBe(true);
});

test('a refusal is shown in the dialogue, which stays open', async () => {
  const user = userEvent.setup();
  renderFor({ terms_accepted: false }, { status: 409, body: { code: 'conflict', message: 'The terms have changed.' } });
  await user.click(await screen.findByRole('button', { name: 'Accept terms' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The terms have changed.');
});

test.each([{ terms_accepted: true }, { terms_accepted: false, provisional: true }])(
  'a user with %j is not asked',
  async (who) => {
    renderFor(who);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
