import type { Action } from '@doselore/contract';
import type { MemberEntry } from '@doselore/contract/external-courses';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { MemberEntries } from './member-entries.tsx';

const entry: MemberEntry = {
  id: 3,
  external_course_id: null,
  title: 'First aid',
  provider: 'St John',
  completed_on: '2026-03-03',
  months: 36,
  expires_on: '2029-03-03',
  reference: 'FA-1',
  has_evidence: true,
  evidence: { name: 'a.pdf', type: 'application/pdf', bytes: 2_048 },
  updated_at: '2026-03-04T10:00:00.000Z',
  verdict: null,
  is_verified_elsewhere: false,
  needs_evidence: false,
  is_replaced: false,
  can_change: true,
};
const verdict = {
  id: 8,
  verdict: 'rejected' as const,
  note: 'No name',
  decided_by: 'Ada Penrose',
  decided_on: '2026-04-04',
};

afterEach(() => vi.unstubAllGlobals());

function show(target: Partial<MemberEntry> = {}, { userId = 9, may = ['externalCourses.verify'] as Action[] } = {}) {
  const requests = standInForFetch(({ method }) => ({
    body: method === 'GET' ? [{ ...entry, ...target }] : { ok: true },
  }));
  renderInArea(
    <MemberEntries target={{ level: 'groupingAdmin', place: { groupId: 5 }, userId }} addressOf={String} />,
    {
      area: 'group-admin',
      routes: groupAdminRoutes,
      name: 'members-learning',
      address: '/group-admin/5/members-info/9/learning',
      user: buildUser({ id: 1, abilities: { groupingAdmin: ['externalCourses.read', ...may] } }),
    },
  );
  return () => requests.filter(({ method }) => method === 'PUT').map(({ url, body }) => ({ url, body }));
}

const seen = { seenAt: entry.updated_at, seenVerdictId: null };

test('shows the entry with its evidence, and verifies what was shown', async () => {
  const user = userEvent.setup();
  const sent = show({ is_verified_elsewhere: true });
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('St John · completed Tue 3rd Mar 2026 · expires Sat 3rd Mar 2029 · reference FA-1');
  expect(item).toHaveTextContent('Another organisation has verified this entry. Decide for your organisation.');
  expect(within(item).getByRole('link', { name: /Open evidence: a\.pdf/u })).toHaveAttribute(
    'href',
    expect.stringContaining('groups/5/members-info/9/external-courses/3/evidence'),
  );
  await user.click(screen.getByRole('button', { name: 'Verify: First aid' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        url: expect.stringContaining('external-courses/3/verdict'),
        body: { verdict: 'verified', note: null, ...seen },
      },
    ]),
  );
});

test('an entry is rejected only with a reason', async () => {
  const user = userEvent.setup();
  const sent = show();
  await user.click(await screen.findByRole('button', { name: 'Reject: First aid' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Reject First aid?' }));
  await user.click(await dialogue.findByRole('button', { name: 'Reject' }));
  expect(await dialogue.findAllByText('Enter the reason')).not.toEqual([]);
  await user.type(dialogue.getByLabelText('Reason'), 'No name');
  await user.click(dialogue.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ verdict: 'rejected', note: 'No name', ...seen }]),
  );
});

test('shows a verdict with its reason, and takes it back', async () => {
  const user = userEvent.setup();
  const sent = show({ verdict });
  expect(await screen.findByText('Rejected by Ada Penrose, Sat 4th Apr 2026: No name')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Verify/u })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw: First aid' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ verdict: 'withdrawn', seenVerdictId: 8 }));
});

test('offers nothing for one’s own entry, nor without the right', async () => {
  show({}, { userId: 1 });
  expect(await screen.findByText('Someone else must check your own entry.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /First aid/u })).not.toBeInTheDocument();
});

test('an admin with read access can open the evidence', async () => {
  show({}, { may: [] });
  expect(await screen.findByRole('link', { name: /Open evidence/u })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /First aid/u })).not.toBeInTheDocument();
});

test('a replaced entry, and one without the evidence that it needs, cannot be verified', async () => {
  show({ is_replaced: true, verdict });
  expect(await screen.findByText('A newer entry has corrected this one.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /First aid/u })).not.toBeInTheDocument();
  cleanup();
  show({ needs_evidence: true, evidence: null });
  expect(await screen.findByText('Evidence is needed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reject: First aid' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Verify: First aid' })).not.toBeInTheDocument();
});
