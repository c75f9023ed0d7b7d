import type { Sco } from '@doselore/contract/courses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { ScosScreen } from './scos-screen.tsx';

const titles: Record<number, string> = { 1: 'Introduction', 2: 'Practice', 3: 'Quiz' };

const sco = (id: number): Sco => ({
  id,
  package_id: 7,
  sequence: id,
  title: titles[id] ?? '',
  identifier: `item_${id}`,
  scorm_type: 'sco',
  launch_href: 'index.html',
  mastery_score: null,
  prerequisites: '',
  mastery_override: true,
  complete_on_open: false,
  allow_outside_connections: false,
  max_attempts: null,
  minutes: null,
  attempts: 0,
  failed: 0,
  usual: null,
});

const one = {
  id: 7,
  title: 'Sepsis package',
  version: 2,
  file_name: 'sepsis.zip',
  bytes: 4_000,
  files: 4,
  uploaded_at: '2026-10-06T10:00:00Z',
  outside_hosts: [],
  allowed_hosts: [],
  running_on_older: 3,
};

/** Answers like a server that stores the order it is sent, unless `refuses` is set. */
function serve({ refuses = false, inProgress = 0, refusal = null as string | null } = {}) {
  let order = [1, 2, 3];
  let archived: { id: number; title: string; archived_on: string }[] = [];
  return standInForFetch(({ method, url, body }) => {
    if (url.endsWith('/scos/2/archive')) {
      if (method === 'GET') return { body: { title: 'Practice', people: 12, refusal } };
      const isArchived = (body as { archived: boolean }).archived;
      order = isArchived ? [1, 3] : [1, 3, 2];
      archived = isArchived ? [{ id: 2, title: 'Practice', archived_on: '2026-11-27' }] : [];
      return { body: { ok: true } };
    }
    if (method === 'PUT') {
      if (refuses) return { status: 500, body: { code: 'internal', message: 'Not today.' } };
      order = (body as { scoIds: number[] }).scoIds;
      return {};
    }
    if (url.endsWith('/scos')) return { body: { packages: [one], scos: order.map(sco), archived } };
    if (url.endsWith('/versions')) return { body: { id: 5, title: 'Sepsis', version: 2 } };
    return { body: { id: 4, title: 'Sepsis', version: 1, modules: 3, in_progress: inProgress } };
  });
}

const show = () =>
  renderInArea(<ScosScreen />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'scos',
    address: '/site-admin/courses/scos/4',
    user: buildUser(),
  });

const shown = () =>
  screen.getAllByRole('link', { name: /^(Introduction|Practice|Quiz)$/ }).map((link) => link.textContent);

afterEach(() => vi.unstubAllGlobals());

test('a module moves at once, keeps the focus, announces its position and sends the whole order', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show();
  await user.click(await screen.findByRole('button', { name: 'Move down: Introduction' }));
  expect(shown()).toEqual(['Practice', 'Introduction', 'Quiz']);
  expect(screen.getByText('Introduction is now module 2 of 3.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move down: Introduction' })).toHaveFocus();
  await waitFor(() => expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ scoIds: [2, 1, 3] }));
});

test('several moves are saved one after the other, and no module jumps back', async () => {
  const user = userEvent.setup();
  const requests = serve();
  show();
  const up = await screen.findByRole('button', { name: 'Move up: Quiz' });
  await user.click(up);
  await user.click(up);
  expect(shown()).toEqual(['Quiz', 'Introduction', 'Practice']);
  expect(up).toHaveAttribute('aria-disabled', 'true');
  const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(puts()).toEqual([{ scoIds: [1, 3, 2] }, { scoIds: [3, 1, 2] }]));
  await user.click(up);
  expect(puts()).toHaveLength(2);
  expect(shown()).toEqual(['Quiz', 'Introduction', 'Practice']);
});

test('a move that fails is reverted', async () => {
  const user = userEvent.setup();
  serve({ refuses: true });
  show();
  await user.click(await screen.findByRole('button', { name: 'Move up: Practice' }));
  expect(await screen.findByText('The order was not saved.')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Introduction', 'Practice', 'Quiz']));
});

test('replacing a package says what happens to running attempts', async () => {
  const user = userEvent.setup();
  serve();
  show();
  expect(await screen.findByText('3 attempts run on an earlier version')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replace package: Sepsis package' }));
  expect(screen.getByText(/becomes version 3.*in progress stay on their version/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upload new version' }));
  expect(screen.getByText('Choose the zip file of the package')).toBeInTheDocument();
});

test('asks once before it changes the order for people who are taking the course', async () => {
  const user = userEvent.setup();
  const requests = serve({ inProgress: 12 });
  show();
  const puts = () => requests.filter(({ method }) => method === 'PUT');
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Move up: Quiz' }));
    return within(await screen.findByRole('dialog', { name: '12 people are taking this course' }));
  };
  await screen.findByText('Sepsis');
  await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  expect([shown(), puts()]).toEqual([['Introduction', 'Practice', 'Quiz'], []]);
  await user.click((await ask()).getByRole('button', { name: 'Change it' }));
  await waitFor(() => expect(puts()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Move up: Quiz' }));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(shown()).toEqual(['Quiz', 'Introduction', 'Practice']);
});

test('offers a new version instead, which leaves people as they are', async () => {
  const user = userEvent.setup();
  const requests = serve({ inProgress: 1 });
  show();
  await screen.findByText('Sepsis');
  await user.click(await screen.findByRole('button', { name: 'Move up: Quiz' }));
  const dialogue = within(await screen.findByRole('dialog', { name: '1 person is taking this course' }));
  await user.click(dialogue.getByRole('button', { name: 'New version' }));
  expect(await screen.findByText('Version 2 of Sepsis is a draft')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('archives a module after a preview, and restores it as the last one', async () => {
  const user = userEvent.setup();
  serve();
  show();
  await user.click(await screen.findByRole('button', { name: 'Archive: Practice' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Archive Practice?' });
  expect(dialogue).toHaveTextContent('12 people have taken it. Their results stay.');
  await user.click(within(dialogue).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Practice archived')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Introduction', 'Quiz']));
  await user.click(screen.getByRole('button', { name: 'Restore: Practice' }));
  expect(await screen.findByText('Practice restored as the last module')).toBeInTheDocument();
  await waitFor(() => expect(shown()).toEqual(['Introduction', 'Quiz', 'Practice']));
  expect(screen.queryByRole('heading', { name: 'Archived modules' })).not.toBeInTheDocument();
});

test('says why a module cannot be archived', async () => {
  const user = userEvent.setup();
  const requests = serve({ refusal: 'People are taking this course.' });
  show();
  await user.click(await screen.findByRole('button', { name: 'Archive: Practice' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Practice cannot be archived' });
  expect(dialogue).toHaveTextContent('People are taking this course.');
  await user.click(within(dialogue).getByRole('button', { name: 'OK' }));
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});
