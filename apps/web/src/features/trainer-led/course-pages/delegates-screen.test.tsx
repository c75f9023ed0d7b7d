import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  clearBrowser,
  delegate,
  detail,
  marked,
  markOf,
  marksSent,
  registerOf,
  show,
  showWithoutPlace,
} from './delegates-screen.factory.tsx';

afterEach(clearBrowser);

test('a course that is not closed opens at the address of historic courses, with links to its service', async () => {
  const user = userEvent.setup();
  showWithoutPlace({ subgroup: { id: 9, name: 'Hove' } });
  const edit = await screen.findByRole('link', { name: 'Schedule' });
  expect(edit).toHaveAttribute('href', '/subgroup-admin/5/9/virtual-groups/7/edit');
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Choose delegates' })).toHaveAttribute(
    'href',
    '/subgroup-admin/5/9/virtual-groups/7/membership',
  );
});

test.each([
  ['of the organisation', { subgroup: null }],
  ['of another service', { subgroup: { id: 3, name: 'Ryde' } }],
])('an open course %s opens at the address of historic courses without other pages', async (_name, changes) => {
  showWithoutPlace({ ...changes, by_membership_only: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Basic life support' })).toBeInTheDocument();
  expect(await screen.findByText('Person 1')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'About this course' })).toHaveTextContent('Certificate lasts');
  expect(screen.queryByRole('navigation', { name: 'Pages of this course' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('marks are sent together shortly after the last touch, and the bar says how many wait', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1), delegate(2, marked(70, 'absent')), delegate(3)]));
  await user.click(await markOf(1, 'Absent'));
  expect(screen.getByText('2 of 3 marked, 1 waiting to be sent')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Mark the other 1 as attended' }));
  expect(screen.getByText('3 of 3 marked, 2 waiting to be sent')).toBeInTheDocument();
  expect(marksSent(requests)).toEqual([]);
  await waitFor(
    () =>
      expect(marksSent(requests)).toEqual([
        {
          sessionId: 70,
          marks: [
            [1, 'absent'],
            [3, 'attended'],
          ],
        },
      ]),
    { timeout: 4_000 },
  );
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/u)).not.toBeInTheDocument());
});

test('the last mark can be undone, and a mark that is pressed again is taken back', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1, marked(70, 'absent'))]));
  await user.click(await markOf(1, 'Excused'));
  expect(await markOf(1, 'Excused')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Undo last mark' }));
  expect(await markOf(1, 'Absent')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await markOf(1, 'Absent'));
  expect(screen.getByText('0 of 1 marked, 1 waiting to be sent')).toBeInTheDocument();
  await waitFor(() => expect(marksSent(requests)).toEqual([{ sessionId: 70, marks: [[1, null]] }]), { timeout: 4_000 });
});

test('marking the others needs confirmation when it uses licences', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1, { licence: { id: 3, state: 'issued' } })]));
  await user.click(await screen.findByRole('button', { name: 'Mark the other 1 as attended' }));
  const question = await screen.findByRole('dialog', { name: 'Use 1 licence?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await markOf(1, 'Attended')).toHaveAttribute('aria-pressed', 'false');
  expect(marksSent(requests)).toEqual([]);
});

test('marks that cannot be sent wait, with the page open, until the connection returns', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  const course = detail([delegate(1)]);
  const requests = show(course, () =>
    isOffline
      ? new TypeError('Failed to fetch')
      : { body: { ...course, saved: [{ user_id: 1, key: null, kept: 'this' }] } },
  );
  await user.click(await markOf(1, 'Attended'));
  await waitFor(() => expect(marksSent(requests)).toHaveLength(1), { timeout: 4_000 });
  expect(screen.getByText('1 of 1 marked, 1 waiting to be sent')).toBeInTheDocument();
  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(marksSent(requests)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/u)).not.toBeInTheDocument());
});

test('marks of a course that was closed stay as text for a site admin, until they are removed', async () => {
  const user = userEvent.setup();
  const message = 'This Pharmacist-led Course is already closed. Nothing was changed.';
  show(detail([delegate(1)]), () => ({ status: 409, body: { code: 'conflict', message } }));
  await user.click(await markOf(1, 'Attended'));
  expect(
    await screen.findByRole('heading', { name: '1 mark of this device could not be stored' }, { timeout: 4_000 }),
  ).toBeInTheDocument();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Marks that are not stored' }).value;
  expect(text).toMatch(/^Basic life support, course 7\nPerson 1: Attended \(Session 1: /u);
  await user.click(screen.getByRole('button', { name: 'Remove this mark' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Marks that are not stored' })).toBeNull());
});

test('a course of several days shows one session at a time, and the attendance at the whole course', async () => {
  const user = userEvent.setup();
  const registers = [registerOf(70), registerOf(71, '2026-11-02'), registerOf(72, '2099-11-03', 'not_yet')];
  const row = delegate(1, { ...marked(70, 'attended'), attendance: null });
  const sessions = registers.map(({ training_start, training_end }) => ({
    ...{ training_at: training_start.slice(0, 10), training_slot: 'am' as const, place: null },
    ...{ training_start, training_end },
  }));
  show(detail([row], { registers, sessions, sessions_required: 1 }));
  expect(await screen.findByText('1 of 3 marked')).toBeInTheDocument();
  const choice = await screen.findByRole('combobox', { name: 'Session' });
  expect(choice).toHaveValue('71');
  await user.selectOptions(choice, '72');
  expect(await screen.findByText('The register opens 15 minutes before the start.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Attendance/u })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Session' }), '70');
  expect(await markOf(1, 'Attended')).toHaveAttribute('aria-pressed', 'true');
});
