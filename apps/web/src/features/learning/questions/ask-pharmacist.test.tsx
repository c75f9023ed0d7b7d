import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../../platform/session/index.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { BannerRegion } from '../../../ui/banner/index.ts';
import { AskPharmacistHost } from './ask-pharmacist-host.tsx';
import { closeAskPharmacist, openAskPharmacist } from './open-ask-pharmacist.ts';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a stand-in for the cookie that the server sets
  document.cookie = 'XSRF-TOKEN=token';
});
afterEach(() => {
  closeAskPharmacist();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function renderAsking(answer: { status?: number; body?: unknown } | Error, userId = 7) {
  const requests = standInForFetch(() => answer);
  const { client, unmount } = renderScreen(
    <>
      <BannerRegion />
      <button type="button" onClick={openAskPharmacist}>
        Ask
      </button>
      <AskPharmacistHost />
    </>,
  );
  client.setQueryData(currentUserQuery.queryKey, buildUser({ id: userId }));
  return { requests, unmount };
}

async function open() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Ask the Pharmacist' });
  return user;
}

const send = () => screen.getByRole('button', { name: 'Send question' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('missing and long fields are reported in the words of the specification, and nothing is sent', async () => {
  const { requests } = renderAsking({});
  const user = await open();
  expect(screen.getByLabelText('Your name')).toHaveValue('Jo Patel');
  await user.clear(screen.getByLabelText('Your name'));
  await user.click(send());
  expect(screen.getByText('Your name: Please enter your name')).toBeInTheDocument();
  expect(screen.getByText('Your question: Please enter your question')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Your name'));
  await user.paste('n'.repeat(256));
  await user.click(screen.getByLabelText('Your question'));
  await user.paste('q'.repeat(513));
  await user.click(send());
  expect(screen.getByText('Your name: Please keep your name shorter than 255 characters.')).toBeInTheDocument();
  expect(screen.getByText('Your question: Please keep your question shorter than 512 characters.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a sent question shows the thanks, and the next form is empty', async () => {
  const { requests } = renderAsking({});
  const user = await open();
  expect(screen.getByText('Do not write patient details.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Your question'), 'May I?');
  await user.click(send());
  await isClosed();
  expect(
    screen.getByText('Thank you for your question, a member of the product team will get back to you shortly.'),
  ).toBeInTheDocument();
  expect(requests.map(({ url, body }) => ({ url, body }))).toEqual([
    { url: '/api/ask-the-pharmacist', body: { name: 'Jo Patel', question: 'May I?' } },
  ]);
  await open();
  expect(screen.getByLabelText('Your question')).toHaveValue('');
});

test.each([
  ['a fault', { status: 500 }],
  ['too many questions', { status: 429, body: { code: 'too_many_requests', message: 'Wait a while.' } }],
  [
    'a field the server refuses',
    { status: 422, body: { code: 'validation_failed', message: 'x', errors: { name: ['x'] } } },
  ],
  ['no connection', new TypeError('Failed to fetch')],
])('after %s the dialogue closes silently and keeps the text', async (_name, answer) => {
  renderAsking(answer);
  const user = await open();
  const banners = screen.queryAllByText(/Wait a while|Something went wrong/).length;
  await user.type(screen.getByLabelText('Your question'), 'May I keep this?');
  await user.click(send());
  await isClosed();
  expect(screen.queryAllByText(/Wait a while|Something went wrong/)).toHaveLength(banners);
  await open();
  expect(screen.getByLabelText('Your question')).toHaveValue('May I keep this?');
});

test('a draft is not shown to the next person at the same computer', async () => {
  const first = renderAsking({ status: 500 });
  const user = await open();
  await user.type(screen.getByLabelText('Your question'), 'Mine alone');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  first.unmount();
  renderAsking({}, 8);
  await open();
  expect(screen.getByLabelText('Your question')).toHaveValue('');
});
