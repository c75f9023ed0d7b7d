import type { ListedForm } from '@doselore/contract/feedback-forms';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { FormsTable } from './forms-table.tsx';

afterEach(() => vi.unstubAllGlobals());

const saved = { version: 1, questions: 2, made_by: 'Morgan Ellis', made_at: '2026-05-05T10:00:00Z' };
const forms: ListedForm[] = [
  { ...saved, id: 1, kind: 'session', product: null },
  { ...saved, id: 2, kind: 'online', product: { id: 12, title: 'Sepsis' } },
  { ...saved, id: 3, kind: 'paper', product: { id: 7, title: 'Practical sign-off' } },
];

test('the name of each form links to the page where the form is changed', async () => {
  standInForFetch(() => ({ body: { rows: forms, total: forms.length } }));
  renderInArea(<FormsTable />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'courses', user: buildUser() },
    address: '/site-admin/courses?tab=feedback&show=forms',
  });
  await screen.findByRole('link', { name: 'Sepsis' });
  const addresses = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(addresses).toEqual([
    ['Form of the site for face-to-face sessions', '/site-admin/courses?tab=feedback&show=session'],
    ['Sepsis', '/site-admin/courses/edit-course/12?tab=feedback'],
    ['Practical sign-off', '/site-admin/courses/edit-paper-course/7?tab=feedback'],
  ]);
});
