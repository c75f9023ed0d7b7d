import type { Action } from '@doselore/contract';
import type { ExportRow } from '@doselore/contract/exports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { PlaceCertificatesScreen } from '../../certificates/certificates/index.ts';

const brightwell = { id: 5, name: 'Brightwell' };
const certificateOf = (id: number, name: string) => ({
  ...{ id, serial: `DL-2026-${id}`, title: 'Safe dispensing', awarded_on: '2026-01-10', expires_on: '2027-01-10' },
  ...{ state: 'valid', verify_code: 'CODE', user: { id, name }, group: brightwell, can_open: true },
});
const file: ExportRow = {
  ...{ id: 3, kind: 'certificates', state: 'done', problem: null, requested_at: '2026-09-01T09:00:00Z' },
  ...{ group: brightwell, subgroup: null, virtual_group: null, total: 12, done: 11, failed: 1, bytes: 20_480 },
  ...{ keep_until: '2026-10-01T09:00:00Z', is_refused: false },
};

afterEach(() => vi.unstubAllGlobals());

function show(files: ExportRow[], abilities: Action[] = ['certificates.read', 'certificates.batch']) {
  const requests = standInForFetch(({ url, method }) => {
    if (url.endsWith('/exports')) return { body: files };
    if (url.endsWith('/cancel')) return { body: { ok: true } };
    if (method === 'POST') return { body: { id: 4 } };
    if (url.includes('/certificates/courses')) return { body: [] };
    if (url.includes('/certificates'))
      return { body: { rows: [certificateOf(7, 'Mary Penrose'), certificateOf(8, 'Jo Patel')], total: 2 } };
    return { body: brightwell };
  });
  renderInArea(<PlaceCertificatesScreen />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'certificates' },
    address: '/site-admin/groups/5/certificates?q=safe&sort=title',
    user: buildUser({ abilities: { superAdmin: abilities } }),
  });
  return requests;
}
const started = (requests: ReturnType<typeof show>) =>
  requests.filter(({ url }) => url.endsWith('/groups/5/certificate-pdfs')).map(({ body }) => body);

test('starts a file with all certificates of the list, or with the chosen ones', async () => {
  const requests = show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Download all as PDFs' }));
  await waitFor(() => expect(started(requests)).toHaveLength(1));
  expect(started(requests)[0]).toMatchObject({ filter: { q: 'safe', state: '' } });
  expect(started(requests)[0]).not.toHaveProperty('filter.sort');
  await userEvent.click(screen.getByRole('checkbox', { name: /Jo Patel/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Download as PDFs' }));
  await waitFor(() => expect(started(requests)).toHaveLength(2));
  expect(started(requests)[1]).toMatchObject({ ids: [8] });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bulk actions' })).not.toBeInTheDocument());
});

test('shows the last day of a file, and the number of certificates that could not be added', async () => {
  show([file, { ...file, id: 2, group: { id: 6, name: 'Elsewhere' } }]);
  const list = within(await screen.findByRole('region', { name: 'Your files with certificates' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText(/^11 certificates, 20 KB. 1 certificate could not be added/u)).toHaveTextContent(
    'Kept until Thu 1st Oct 2026.',
  );
  expect(list.getByRole('button', { name: /^Download the file/u })).toBeInTheDocument();
});

test('shows progress and cancels, and offers no file to people who lost access', async () => {
  const requests = show([
    { ...file, state: 'running', done: 3, failed: 0, keep_until: null, bytes: null },
    { ...file, id: 2, is_refused: true },
  ]);
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('3 of 12 certificates')).toBeInTheDocument();
  expect(screen.getByText('You no longer have access to these certificates.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Download the file/u })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Cancel the file/u }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/exports/3/cancel'))).toBe(true));
});

test('offers no file to service admins of the lowest level', async () => {
  show([file], ['certificates.read']);
  expect(await screen.findByRole('link', { name: 'Jo Patel' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /as PDFs/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your files with certificates' })).not.toBeInTheDocument();
});
