import type { OrganisedCourse } from '@doselore/contract/organised-courses';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { organiserRoutes } from '../../../areas/learner/organiser-routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { OrganisedCourseScreen, OrganisedCoursesScreen } from './index.ts';

const course: OrganisedCourse = {
  ...{ id: 4, title: 'Basic life support', group: { id: 1, name: 'Brightwell' }, subgroup: null, state: 'scheduled' },
  ...{ is_virtual: false, training_start: '2026-09-01T10:00:00Z', training_end: '2026-09-01T11:00:00Z' },
  ...{ place: 'Quay Room', trainer: 'Amara Osei', trainer_email: 'amara@example.org', delegates: 2, accepted: 1 },
  delegatePlacesAllowed: 12,
  ...{ next_session: null, days: 1 },
};
const needs = [{ user: { id: 8, name: 'Sam Whitlock' }, access: 'A ramp to the door', dietary: '' }];

afterEach(() => vi.unstubAllGlobals());

function open(name: 'organised-courses' | 'organised-course', body: unknown) {
  standInForFetch(() => ({ body }));
  const isList = name === 'organised-courses';
  renderInArea(isList ? <OrganisedCoursesScreen /> : <OrganisedCourseScreen />, {
    ...{ area: 'learner', routes: organiserRoutes, name, user: buildUser({ roles: [{ name: 'organiser' }] }) },
    address: `/my-learning-zone/organised-courses${isList ? '' : '/4'}`,
  });
}

test('lists open courses with the next one first, and ended courses below', async () => {
  const later = { ...course, id: 5, title: 'Later', training_start: '2026-10-01T10:00:00Z' };
  open('organised-courses', [later, course, { ...course, id: 6, title: 'Ended', state: 'closed' }]);
  const links = async (title: string) =>
    within(await screen.findByRole('region', { name: title }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(await links('Open courses')).toEqual(['Basic life support', 'Later']);
  expect(await links('Closed and cancelled courses')).toEqual(['Ended']);
});

test.each([
  [
    { training_start: '2026-09-03T10:00:00Z', training_end: '2026-09-03T12:00:00Z' },
    'Thu 3rd Sep 2026, 10:00 - 12:00, next of 3 days',
  ],
  [null, 'Tue 1st Sep 2026, 3 days, until Fri 4th Sep 2026'],
])('a course of several days shows its next session and how many days there are: %j', async (next_session, words) => {
  const several = { ...course, training_end: '2026-09-04T11:00:00Z', days: 3, next_session };
  open('organised-course', { ...several, needs });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('says how to become the organiser of a course when there is none', async () => {
  open('organised-courses', []);
  expect(await screen.findByText(/names you as organiser\.$/u)).toBeInTheDocument();
});

test('shows what delegates need, and how to reach the trainer', async () => {
  open('organised-course', { ...course, needs });
  expect(await screen.findByText('Access: A ramp to the door')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'amara@example.org' })).toHaveAttribute('href', 'mailto:amara@example.org');
  expect(screen.getByText('2 of 12 places, 1 accepted')).toBeInTheDocument();
});
