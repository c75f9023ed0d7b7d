import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../../test-support/render.tsx';
import { OwnCertificates } from './own-certificates.tsx';

const certificate = (id: number, state: string) => ({
  id,
  serial: `DL-${id}`,
  title: `Course ${id}`,
  awarded_on: '2026-01-10',
  expires_on: '2027-01-10',
  state,
  verify_code: `CODE-${id}`,
});

function serve(states: readonly string[], answer: { status?: number; body?: unknown } = {}) {
  return standInForFetch(({ url }) =>
    url === '/api/certificates/zip' ? answer : { body: states.map((state, index) => certificate(index + 1, state)) },
  );
}

afterEach(() => vi.unstubAllGlobals());

test('all valid certificates are downloaded in one file', async () => {
  const user = userEvent.setup();
  const requests = serve(['valid', 'expiring', 'expired', 'revoked']);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined }));
  renderScreen(<OwnCertificates />);
  await user.click(await screen.findByRole('button', { name: 'Download all 2 valid certificates' }));
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/certificates/zip'));
});

test('a single certificate is downloaded without a zip', async () => {
  serve(['valid', 'superseded']);
  renderScreen(<OwnCertificates />);
  expect(await screen.findByText('Course 1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Download all/ })).not.toBeInTheDocument();
});

test('the code can be shown as a QR code that opens the check', async () => {
  const user = userEvent.setup();
  serve(['valid']);
  renderScreen(<OwnCertificates />);
  await user.click(await screen.findByRole('button', { name: 'Show code of certificate: Course 1' }));
  expect(await screen.findByRole('img', { name: 'QR code that opens the certificate check' })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Course 1' })).toHaveTextContent('CODE-1');
});
