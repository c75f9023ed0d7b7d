import type { Action } from '@doselore/contract';
import type { QueuedEntry, VerifiedEntry } from '@doselore/contract/external-courses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { TrainingRecordsScreen } from './training-records-screen.tsx';

const entry = (id: number, target: Partial<QueuedEntry> = {}): QueuedEntry => ({
  id,
  title: `Course ${id}`,
  provider: 'St John',
  completed_on: '2026-03-03',
  months: 36,
  expires_on: '2029-03-03',
  reference: '',
  has_evidence: true,
  evidence: { name: `${id}.pdf`, type: 'application/pdf', bytes: 2_048 },
  updated_at: '2026-03-04T10:00:00.000Z',
  verdict: null,
  is_verified_elsewhere: false,
  needs_evidence: true,
  group: { id: 5, name: 'Brightwell' },
  person: { id: 90 + id, name: `Person ${id}` },
  subgroup_id: null,
  entered_on: '2026-03-04',
  ...target,
});

afterEach(() => vi.unstubAllGlobals());

function show(
  rows: QueuedEntry[],
  { answers = [] as VerifiedEntry[], may = ['externalCourses.verify'] as Action[], search = '' } = {},
) {
  const requests = standInForFetch(({ method }) => ({
    body: method === 'POST' ? answers : { rows, total: rows.length },
  }));
  renderInArea(<TrainingRecordsScreen />, {
    area: 'group-admin',
    routes: groupAdminRoutes,
    name: 'training-records',
    address: `/group-admin/reports/training-records${search}`,
    user: buildUser({ id: 1, abilities: { groupingAdmin: ['externalCourses.read', ...may] } }),
  });
  return Object.assign(
    () => requests.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body })),
    { requests },
  );
}

test('verifies the selected entries once each evidence was opened, and names those that were refused', async () => {
  const user = userEvent.setup();
  const sent = show([entry(1), entry(2)], {
    answers: [
      { group_id: 5, external_course_user_id: 1, problem: null },
      { group_id: 5, external_course_user_id: 2, problem: 'This entry was changed after you opened it.' },
    ],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Bulk actions' }));
  expect(bar.getByText('0 of 2 opened')).toBeInTheDocument();
  expect(bar.queryByRole('button', { name: 'Verify' })).not.toBeInTheDocument();
  for (const nth of [1, 2])
    await user.click(screen.getByRole('link', { name: new RegExp(`evidence of Person ${nth}`, 'u') }));
  expect(bar.getByText('2 of 2 opened')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Verify' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('1 entry is verified')).toBeInTheDocument();
  expect(screen.getByText('Person 2, Course 2: This entry was changed after you opened it.')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        url: expect.stringContaining('external-entries/verdicts'),
        body: {
          entries: [1, 2].map((externalCourseUserId) => ({
            groupId: 5,
            externalCourseUserId,
            seenAt: '2026-03-04T10:00:00.000Z',
            seenVerdictId: null,
          })),
          idempotencyKey: expect.any(String),
        },
      },
    ]),
  );
});

test('own entries, decided ones and those without evidence cannot be selected', async () => {
  const decided = { id: 3, verdict: 'verified', note: '', decided_by: 'Ada', decided_on: '2026-04-04' } as const;
  show([
    entry(1, { evidence: null, has_evidence: false }),
    entry(2, { person: { id: 1, name: 'Me' } }),
    entry(3, { verdict: decided }),
  ]);
  expect(await screen.findByText('Someone else must check your own entry.')).toBeInTheDocument();
  expect(screen.getByText('Evidence is needed')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /Course/u })).not.toBeInTheDocument();
});

test('an admin with read access selects nothing', async () => {
  show([entry(1)], { may: [] });
  expect(await screen.findByRole('link', { name: /Open evidence/u })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('sends the organisation of the address, so that only its entries are listed', async () => {
  const { requests } = show([entry(1)], { search: '?groupId=5' });
  await screen.findByText('Course 1');
  expect(requests.map(({ url }) => url)).toContainEqual(expect.stringMatching(/external-entries\?.*groupId=5/u));
});
