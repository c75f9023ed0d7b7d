import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { organiserRoutes } from '../learner/organiser-routes.tsx';
import { learnerRoutes } from '../learner/routes.tsx';
import { useLearnerItems } from './use-learner-items.ts';

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
  ['learners', [], 'My Courses, My Profile, Resources, Certificates, Logout'],
  [
    'organisers',
    [{ name: 'organiser' }],
    'My Courses, My Profile, Resources, Certificates, Courses you organise, Bookings, Logout',
  ],
])('offers %s the pages that they use', async (_who, roles, labels) => {
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
