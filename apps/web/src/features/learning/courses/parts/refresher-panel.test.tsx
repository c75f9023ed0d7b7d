import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import type { CourseDetail, Refresher } from '../courses.queries.ts';
import { RefresherPanel } from './refresher-panel.tsx';

const none: Refresher = {
  refresher: null,
  refreshes: null,
  face_to_face: { refresher: null, refreshes: null },
  choices: [{ id: 7, title: 'Short course' }],
};

afterEach(() => vi.unstubAllGlobals());

function show(found: Refresher) {
  standInForFetch(() => ({ body: found }));
  renderInArea(<RefresherPanel course={{ id: 5, title: 'Full course' } as CourseDetail} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'edit-course',
    address: '/site-admin/courses/edit-course/5',
    user: buildUser(),
  });
}

test('offers online courses as the refresher', async () => {
  show(none);
  expect(await screen.findByRole('option', { name: 'Short course' })).toBeInTheDocument();
});

test('names a face-to-face refresher, and where its link ends', async () => {
  show({ ...none, face_to_face: { refresher: 'Practical', refreshes: null } });
  expect(await screen.findByText(/The refresher of this course is Practical \(face to face\)/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Refreshers' })).toHaveAttribute('href', '/site-admin/courses/refreshers');
  expect(screen.queryByRole('button', { name: 'Save refresher' })).toBeNull();
});

test('names the face-to-face course that it is the refresher of', async () => {
  show({ ...none, face_to_face: { refresher: null, refreshes: 'Practical' } });
  expect(await screen.findByText(/This course is the refresher of Practical\./)).toBeInTheDocument();
});
