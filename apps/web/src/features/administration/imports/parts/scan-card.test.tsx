import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { standInForUploads } from '../../../../test-support/upload-stand-in.ts';
import { LicenceQuestion } from './licence-question.tsx';
import { ScanCard } from './scan-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (screenOf: React.ReactNode) =>
  renderInArea(screenOf, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'bulk-upload-results-step',
    address: '/group-admin/5/paper-courses/3/bulk-upload-results/4/check',
    user: buildUser(),
  });
const one = {
  place: { groupId: 5, abstractPaperCourseId: 3, level: 'groupingAdmin', kind: 'paper-results' },
  importId: 4,
} as const;

test('uploads the scan of a signed list, which a course requires', async () => {
  const user = userEvent.setup();
  standInForFetch(() => ({}));
  const uploads = standInForUploads(() => ({}));
  show(<ScanCard one={one} results={{ title: 'Practical', evidence: 'required', scan: null }} />);
  expect(await screen.findByText(/Each result needs a scan/u)).toBeInTheDocument();
  const file = new File(['%PDF-'], 'Signed.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
  await user.click(screen.getByRole('button', { name: 'Upload scan' }));
  expect(uploads.map(({ url }) => url)).toEqual([
    expect.stringContaining('groups/5/paper-courses/3/bulk-upload-results/4/scan'),
  ]);
});

test('a course without scans asks for none', () => {
  show(<ScanCard one={one} results={{ title: 'Practical', evidence: 'none', scan: null }} />);
  expect(screen.queryByText('Scan of the signed list')).not.toBeInTheDocument();
});

test('chooses the stock for people without a licence', async () => {
  const user = userEvent.setup();
  const onAnswer = vi.fn();
  const sources = [
    { source: 'POT', certificateMonths: 24, seats: 3 },
    { source: 'POOL', certificateMonths: 12, seats: 1 },
  ] as const;
  show(<LicenceQuestion licences={{ people: 2, sources: [...sources], from: null }} onAnswer={onAnswer} />);
  const choice = await screen.findByRole('combobox', { name: 'Issue licences to people without one' });
  await user.selectOptions(choice, 'Pool of the service: 1 left, 12 months');
  expect(onAnswer).toHaveBeenCalledWith({ source: 'POOL', certificateMonths: 12 });
});
