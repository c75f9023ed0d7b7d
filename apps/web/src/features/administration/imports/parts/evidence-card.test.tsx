import type { ImportDetail, ImportEvidence } from '@doselore/contract/imports';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { standInForUploads } from '../../../../test-support/upload-stand-in.ts';
import { EvidenceCard } from './evidence-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const list = { id: 4, total: 6, with_evidence: 1 } as ImportDetail;

test('uploads a zip, and says which files found no row', async () => {
  const user = userEvent.setup();
  const answer: ImportEvidence = { matched: 2, unmatched: ['holiday.pdf'], refused: ['row 3.exe'] };
  standInForFetch(() => ({}));
  const uploads = standInForUploads(() => ({ body: answer }));
  const place = { groupId: 5, level: 'groupingAdmin', kind: 'external-entries' } as const;
  renderInArea(<EvidenceCard one={{ place, importId: 4 }} list={list} />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'bulk-upload-external-courses-step',
    address: '/group-admin/5/bulk-upload-external-courses/4/check',
    user: buildUser(),
  });
  expect(await screen.findByText('1 of 6 rows has evidence.')).toBeInTheDocument();
  const file = new File(['PK'], 'certificates.zip', { type: 'application/zip' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await user.click(screen.getByRole('button', { name: 'Upload evidence' }));
  expect(
    await screen.findByText(
      '2 rows have a file of this zip. 1 file without a row: holiday.pdf. 1 file refused: row 3.exe. Upload only PDFs and pictures of at most 10 MB.',
    ),
  ).toBeInTheDocument();
  expect(uploads.map(({ url }) => url)).toEqual([
    expect.stringContaining('groups/5/bulk-upload-external-courses/4/evidence'),
  ]);
});
