import type { Action } from '@doselore/contract';
import type { Plan } from '@doselore/contract/course-planning';
import type { Managers } from '@doselore/contract/course-staffing';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CannotAttend, useMayDropOut } from './cannot-attend.tsx';
import { ReplaceTrainer } from './replace-trainer.tsx';
import { StaffingNotices } from './staffing-notices.tsx';
import { canStaffChange } from './staffing-state.ts';

const detail = (changes: Partial<VirtualGroupDetail> = {}) =>
  ({
    ...{ id: 7, title: 'Basic life support', group: { id: 5, name: 'Brightwell' }, state: 'scheduled' },
    ...{ register: 'not_yet', delegate_rows: [] },
    ...changes,
  }) as unknown as VirtualGroupDetail;

const plan = {
  ...{
    title: 'Basic life support',
    trainerUserId: 3,
    trainer: 'Amara Osei',
    co_trainers: [],
    venueId: null,
    place: 'Quay Room',
  },
  ...{ video_account_id: null, meeting_url: null, meeting_id: null, meeting_passcode: null },
  sessions: [{ training_start: '2027-02-01T10:00:00.000Z', training_end: '2027-02-01T12:00:00.000Z', place: null }],
} as unknown as Plan;

const teaches = { code: 'overlap', text: 'Teaches First aid 10:00 - 12:00', can_be_ignored: true };
const candidates = [
  { id: 3, name: 'Amara Osei', verdict: 'possible', conflicts: [], score: 66.5, parts: [] },
  { id: 4, name: 'Gwen Pritchard', verdict: 'conflict', conflicts: [teaches], score: 65.6, parts: [] },
];

afterEach(() => vi.unstubAllGlobals());

function standIn(managers: Managers) {
  return standInForFetch(({ url, method }) => {
    if (url.endsWith('/schedule/check'))
      return { body: { trainers: candidates, venue_conflicts: [], account_conflicts: [] } };
    if (method !== 'GET') return { body: { ok: true, now: {} } };
    if (url.includes('/plan')) return { body: plan };
    return url.endsWith('/managers') ? { body: managers } : { body: {} };
  });
}

const amara = { id: 3, name: 'Amara Osei' };
const able: Managers = { lead: { ...amara, cannot_attend: null }, co_trainers: [] };
const unable = (reason: string | null): Managers => ({
  lead: { ...amara, cannot_attend: { reported_at: '2027-01-04T09:00:00.000Z', reason } },
  co_trainers: [],
});

const show = (element: React.ReactElement, as: 'site-admin' | 'trainer') => {
  const abilities: Action[] = ['virtualGroups.read', 'virtualGroups.managers'];
  renderInArea(element, {
    area: as,
    routes: as === 'trainer' ? trainerRoutes : siteAdminRoutes,
    name: 'delegates',
    address: as === 'trainer' ? '/trainers/7/members' : '/site-admin/groups/5/virtual-groups/7/members',
    user: buildUser({
      id: as === 'trainer' ? 3 : 1,
      abilities:
        as === 'trainer'
          ? { virtualGroupAdmin: [...abilities, 'virtualGroups.cannotAttend'] }
          : { superAdmin: [...abilities, 'virtualGroups.schedule', 'virtualGroups.write'] },
    }),
  });
};

test('the people who lead a course can change while it is scheduled and nobody is marked', () => {
  const row = (changes: object) => [{ attendance: null, marks: [], ...changes }] as never;
  expect(canStaffChange(detail())).toBe(true);
  expect(canStaffChange(detail({ delegate_rows: row({}) }))).toBe(true);
  expect(canStaffChange(detail({ delegate_rows: row({ marks: [{ session_id: 1, attendance: 'absent' }] }) }))).toBe(
    false,
  );
  expect(canStaffChange(detail({ state: 'delivered' }))).toBe(false);
});

function MayDropOut() {
  return useMayDropOut(detail()) ? 'May say so' : 'Has to come';
}

test('a trainer can report once that they cannot attend, and nobody else can', async () => {
  standIn(able);
  show(<MayDropOut />, 'trainer');
  expect(await screen.findByText('May say so')).toBeInTheDocument();
  cleanup();
  show(<MayDropOut />, 'site-admin');
  expect(await screen.findByText('Has to come')).toBeInTheDocument();
});

test('a trainer says with a reason that they cannot attend', async () => {
  const user = userEvent.setup();
  const requests = standIn(able);
  show(<CannotAttend detail={detail()} opened onClose={() => undefined} />, 'trainer');
  const dialogue = await screen.findByRole('dialog', { name: 'You cannot attend Basic life support?' });
  await user.click(within(dialogue).getByRole('button', { name: 'Tell the site admins' }));
  expect((await within(dialogue).findAllByText('Enter the reason')).length).toBeGreaterThan(0);
  await user.type(within(dialogue).getByRole('textbox', { name: 'Why you cannot attend' }), 'Broken leg');
  await user.click(within(dialogue).getByRole('button', { name: 'Tell the site admins' }));
  await waitFor(() => {
    const sent = requests.find(({ url, method }) => method === 'POST' && url.endsWith('/7/cannot-attend'));
    expect(sent?.body).toEqual({ reason: 'Broken leg' });
  });
});

test('a trainer who has said so sees it, and can take it back', async () => {
  const user = userEvent.setup();
  const requests = standIn(unable('Broken leg'));
  show(
    <>
      <MayDropOut />
      <StaffingNotices detail={detail()} />
    </>,
    'trainer',
  );
  expect(await screen.findByText(/You said that you cannot attend/u)).toHaveTextContent('Broken leg');
  expect(screen.getByText('Has to come')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I can attend after all' }));
  await waitFor(() =>
    expect(requests.some(({ url, method }) => method === 'DELETE' && url.endsWith('/7/cannot-attend'))).toBe(true),
  );
});

test('a site admin sees who cannot attend, and chooses another trainer over a conflict with a reason', async () => {
  const user = userEvent.setup();
  const requests = standIn(unable('Broken leg'));
  show(
    <>
      <ReplaceTrainer detail={detail()} opened onClose={() => undefined} />
      <StaffingNotices detail={detail()} />
    </>,
    'site-admin',
  );
  expect(await screen.findByText(/Amara Osei said that they cannot attend/u)).toHaveTextContent('Broken leg');
  expect(screen.queryByRole('button', { name: 'I can attend after all' })).toBeNull();
  const dialogue = await screen.findByRole('dialog', { name: 'Replace the trainer of Basic life support' });
  const choice = await within(dialogue).findByRole('combobox', { name: 'New trainer' });
  await within(dialogue).findByRole('option', { name: 'Gwen Pritchard' });
  expect(within(dialogue).queryByRole('option', { name: 'Amara Osei' })).toBeNull();
  await user.selectOptions(choice, '4');
  await user.click(within(dialogue).getByRole('checkbox', { name: 'Save anyway' }));
  await user.type(within(dialogue).getByRole('textbox', { name: 'Reason for booking anyway' }), 'Same room');
  await user.click(within(dialogue).getByRole('button', { name: 'Replace trainer' }));
  await waitFor(() => {
    const sent = requests.find(({ url, method }) => method === 'PUT' && url.endsWith('/7/schedule'));
    expect(sent?.body).toMatchObject({
      trainerUserId: 4,
      ignoreConflictWarning: 1,
      conflictReason: 'Same room',
      place: 'Quay Room',
      baseValues: { trainerUserId: 3, place: 'Quay Room' },
    });
  });
});
