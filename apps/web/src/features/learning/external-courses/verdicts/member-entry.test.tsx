import { type Action, commandOf, emptyRecord } from '@doselore/contract';
import { externalCourseFields, type MemberEntryDetail } from '@doselore/contract/external-courses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { groupAdminRoutes } from '../../../../areas/group-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { MemberEntry } from './member-entry.tsx';

const entry: MemberEntryDetail = {
  id: 3,
  external_course_id: 7,
  title: 'First aid',
  provider: 'St John',
  completed_on: '2026-03-03',
  months: 36,
  expires_on: '2029-03-03',
  reference: 'FA-1',
  has_evidence: true,
  evidence: { name: 'a.png', type: 'image/png', bytes: 2_048 },
  updated_at: '2026-03-04T10:00:00.000Z',
  verdict: null,
  is_verified_elsewhere: false,
  needs_evidence: true,
  is_replaced: false,
  can_change: true,
  history: [{ kind: 'entered', at: '2026-03-04T10:00:00.000Z', by: 'Ben Okoro', note: '' }],
};
const facts = {
  external_course_id: 7,
  title: 'First aid',
  provider: 'St John',
  completed_on: '2026-03-03',
  months: 36,
  reference: 'FA-1',
};
const course = {
  ...emptyRecord(externalCourseFields),
  ...{ id: 7, title: 'First aid', provider: 'St John', default_months: 36, needs_evidence: true },
  reference_hint: 'Top right',
};
const decided = {
  can_change: false,
  verdict: { id: 8, verdict: 'verified' as const, note: '', decided_by: 'Ada Penrose', decided_on: '2026-04-04' },
};

afterEach(() => vi.unstubAllGlobals());

type Shown = { target?: Partial<MemberEntryDetail>; entryId?: number; may?: Action[] };

function show({ target = {}, entryId = 3, may = ['externalCourses.enter', 'externalCourses.verify'] }: Shown = {}) {
  const requests = standInForFetch(({ method, url }) => {
    if (method === 'POST') return { body: { id: 4 } };
    if (method === 'PUT') return { body: { ok: true, now: { ...facts, months: 24 } } };
    return { body: url.includes('choices') ? [course] : { ...entry, ...target } };
  });
  const at = { level: 'groupingAdmin', place: { groupId: 5 }, userId: 9 } as const;
  renderInArea(
    <MemberEntry target={at} entryId={entryId} addressOf={(id) => `/group-admin/5/members-info/9/${id}`} />,
    {
      area: 'group-admin',
      routes: groupAdminRoutes,
      name: 'members-external-course',
      address: '/group-admin/5/members-info/9/external-courses/3',
      user: buildUser({ id: 1, abilities: { groupingAdmin: ['externalCourses.read', ...may] } }),
    },
  );
  return () => requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

test('changes an undecided entry beside its evidence, with the values that were loaded', async () => {
  const user = userEvent.setup();
  const sent = show();
  expect(await screen.findByRole('img', { name: 'Evidence: a.png' })).toBeInTheDocument();
  expect(screen.getByText('Wed 4th Mar 2026: Entered by Ben Okoro')).toBeInTheDocument();
  const months = await screen.findByRole('textbox', { name: /^Valid for/u });
  expect(screen.getByText('Top right')).toBeInTheDocument();
  await user.clear(months);
  await user.type(months, '24');
  await user.click(screen.getByRole('button', { name: 'Save entry' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual(commandOf({ ...facts, months: 24, baseValues: facts })));
  expect(await screen.findByText('First aid saved')).toBeInTheDocument();
});

test('a decided entry stays, and is corrected by a new one', async () => {
  const user = userEvent.setup();
  const sent = show({ target: decided });
  expect(await screen.findByText('Verified by Ada Penrose, Sat 4th Apr 2026')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save entry' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Correct First aid' }));
  const reference = await dialogue.findByRole('textbox', { name: /^Certificate number/u });
  await user.clear(reference);
  await user.type(reference, 'FA-2');
  await user.click(dialogue.getByRole('button', { name: 'Save entry' }));
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject(commandOf({ ...facts, reference: 'FA-2', replaces_id: 3 })),
  );
});

test('an admin with read access reads the facts', async () => {
  show({ may: [] });
  expect(await screen.findByText('36 months')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save entry|Correct|Verify/u })).not.toBeInTheDocument();
});

test('an address without a number has no page', async () => {
  show({ entryId: 0 });
  expect(await screen.findByText(/The page may have moved/u)).toBeInTheDocument();
});
