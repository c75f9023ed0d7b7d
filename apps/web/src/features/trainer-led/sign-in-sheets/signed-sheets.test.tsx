import type { SignedSheet } from '@doselore/contract/sign-in-sheets';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { standInForUploads } from '../../../test-support/upload-stand-in.ts';
import { SignedSheets } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

const sheet = (id: number, changes: Partial<SignedSheet> = {}): SignedSheet => ({
  id,
  session_id: 70,
  type: 'image/jpeg',
  bytes: 2_100_000,
  uploaded_by: 'Amara Osei',
  uploaded_at: '2026-11-01T12:00:00.000Z',
  ...changes,
});
const photo = new File(['photo'], 'sheet.jpg', { type: 'image/jpeg' });

/** Shows the signed sheets of session 70 of course 7 to its trainer. */
function show(sheets: SignedSheet[], rights = { mayAdd: true, mayChange: true }) {
  const requests = standInForFetch(({ method }) => ({ body: method === 'DELETE' ? { ok: true } : sheets }));
  renderInArea(<SignedSheets virtualGroupId={7} sessionId={70} {...rights} />, {
    ...{ area: 'trainer', routes: trainerRoutes, name: 'delegates', address: '/trainers/7/members' },
    user: buildUser({ abilities: { virtualGroupAdmin: ['virtualGroups.signInSheets', 'virtualGroups.register'] } }),
  });
  return requests;
}
const input = async () => screen.findByLabelText<HTMLInputElement>('Add a signed sheet', { selector: 'input' });

test('lists the sheets of this session alone, with links that open them', async () => {
  show([sheet(1), sheet(2, { session_id: 71 }), sheet(3, { type: 'application/pdf' })]);
  const link = await screen.findByRole('link', { name: 'Download Photo 1' });
  expect(link).toHaveAttribute('href', '/api/virtual-group-admin/virtual-groups/7/evidence/1');
  expect(screen.getByRole('link', { name: 'Download PDF 2' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getAllByText(/added on 01-11-2026 by Amara Osei$/)).toHaveLength(2);
});

test('a phone offers its camera and files, and the chosen photo is sent to the session', async () => {
  const user = userEvent.setup();
  show([]);
  const uploads = standInForUploads(() => ({}));
  expect(await input()).toHaveAttribute('accept', 'image/*,application/pdf');
  await user.upload(await input(), photo);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() =>
    expect(uploads).toEqual([
      {
        method: 'POST',
        url: '/api/virtual-group-admin/virtual-groups/7/evidence?sessionId=70',
        file: expect.any(File),
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument());
});

test('a failed upload keeps the choice and says what to do, and the next try sends it', async () => {
  const user = userEvent.setup();
  show([]);
  let isDown = true;
  const uploads = standInForUploads(() => (isDown ? new TypeError('offline') : {}));
  await user.upload(await input(), photo);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(/The file is still selected: choose Upload again\.$/)).toBeInTheDocument();
  expect(screen.getByText('sheet.jpg')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(uploads).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText('sheet.jpg')).not.toBeInTheDocument());
});

test('a file of another type is refused before it is sent, and one that the server refuses says why', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show([]);
  const errors = { file: ['Choose a PDF, or a PNG, JPEG or WebP picture'] };
  standInForUploads(() => ({ status: 422, body: { code: 'validation_failed', message: 'Refused', errors } }));
  await user.upload(await input(), new File(['<svg/>'], 'sheet.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('Choose a PDF, or a PNG, JPEG or WebP picture')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  await user.upload(await input(), photo);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Choose a PDF, or a PNG, JPEG or WebP picture')).toBeInTheDocument();
});

test('removing asks first, and replacing sends the new file for this sheet', async () => {
  const user = userEvent.setup();
  const requests = show([sheet(1)]);
  const uploads = standInForUploads(() => ({}));
  await user.click(await screen.findByRole('button', { name: 'Remove Photo 1' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Replace Photo 1' }));
  await user.upload(screen.getByLabelText('Replace Photo 1', { selector: 'input' }), photo);
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(uploads[0]?.url).toBe('/api/virtual-group-admin/virtual-groups/7/evidence/1'));
});

test('without the right to change, the sheets are only read', async () => {
  show([sheet(1)], { mayAdd: false, mayChange: false });
  await screen.findByRole('link', { name: 'Download Photo 1' });
  expect(screen.queryByRole('button', { name: /Select|Replace|Remove|Upload/ })).not.toBeInTheDocument();
});
