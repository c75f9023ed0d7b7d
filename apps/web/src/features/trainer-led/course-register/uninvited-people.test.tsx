import type { Joining } from '@doselore/contract/my-learning';
import type { DelegateRow } from '@doselore/contract/virtual-groups';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import {
  clearBrowser,
  delegate,
  detail,
  marked,
  markOf,
  registerOf,
  show,
  showCourse,
} from '../course-pages/delegates-screen.factory.tsx';
import { readOfflineEntries } from './offline-marks/offline-marks.ts';

afterEach(clearBrowser);

test('somebody who came without an invitation is added by email, and needs a name when nobody has the address', async () => {
  const user = userEvent.setup();
  const errors = { first_name: ['Nobody in Brightwell has this email. Enter the first name to create an account'] };
  let isKnown = false;
  const course = detail([delegate(1, { is_uninvited: true, job_role: 'Dispenser', services: ['Hove'] })]);
  const requests = standInForFetch(({ method, url }) => {
    if (url.includes('/uninvited-choices')) return { body: [] };
    if (method !== 'POST') return { body: course };
    return isKnown
      ? { body: { id: 9 } }
      : { status: 422, body: { code: 'validation_failed', message: 'Check', errors } };
  });
  showCourse();
  expect(await screen.findByText(/^Dispenser/u)).toHaveTextContent('Dispenser, Hove, came without an invitation');
  await user.click(screen.getByRole('button', { name: 'Add someone who came' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Add someone without an invitation' });
  await user.click(await within(dialogue).findByRole('button', { name: 'Add by email' }));
  await user.type(within(dialogue).getByRole('textbox', { name: 'Email' }), 'una@example.org');
  await user.click(within(dialogue).getByRole('button', { name: 'Add to register' }));
  expect((await within(dialogue).findAllByText(/Enter the first name to create an account/u)).length).toBeGreaterThan(
    0,
  );
  isKnown = true;
  await user.type(within(dialogue).getByRole('textbox', { name: 'First name (optional)' }), 'Una');
  await user.click(within(dialogue).getByRole('button', { name: 'Add to register' }));
  expect(await screen.findByText('una@example.org was added and marked as attended')).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toMatchObject([{ email: 'una@example.org' }, { email: 'una@example.org', firstName: 'Una' }]);
});

/** Opens the dialogue for people who came. The choices are answered by `answer`. */
async function openUninvited(answer: (url: string) => { body: unknown } | TypeError) {
  const user = userEvent.setup();
  const course = detail([delegate(1)]);
  const requests = standInForFetch(({ method, url }) => {
    if (url.includes('/uninvited-choices')) return answer(url);
    return { body: method === 'POST' ? { id: 9 } : course };
  });
  showCourse();
  await user.click(await screen.findByRole('button', { name: 'Add someone who came' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Add someone without an invitation' }));
  return { user, requests, dialogue };
}

test('somebody who came is found by name, with the waiting list first, and is marked at the shown session', async () => {
  const waiting = { user: { id: 8, name: 'Zora Webb' }, job_role: null, services: [], is_waiting: true };
  const other = { user: { id: 9, name: 'Zara Quill' }, job_role: 'Dispenser', services: ['Hove'], is_waiting: false };
  const { user, requests, dialogue } = await openUninvited((url) => ({
    body: url.endsWith('q=za') ? [other] : [waiting],
  }));
  expect(await dialogue.findByText('on the waiting list')).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox', { name: 'Name' }), 'za');
  expect(await dialogue.findByText('Dispenser, Hove')).toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Add Zara Quill' }));
  expect(await screen.findByText('Zara Quill was added and marked as attended')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { userId: 9, sessionId: 70 },
  ]);
});

test('without a connection the dialogue for people who came uninvited says what to do', async () => {
  let isOffline = true;
  const { user, dialogue } = await openUninvited(() => (isOffline ? new TypeError('Failed to fetch') : { body: [] }));
  expect(await dialogue.findByText(/members cannot be found by name/u)).toBeInTheDocument();
  isOffline = false;
  await user.click(dialogue.getByRole('button', { name: 'Try again' }));
  expect(await dialogue.findByText('Nobody is on the waiting list.')).toBeInTheDocument();
});

test('stores somebody who came without a connection, and adds them once when the connection is back', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  const course = detail([delegate(1)]);
  const requests = standInForFetch(({ method, url }) => {
    if (isOffline && (method === 'POST' || url.includes('/uninvited-choices'))) return new TypeError('Failed to fetch');
    return { body: method === 'POST' ? { id: 9 } : course };
  });
  showCourse();
  await user.click(await screen.findByRole('button', { name: 'Add someone who came' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Add someone without an invitation' }));
  await user.click(await dialogue.findByRole('button', { name: 'Add by email' }));
  await user.type(dialogue.getByRole('textbox', { name: 'Email' }), 'una@example.org');
  await user.click(dialogue.getByRole('button', { name: 'Add to register' }));
  expect((await dialogue.findAllByText(/Enter the first name: without a connection/u)).length).toBeGreaterThan(0);
  expect(readOfflineEntries()).toEqual([]);
  await user.type(dialogue.getByRole('textbox', { name: 'First name (optional)' }), 'Una');
  await user.type(dialogue.getByRole('textbox', { name: 'Last name (optional)' }), 'Vited');
  await user.click(dialogue.getByRole('button', { name: 'Add to register' }));
  expect(await screen.findByText('una@example.org is waiting to be sent')).toBeInTheDocument();
  expect(
    within(await screen.findByRole('region', { name: 'Waiting to be added' })).getByText('Una Vited'),
  ).toBeVisible();
  const [waiting] = readOfflineEntries();
  requests.length = 0;
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('1 person who came was sent and saved')).toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { email: 'una@example.org', firstName: 'Una', lastName: 'Vited', sessionId: 70, idempotencyKey: waiting?.key },
  ]);
  expect(readOfflineEntries()).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Waiting to be added' })).not.toBeInTheDocument();
});

test('a delegate who waits for a licence is marked, and issuing is offered while there is one', async () => {
  const row = delegate(1, { ...marked(70, 'attended'), is_pending: true });
  show(detail([row, delegate(2, { ...marked(70, 'attended'), licence: { id: 4, state: 'in_progress' } })]));
  expect(await screen.findByText('Requested')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Issue licences' })).toHaveAttribute(
    'href',
    '/trainers/7/issue-after-register',
  );
  expect(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/trainers/7/members-info/1');
  expect(screen.queryByRole('link', { name: 'Close course' })).not.toBeInTheDocument();
});

test('names the courses that a delegate has not finished, and takes their mark', async () => {
  show(detail([delegate(1, { not_finished: ['Basic life support', 'Anaphylaxis'] }), delegate(2)]));
  expect(await screen.findByText('Has not finished Basic life support and Anaphylaxis')).toBeInTheDocument();
  expect(screen.getAllByText(/Has not finished/)).toHaveLength(1);
  expect(await markOf(1, 'Attended')).toBeEnabled();
});

const online = (joining: Partial<Joining>, rows: DelegateRow[] = []) =>
  detail(rows, {
    deliverable_id: 3,
    registers: [
      {
        ...registerOf(70, '2027-02-01', 'not_yet'),
        joining: { session_id: 70, state: 'early', from: '2027-02-01T09:00:00.000Z', is_ready: true, ...joining },
      },
    ],
  });

test('a trainer sees from when the meeting can be joined, and joins it', async () => {
  const user = userEvent.setup();
  show(online({}));
  expect(
    await screen.findByText(/join the meeting here on Mon 1st Feb 2027 from 09:00, 60 minutes/u),
  ).toBeInTheDocument();
  cleanup();
  const tab = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const requests = show(online({ state: 'open' }));
  await user.click(await screen.findByRole('button', { name: /^Join session/u }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/virtual-group/7/join'))).toBe(true));
  cleanup();
  show(online({ state: 'open', is_ready: false }));
  expect(await screen.findByText(/no meeting link yet/u)).toBeInTheDocument();
});

test('the register of an online course shows who joined, which is no mark', async () => {
  const joined = [{ session_id: 70, joined_at: '2027-02-01T09:58:00.000Z' }];
  show(online({ state: 'over' }, [delegate(1, { joined }), delegate(2)]));
  expect(await screen.findByText('09:58')).toBeInTheDocument();
  expect(screen.getByText('Not joined')).toBeInTheDocument();
  expect(screen.getAllByText('Not marked')).toHaveLength(2);
});
