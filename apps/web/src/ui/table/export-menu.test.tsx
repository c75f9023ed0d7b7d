import { AppError } from '@doselore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SheetDownload } from '../../platform/api/index.ts';
import { dismissBanner, readBanners } from '../../platform/banner/banner-store.ts';
import { renderScreen } from '../../test-support/render.tsx';
import { ExportMenu } from './export-menu.tsx';

const message = 'The list is too long for one file. Filter it first.';
const refuse = () => Promise.reject(new AppError('conflict', message));
const onExport: SheetDownload = Object.assign(refuse, { readCsv: refuse });

test.each(['CSV', 'Excel (XLSX)', 'Print all rows'])('says why %s failed, and can be used again', async (item) => {
  const user = userEvent.setup();
  renderScreen(<ExportMenu label="People" onExport={onExport} total={3} />);
  await user.click(screen.getByRole('button', { name: /Export/u }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await waitFor(() => expect(readBanners().current?.message).toBe(message));
  expect(screen.getByRole('button', { name: /Export/u })).toBeEnabled();
  dismissBanner();
});
