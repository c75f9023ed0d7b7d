import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { TryCourseScreen } from './try-course-screen.tsx';

const sco = {
  ...{
    id: 7,
    package_id: 1,
    sequence: 1,
    title: 'Recognise',
    identifier: 'one',
    scorm_type: 'sco',
    launch_href: 'a.html',
  },
  ...{ mastery_score: 80, prerequisites: '', mastery_override: false, complete_on_open: false },
  ...{ allow_outside_connections: false, max_attempts: 2 },
};
const place = { area: 'site-admin', routes: siteAdminRoutes, user: buildUser() } as const;

afterEach(() => vi.unstubAllGlobals());

test('lists the modules of a course, each to be tried', async () => {
  standInForFetch(({ url }) => ({
    body: url.includes('/scos') ? { packages: [], scos: [sco] } : { id: 5, title: 'Safeguarding', modules: 1 },
  }));
  renderInArea(<TryCourseScreen />, { ...place, name: 'try-course', address: '/site-admin/courses/try/5' });
  const link = await screen.findByRole('link', { name: 'Try Recognise' });
  expect(link).toHaveAttribute('href', '/site-admin/courses/try/5/7');
  expect(screen.getByText('Pass mark 80')).toBeInTheDocument();
});

test('tries a distance course: reads its text, answers, and gets the result of a learner', async () => {
  const user = userEvent.setup();
  const question = (id: number, prompt: string) => ({
    ...{ id, prompt, takes_several: false },
    options: [
      { id: 10 * id, label: 'Yes' },
      { id: 10 * id + 1, label: 'No' },
    ],
  });
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'POST')
      return {
        body: {
          ...{ score: 50, pass_mark: 80, passed: false },
          answers: [
            {
              ...{ question_id: 1, prompt: 'Is sleep needed?', chosen: ['Yes'], correct: ['Yes'], is_correct: true },
              explanation: 'Everybody sleeps.',
            },
          ],
        },
      };
    if (url.endsWith('/try'))
      return {
        body: {
          ...{ title: 'Sleep', pass_mark: 80 },
          materials: [
            {
              ...{ id: 3, title: 'Why we sleep', reading_minutes: 5 },
              sections: [{ heading: 'Memory', paragraphs: ['Sleep keeps it.'], points: [] }],
              document: { title: 'Leaflet', bytes: 2_000 },
            },
          ],
          questions: [question(1, 'Is sleep needed?'), question(2, 'Is coffee sleep?')],
        },
      };
    if (url.includes('/scos')) return { body: { packages: [], scos: [], archived: [] } };
    return { body: { id: 5, title: 'Sleep', modules: 0, deliverable_id: 2 } };
  });
  renderInArea(<TryCourseScreen />, { ...place, name: 'try-course', address: '/site-admin/courses/try/5' });
  expect(await screen.findByText('Sleep keeps it.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open document: Leaflet (opens in a new tab)' })).toHaveAttribute(
    'href',
    '/api/admin/courses/5/try/materials/3/file',
  );
  const [yes] = screen.getAllByRole('radio', { name: 'Yes' });
  if (yes === undefined) throw new Error('There is an answer');
  await user.click(yes);
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(screen.getByText('1 question has no answer yet.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getAllByRole('radio', { name: 'No' })[1] ?? yes);
  await user.click(screen.getByRole('button', { name: 'Submit answers' }));
  expect(await screen.findByText('50 of 100 (pass mark 80)')).toBeInTheDocument();
  expect(screen.getByText('A learner would get this result. Nothing was stored.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    url: '/api/admin/courses/5/try/mark',
    body: {
      answers: [
        { questionId: 1, chosen: [10] },
        { questionId: 2, chosen: [21] },
      ],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
});
