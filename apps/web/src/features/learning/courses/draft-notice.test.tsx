import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { DraftNotice } from './draft-notice.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(status: number) {
  const refusal = { code: 'conflict', message: 'This course has no modules yet.' };
  const requests = standInForFetch(() =>
    status === 200 ? { body: { id: 4, title: 'Sepsis', is_live: true } } : { status, body: refusal },
  );
  renderInArea(<DraftNotice courseId={4} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'scos',
    address: '/site-admin/courses/scos/4',
    user: buildUser(),
  });
  return { posted: () => requests.filter(({ method }) => method === 'POST') };
}

test('says what a draft means, and makes the course live', async () => {
  const { posted } = show(200);
  expect(screen.getByText(/Organisations cannot request or issue it/u)).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Make live' }));
  expect(await screen.findByText(/^Sepsis is live\. Now buy licences/u)).toBeInTheDocument();
  expect(posted()).toEqual([expect.objectContaining({ url: expect.stringContaining('courses/4/go-live') })]);
});

test('shows why a course cannot be live yet, and stays', async () => {
  const { posted } = show(409);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Make live' }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(await screen.findByText('This course has no modules yet.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make live' })).toBeEnabled();
});
