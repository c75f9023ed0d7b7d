import type { ArchivePreview, ListedCourse } from '@doselore/contract/courses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { OnlineCoursesScreen } from './online-courses-screen.tsx';

const sepsis: ListedCourse = {
  id: 4,
  version: 1,
  title: 'Sepsis',
  deliverable_id: 1,
  default_months: 12,
  is_live: true,
  modules: 1,
  learners: 3,
  updated_at: '2026-10-06T10:00:00Z',
  draft: { id: 9, version: 2 },
  archived: null,
};
const flu: ListedCourse = { ...sepsis, id: 5, title: 'Flu', archived: { on: '2026-10-01', reason: 'Season over' } };
const preview: ArchivePreview = {
  title: 'Sepsis',
  unissued: [
    { id: 1, name: 'Ashdown', seats: 1_200 },
    { id: 2, name: 'Bramley', seats: 4 },
  ],
  issued: 2,
  in_progress: 1,
  linked: ['Sepsis refresher'],
  sessions_ahead: 0,
};

afterEach(() => vi.unstubAllGlobals());

function show(address = '/site-admin/courses') {
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'POST') return { body: { ok: true } };
    if (url.includes('/archive')) return { body: preview };
    return { body: { rows: url.includes('list=archived') ? [flu] : [sepsis], total: 1 } };
  });
  renderInArea(<OnlineCoursesScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'courses',
    address,
    user: buildUser(),
  });
  return () => requests.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));
}

const open = async (title: string, item: string) => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(title, 'u') }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return user;
};

test('says whom archiving concerns, and sends the reason', async () => {
  const sent = show();
  expect(await screen.findByRole('link', { name: 'Version 2 is a draft' })).toHaveAttribute(
    'href',
    '/site-admin/courses/edit-course/9',
  );
  const user = await open('Sepsis', 'Archive');
  const dialogue = within(await screen.findByRole('dialog', { name: 'Archive Sepsis?' }));
  expect((await dialogue.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    '1,204 licences not issued: Ashdown (1,200) and Bramley (4). They can no longer be issued.',
    '3 people have a licence, 1 of them in progress. They can start and finish the course.',
    'Linked with Sepsis refresher.',
  ]);
  await user.click(dialogue.getByRole('button', { name: 'Archive' }));
  expect(await dialogue.findAllByText('Enter the reason')).not.toEqual([]);
  await user.type(dialogue.getByRole('textbox', { name: 'Reason' }), 'Replaced');
  await user.click(dialogue.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Sepsis archived')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { archived: true, reason: 'Replaced' },
      { archived: false, reason: null },
    ]),
  );
});

test('an archived course shows when and why, opens nothing, and can be restored', async () => {
  const sent = show('/site-admin/courses?list=archived');
  expect(await screen.findByText('01-10-2026: Season over')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Flu' })).not.toBeInTheDocument();
  await open('Flu', 'Restore');
  expect(await screen.findByText('Flu restored')).toBeInTheDocument();
  expect(sent()).toEqual([
    { url: expect.stringContaining('courses/5/archive'), body: { archived: false, reason: null } },
  ]);
});
