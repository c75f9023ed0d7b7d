import type { Action } from '@doselore/contract';
import type { AssessmentRow, Assessments } from '@doselore/contract/course-assessments';
import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import type { OfflineEntry } from '../course-register/offline-marks/offline-entry.ts';
import { dropEntries, readOfflineEntries, saveEntries } from '../course-register/offline-marks/offline-marks.ts';
import { sendEntries } from '../course-register/offline-marks/send-entries.ts';
import { AssessmentCard } from './assessment-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const row = (id: number, changes: Partial<AssessmentRow> = {}): AssessmentRow => ({
  user: { id, name: `Person ${id}` },
  ...{ attendance: 'attended', assessment: 'pending', assessed_at: null, assessor: null },
  ...{ score: null, blocked: null, blocked_if_attended: null, observation: null, is_correctable: false, corrected: [] },
  ...changes,
});
const checklist = {
  ...{ id: 4, version: 2 },
  items: [
    { key: '1', text: 'Calls for help', is_critical: true },
    { key: '2', text: 'Explains', is_critical: false },
  ],
};

const ofNobody = { delegate_rows: [], registers: [] };
const everything: Action[] = ['virtualGroups.assessments', 'virtualGroups.assess', 'virtualGroups.correctAssessment'];

type Answer = { status?: number; body?: unknown } | TypeError;

