import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRoutes } from '../../../areas/public/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { GetBadge } from './get-badge.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['hidden', false, 'Download picture', 'png'],
  ['named', true, 'Download signed file', 'jwt'],
] as const)('downloads a badge with the holder %s', async (holder, ticks, button, format) => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  const requests = standInForFetch(() => ({ body: { ok: true } }));
  renderInArea(<GetBadge certificate={{ id: 7, title: 'Sepsis' }} />, {
    area: 'public',
    routes: publicRoutes,
    name: 'check-certificate',
    user: buildUser(),
    address: '/check-certificate',
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Get badge of certificate: Sepsis' }));
  if (ticks) await user.click(await screen.findByLabelText('Include my name'));
  await user.click(await screen.findByRole('button', { name: button }));
  await vi.waitFor(() => expect(requests.at(-1)?.url).toContain(`format=${format}`));
  expect(requests.at(-1)?.url).toContain(`holder=${holder}`);
  expect(requests.at(-2)?.url).toContain('/certificates/7/badge');
});
