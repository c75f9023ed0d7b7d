import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import type { CourseDetail } from '../courses.queries.ts';
import { VersionsPanel } from './versions-panel.tsx';

const course: CourseDetail = {
  id: 11,
  product_id: 5,
  version: 2,
  title: 'Sepsis',
  deliverable_id: 1,
  default_months: 12,
  is_live: true,
  modules: 2,
  learners: 5,
  in_progress: 3,
  live: { id: 11, version: 2 },
  has_versions: true,
  updated_at: '2026-10-06T10:00:00Z',
  summary: null,
  renewal_basis: 'completion',
  training_class: 'clinical',
  cover: { motif: 'hex', hue: 'leaf', thumbnail: null },
};

const version = { deliverable_id: 1, is_live: false, created_at: '2026-03-03T10:00:00Z', modules: 2, learners: 0 };
const versions = [
  { ...version, id: 12, version: 3, went_live_at: null, in_progress: 0 },
  { ...version, id: 11, version: 2, is_live: true, went_live_at: '2026-04-04T10:00:00Z', learners: 5, in_progress: 3 },
  { ...version, id: 10, version: 1, went_live_at: '2026-03-05T10:00:00Z', learners: 1, in_progress: 0 },
];

afterEach(() => vi.unstubAllGlobals());

function show() {
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'GET') return { body: versions };
    if (url.endsWith('/versions')) return { body: { ...course, id: 13, version: 4 } };
    return { body: { ...course, id: 12, version: 3 } };
  });
  renderInArea(<VersionsPanel course={course} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'edit-course',
    address: '/site-admin/courses/edit-course/11',
    user: buildUser(),
  });
  return () => requests.filter(({ method }) => method === 'POST');
}

test('lists the versions with their state and learners, and marks the open one', async () => {
  show();
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Version 3 DraftE-Learning · 2 modules · no learners · created 03-03-2026Make live',
    'Version 2 (this page) LiveE-Learning · 2 modules · 5 learners, 3 in progress · first live 04-04-2026',
    'Version 1 Earlier versionE-Learning · 2 modules · 1 learner · first live 05-03-2026Make live',
  ]);
});

test('says what going live means, and sends the version that was live', async () => {
  const user = userEvent.setup();
  const posted = show();
  await user.click(await screen.findByRole('button', { name: 'Make version 3 live' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Make version 3 live?' }));
  expect(dialogue.getByText(/replaces version 2 for everyone who has not started/u)).toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Make live' }));
  expect(await screen.findByText('Version 3 of Sepsis is live')).toBeInTheDocument();
  expect(posted()).toEqual([
    expect.objectContaining({ url: expect.stringContaining('courses/12/go-live'), body: { seenLiveId: 11 } }),
  ]);
});

test('makes a new version after a question, once for a key', async () => {
  const user = userEvent.setup();
  const posted = show();
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'New version of Sepsis?' }));
  await user.click(dialogue.getByRole('button', { name: 'Cancel' }));
  expect(posted()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'New version' }));
  const again = within(await screen.findByRole('dialog', { name: 'New version of Sepsis?' }));
  await user.click(again.getByRole('button', { name: 'New version' }));
  expect(await screen.findByText('Version 4 of Sepsis is a draft')).toBeInTheDocument();
  expect(posted()).toEqual([expect.objectContaining({ body: { idempotencyKey: expect.any(String) } })]);
});