/** Shows the card to the trainer. A command is answered by `answer` where it is given. */
function show(found: Partial<Assessments>, changes: Partial<VirtualGroupDetail> = {}, answer?: () => Answer) {
  const body = { assessment_type: 'paper', deadline: '2026-12-01', checklist: null, rows: [], ...found };
  const requests = standInForFetch(({ method }) => (method === 'PUT' && answer ? answer() : { body }));
  renderInArea(
    <AssessmentCard
      detail={{ id: 7, to_assess: 2, assessed: 1, register: 'open', ...ofNobody, ...changes } as VirtualGroupDetail}
    />,
    {
      area: 'trainer',
      routes: trainerRoutes,
      name: 'delegates',
      address: '/trainers/7/members',
      user: buildUser({ abilities: { virtualGroupAdmin: everything } }),
    },
  );
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
  expect(within(dialogue).queryByText('Tick what they did, or “None of these”')).toBeNull();
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

const observed = row(1, {
  ...{ assessment: 'failed', blocked: 'has failed', assessor: 'Amara Osei', is_correctable: true },
  observation: { checklist: { ...checklist, version: 1 }, met: ['2'] },
  corrected: [
    {
      ...{ result: 'passed', score: null, met: ['1', '2'] },
      ...{ reason: 'Another person', by: 'Amara Osei', on: '2026-11-30' },
    },
  ],
});

test('an observed result is corrected with a reason, by the checklist that it was made with', async () => {
  const user = userEvent.setup();
  const requests = show({ assessment_type: 'observed', checklist: { ...checklist, id: 9 }, rows: [observed] });
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Corrected 30-11-2026 by Amara Osei: Another person. Before: Passed.',
  );
  await user.click(screen.getByRole('button', { name: 'Correct: Person 1' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Correct result: Person 1' }));
  expect(dialogue.getByRole('checkbox', { name: 'Explains' })).toBeChecked();
  await user.click(dialogue.getByRole('checkbox', { name: /Calls for help/u }));
  await user.click(dialogue.getByRole('button', { name: 'Correct result' }));
  expect(await dialogue.findByText('Reason for the correction: Enter the reason')).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox', { name: 'Reason for the correction' }), 'Ticked wrongly');
  await user.click(dialogue.getByRole('button', { name: 'Correct result' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
      url: expect.stringContaining('/virtual-groups/7/observations/1/correction'),
      body: { met: ['1', '2'], reason: 'Ticked wrongly', seenCorrections: 1 },
    }),
  );
});

test('a result on paper is corrected with its score', async () => {
  const user = userEvent.setup();
  const passed = { assessment: 'passed', blocked: 'has passed', score: 78, is_correctable: true } as const;
  const requests = show({ rows: [row(1, passed)] });
  await user.click(await screen.findByRole('button', { name: 'Correct: Person 1' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Correct result: Person 1' }));
  expect(dialogue.getByRole('radio', { name: /^Passed/u })).toBeChecked();
  const score = dialogue.getByRole('textbox', { name: /Score/u });
  expect(score).toHaveValue('78');
  await user.clear(score);
  await user.type(score, '87');
  await user.type(dialogue.getByRole('textbox', { name: 'Reason for the correction' }), 'Read wrongly');
  await user.click(dialogue.getByRole('button', { name: 'Correct result' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ result: 'passed', score: 87, reason: 'Read wrongly', seenCorrections: 0 },
    }),
  );
});

test('after the course is closed, trainers correct no result', async () => {
  show({ assessment_type: 'observed', checklist, rows: [observed] }, { register: 'ended' });
  const item = await screen.findByRole('listitem');
  expect(within(item).queryByRole('button')).not.toBeInTheDocument();
});

const puts = (requests: ReturnType<typeof show>) => requests.filter(({ method }) => method === 'PUT');

async function passOnPaper(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Assess Person 1' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Assess Person 1' }));
  await user.click(dialogue.getByRole('radio', { name: /^Passed/u }));
  await user.click(dialogue.getByRole('button', { name: 'Save result' }));
  return dialogue;
}

test('without a connection a result waits in the browser, and is sent again under the same key', async () => {
  const user = userEvent.setup();
  let isOffline = true;
  const requests = show({ rows: [row(1)] }, {}, () =>
    isOffline ? new TypeError('Failed to fetch') : { body: { assessment_type: 'paper', rows: [] } },
  );
  await passOnPaper(user);
  expect(await screen.findByText('Passed, waiting to be sent')).toBeInTheDocument();
  expect(screen.getByText(/1 of 2 assessed, 1 waiting to be sent/u)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change Person 1' }));
  const again = within(await screen.findByRole('dialog', { name: 'Assess Person 1' }));
  expect(again.getByRole('radio', { name: /^Passed/u })).toBeChecked();
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  const [owned] = readOfflineEntries();
  isOffline = false;
  await sendEntries(owned?.ownerId ?? 0, () => undefined);
  await waitFor(() => expect(screen.queryByText(/waiting to be sent/u)).not.toBeInTheDocument());
  const keys = puts(requests).map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a result that the server refuses at once stays in its form', async () => {
  const user = userEvent.setup();
  const message = 'Person 1 has passed. Nothing was changed.';
  show({ rows: [row(1)] }, {}, () => ({ status: 409, body: { code: 'conflict', message } }));
  const dialogue = await passOnPaper(user);
  expect(await dialogue.findByText(message)).toBeInTheDocument();
  expect(readOfflineEntries()).toEqual([]);
});

test('a delegate whose mark waits on this device can be assessed', async () => {
  const level = 'virtualGroupAdmin' as const;
  const marked: OfflineEntry = {
    ...{ key: 'a', ownerId: buildUser().id, level, virtualGroupId: 7, sessionId: 3 },
    ...{ userId: 1, attendance: 'attended' as const, made_at: '2026-12-01T10:00:00.000Z' },
  };
  await saveEntries([marked]);
  const sessions = {
    registers: [{ session_id: 3 }],
    delegate_rows: [{ user: { id: 1, name: 'Person 1' }, marks: [] }],
  };
  const blocked = { attendance: null, assessment: 'not_required', blocked: 'has no complete register yet' } as const;
  show({ rows: [row(1, blocked)] }, { ...(sessions as Partial<object>), sessions_required: null });
  expect(await screen.findByRole('button', { name: 'Assess Person 1' })).toBeInTheDocument();
  await dropEntries([marked]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assess Person 1' })).not.toBeInTheDocument());
});
