import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { organiserRoutes } from '../learner/organiser-routes.tsx';
import { learnerRoutes } from '../learner/routes.tsx';
import { useLearnerItems } from './use-learner-items.ts';

afterEach(() => vi.unstubAllGlobals());

function Labels() {
  return (
    <p>
      {useLearnerItems()
        .map(({ label }) => label)
        .join(', ')}
    </p>
  );
}

test.each([
  ['learners', [], true, 'My Courses, My Profile, Resources, Certificates, Logout'],
  [
    'organisers',
    [{ name: 'organiser' }],
    true,
    'My Courses, My Profile, Resources, Certificates, Courses you organise, Bookings, Logout',
  ],
  [
    'organisers while bookings are off',
    [{ name: 'organiser' }],
    false,
    'My Courses, My Profile, Resources, Certificates, Courses you organise, Logout',
  ],
])('offers %s the pages that they use', async (_who, roles, bookings, labels) => {
  standInForFetch(() => ({ body: { demo: false, bookings } }));
  renderInArea(<Labels />, {
    ...{
      area: 'learner',
      routes: [...learnerRoutes, ...organiserRoutes],
      name: 'my-courses',
      address: '/my-learning-zone',
    },
    user: buildUser({ roles }),
  });
  expect(await screen.findByText(labels)).toBeInTheDocument();
});
