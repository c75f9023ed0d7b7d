import type { ListedPaperCourse, PaperCourseDetail } from '@doselore/contract/paper-courses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { EditPaperCourseScreen } from './edit-paper-course-screen.tsx';
import { NewPaperCourseScreen } from './new-paper-course-screen.tsx';
import { PaperCoursesScreen } from './paper-courses-screen.tsx';

const row: ListedPaperCourse = {
  id: 3,
  version: 1,
  title: 'Injection practical',
  default_months: 24,
  is_live: true,
  waiting: 2,
  results: 7,
  draft: { id: 4, version: 2 },
  archived: null,
};
const detail: PaperCourseDetail = {
  ...{ id: 3, version: 1, title: 'Injection practical', default_months: 24, is_live: true, waiting: 2, results: 7 },
  ...{ summary: null, renewal_basis: 'completion', training_class: 'clinical', motif: 'label', hue: 'leaf' },
  ...{ has_score: true, pass_mark: 80, evidence: 'optional', assessors: '', has_versions: true },
  product_id: 12,
  live: { id: 3, version: 1 },
};
const versions = [
  { id: 4, version: 2, is_live: false, created_at: '2026-05-05T10:00:00Z', went_live_at: null, results: 0 },
  {
    id: 3,
    version: 1,
    is_live: true,
    created_at: '2026-03-03T10:00:00Z',
    went_live_at: '2026-03-04T10:00:00Z',
    results: 7,
  },
];

afterEach(() => vi.unstubAllGlobals());

function show(screenOf: React.ReactNode, name: string, address: string) {
  const requests = standInForFetch(({ method, url }) => {
    if (method !== 'GET') return { body: { ok: true, ...detail, now: detail } };
    if (url.endsWith('/versions')) return { body: versions };
    if (url.includes('/archive'))
      return {
        body: { title: row.title, unissued: [], issued: 2, in_progress: 0, linked: [], sessions_ahead: 0 },
      };
    return { body: url.includes('paper-courses/3') ? detail : { rows: [row], total: 1 } };
  });
  renderInArea(screenOf, { area: 'site-admin', routes: siteAdminRoutes, name, address, user: buildUser() });
  return () => requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

test('lists face-to-face courses beside the online ones, and archives one after a preview', async () => {
  const user = userEvent.setup();
  const sent = show(<PaperCoursesScreen />, 'courses', '/site-admin/courses?tab=paper');
  expect(await screen.findByRole('link', { name: 'Version 2 is a draft' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Face to Face Courses' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Online and Pharmacist-led' })).not.toHaveAttribute('aria-current');
  await user.click(screen.getByRole('button', { name: 'Actions for Injection practical' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const dialogue = within(await screen.findByRole('dialog'));
  expect(await dialogue.findByText(/2 people have a licence/u)).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox', { name: 'Reason' }), 'Replaced');
  await user.click(dialogue.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Injection practical archived')).toBeInTheDocument();
  expect(sent()).toEqual([
    { url: expect.stringContaining('paper-courses/3/archive'), body: { archived: true, reason: 'Replaced' } },
  ]);
});

test('makes a course with its rule for results', async () => {
  const user = userEvent.setup();
  const sent = show(<NewPaperCourseScreen />, 'new-paper-course', '/site-admin/courses/new-paper-course');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Ear examination');
  await user.type(screen.getByRole('textbox', { name: /^Pass mark/u }), '101');
  await user.click(screen.getByRole('radio', { name: /Clinical/u }));
  await user.click(screen.getByRole('button', { name: 'Create course' }));
  expect(sent()).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: /^Pass mark/u }));
  await user.type(screen.getByRole('textbox', { name: /^Pass mark/u }), '75');
  await user.click(screen.getByRole('button', { name: 'Create course' }));
  expect(await screen.findByText(/is a draft. Make it live/u)).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ title: 'Ear examination', passMark: 75, hasScore: true, assessors: '' });
});

test('changes a course, and makes another version live after a question', async () => {
  const user = userEvent.setup();
  const sent = show(<EditPaperCourseScreen />, 'edit-paper-course', '/site-admin/courses/edit-paper-course/3');
  await user.click(await screen.findByRole('switch', { name: /^Results have a score/u }));
  expect(screen.queryByRole('textbox', { name: /^Pass mark/u })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save course' }));
  expect(await screen.findByText('Injection practical saved')).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ hasScore: false, passMark: null, baseValues: { passMark: 80 } });
  await user.click(screen.getByRole('button', { name: 'Make version 2 live' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Make version 2 live?' }));
  await user.click(dialogue.getByRole('button', { name: 'Make live' }));
  expect(await screen.findByText('Version 1 of Injection practical is live')).toBeInTheDocument();
  expect(sent()[1]).toEqual({ url: expect.stringContaining('paper-courses/4/go-live'), body: { seenLiveId: 3 } });
});

test('makes a new version of a course after a question', async () => {
  const user = userEvent.setup();
  const sent = show(<EditPaperCourseScreen />, 'edit-paper-course', '/site-admin/courses/edit-paper-course/3');
  await user.click(await screen.findByRole('button', { name: 'New version' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'New version of Injection practical?' }));
  expect(dialogue.getByText(/^It begins as a draft with the rule of version 1\./u)).toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'New version' }));
  const again = within(await screen.findByRole('dialog', { name: 'New version of Injection practical?' }));
  await user.click(again.getByRole('button', { name: 'New version' }));
  await waitFor(() =>
    expect(sent()).toEqual([expect.objectContaining({ body: { idempotencyKey: expect.any(String) } })]),
  );
});
