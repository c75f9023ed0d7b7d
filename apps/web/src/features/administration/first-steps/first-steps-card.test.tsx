import type { Action } from '@doselore/contract';
import { type ExampleRemoval, type FirstSteps, firstStepNames } from '@doselore/contract/first-steps';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { FirstStepsCard } from './index.ts';

const rights: Action[] = ['firstSteps.read', 'courses.read', 'courses.write', 'groups.write', 'licences.purchase'];
const nothing = { group: null, draft_course_id: null, person: null, has_licence: false };
const group = { id: 5, name: 'Quayside Chemists' };
const example = { state: 'ready', group: { id: 9, name: 'Example Pharmacies' } } as const;

type Steps = NonNullable<FirstSteps['steps']>;

function stepsWith(done: readonly (typeof firstStepNames)[number][], targets: Partial<Steps['targets']> = {}): Steps {
  const ticks = Object.fromEntries(firstStepNames.map((name) => [name, done.includes(name)])) as Steps['done'];
  return { done: ticks, targets: { ...nothing, ...targets } };
}

afterEach(() => vi.unstubAllGlobals());

function show(first: FirstSteps, { removal, can = rights }: { removal?: ExampleRemoval; can?: Action[] } = {}) {
  const state = { first };
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'GET') return { body: url.endsWith('/removal') ? removal : state.first };
    if (url.endsWith('/example-data')) state.first = { ...state.first, example };
    if (url.endsWith('/remove')) state.first = { ...state.first, example: null };
    if (url.endsWith('/hide')) state.first = { ...state.first, steps: null };
    return {};
  });
  renderInArea(
    <main>
      <h1 tabIndex={-1}>Courses</h1>
      <FirstStepsCard />
    </main>,
    {
      ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'courses', address: '/site-admin/courses' },
      user: buildUser({ abilities: { superAdmin: can } }),
    },
  );
  return { requests, user: userEvent.setup() };
}

const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);
const states = async () => (await rows()).map((text) => /: (Done|Next|To do)/u.exec(text ?? '')?.[1]);

test('an empty site begins with an organisation, and links only to forms that can be filled', async () => {
  show({ steps: stepsWith([]), example: null });
  expect(await states()).toEqual(['Next', 'To do', 'To do', 'To do', 'To do', 'To do']);
  expect(screen.getByRole('heading', { level: 2, name: 'First steps' })).toBeInTheDocument();
  expect(screen.getByText('0 of 6 done')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['New organisation', '/site-admin/groups/new-group'],
    ['New course', '/site-admin/courses/new-course'],
  ]);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-current', 'step');
});

test('the first step that is not done is next, also when a later one is done, and leads straight to its form', async () => {
  const person = { id: 7, name: 'Ben Counter' };
  show({
    steps: stepsWith(['organisation', 'service', 'people'], { group, draft_course_id: 3, person }),
    example: null,
  });
  expect(await states()).toEqual(['Done', 'Done', 'Next', 'To do', 'Done', 'To do']);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Finish the course', '/site-admin/courses/edit-course/3'],
    ['Buy licences', '/site-admin/groups/5/new-licence'],
  ]);
});

test('the last step issues a licence to a member, and waits for them once they have one', async () => {
  const all = firstStepNames.filter((name) => name !== 'certificate');
  const person = { id: 7, name: 'Ben Counter' };
  show({ steps: stepsWith(all, { group, person }), example: null });
  expect(await screen.findByRole('link', { name: 'Issue a licence' })).toHaveAttribute(
    'href',
    '/site-admin/groups/5/issue-licence/7',
  );
  expect(screen.getByText(/Issue a licence to Ben Counter/u)).toBeInTheDocument();
});

test('shows nothing when the steps are over, and asks nothing for people without the right', async () => {
  const { requests } = show({ steps: null, example: null });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText('First steps')).not.toBeInTheDocument();
  const other = show({ steps: stepsWith([]), example: null }, { can: ['courses.read'] });
  expect(other.requests).toEqual([]);
});

test('adds example data, says so, and offers to remove them', async () => {
  const { requests, user } = show({ steps: stepsWith([]), example: null });
  await user.click(await screen.findByRole('button', { name: 'Add example data' }));
  expect(await screen.findByText('Example data added')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove example data' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Example Pharmacies' })).toHaveAttribute(
    'href',
    '/site-admin/groups/9/dashboard',
  );
  expect(requests.filter(({ method }) => method === 'POST').map(({ url }) => url)).toEqual(['/api/admin/example-data']);
});

const clean: ExampleRemoval = { group: example.group, obstacles: [], licences: 0, keeps_course: false };

async function openRemoval(removal: ExampleRemoval, steps: Steps | null = null) {
  const shown = show({ steps, example }, { removal });
  await shown.user.click(await screen.findByRole('button', { name: 'Remove example data' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Remove the example data?' }));
  return { ...shown, dialogue };
}

test('removes example data after it has said what happens', async () => {
  const { requests, user, dialogue } = await openRemoval(clean, stepsWith([]));
  expect(await dialogue.findByText('Example Pharmacies and the course are archived.')).toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Remove example data' }));
  expect(await screen.findByText('Example data removed')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/remove'))?.body).toEqual({ writesOff: false });
  expect(await screen.findByRole('button', { name: 'Add example data' })).toBeInTheDocument();
  expect(requests.filter(({ url }) => url.endsWith('/removal'))).toHaveLength(1);
});

test('names records of the site’s own that depend on the example, with what to do, and removes nothing', async () => {
  const { dialogue } = await openRemoval({
    ...clean,
    obstacles: [
      { kind: 'member', name: 'Rita Real' },
      { kind: 'service', name: 'My own branch' },
    ],
  });
  expect(await dialogue.findByText(/^Rita Real is a member\. Archive this member/u)).toBeInTheDocument();
  expect(dialogue.getByText('My own branch is a service that you added. Archive it.')).toBeInTheDocument();
  expect(dialogue.queryByRole('button', { name: 'Remove example data' })).not.toBeInTheDocument();
  expect(dialogue.getByRole('link', { name: 'Open Example Pharmacies' })).toHaveAttribute(
    'href',
    '/site-admin/groups/9/members',
  );
});

test('asks before it writes off licences that were bought, and says that a used course stays', async () => {
  const { requests, user, dialogue } = await openRemoval({ ...clean, licences: 3, keeps_course: true });
  expect(await dialogue.findByText(/so it stays/u)).toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Remove example data' }));
  expect((await dialogue.findAllByText('Agree, or keep the example')).length).toBeGreaterThan(0);
  expect(requests.some(({ url }) => url.endsWith('/remove'))).toBe(false);
  await user.click(dialogue.getByRole('checkbox', { name: /^Write off 3 licences/u }));
  await user.click(dialogue.getByRole('button', { name: 'Remove example data' }));
  await waitFor(() => expect(requests.find(({ url }) => url.endsWith('/remove'))?.body).toEqual({ writesOff: true }));
});

test('hides the list after a question, and moves the focus to the heading of the page', async () => {
  const { user } = show({ steps: stepsWith([]), example: null });
  await user.click(await screen.findByRole('button', { name: 'Hide' }));
  await user.click(await screen.findByRole('button', { name: 'Hide first steps' }));
  await waitFor(() => expect(screen.queryByText('0 of 6 done')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('offers to remove example data that were not added completely', async () => {
  show({ steps: stepsWith([]), example: { state: 'stopped', group: null } });
  expect(await screen.findByText(/were not added or removed completely/u)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove example data' })).toBeInTheDocument();
});
