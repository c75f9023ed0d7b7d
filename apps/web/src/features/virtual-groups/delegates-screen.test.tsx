import type { Action } from '@doselore/contract';
import type { DelegateRow, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../areas/site-admin/routes.tsx';
import { trainerRoutes } from '../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { renderInArea } from '../../test-support/render-in-area.tsx';
import { DelegatesScreen } from './delegates-screen.tsx';

const delegate = (id: number, changes: Partial<DelegateRow> = {}): DelegateRow => ({
  user: { id, name: `Person ${id}` },
  attendance: null,
  response: 'none',
  licence: null,
  is_pending: false,
  licence_waiver: null,
  ...changes,
});

const detail = (delegates: DelegateRow[], changes: Partial<VirtualGroupDetail> = {}): VirtualGroupDetail => ({
  id: 7,
  title: 'Basic life support',
  group: { id: 5, name: 'Brightwell' },
  subgroup: null,
  trainer: 'Amara Osei',
  deliverable_id: 4,
  productId: 3,
  state: 'delivered',
  training_start: '2026-11-01T10:00:00.000Z',
  training_end: '2026-11-01T12:00:00.000Z',
  place: 'Quay Room',
  delegates: delegates.length,
  delegatePlacesAllowed: 12,
  waiting: 0,
  accepted: delegates.filter(({ response }) => response === 'accepted').length,
  unmarked: delegates.filter(({ attendance }) => attendance === null).length,
  certificateMonths: 12,
  register: 'open',
  pool: 2,
  ended_at: null,
  end_reason: '',
  close_report: null,
  by_membership_only: false,
  sessions: [],
  what_to_bring: null,
  organiser: null,
  delegate_rows: delegates,
  ...changes,
});

const trainer: Action[] = ['virtualGroups.read', 'virtualGroups.register', 'licences.issue', 'licences.list'];

function show(body: VirtualGroupDetail) {
  const requests = standInForFetch(() => ({ body }));
  renderInArea(<DelegatesScreen />, {
    area: 'trainer',
    routes: trainerRoutes,
    name: 'delegates',
    address: '/trainers/7/members',
    user: buildUser({ abilities: { virtualGroupAdmin: trainer } }),
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

const markOf = (id: number) => screen.findByRole('combobox', { name: `Attendance of Person ${id}` });
const marksSent = (requests: ReturnType<typeof show>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { marks: unknown }).marks);

test('changed marks are saved in one request, without confirmation when no licence is used', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1), delegate(2, { attendance: 'absent' }), delegate(3)]));
  await user.selectOptions(await markOf(1), 'Absent');
  await user.click(screen.getByRole('button', { name: 'Mark the other 1 as attended' }));
  expect(screen.getByText('2 marks not saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save register' }));
  await waitFor(() =>
    expect(marksSent(requests)).toEqual([
      [
        { userId: 1, attendance: 'absent' },
        { userId: 3, attendance: 'attended' },
      ],
    ]),
  );
});

test('a mark that uses a licence needs confirmation, and undoing the choice sends nothing', async () => {
  const user = userEvent.setup();
  const requests = show(detail([delegate(1, { licence: { id: 3, state: 'issued' } })]));
  await user.selectOptions(await markOf(1), 'Partly attended');
  await user.click(screen.getByRole('button', { name: 'Save register' }));
  const question = await screen.findByRole('dialog', { name: 'Use 1 licence?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(marksSent(requests)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(await markOf(1)).toHaveValue('');
});

test('a delegate who waits for a licence is marked, and issuing is offered while there is one', async () => {
  const row = delegate(1, { attendance: 'attended', is_pending: true });
  show(detail([row, delegate(2, { attendance: 'attended', licence: { id: 4, state: 'in_progress' } })]));
  expect(await screen.findByText('Requested')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Issue licences' })).toHaveAttribute(
    'href',
    '/trainers/7/issue-after-register',
  );
  expect(screen.getByRole('link', { name: 'Person 1' })).toHaveAttribute('href', '/trainers/7/members-info/1');
  expect(screen.queryByRole('link', { name: 'Close course' })).not.toBeInTheDocument();
});

test('a closed course is read-only and shows its close report', async () => {
  const close_report = {
    ...{ invited: 1, attended: 1, partial: 0, absent: 0, excused: 0 },
    ...{ waived: 1, completed: 0, lapsed: 0, reclaimed: 0, returned: 4 },
  };
  const row = delegate(1, { attendance: 'attended', licence_waiver: 'Came as an observer' });
  show(detail([row], { state: 'closed', register: 'ended', close_report }));
  expect(await screen.findByRole('heading', { name: 'Closing summary' })).toBeInTheDocument();
  expect(screen.getByText('None: Came as an observer')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^Attendance/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save register' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Issue licences' })).not.toBeInTheDocument();
});

test('a site admin can cancel a course without marks, and close one with marks', async () => {
  const siteAdmin = (body: VirtualGroupDetail) => {
    standInForFetch(() => ({ body }));
    return renderInArea(<DelegatesScreen />, {
      area: 'site-admin',
      routes: siteAdminRoutes,
      name: 'delegates',
      address: '/site-admin/groups/5/virtual-groups/7/members',
      user: buildUser({ abilities: { superAdmin: [...trainer, 'virtualGroups.close'] } }),
    });
  };
  const { unmount } = siteAdmin(detail([delegate(1)]));
  expect(await screen.findByRole('link', { name: 'Cancel course' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Close course' })).not.toBeInTheDocument();
  unmount();
  siteAdmin(detail([delegate(1, { attendance: 'absent' })]));
  expect(await screen.findByRole('link', { name: 'Close course' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Cancel course' })).not.toBeInTheDocument();
});
