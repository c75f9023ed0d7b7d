import type { MemberPaperCourse } from '@doselore/contract/paper-courses';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { subgroupAdminRoutes } from '../../../../areas/subgroup-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { MemberResults } from './member-results.tsx';

const waiting: MemberPaperCourse = {
  licence_id: 4,
  title: 'Injection practical',
  issued_on: '2026-03-03',
  is_waiting: true,
  rule: { has_score: true, pass_mark: 80, evidence: 'optional', assessors: ['Amara Osei', 'Lena Marsh'] },
  result: null,
  scan: null,
  corrected: [],
};
const result = {
  id: 7,
  outcome: 'pass' as const,
  taken_on: '2026-04-04',
  score: 92,
  assessor: 'Amara Osei',
  reason: '',
  recorded_by: 'Ada Penrose',
  recorded_at: '2026-04-05T10:00:00.000Z',
  corrections: 0,
};

afterEach(() => vi.unstubAllGlobals());

function show(target: Partial<MemberPaperCourse> = {}) {
  const requests = standInForFetch(({ method }) => ({
    body: method === 'GET' ? [{ ...waiting, ...target }] : { id: 7, ok: true },
  }));
  renderInArea(<MemberResults target={{ level: 'superAdmin', place: { groupId: 5 }, userId: 9 }} />, {
    area: 'site-admin',
    routes: siteAdminRoutes,
    name: 'members-learning',
    address: '/site-admin/groups/5/members-info/9/learning',
    user: buildUser({
      abilities: { superAdmin: ['paperCourses.results', 'paperCourses.record', 'paperCourses.correct'] },
    }),
  });
  return () => requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

async function fill(
  user: ReturnType<typeof userEvent.setup>,
  name: string,
  values: { score: string; outcome: string },
) {
  await user.click(await screen.findByRole('button', { name }));
  const dialogue = within(await screen.findByRole('dialog'));
  await user.click(dialogue.getByRole('radio', { name: values.outcome }));
  await user.clear(dialogue.getByRole('textbox', { name: /^Score/u }));
  await user.type(dialogue.getByRole('textbox', { name: /^Score/u }), values.score);
  return dialogue;
}

test('records a result by the rule of the course', async () => {
  const user = userEvent.setup();
  const sent = show();
  const dialogue = await fill(user, 'Record result: Injection practical', { outcome: 'Pass', score: '79' });
  await user.selectOptions(dialogue.getByRole('combobox', { name: 'Assessor' }), 'Lena Marsh');
  await user.click(dialogue.getByRole('button', { name: 'Record result' }));
  expect(await dialogue.findByText('Score: The score is below the pass mark of 80')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(dialogue.getByRole('radio', { name: 'Fail' }));
  await user.click(dialogue.getByRole('button', { name: 'Record result' }));
  expect(await screen.findByText('Result of Injection practical saved')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      url: expect.stringContaining('groups/5/members-info/9/paper-results/4'),
      body: expect.objectContaining({ outcome: 'fail', score: 79, assessor: 'Lena Marsh', reason: null }),
    },
  ]);
});

test('asks for a scan where one is required', async () => {
  const user = userEvent.setup();
  const sent = show({ rule: { has_score: false, pass_mark: null, evidence: 'required', assessors: [] } });
  await user.click(await screen.findByRole('button', { name: 'Record result: Injection practical' }));
  const dialogue = within(await screen.findByRole('dialog'));
  expect(dialogue.queryByRole('textbox', { name: /^Score/u })).not.toBeInTheDocument();
  await user.click(dialogue.getByRole('button', { name: 'Record result' }));
  expect(await dialogue.findByText('Add a scan of the signed form')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('corrects a result with a reason and the number of corrections that was shown', async () => {
  const user = userEvent.setup();
  const sent = show({ is_waiting: false, result });
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Pass on 04-04-2026, score 92, assessor Amara Osei, recorded by Ada Penrose',
  );
  const dialogue = await fill(user, 'Correct: Injection practical', { outcome: 'Fail', score: '52' });
  await user.click(dialogue.getByRole('button', { name: 'Correct result' }));
  expect(await dialogue.findByText('Reason for the correction: Enter the reason')).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox', { name: 'Reason for the correction' }), 'Read wrongly');
  await user.click(dialogue.getByRole('button', { name: 'Correct result' }));
  expect(await screen.findByText('Result of Injection practical saved')).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ outcome: 'fail', score: 52, reason: 'Read wrongly', seenCorrections: 0 });
});

test('offers nothing to service admins who may only read', async () => {
  standInForFetch(() => ({ body: [waiting] }));
  renderInArea(<MemberResults target={{ level: 'subgroupAdmin', place: { groupId: 5, subgroupId: 3 }, userId: 9 }} />, {
    area: 'subgroup-admin',
    routes: subgroupAdminRoutes,
    name: 'members-learning',
    address: '/subgroup-admin/5/3/members-info/9/learning',
    user: buildUser({ abilities: { subgroupAdmin: ['paperCourses.results'] } }),
  });
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('Waiting for a result');
  expect(within(item).queryByRole('button')).not.toBeInTheDocument();
});
