import type { AssessmentRow, Assessments, VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AssessmentCard } from './assessment-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const row = (id: number, changes: Partial<AssessmentRow> = {}): AssessmentRow => ({
  user: { id, name: `Person ${id}` },
  ...{ attendance: 'attended', assessment: 'pending', assessed_at: null, assessor: null },
  ...{ score: null, blocked: null, observation: null },
  ...changes,
});
const checklist = {
  ...{ id: 4, version: 2 },
  items: [
    { key: '1', text: 'Calls for help', is_critical: true },
    { key: '2', text: 'Explains', is_critical: false },
  ],
};

function show(found: Partial<Assessments>) {
  const body = { assessment_type: 'paper', deadline: '2026-12-01', checklist: null, rows: [], ...found };
  const requests = standInForFetch(() => ({ body }));
  renderInArea(<AssessmentCard detail={{ id: 7, to_assess: 2, assessed: 1 } as VirtualGroupDetail} />, {
    area: 'trainer',
    routes: trainerRoutes,
    name: 'delegates',
    address: '/trainers/7/members',
    user: buildUser({ abilities: { virtualGroupAdmin: ['virtualGroups.assessments', 'virtualGroups.assess'] } }),
  });
  return requests;
}

test('a result on paper is sent with its score', async () => {
  const user = userEvent.setup();
  const requests = show({ rows: [row(1), row(2, { assessment: 'not_required', blocked: 'has no licence yet' })] });
  expect(await screen.findByText(/1 of 2 assessed/u)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Assess Person 2' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Assess Person 1' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Assess Person 1' });
  await user.click(within(dialogue).getByRole('radio', { name: /^Passed/u }));
  await user.type(within(dialogue).getByRole('textbox', { name: /Score/u }), '80');
  await user.click(within(dialogue).getByRole('button', { name: 'Save result' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      results: [{ userId: 1, result: 'passed', score: 80 }],
    }),
  );
});

test('the checklist says the result before it is saved: every critical item ticked is a pass', async () => {
  const user = userEvent.setup();
  const requests = show({ assessment_type: 'observed', checklist, rows: [row(1)] });
  await user.click(await screen.findByRole('button', { name: 'Assess Person 1' }));
  const dialogue = await screen.findByRole('dialog', { name: 'Assess Person 1' });
  expect(within(dialogue).queryByRole('button', { name: 'Save as failed' })).toBeNull();
  await user.click(within(dialogue).getByRole('button', { name: 'Save result' }));
  expect(within(dialogue).getByText('Tick what they did, or “None of these”')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(within(dialogue).getByRole('checkbox', { name: 'None of these' }));
  expect(within(dialogue).getByRole('button', { name: 'Save as failed' })).toBeInTheDocument();
  await user.click(within(dialogue).getByRole('checkbox', { name: 'None of these' }));
  await user.click(within(dialogue).getByRole('checkbox', { name: /Explains/u }));
  expect(within(dialogue).getByRole('button', { name: 'Save as failed' })).toBeInTheDocument();
  await user.click(within(dialogue).getByRole('checkbox', { name: /Calls for help/u }));
  await user.click(within(dialogue).getByRole('button', { name: 'Save as passed' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      url: expect.stringContaining('/virtual-groups/7/observations/1'),
      body: { checklistId: 4, met: ['1', '2'] },
    }),
  );
});
