import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { learnerRoutes } from '../../../../areas/learner/routes.tsx';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { FinishFirst } from './finish-first.tsx';

test('names the courses to finish first, with a link where the person has a licence', async () => {
  const courses = [
    { title: 'Basic life support', course: { course_type: 'online' as const, course_id: 4 } },
    { title: 'Anaphylaxis', course: null },
  ];
  renderInArea(<FinishFirst courses={courses} groupId={5} />, {
    area: 'learner',
    routes: learnerRoutes,
    name: 'my-courses',
    address: '/my-learning-zone',
    user: buildUser(),
  });
  expect(await screen.findByRole('heading', { name: 'Finish these courses first' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open Basic life support' })).toHaveAttribute(
    'href',
    '/my-learning-zone/course-launch/online/4/5',
  );
  expect(screen.getByText(/Anaphylaxis: Ask your organisation for a licence or a place/)).toBeInTheDocument();
});
