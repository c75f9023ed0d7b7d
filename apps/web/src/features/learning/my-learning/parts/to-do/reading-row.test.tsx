import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LearnerItems } from '../../../../../areas/frames/learner-items.tsx';
import { learnerRoutes } from '../../../../../areas/learner/routes.tsx';
import { standInForFetch } from '../../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../../test-support/people.ts';
import { renderInArea } from '../../../../../test-support/render-in-area.tsx';
import { MyCoursesScreen } from '../../my-courses-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(reading: { id: number; title: string; due_on: string | null }[]) {
  standInForFetch(({ url }) => ({ body: url === '/api/my-resources/to-read' ? reading : [] }));
  renderInArea(
    <>
      <LearnerItems />
      <MyCoursesScreen />
    </>,
    {
      ...{ area: 'learner', routes: learnerRoutes, name: 'my-courses', address: '/my-learning-zone' },
      user: buildUser({ roles: [] }),
    },
  );
}

const rows = [
  { id: 1, title: 'Fridge checks', due_on: '2026-01-02' },
  { id: 2, title: 'Opening the pharmacy', due_on: '2999-01-02' },
  { id: 3, title: 'Winter contract', due_on: null },
  { id: 4, title: 'Lone working', due_on: null },
];

test('My Courses has the documents that are overdue or due among the things to do, and links to Resources', async () => {
  show(rows);
  const strip = within(await screen.findByRole('region', { name: 'To do' }));
  const [row] = strip.getAllByRole('listitem');
  if (row === undefined) throw new Error('Nothing to do');
  const item = within(row);
  expect(item.getByRole('heading', { name: '4 documents to read' })).toBeVisible();
  expect(item.getByText(/^Fridge checks\. Overdue by \d+ days: it was due on Fri 2nd Jan 2026\.$/u)).toBeVisible();
  expect(item.getByText('Opening the pharmacy. Read it by Wed 2nd Jan 2999.')).toBeVisible();
  expect(item.getByText('2 more under Resources.')).toBeVisible();
  expect(item.queryByText(/^Winter contract/u)).not.toBeInTheDocument();
  expect(item.getByRole('link', { name: 'Open Resources' })).toHaveAttribute('href', '/my-learning-zone/resources');
});

test('the side navigation counts them beside Resources', async () => {
  show(rows);
  expect(await screen.findByRole('link', { name: /^Resources 4 ?to read, 1 overdue$/u })).toBeVisible();
});

test('nothing is shown when there is nothing to read', async () => {
  show([]);
  expect(await screen.findByText('No courses yet')).toBeVisible();
  expect(screen.queryByText(/to read/u)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Resources' })).toBeVisible();
});

test.each(['does not answer', 'fails'])(
  'the courses appear within a second when the list of documents %s',
  async (what) => {
    vi.stubGlobal('fetch', (url: string) => {
      if (!url.endsWith('/to-read')) return Promise.resolve(Response.json([]));
      return what === 'fails' ? Promise.resolve(new Response(null, { status: 502 })) : new Promise(() => undefined);
    });
    renderInArea(<MyCoursesScreen />, {
      ...{ area: 'learner', routes: learnerRoutes, name: 'my-courses', address: '/my-learning-zone' },
      user: buildUser({ roles: [] }),
    });
    expect(await screen.findByText('No courses yet', {}, { timeout: 3_000 })).toBeVisible();
  },
);
