import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRoutes } from '../../../areas/public/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { BadgeCheck } from './badge-check.tsx';

afterEach(() => vi.unstubAllGlobals());

const render = () =>
  renderInArea(<BadgeCheck show={({ title }) => <p>Certificate {title}</p>} />, {
    area: 'public',
    routes: publicRoutes,
    name: 'check-certificate',
    user: buildUser(),
    address: '/check-certificate',
  });

const chunk = (type: string, data: string) => {
  const size = data.length;
  return `${String.fromCharCode(0, 0, size >> 8, size & 255)}${type}${data}\0\0\0\0`;
};
const pngWith = (...chunks: string[]) =>
  new File([Uint8Array.from(`\u0089PNG\r\n\u001A\n${chunks.join('')}`, (letter) => letter.charCodeAt(0))], 'Badge.png');

test('the badge is read from the picture, and only its text is sent', async () => {
  const requests = standInForFetch(() => ({ body: { verdict: 'genuine', certificate: { title: 'Sepsis' } } }));
  render();
  const png = pngWith(chunk('IHDR', 'x'.repeat(13)), chunk('iTXt', 'openbadgecredential\0\0\0\0\0aa.bb.cc'));
  await userEvent.setup().upload(document.querySelector('input[type=file]') as HTMLInputElement, png);
  expect(await screen.findByText('Certificate Sepsis')).toBeInTheDocument();
  expect(requests.at(-1)?.body).toEqual({ badge: 'aa.bb.cc' });
});

test('a picture without a badge sends nothing, and says what to do', async () => {
  const requests = standInForFetch(() => ({ body: {} }));
  render();
  const before = requests.length;
  await userEvent.setup().upload(document.querySelector('input[type=file]') as HTMLInputElement, pngWith());
  expect(await screen.findByText('No badge found')).toBeInTheDocument();
  expect(requests.length).toBe(before);
});

test.each([
  ['changed', 'The badge was changed'],
  ['other_issuer', 'Another issuer signed the badge'],
  ['unreadable', 'No badge found'],
] as const)('a pasted text that is %s is described in words', async (verdict, words) => {
  standInForFetch(() => ({ body: { verdict, certificate: null } }));
  render();
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Or paste the text of the signed file'), 'aa.bb.cc');
  await user.click(screen.getByRole('button', { name: 'Check badge' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('checking without a text sends nothing, and says what is missing', async () => {
  const requests = standInForFetch(() => ({ body: {} }));
  render();
  const before = requests.length;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Check badge' }));
  expect(screen.getByText('Paste the text, or select the file above')).toBeInTheDocument();
  expect(requests.length).toBe(before);
});
