import type { CpdRecord } from '@doselore/contract/cpd';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { learnerRoutes } from '../../../areas/learner/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CpdPrintScreen } from './cpd-print-screen.tsx';
import { CpdRecordScreen } from './cpd-record-screen.tsx';
import { CpdScreen } from './cpd-screen.tsx';

const written: CpdRecord = {
  id: 4,
  kind: 'unplanned',
  title: 'A near miss',
  learning: 'Look-alike boxes',
  relevance: 'People rely on us',
  method: '',
  benefit: 'Nobody picked the wrong one since',
  learnt_on: '2026-03-02',
  is_from_course: false,
};
const course = { source: 'online', source_id: 9, title: 'Sepsis', completed_on: '2026-02-01' };

/** Answers like a server with one record and one completed course. */
function serve() {
  let records = [written];
  return standInForFetch(({ method, url }) => {
    if (method === 'DELETE') records = [];
    if (method === 'GET' && url === '/api/cpd-records') return { body: { records, courses: [course] } };
    if (method === 'GET' && url === '/api/cpd-records/4') return { body: written };
    return { body: { ok: true, id: 12 } };
  });
}

function open(shown: ReactNode, name: string, address: string) {
  return renderInArea(shown, { area: 'learner', routes: learnerRoutes, name, address, user: buildUser() });
}
const base = '/my-learning-zone/account/cpd';

afterEach(() => vi.unstubAllGlobals());

test('a draft is created from a completed course, and opened', async () => {
  const user = userEvent.setup();
  const requests = serve();
  const { router } = open(<CpdScreen />, 'cpd', base);
  await user.click(await screen.findByRole('button', { name: 'Turn into a draft: Sepsis' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/12`));
  expect(requests.some(({ url }) => url === '/api/cpd-records/from-course/online/9')).toBe(true);
});

test('a record shows whether it is complete, and is deleted only after confirmation', async () => {
  const user = userEvent.setup();
  const requests = serve();
  open(<CpdScreen />, 'cpd', base);
  expect(await screen.findByText('Complete')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete A near miss' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Delete A near miss' }));
  await user.click(await screen.findByRole('button', { name: 'Delete record' }));
  expect(await screen.findByText('No records yet')).toBeInTheDocument();
});

test('the questions depend on the kind of learning, and only a title is needed to save', async () => {
  const user = userEvent.setup();
  const requests = serve();
  const { router } = open(<CpdRecordScreen />, 'cpd-new', `${base}/new`);
  expect(screen.getByLabelText('How will you learn it?')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Unplanned/ }));
  expect(screen.queryByLabelText('How will you learn it?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save record' }));
  expect(screen.getByRole('link', { name: 'Title: Enter a title' })).toBeInTheDocument();
  await user.type(screen.getByLabelText('Title'), 'Something new');
  await user.click(screen.getByRole('button', { name: 'Save record' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(base));
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    kind: 'unplanned',
    title: 'Something new',
    learntOn: null,
  });
});

test('a stored record is changed in place', async () => {
  const user = userEvent.setup();
  const requests = serve();
  open(<CpdRecordScreen />, 'cpd-record', `${base}/4`);
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveValue('A near miss');
  await user.type(title, ' at the counter');
  await user.click(screen.getByRole('button', { name: 'Save record' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    kind: 'unplanned',
    title: 'A near miss at the counter',
    learning: 'Look-alike boxes',
    relevance: 'People rely on us',
    method: '',
    benefit: 'Nobody picked the wrong one since',
    learntOn: '2026-03-02',
  });
});

test('the print page shows every answer in full', async () => {
  serve();
  open(<CpdPrintScreen />, 'cpd-print', `${base}/print`);
  expect(await screen.findByText('Look-alike boxes')).toBeInTheDocument();
  expect(screen.getByText('Nobody picked the wrong one since')).toBeInTheDocument();
  expect(screen.getByText('Unplanned learning, Mon 2nd Mar 2026')).toBeInTheDocument();
});
